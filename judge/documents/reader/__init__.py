"""Reading documents of the rules as they were published, from their text.

`document_reader` reads a file, and `document` has what it finds. The steps are: lines (`file_lines`,
`arranged_lines`; those of a page in HTML are `html_lines`, and `html_places` tells what was read at the file's own),
their segments (`segments`), what is known of the whole text (`text_overview`), which documents are in it
(`document_parts`), what each segment begins (`line_marks` for numbered rules, `outline` for others, `term_marks` for
glossaries), and the document (`assembly`).
"""
