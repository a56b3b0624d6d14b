import { blockProps } from '#lib/content/blocks.ts'
import { all, catalog, detail, landing, point } from '../testing/catalog.ts'

const BLOCKS = Object.keys(blockProps).join(', ')

catalog('MDX syntax', {
  'a stray <': point('- Answers in <200 ms, a point'),
  'two stray < in one file': all(
    point('- Answers in <200 ms, a point'),
    detail('- Another point', '- Answers in <100 ms, another point'),
  ),
  'braces in a sentence': point('- Fill in {your name here} point'),
  'a stray {': point('- Fill in {your name point'),
  'an HTML comment': point('<!-- note to self -->\n\n- A point'),
  'an MDX comment, which is welcome': point('{/* fine */}\n\n- A point'),
  'an address in angle brackets': point('See <https://w3.org>.\n\n- A point'),
  'a mailbox in angle brackets': point('See <HELLO@TESTER.EXAMPLE>.\n\n- A point'),
  'an import': detail('<Section>', "import { Chart } from './chart'\n\n<Section>"),
  'an export': detail('<Section>', 'export const x = 1\n\n<Section>'),
  'a sentence that starts with import': point('import the data first.\n\n- A point'),
  'an expression': point('- {name} point'),
  'an expression of another system': point('- {{name}} point'),
  'an unclosed section': detail('</Section>', ''),
  'a closing tag without an opening one': detail('<Section>\n', ''),
  'a closing tag of another block': landing('</CardGrid>', '</Card>'),
  'a closing tag at the end of a line': landing(
    / {2}Where alpha leads, in a sentence.\n<\/Card>/,
    '  Where alpha leads, in a sentence.</Card>',
  ),
  'text behind a closing tag': detail('</Section>', '</Section> And more words.'),
  'a block on one line, which is fine': landing(
    />\n {2}Where alpha leads, in a sentence.\n<\/Card>/,
    '>Where alpha leads, in a sentence.</Card>',
  ),
  'a figure that does not close itself': detail(/(?<=week'\]\})\n\/>/, '\n>'),
  'typographic quotes around a prop': landing('icon="gear"', 'icon=“gear”'),
  'a prop without quotes': landing('icon="gear"', 'icon=gear'),
  'an unclosed quote': landing('icon="gear"', 'icon="gear'),
  'an unfinished tag': landing('<CardGrid>', '<CardGrid'),
})(`
a stray <: content/alpha.mdx at "<200 ms, a point on alph" a stray < before "200 ms, a point on alp…", which MDX reads as the start of a tag. One wrong character keeps the whole page from being read. Write \\< to show the character, or use words: "less than".
two stray < in one file: content/alpha.mdx at "<200 ms, a point on alph" a stray < before "200 ms, a point on alp…", which MDX reads as the start of a tag. One wrong character keeps the whole page from being read. Write \\< to show the character, or use words: "less than".
two stray < in one file: content/alpha.mdx at "<100 ms, another point o" a stray < before "100 ms, another point …", which MDX reads as the start of a tag. One wrong character keeps the whole page from being read. Write \\< to show the character, or use words: "less than".
braces in a sentence: content/alpha.mdx at "{your name here} point o" code in the text: {your name here}; pages contain only words. Pages are words and blocks, so that everybody can edit them and nothing in them can break. Write the words themselves, or \\{your name here\\} to show the braces.
a stray {: content/alpha.mdx at "{your name point on alph" a stray { in the text: {your name point on alp…, which MDX reads as code. One wrong character keeps the whole page from being read. Write \\{ to show the character.
an HTML comment: content/alpha.mdx at "<!-- note to self -->" an HTML comment, which MDX cannot read. One wrong character keeps the whole page from being read. Write it as {/* note to self */} or remove it.
an MDX comment, which is welcome: nothing
an address in angle brackets: content/alpha.mdx at "<https://w3.org>." an address in angle brackets: <https://w3.org>, which MDX reads as a tag. One wrong character keeps the whole page from being read. Write a link whose words say where it leads: [words](https://w3.org).
a mailbox in angle brackets: content/alpha.mdx at "<HELLO@TESTER.EXAMPLE>." an address in angle brackets: <HELLO@TESTER.EXAMPLE>, which MDX reads as a tag. One wrong character keeps the whole page from being read. Write a link whose words say where it leads: [words](mailto:HELLO@TESTER.EXAMPLE).
an import: content/alpha.mdx at "import { Chart } from '." an import; pages cannot import anything. Pages are words and blocks, so that everybody can edit them and nothing in them can break. Remove the line; all blocks are available without it.
an export: content/alpha.mdx at "export const x = 1" an export; pages cannot export anything. Pages are words and blocks, so that everybody can edit them and nothing in them can break. Remove it; the title and description belong between the two "---".
a sentence that starts with import: content/alpha.mdx at "import the data first." a line that starts with "import", which MDX reads as code. One wrong character keeps the whole page from being read. Start the sentence with another word; pages cannot import or export.
an expression: content/alpha.mdx at "{name} point on alpha at" code in the text: {name}; pages contain only words. Pages are words and blocks, so that everybody can edit them and nothing in them can break. Write the words themselves, or \\{name\\} to show the braces.
an expression of another system: content/alpha.mdx at "{{name}} point on alpha" {{name}}, for which a mailing or a template would put words. Nothing replaces it here, so visitors would read it. Write the words themselves; one that the page is about goes between \`backticks\`.
an unclosed section: content/alpha.mdx at "<Section>" <Section> is not closed. Every tag that opens must close. Write </Section> above line N, on its own line with an empty line above; <Section> needs its own line, too.
a closing tag without an opening one: content/alpha.mdx at "</Section>" </Section> closes nothing. Every tag that closes must have been opened. Remove it, or add the opening tag above; one that ends in /> is closed already.
a closing tag of another block: content/services/checks.mdx at "</Card>" </Card> where </CardGrid> is expected to close line N. Every tag that opens must close. Write </CardGrid> here, or above this line if it is missing.
a closing tag at the end of a line: content/services/checks.mdx at "</Card>" text on the same line as </Card>, though its opening tag has its own line. One wrong character keeps the whole page from being read. Put </Card> on its own line.
text behind a closing tag: content/alpha.mdx at "</Section> And more word" text on the same line as </Section>, though its opening tag has its own line. One wrong character keeps the whole page from being read. Put the text above </Section>, or into a block of its own below it.
a block on one line, which is fine: nothing
a figure that does not close itself: content/alpha.mdx at "<Figure" <Figure> is not closed; it has no content, so it closes itself. One wrong character keeps the whole page from being read. End it with />: <Figure … />.
typographic quotes around a prop: content/services/checks.mdx at "“gear” href="/alpha">" the value of icon is in neither straight quotes nor braces. One wrong character keeps the whole page from being read. Write icon="gear".
a prop without quotes: content/services/checks.mdx at "gear href="/alpha">" the value of icon is in neither straight quotes nor braces. One wrong character keeps the whole page from being read. Write icon="gear".
an unclosed quote: content/services/checks.mdx at ""gear href="/alpha">" the quote of icon is not closed. One wrong character keeps the whole page from being read. Write icon="gear".
an unfinished tag: content/services/checks.mdx at "<CardGrid" the tag <CardGrid never ends; every tag ends with >. One wrong character keeps the whole page from being read. Add the missing >.
`)

catalog('malformed tags', {
  'a space after <': landing('<Section id="all">', '< Section id="all">'),
  'a closing tag with props': landing('</CardGrid>', '</CardGrid id="all">'),
  'a comma after a prop': landing('icon="gear"', 'icon="gear",'),
  'a name in angle brackets': point('- <Client> tests a point'),
  'a placeholder in angle brackets': point('- A point of <<client name>>'),
})(`
a space after <: content/services/checks.mdx at "< Section id="all">" < Section, a tag with a space or backslash after <, which turns it into text. One wrong character keeps the whole page from being read. Write <Section.
a closing tag with props: content/services/checks.mdx at "</CardGrid id="all">" </CardGrid without its >, or with something before it. One wrong character keeps the whole page from being read. Write </CardGrid>.
a comma after a prop: content/services/checks.mdx at ", href="/alpha">" a , after a prop; spaces or lines separate props. One wrong character keeps the whole page from being read. Remove it.
a name in angle brackets: content/alpha.mdx at "<Client> tests a point o" <Client>, which is not a block and is not closed. One wrong character keeps the whole page from being read. If it stands for a name, write the name itself.
a placeholder in angle brackets: content/alpha.mdx at "<client name>> on alpha" <client name>>, which stands for something that is still missing. Visitors would read it. Write the words themselves.
`)

catalog('HTML from other programs', {
  'a paragraph of a word processor': point('<p class=MsoNormal>A point</p>\n\n- A point'),
  'a document type': point('<!DOCTYPE html>\n\n- A point'),
  'a style': point('<style>a</style>\n\n- A point'),
  'a table': point('<table><tr><td>One</td><td>Two</td></tr></table>\n\n- A point'),
  'a table without the line below its head': point(
    '<Table caption="What is compared">\n\n| a | b |\n| c | d |\n\n</Table>\n\n- A point',
  ),
})(`
a paragraph of a word processor: content/alpha.mdx at "<p class=MsoNormal>A poi" HTML tag <p class=MsoNormal>; pages consist of Markdown and blocks. Only these blocks are part of the design. Write it in Markdown, or remove it.
a document type: content/alpha.mdx at "<!DOCTYPE html>" HTML tag <!DOCTYPE html>; pages consist of Markdown and blocks. Only these blocks are part of the design. Write it in Markdown, or remove it.
a style: content/alpha.mdx at "<style>a</style>" HTML tag <style>; pages can use ${BLOCKS}. Only these blocks are part of the design. Write it in Markdown or use one of them.
a table: content/alpha.mdx at "<table><tr><td>One</td><" unknown component <table>; pages can use ${BLOCKS}. Only these blocks are part of the design. Write <Table caption="…">, the rows as | one | two |, with | --- | --- | below the first, and </Table>, with an empty line around the rows.
a table without the line below its head: content/alpha.mdx at "| a | b |" a row that is not recognized as a table. Anything that is not quite Markdown shows up on the page as typed. Leave an empty line above the table, and put | --- | --- | below its first row, with as many cells as that row.
`)

catalog('tags that have lost a character or their counterpart', {
  'a quotation mark in front of a name': detail('<Figure', '<“Figure'),
  'a section without its >': detail('<Section>', '<Section'),
  'a card without its >, above text with commas': landing(
    'href="/alpha">',
    'href="/alpha"\n\nFirst, second, third',
  ),
  'a list without its {': detail("{['plan'", "['plan'"),
  'a card without its opening tag': landing(/<Card title="Beta".*\n/, ''),
  'lists that the design does not have': point(
    '<Note title="Not for you if">\n\n- It rains\n\n</Note>\n\n- A list\n  - in a list\n- A point',
  ),
  'a # at the start of a list item': point('- # of points'),
})(`
a quotation mark in front of a name: content/alpha.mdx at "<“Figure" a tag that cannot be read: <“Figure. One wrong character keeps the whole page from being read. Look for a wrong character in it; every tag is <Name prop="text">.
a section without its >: content/alpha.mdx at "<Section" the tag <Section never ends; every tag ends with >. One wrong character keeps the whole page from being read. Add the missing >.
a card without its >, above text with commas: content/services/checks.mdx at "<Card title="Alpha" icon" the tag <Card title="Alpha" ico… never ends; every tag ends with >. One wrong character keeps the whole page from being read. Add the missing >.
a list without its {: content/alpha.mdx at "['plan', 'run', 'learn']" the value of steps is in neither straight quotes nor braces. One wrong character keeps the whole page from being read. Write steps={['plan', 'run', 'learn']}.
a card without its opening tag: content/services/checks.mdx at "</Card>" </Card> closes nothing. Every tag that closes must have been opened. Remove it, or add the opening tag above; one that ends in /> is closed already.
lists that the design does not have: content/alpha.mdx at "- It rains" a list inside a list item, <Note>, <Card> or <AccordionItem>. Lists have one level, and those in blocks would have no markers. Write it as sentences, or move it out.
lists that the design does not have: content/alpha.mdx at "- in a list" a list inside a list item, <Note>, <Card> or <AccordionItem>. Lists have one level, and those in blocks would have no markers. Write it as sentences, or move it out.
a # at the start of a list item: content/alpha.mdx at "# of points on alpha at" a # at the start of a list item, which turns the item into a heading. Readers skim headings, and screen reader users jump between them by level. Write \\# to show the character, or say it in words, such as "number of".
`)

catalog('quotes and cells that run together', {
  'mixed quotes in a list': detail("'plan', 'run'", `'plan", "run'`),
  'a row below an empty line': point(
    '<Table caption="What is compared">\n\n| a | b |\n| --- | --- |\n| c | d |\n\n| e | f |\n\n</Table>\n\n- A point',
  ),
  'a bare | in code': point(
    '<Table caption="What is compared">\n\n| a | b |\n| --- | --- |\n| `c | d` | e |\n\n</Table>\n\n- A point',
  ),
  'dashes below the names of columns': point(
    '<Table caption="What is compared">\n\n| a | b |\n| — | — |\n| c | d |\n\n</Table>\n\n- A point',
  ),
  'attributes of another program': landing('</Card>', '</Card>{.wide}'),
  'a backslash before the end of a tag': detail('<Section>', '<Section\\>'),
})(`
mixed quotes in a list: content/alpha.mdx at "'plan", "run', 'learn']}" two texts that run together, plan", "run, because the quotes around them differ. A block would show them as a single text. Write the same quotes around each: 'plan', 'run'.
a row below an empty line: content/alpha.mdx at "| e | f |" a row of a table below an empty line, which ends the table above it. Anything that is not quite Markdown shows up on the page as typed. Remove the empty line.
a bare | in code: content/alpha.mdx at "| \`c | d\` | e |" a | in the code \`c | d\`, which starts another cell. In a table, a | ends its cell even between backticks. Write \`c \\| d\`.
dashes below the names of columns: content/alpha.mdx at "| — | — |" dashes below the names of a table's columns, where hyphens belong. Otherwise the rows are not recognized as a table. Write --- for each column.
attributes of another program: content/services/checks.mdx at "{.wide}" {.wide}, which another program put there. Readers would see it. Remove it.
a backslash before the end of a tag: content/alpha.mdx at "\\>" a backslash before the < or > of a tag, which other programs put there, and which turns it into text. One wrong character keeps the whole page from being read. Remove the backslash.
`)

catalog('what slips into a tag', {
  'a < alone on a line': point('<\n\n- A point'),
  'a < inside a tag': landing('<CardGrid>', '<CardG<b>rid>'),
  'an invisible character after a <': landing('</CardGrid>', '<\u200B/CardGrid>'),
  'a # inside a tag that closes': landing('</CardGrid>', '</Card# Grid>'),
  'a comment before an item': point('<!-- x -->- A point'),
  'a comment inside a tag': landing('<Section id', '<Secti<!-- x -->on id'),
  'a > before />': detail('center="weekly"\n/>', 'center="weekly"\n>/>'),
  'a > behind the name of a prop': detail('steps={', 'steps>={'),
  'a > before the props': detail('  name="loop"', '  > name="loop"'),
  'a < and a space before a name': point('- A test of < Kafka, a point'),
  'a brace before a tag': detail('<Figure', '{<Figure'),
  'a hyphen before a brace': detail('steps={', 'steps=- {'),
  'an entity after a <': landing('</CardGrid>', '<&nbsp;/CardGrid>'),
  'a number without its first brace': detail(
    /<Figure\n {2}name="loop"[\s\S]*?\/>/,
    `<Figure name="schedule" title="When alpha at first is tested" caption="Two weeks of alpha at first" unit="days" length=12} rows={[{ label: 'first', from: 0, to: 5, text: 'Plan' }, { label: 'second', from: 4, to: 9, text: 'Run' }]} source="example" />`,
  ),
  'a list without its first brace and bracket': detail(
    "steps={['plan', 'run', 'learn']}",
    "steps={['plan'}, { label: 'run' }, { label: 'learn' }]}",
  ),
  'a slash the wrong way round': landing('</CardGrid>', '<\\CardGrid>'),
  'a dash before />': detail('center="weekly"\n/>', 'center="weekly"\n–/>'),
})(`
a < alone on a line: content/alpha.mdx at "<" a stray < before "", which MDX reads as the start of a tag. One wrong character keeps the whole page from being read. Remove it.
a < inside a tag: content/services/checks.mdx at "<CardG<b>rid>" <CardG>, which is not a block and is not closed. One wrong character keeps the whole page from being read. If it stands for a name, write the name itself.
a < inside a tag: content/services/checks.mdx at "<b>rid>" a stray < before "b>rid>", which MDX reads as the start of a tag. One wrong character keeps the whole page from being read. Remove it.
an invisible character after a <: content/services/checks.mdx at "<CardGrid>" <CardGrid> is not closed. Every tag that opens must close. Write </CardGrid> where the block ends, on its own line with an empty line above; <CardGrid> needs its own line, too.
an invisible character after a <: content/services/checks.mdx at "<\u200B/CardGrid>" a tag that cannot be read: <\u200B/CardGrid>. One wrong character keeps the whole page from being read. Look for a wrong character in it; every tag is <Name prop="text">.
an invisible character after a <: content/services/checks.mdx at "\u200B/CardGrid>" an invisible character, U+200B. It came with copied text and splits words for search and screen readers. Delete it.
a # inside a tag that closes: content/services/checks.mdx at "</Card# Grid>" </Card without its >, or with something before it. One wrong character keeps the whole page from being read. Write </, the name of the block and >.
a comment before an item: content/alpha.mdx at "<!-- x -->- A point on a" an HTML comment, which MDX cannot read. One wrong character keeps the whole page from being read. Remove it.
a comment inside a tag: content/services/checks.mdx at "<Secti<!-- x -->on id="a" <Secti> is closed by </Section>. Every tag that opens must close. Did you mean <Section>?
a comment inside a tag: content/services/checks.mdx at "<!-- x -->on id="all">" an HTML comment, which MDX cannot read. One wrong character keeps the whole page from being read. Remove it.
a > before />: content/alpha.mdx at "<Figure" <Figure> is not closed; it has no content, so it closes itself. One wrong character keeps the whole page from being read. End it with />: <Figure … />.
a > behind the name of a prop: content/alpha.mdx at "<Figure" <Figure> ends before its props. One wrong character keeps the whole page from being read. Remove the > there.
a > before the props: content/alpha.mdx at "<Figure" <Figure> ends before its props. One wrong character keeps the whole page from being read. Remove the > there.
a < and a space before a name: nothing
a brace before a tag: content/alpha.mdx at "{<Figure" a stray { in the text: {<Figure, which MDX reads as code. One wrong character keeps the whole page from being read. Remove it.
a hyphen before a brace: content/alpha.mdx at "- {['plan', 'run', 'lear" the value of steps is in neither straight quotes nor braces. One wrong character keeps the whole page from being read. Look for what has slipped in before its value.
an entity after a <: content/services/checks.mdx at "<CardGrid>" <CardGrid> is not closed. Every tag that opens must close. Write </CardGrid> where the block ends, on its own line with an empty line above; <CardGrid> needs its own line, too.
an entity after a <: content/services/checks.mdx at "<&nbsp;/CardGrid>" a tag that cannot be read: <&nbsp;/CardGrid>. One wrong character keeps the whole page from being read. Look for a wrong character in it; every tag is <Name prop="text">.
an entity after a <: advice content/services/checks.mdx at "&nbsp;/CardGrid>" a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Remove it.
a number without its first brace: content/alpha.mdx at "12} rows={[{ label: 'fir" the value of length is in neither straight quotes nor braces. One wrong character keeps the whole page from being read. Write length={12}.
a list without its first brace and bracket: content/alpha.mdx at ", { label: 'run' }, { la" a , after a prop; spaces or lines separate props. One wrong character keeps the whole page from being read. Look for a missing brace or bracket before it.
a slash the wrong way round: content/services/checks.mdx at "<\\CardGrid>" <\\CardGrid>, a tag with a space or backslash after <, which turns it into text. One wrong character keeps the whole page from being read. Write </CardGrid>.
a dash before />: content/alpha.mdx at "–/>" the character – inside a tag, where only props belong: <Name prop="text">. One wrong character keeps the whole page from being read. Look for a missing quote or > before this place; inside quoted text, write “, ” and ’.
`)

catalog('quotes, code blocks and notes', {
  'a quote of another kind at the end': detail('center="weekly"', `center="weekly'`),
  'a missing quote at the end of a line': detail('center="weekly"', 'center="weekly'),
  'a typographic quote at the end': landing('<Section id="all">', '<Section id="all”>'),
  'a missing opening quote': detail('center="weekly"', 'center=each week"'),
  backticks: detail('center="weekly"', 'center=`each week`'),
  'an unfinished code block': detail('- A point', '```\nselect\n\n- A point'),
  'a < between letters': point('- A point where a<b'),
  'an unfinished note': point('- A point {/* ask Anna }'),
})(`
a quote of another kind at the end: content/alpha.mdx at ""weekly'" the quote of center is not closed. One wrong character keeps the whole page from being read. Close it with ", as it is opened.
a missing quote at the end of a line: content/alpha.mdx at ""weekly" the quote of center is not closed. One wrong character keeps the whole page from being read. Write center="weekly".
a typographic quote at the end: content/services/checks.mdx at ""all”>" the quote of id is not closed. One wrong character keeps the whole page from being read. Write id="all".
a missing opening quote: content/alpha.mdx at "each week"" the value of center is in neither straight quotes nor braces. One wrong character keeps the whole page from being read. Write center="each week".
backticks: content/alpha.mdx at "\`each week\`" the value of center is in neither straight quotes nor braces. One wrong character keeps the whole page from being read. Write center="each week".
an unfinished code block: content/alpha.mdx at "\`\`\`" a code block, for which the design has no place. Its lines do not wrap, so phones would show half of them, and buyers do not read code. Say in words what it does; a few words of code in a sentence go between \`backticks\`.
a < between letters: content/alpha.mdx at "<b on alpha at first wit" a stray < before "b on alpha at first wi…", which MDX reads as the start of a tag. One wrong character keeps the whole page from being read. Write \\< to show the character, or use words: "less than".
an unfinished note: content/alpha.mdx at "{/* ask Anna } on alpha" an unfinished note: {/* ask Anna }. One wrong character keeps the whole page from being read. End it with */}.
`)

const schedule = (length: string) =>
  detail(
    /<Figure\n {2}name="loop"[\s\S]*?\/>/,
    `<Figure name="schedule" title="When alpha at first is tested" caption="Two weeks of alpha at first" unit="days" ${length} rows={[{ label: 'first', from: 0, to: 5, text: 'Plan' }, { label: 'second', from: 4, to: 9, text: 'Run' }, { label: 'third', from: 9, to: 12, text: 'Look' }]} source="Made-up weeks" />`,
  )

catalog('props that are written as elsewhere', {
  'a colon as in front matter': detail('layout="pinned"', 'layout: "pinned"'),
  'a number without braces': schedule('length=12'),
  'a number in quotes': schedule('length="12"'),
  'a number with a comma': schedule('length="12,5"'),
  'a number with a zero before it': schedule('length={012}'),
  'a hexadecimal number': schedule('length={0x0C}'),
  'a number in powers of ten': schedule('length={1.2e1}'),
  'a number with its digits in groups': schedule('length={1_2}'),
  'a number behind another': schedule('length={12 12}'),
  'a prop that is the prototype of objects': schedule('length={12} __proto__={12}'),
  'a number without end': schedule('length={1e999}'),
})(`
a colon as in front matter: content/alpha.mdx at "layout: "pinned">" a colon after the prop layout, which takes an equals sign. One wrong character keeps the whole page from being read. Write layout= before its value.
a number without braces: content/alpha.mdx at "12 rows={[{ label: 'firs" the value of length is in neither straight quotes nor braces. One wrong character keeps the whole page from being read. Write length={12}, or length="12" if it is a text.
a number in quotes: content/alpha.mdx at ""12" rows={[{ label: 'fi" prop length of <Figure name="schedule"> is text, "12"; it takes a number. How long the axis is, in that unit; it starts at 0. Write {12}.
a number with a comma: content/alpha.mdx at ""12,5" rows={[{ label: '" prop length of <Figure name="schedule"> is text, "12,5"; it takes a number. How long the axis is, in that unit; it starts at 0. Write {12.5}.
a number with a zero before it: content/alpha.mdx at "012} rows={[{ label: 'fi" prop length of <Figure> has a number with a zero before it, 012. The build would stop here. Write 12.
a hexadecimal number: content/alpha.mdx at "0x0C} rows={[{ label: 'f" prop length of <Figure> has a number as programs write it, 0x0C. Whoever reads it here would take it for another number. Write 12.
a number in powers of ten: content/alpha.mdx at "1.2e1} rows={[{ label: '" prop length of <Figure> has a number as programs write it, 1.2e1. Whoever reads it here would take it for another number. Write 12.
a number with its digits in groups: content/alpha.mdx at "1_2} rows={[{ label: 'fi" prop length of <Figure> has a number as programs write it, 1_2. Whoever reads it here would take it for another number. Write 12.
a number behind another: content/alpha.mdx at "12} rows={[{ label: 'fir" prop length of <Figure> cannot be read from here on: 12. Only what a block has a place for is shown. Look for a missing quote, comma or bracket; write text in quotes, and a number without them, a comma or a unit: length="text", length={40} or length={['one', 'two']}.
a prop that is the prototype of objects: content/alpha.mdx at "__proto__={12} rows={[{" unknown prop __proto__ of <Figure name="schedule">; known here: name, title, caption, unit, length, rows, clash, source. It would silently be ignored. Remove it.
a number without end: content/alpha.mdx at "1e999} rows={[{ label: '" prop length of <Figure> has a number as programs write it, 1e999. Whoever reads it here would take it for another number. Write all of its digits.
`)
