/** Messages about mistakes in tables. */
import { catalog, detail } from '../testing/catalog.ts'

/** A table with two columns instead of a drawing. */
const table = (...lines: readonly string[]) =>
  detail(
    /<Figure\n {2}name="loop"[\s\S]*?\n\/>/,
    `<Table caption="An example of alpha at first">\n\n| a | b |\n${lines.join('\n')}\n\n</Table>`,
  )

catalog('tables', {
  'an extra cell': detail(
    '- A point',
    `<Table caption="What is compared">\n\n| a | b |\n| --- | --- |\n| one | two | three |\n\n</Table>\n\n- A point`,
  ),
  'a row pasted with tabs': detail(
    '- A point',
    `<Table caption="What is compared">\n\n| a | b |\n| --- | --- |\none\ttwo\n\n</Table>\n\n- A point`,
  ),
  'columns without names': detail(
    '- A point',
    `<Table caption="What is compared">\n\n| | |\n| --- | --- |\n| one | two |\n\n</Table>\n\n- A point`,
  ),
  'five columns': detail(
    '- A point',
    `<Table caption="What is compared">\n\n| a | b | c | d | e |\n| --- | --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 | 5 |\n\n</Table>\n\n- A point`,
  ),
})(`
an extra cell: content/alpha.mdx at "| one | two | three |" 3 cells in a table row; the table has 2 columns. Extra cells are dropped, and missing ones leave a gap. Put | between the row's cells, and write \\| for the character itself.
a row pasted with tabs: content/alpha.mdx at "one\u0009two" 1 cell in a table row; the table has 2 columns. Extra cells are dropped, and missing ones leave a gap. Put | between the row's cells, and write \\| for the character itself.
columns without names: content/alpha.mdx at "| | |" a column of the table has no name. Phones and screen readers say it before each cell. Write the names of the columns in the table's first row.
five columns: content/alpha.mdx at "| a | b | c | d | e |" a table with 5 columns; it takes two to four. More do not fit next to each other on a phone. Split it, or move some of it into the text.
`)

catalog('what slips into a table', {
  'a line of one space of a word processor': table(
    '| --- | --- |',
    '| c | d |',
    '\u00A0',
    '| e | f |',
  ),
  'a dash in the line of hyphens of a table': table('| --- |— --- |', '| c | d |'),
  'a < before a row': table('| --- | --- |', '<| c | d |'),
  'a brace before a row': table('| --- | --- |', '{| c | d |'),
  'two rows on a line': table('| --- | --- |', '| c | `d` | | `e` | f |'),
  'a comment before a row': table('| --- | --- |', '<!-- x -->| c | d |'),
})(`
a line of one space of a word processor: advice content/alpha.mdx after "| c | d |" a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Write a plain space.
a line of one space of a word processor: content/alpha.mdx after "| c | d |" 1 cell in a table row; the table has 2 columns. Extra cells are dropped, and missing ones leave a gap. Put | between the row's cells, and write \\| for the character itself.
a dash in the line of hyphens of a table: content/alpha.mdx at "| --- |— --- |" dashes below the names of a table's columns, where hyphens belong. Otherwise the rows are not recognized as a table. Write --- for each column.
a < before a row: content/alpha.mdx at "| --- | --- |" a table without rows. Each block has its place on the grid; anywhere else it would break the page. Write the rows below the line of hyphens, or remove the table.
a < before a row: content/alpha.mdx at "<| c | d |" a stray < before "| c | d |", which MDX reads as the start of a tag. One wrong character keeps the whole page from being read. Remove it.
a brace before a row: content/alpha.mdx at "{| c | d |" a stray { in the text: {| c | d |, which MDX reads as code. One wrong character keeps the whole page from being read. Remove it.
two rows on a line: content/alpha.mdx at "| c | \`d\` | | \`e\` | f |" 5 cells in a table row; the table has 2 columns. Extra cells are dropped, and missing ones leave a gap. Put | between the row's cells, and write \\| for the character itself.
a comment before a row: content/alpha.mdx at "| --- | --- |" a table without rows. Each block has its place on the grid; anywhere else it would break the page. Write the rows below the line of hyphens, or remove the table.
a comment before a row: content/alpha.mdx at "<!-- x -->| c | d |" an HTML comment, which MDX cannot read. One wrong character keeps the whole page from being read. Remove it.
`)
