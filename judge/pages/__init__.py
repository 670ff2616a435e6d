"""Rulings as pages: a board after each step, the events, the rules; as files, and served on this machine.

``board_picture`` is a state in pieces, which steps share; ``ruling_page`` an outcome as a page shows it;
``page_templates`` turns both into HTML. ``report_pages`` and ``report_folder`` write the files of ``judge run --html``.
"""
