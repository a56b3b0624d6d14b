/** Slips of the hand, which have no correction that would not make the next mistake. */
import { catalog, detail, landing, point } from '../testing/catalog.ts'

/** A table with two columns instead of a drawing. */
const table = (...lines: readonly string[]) =>
  detail(
    /<Figure\n {2}name="loop"[\s\S]*?\n\/>/,
    `<Table caption="An example of alpha at first">\n\n| a | b |\n${lines.join('\n')}\n\n</Table>`,
  )

catalog('slips without a certain correction', {
  'a mark inside a word': point('- A po‘int'),
  'a mark before the last letter of a word': point('- Rows compare‘d with a point'),
  'a backtick inside a word': point('- A point of the run`d'),
  'a backtick in a word of a drawing': detail("'learn'", "'learn`s'"),
  'a space before a comma in an address': detail('  - /beta', '  - /beta ,'),
  'a comma inside a key': detail('contact:', 'con ,tact:'),
  'a space of a word processor before a comma': point('- A point\u00A0, and more'),
  'a space of a word processor next to a plain one': detail("'last week'", "'last \u00A0week'"),
  'a space of a word processor in an address': detail('  - /beta', '  - /b&nbsp;eta'),
  'a space of a word processor in a tag': detail('</Section>', '<\u00A0/Section>'),
  'a line of one such space in a table': table('| --- | --- |', '| c | d |', '\u00A0', '| e | f |'),
  'a < alone on a line': point('<\n\n- A point'),
  'a < inside a tag': landing('<CardGrid>', '<CardG<b>rid>'),
  'an invisible character after a <': landing('</CardGrid>', '<\u200B/CardGrid>'),
  'a # inside a tag that closes': landing('</CardGrid>', '</Card# Grid>'),
  'a comment before an item': point('<!-- x -->- A point'),
  'a dash in the line of hyphens of a table': table('| --- |— --- |', '| c | d |'),
  'a brace before a row': table('| --- | --- |', '{| c | d |'),
  'two rows on a line': table('| --- | --- |', '| c | `d` | | `e` | f |'),
  'a comment inside a tag': landing('<Section id', '<Secti<!-- x -->on id'),
  'a comment before a row': table('| --- | --- |', '<!-- x -->| c | d |'),
  'a > before />': detail('center="weekly"\n/>', 'center="weekly"\n>/>'),
  'a > before the props': detail('  name="loop"', '  > name="loop"'),
  'a dash before />': detail('center="weekly"\n/>', 'center="weekly"\n–/>'),
  'a line of asterisks in front matter': detail('title: All', '**\ntitle: All'),
  'a key of another list': landing('faqs:\n', 'faqs:\n  heading: All of it\n'),
  'keys run together': landing('faqs:\n  -', 'faqs:   -'),
  'a quotation mark after the front matter': detail(/---\n\n/, '---"\n\n'),
  'a dash before a sentence in a card': landing('  Where alpha', '— Where alpha'),
  'a ## before a sentence in a card': landing('  Where alpha', '##Where alpha'),
  'a ## before a bracket': point('##[ Words of it\n\n- A point'),
  'half a word beside a mark': point('- A schedul~~e of a point'),
})(`
a mark inside a word: advice content/alpha.mdx:26:7 the wrong apostrophe ‘. The site uses typographic quotes, next to which others look like mistakes. Write ’, or remove it if it has slipped into the word.
a mark before the last letter of a word: advice content/alpha.mdx:26:15 the wrong apostrophe ‘. The site uses typographic quotes, next to which others look like mistakes. Write ’, or remove it if it has slipped into the word.
a backtick inside a word: advice content/alpha.mdx:26:18 "run’d" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "rand", "rend", or "rind"? If it is correct, add the line "- run’d" to content/data/dictionary.yaml, at its start.
a backtick inside a word: content/alpha.mdx:26:21 a backtick instead of an apostrophe. Everything up to the next backtick would be shown as code. Write ’, or remove it if it has slipped into the word.
a backtick in a word of a drawing: content/alpha.mdx:33:32 a backtick instead of an apostrophe. Everything up to the next backtick would be shown as code. Write ’, or remove it if it has slipped into the word.
a backtick in a word of a drawing: content/alpha.mdx:33:32 \` in a text that takes only words. Links, bold and code work only in the text below the front matter; here readers would see the characters. Write only the words.
a space before a comma in an address: content/alpha.mdx:10:5 the link /beta , leads nowhere. Visitors who follow it would find nothing. Did you mean /beta?
a comma inside a key: content/alpha.mdx:15:1 unknown key con ,tact; known here: layout, title, intro, search, reviewBy, draft, publishAt, parent, related, closing, contact, evidence, glance, faqs, icon, titleLinksToItself. It would silently be ignored. Did you mean contact?
a space of a word processor before a comma: advice content/alpha.mdx:26:10 a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Write a plain space.
a space of a word processor next to a plain one: advice content/alpha.mdx:53:16 a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Write a plain space.
a space of a word processor in an address: content/alpha.mdx:10:5 the link /b&nbsp;eta leads nowhere. Visitors who follow it would find nothing. Use the address of a page in content/.
a space of a word processor in an address: advice content/alpha.mdx:10:7 a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Write a plain space.
a space of a word processor in a tag: advice content/alpha.mdx:37:2 a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Write a plain space.
a line of one such space in a table: advice content/alpha.mdx:34:1 a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Write a plain space.
a line of one such space in a table: content/alpha.mdx:34:1 1 cell in a table row; the table has 2 columns. Extra cells are dropped, and missing ones leave a gap. Put | between the row's cells, and write \\| for the character itself.
a < alone on a line: content/alpha.mdx:26:1 a stray < before "", which MDX reads as the start of a tag. One wrong character keeps the whole page from being read. Remove it.
a < inside a tag: content/services/checks.mdx:33:1 <CardG>, which is not a block and is not closed. One wrong character keeps the whole page from being read. If it stands for a name, write the name itself.
a < inside a tag: content/services/checks.mdx:33:7 a stray < before "b>rid>", which MDX reads as the start of a tag. One wrong character keeps the whole page from being read. Remove it.
an invisible character after a <: content/services/checks.mdx:33:1 <CardGrid> is not closed. Every tag that opens must close. Write </CardGrid> where the block ends, on its own line with an empty line above; <CardGrid> needs its own line, too.
an invisible character after a <: content/services/checks.mdx:43:1 a tag that cannot be read: <\u200B/CardGrid>. One wrong character keeps the whole page from being read. Look for a wrong character in it; every tag is <Name prop="text">.
an invisible character after a <: content/services/checks.mdx:43:2 an invisible character, U+200B. It came with copied text and splits words for search and screen readers. Delete it.
a # inside a tag that closes: content/services/checks.mdx:43:1 </Card without its >, or with something before it. One wrong character keeps the whole page from being read. Write </, the name of the block and >.
a comment before an item: content/alpha.mdx:26:1 an HTML comment, which MDX cannot read. One wrong character keeps the whole page from being read. Remove it.
a dash in the line of hyphens of a table: content/alpha.mdx:32:1 dashes below the names of a table's columns, where hyphens belong. Otherwise the rows are not recognized as a table. Write --- for each column.
a brace before a row: content/alpha.mdx:33:1 a stray { in the text: {| c | d |, which MDX reads as code. One wrong character keeps the whole page from being read. Remove it.
two rows on a line: content/alpha.mdx:33:1 5 cells in a table row; the table has 2 columns. Extra cells are dropped, and missing ones leave a gap. Put | between the row's cells, and write \\| for the character itself.
a comment inside a tag: content/services/checks.mdx:27:1 <Secti> is closed by </Section>. Every tag that opens must close. Did you mean <Section>?
a comment inside a tag: content/services/checks.mdx:27:7 an HTML comment, which MDX cannot read. One wrong character keeps the whole page from being read. Remove it.
a comment before a row: content/alpha.mdx:32:1 a table without rows. Each block has its place on the grid; anywhere else it would break the page. Write the rows below the line of hyphens, or remove the table.
a comment before a row: content/alpha.mdx:33:1 an HTML comment, which MDX cannot read. One wrong character keeps the whole page from being read. Remove it.
a > before />: content/alpha.mdx:29:1 <Figure> is not closed; it has no content, so it closes itself. One wrong character keeps the whole page from being read. End it with />: <Figure … />.
a > before the props: content/alpha.mdx:29:1 <Figure> ends before its props. One wrong character keeps the whole page from being read. Remove the > there.
a dash before />: content/alpha.mdx:35:1 the character – inside a tag, where only props belong: <Name prop="text">. One wrong character keeps the whole page from being read. Look for a missing quote or > before this place; inside quoted text, write “, ” and ’.
a line of asterisks in front matter: content/alpha.mdx:3:1 a line that starts with *, where a key or a hyphen would be. One line that is not YAML keeps the whole file from being read. Remove it, or write its key before it and double quotes around it.
a key of another list: content/services/checks.mdx:20:3 the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
keys run together: content/services/checks.mdx:18:9 a hyphen between a key and its text. One line that is not YAML keeps the whole file from being read. Remove it; where the key takes a list, start a line of its own with it.
a quotation mark after the front matter: content/alpha.mdx:18:1 ---" where the front matter should end, which takes a line of exactly three hyphens. Without that line, the page's text is read as keys. Write "---" there, on a line of its own.
a dash before a sentence in a card: content/services/checks.mdx:36:1 a line that starts with —; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space, or remove it if the line is no item of a list.
a ## before a sentence in a card: content/services/checks.mdx:36:1 ## without a space after it, which is not a heading. Anything that is not quite Markdown shows up on the page as typed. Remove it, or write ##, a space and a heading.
a ## before a bracket: content/alpha.mdx:26:1 ## without a space after it, which is not a heading. Anything that is not quite Markdown shows up on the page as typed. Remove it, or write ##, a space and a heading.
half a word beside a mark: advice content/alpha.mdx:26:5 "schedul" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "schedule".
half a word beside a mark: content/alpha.mdx:26:12 ~~ that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
`)
