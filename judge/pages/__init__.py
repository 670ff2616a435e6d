"""Rulings as pages: a board after each step, the events, the rules; as files, and served on this machine.

* `board_picture`: a state in pieces, which the boards of several steps share
* `ruling_page`: an outcome as a page shows it; `page_templates`: pages as HTML
* `report_pages`, `report_folder`: the files of `judge run --html`; `paged_scenarios`: a scenario judged, and its page
* `asked_page`, `scenario_links`: what is asked on the served page, answered; links that hold a question
* `page_app`, `page_server`, `page_command`: addresses and what they answer; serving; `judge page`
* `page_player`, `playing_processes`, `process_confines`: processes that play what is asked, and what they may do
* `page_errors`: errors of pages
"""
