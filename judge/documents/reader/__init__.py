"""Reading documents of the rules as they were published, from their text.

`document_reader` reads a file, and `document` has what it finds. The steps are: lines (`file_lines`, `page_columns`,
`line_spacing`; those of a page in HTML are `html_lines`, and `html_places` tells what was read at the file's own),
their segments (`segments`), what is known of the whole text (`text_overview`), what each segment begins (`line_marks`
for numbered rules, `outline` for others), and the document (`assembly`).
"""
