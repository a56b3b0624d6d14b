/** @jest-environment node */
/** A catalog of authors’ mistakes in blocks, tags and the outline of a page: what their author reads. */
import { describe, expect, it } from '@jest/globals'
import { all, catalog, data, detail, landing, point, reading } from '../testing/catalog.ts'

catalog('blocks and props', {
  'a block that is misspelt where it opens': landing('<CardGrid>', '<CardGird>'),
  'a misspelt block': all(landing('<CardGrid>', '<CardGird>'), landing('</CardGrid>', '</CardGird>')),
  'a button': point('<Button href="/beta">Write to us</Button>\n\n- A point'),
  'questions as a block': point('<Faqs />\n\n- A point'),
  'a tag of HTML': point('<br />\n\n- A point'),
  'a tag of HTML that is never closed': point('<br>\n\n- A point'),
  'a misspelt icon': landing('icon="gear"', 'icon="geer"'),
  'a missing prop': landing('icon="gear" ', ''),
  'a prop that the block does not take': landing('icon="gear"', 'icon="gear" colour="red"'),
  'a misspelt prop': landing('icon="gear"', 'icno="gear"'),
  'a prop that stands twice': landing('icon="gear"', 'icon="gear" icon="cube"'),
  'a bare word in braces': landing('icon="gear"', 'icon={gear}'),
  'code in braces': landing('icon="gear"', "icon={pick('gear')}"),
  'props from elsewhere': landing('icon="gear"', 'icon="gear" {...props}'),
  'a misspelt drawing': detail('name="loop"', 'name="lop"'),
  'a figure without a drawing': detail('name="loop"', ''),
  'a label that the drawing has no room for': detail("'plan', 'run'", "'plan', 'run the whole of it again'"),
  'too few words for the drawing': detail("'plan', 'run', 'learn'", "'plan', 'run'"),
  'a word without quotes in a list': detail("'plan', 'run'", "'plan', run"),
  'a missing quote in a list': detail("'plan', 'run'", "'plan, 'run'"),
  'a text where the drawing wants a list': detail(
    "steps={['plan', 'run', 'learn']}",
    'steps="plan, run, learn"',
  ),
  'a prop of another drawing': detail('center="weekly"', 'center="weekly" levels={[\'a\']}'),
  'a mark that marks nothing': detail(
    /name="ports"[^/]*\/>/,
    `name="ports" title="A core with its three ports" caption="An example" core="one" left={['left']} right={['right', 'top']} mark="rihgt" />`,
  ),
  'a row that does not fit its columns': detail(
    /name="ports"[^/]*\/>/,
    `name="matrix" title="A hub with its three spokes" caption="An example" columns={['a', 'b', 'c']} rows={[{ label: 'one', cells: 'x.!' }, { label: 'two', cells: 'x.!x' }, { label: 'three', cells: '???' }]} />`,
  ),
  'a misspelt tool': detail('</Section>', '</Section>\n\n<Tool name="eror-budget" />'),
  'a tool in a section': detail('</Section>', '<Tool name="error-budget" />\n\n</Section>'),
})(`
a block that is misspelt where it opens: content/services/checks.mdx:33:1 <CardGird> is closed by </CardGrid>. A page is a tree of blocks, and each tag that opens must close. Did you mean <CardGrid>?
a misspelt block: content/services/checks.mdx:33:1 unknown component <CardGird>, while pages may use Section, Figure, List, Note, CardGrid, Card, Tiles, Tile, Claim, Particulars, Table, Results, Accordion, AccordionItem, Tool. Only these blocks have a place in the design. Did you mean <CardGrid>?
a button: content/alpha.mdx:26:1 unknown component <Button>, while pages may use Section, Figure, List, Note, CardGrid, Card, Tiles, Tile, Claim, Particulars, Table, Results, Accordion, AccordionItem, Tool. Only these blocks have a place in the design. A page has one button, at its end: write it as "contact:" above the second "---".
questions as a block: content/alpha.mdx:26:1 unknown component <Faqs>, while pages may use Section, Figure, List, Note, CardGrid, Card, Tiles, Tile, Claim, Particulars, Table, Results, Accordion, AccordionItem, Tool. Only these blocks have a place in the design. Questions stand as "faqs:" above the second "---" of a detail or landing page.
a tag of HTML: content/alpha.mdx:26:1 HTML tag <br>, while pages may use Section, Figure, List, Note, CardGrid, Card, Tiles, Tile, Claim, Particulars, Table, Results, Accordion, AccordionItem, Tool. Only these blocks have a place in the design. Write it in Markdown or use a block.
a tag of HTML that is never closed: content/alpha.mdx:26:1 HTML tag <br>, where pages hold Markdown and blocks only. Only these blocks have a place in the design. Remove it; an empty line makes a new paragraph.
a misspelt icon: content/services/checks.mdx:35:26 prop icon of <Card> is "geer", which is none of the 52 it takes. One of the drawn icons. Did you mean "gear"?
a missing prop: content/services/checks.mdx:35:1 prop icon of <Card> is missing, it takes one of: agile, api, audio, bot, branch, briefcase, bug, chart, check, chip, clock, cloud, code, coins, compass, cube, data, devices, eye, flag, flask, gauge, gear, globe, handshake, heart, layers, lightbulb, link, lock, map, megaphone, mobile, network, palette, people, person, pipeline, pulse, puzzle, refresh, robot, scale, search, shield, spark, speech, star, target, text, tools, vector. One of the drawn icons. Add it.
a prop that the block does not take: content/services/checks.mdx:35:33 unknown prop colour of <Card>, known here: title, icon, href. What is not known would be ignored in silence. Remove it.
a misspelt prop: content/services/checks.mdx:35:21 unknown prop icno of <Card>, known here: title, icon, href. What is not known would be ignored in silence. Did you mean icon?
a prop that stands twice: content/services/checks.mdx:35:33 the prop icon of <Card> stands here twice, once is enough. A block shows what its props say, and ignores in silence what it does not know. Keep one.
a bare word in braces: content/services/checks.mdx:35:27 prop icon of <Card> holds the bare word gear, while props are literals. A block shows what its props say, and ignores in silence what it does not know. Write icon="text", icon={40} or icon={['one', 'two']}; text in braces needs quotes.
code in braces: content/services/checks.mdx:35:27 prop icon of <Card> holds a JavaScript expression, while props are literals. A block shows what its props say, and ignores in silence what it does not know. Write icon="text", icon={40} or icon={['one', 'two']}; text in braces needs quotes.
props from elsewhere: content/services/checks.mdx:35:33 {...props} among the props of <Card>, while props are literals. A block shows what its props say, and ignores in silence what it does not know. Write each prop as name="text".
a misspelt drawing: content/alpha.mdx:30:8 prop name of <Figure name="lop"> is "lop", which is none of the 21 it takes. A block shows what its props say, and ignores in silence what it does not know. Did you mean "loop"?
a figure without a drawing: content/alpha.mdx:29:1 prop name of <Figure> is missing, it takes one of: pipeline, bars, measured, funnel, matrix, layers, loop, timeline, lanes, tree, sequence, quadrant, stairs, knee, anomaly, reconcile, checklist, router, tokens, schedule, ports. A block shows what its props say, and ignores in silence what it does not know. Add it.
a label that the drawing has no room for: content/alpha.mdx:33:19 entry 2 of steps of <Figure name="loop"> is 25 characters, at most 14. The drawing has room for 14 characters here. Shorten it by 11 characters.
too few words for the drawing: content/alpha.mdx:33:10 prop steps of <Figure name="loop"> has 2 entries, at least 3. The drawing has room for 3 to 6 of them. Add 1 entry.
a word without quotes in a list: content/alpha.mdx:33:19 prop steps of <Figure> holds the bare word run, while props are literals. A block shows what its props say, and ignores in silence what it does not know. Write steps="text", steps={40} or steps={['one', 'two']}; text in braces needs quotes.
a missing quote in a list: content/alpha.mdx:33:11 prop steps of <Figure> cannot be read from here: 'plan, 'run', 'learn']. A block shows what its props say, and ignores in silence what it does not know. Look for a missing quote, comma or bracket; text in braces stands in straight single quotes.
a text where the drawing wants a list: content/alpha.mdx:33:9 prop steps of <Figure name="loop"> is text, a list is wanted. The drawing has room for 3 to 6 of them. Write a list.
a prop of another drawing: content/alpha.mdx:34:19 unknown prop levels of <Figure name="loop">, known here: name, title, caption, steps, center. What is not known would be ignored in silence. Remove it.
a mark that marks nothing: content/alpha.mdx:49:130 prop mark of <Figure name="ports"> is "rihgt", which is none of its left and right: "left", "right", "top". A block shows what its props say, and ignores in silence what it does not know. Did you mean "right"?
a mark that marks nothing: content/alpha.mdx:49:131 "rihgt" is in no dictionary. A mistake in a word makes a buyer doubt the care behind the rest. Did you mean "right"? If it is right as it stands, add the line "- rihgt" to content/data/dictionary.yaml, at its start.
a row that does not fit its columns: content/alpha.mdx:49:162 prop rows.cells of <Figure name="matrix"> is "x.!x", 4 characters for 3 columns. A block shows what its props say, and ignores in silence what it does not know. Write one character for each column.
a row that does not fit its columns: content/alpha.mdx:49:197 prop rows.cells of <Figure name="matrix"> is "???", which is written otherwise. One character per column: x works, ! needs a look, . is left out on purpose. Correct it.
a misspelt tool: content/alpha.mdx:39:12 prop name of <Tool> is "eror-budget", it takes one of: test-maturity, test-cases, error-budget, flakiness-cost, drift-alarms, load-model. Which one. Did you mean "error-budget"?
a tool in a section: content/alpha.mdx:37:1 <Tool> stands inside <Section>, while sections stand side by side. Each block has its place on the grid, and elsewhere it would break the page apart. Close <Section> above it.
`)

catalog('MDX syntax', {
  'a stray <': point('- Answers in <200 ms, a point'),
  'two stray < in one file': all(
    point('- Answers in <200 ms, a point'),
    detail('- Another point', '- Answers in <100 ms, another point'),
  ),
  'braces in a sentence': point('- Fill in {your name here} point'),
  'a stray {': point('- Fill in {your name point'),
  'a comment as in HTML': point('<!-- note to self -->\n\n- A point'),
  'a comment of MDX, which is welcome': point('{/* fine */}\n\n- A point'),
  'an address in angle brackets': point('See <https://w3.org>.\n\n- A point'),
  'a mailbox in angle brackets': point('See <hello@tester.example>.\n\n- A point'),
  'an import': detail('<Section>', "import { Chart } from './chart'\n\n<Section>"),
  'an export': detail('<Section>', 'export const x = 1\n\n<Section>'),
  'a sentence that starts with import': point('import the data first.\n\n- A point'),
  'an expression': point('- {name} point'),
  'a section that is not closed': detail('</Section>', ''),
  'a closing tag alone': detail('<Section>\n', ''),
  'a closing tag of another block': landing('</CardGrid>', '</Card>'),
  'a closing tag at the end of a line': landing(
    / {2}Where alpha leads, in a sentence.\n<\/Card>/,
    '  Where alpha leads, in a sentence.</Card>',
  ),
  'a block on one line, which is fine': landing(
    />\n {2}Where alpha leads, in a sentence.\n<\/Card>/,
    '>Where alpha leads, in a sentence.</Card>',
  ),
  'a figure without its slash': detail(/(?<=week'\]\})\n\/>/, '\n>'),
  'typographic quotes around a prop': landing('icon="gear"', 'icon=“gear”'),
  'no quotes around a prop': landing('icon="gear"', 'icon=gear'),
  'a quote that is not closed': landing('icon="gear"', 'icon="gear'),
  'a tag without its end': landing('<CardGrid>', '<CardGrid'),
})(`
a stray <: content/alpha.mdx:26:14 a stray < before "200 ms, a point on alp…", which MDX reads as the start of a tag. One character in the wrong place keeps the whole page from being read. Write \\< for the character itself, or use words: "less than".
two stray < in one file: content/alpha.mdx:26:14 a stray < before "200 ms, a point on alp…", which MDX reads as the start of a tag. One character in the wrong place keeps the whole page from being read. Write \\< for the character itself, or use words: "less than".
two stray < in one file: content/alpha.mdx:27:14 a stray < before "100 ms, another point …", which MDX reads as the start of a tag. One character in the wrong place keeps the whole page from being read. Write \\< for the character itself, or use words: "less than".
braces in a sentence: content/alpha.mdx:26:11 code in the text: {your name here}, while pages hold words only. A page is words and blocks, so that everybody can change it and nothing in it can break. Write the words themselves, or \\{your name here\\} to show the braces.
a stray {: content/alpha.mdx:26:11 a stray { in the text: {your name point on alp…, which MDX reads as code. One character in the wrong place keeps the whole page from being read. Write \\{ for the character itself.
a comment as in HTML: content/alpha.mdx:26:1 a comment in the form of HTML, which MDX cannot read. One character in the wrong place keeps the whole page from being read. Write it as {/* note to self */} or remove it.
a comment of MDX, which is welcome: nothing
an address in angle brackets: content/alpha.mdx:26:5 an address in angle brackets: <https://w3.org>, which MDX reads as a tag. One character in the wrong place keeps the whole page from being read. Write a link with words that say where it goes: [words](https://w3.org).
a mailbox in angle brackets: content/alpha.mdx:26:5 an address in angle brackets: <hello@tester.example>, which MDX reads as a tag. One character in the wrong place keeps the whole page from being read. Write a link with words that say where it goes: [words](mailto:hello@tester.example).
an import: content/alpha.mdx:20:1 an import in a page, while pages import nothing. A page is words and blocks, so that everybody can change it and nothing in it can break. Remove the line; all blocks are known without it.
an export: content/alpha.mdx:20:1 an export in a page, while pages export nothing. A page is words and blocks, so that everybody can change it and nothing in it can break. Remove it; titles and descriptions stand between the two "---".
a sentence that starts with import: content/alpha.mdx:26:1 a line that starts with "import", which MDX reads as code. One character in the wrong place keeps the whole page from being read. Start the sentence with another word; pages import and export nothing.
an expression: content/alpha.mdx:26:3 code in the text: {name}, while pages hold words only. A page is words and blocks, so that everybody can change it and nothing in it can break. Write the words themselves, or \\{name\\} to show the braces.
a section that is not closed: content/alpha.mdx:20:1 <Section> is not closed. A page is a tree of blocks, and each tag that opens must close. Write </Section> above line 39, on a line of its own with an empty line above.
a closing tag alone: content/alpha.mdx:36:1 </Section> closes nothing. A page is a tree of blocks, and each tag that opens must close. Remove it, or add the opening tag above.
a closing tag of another block: content/services/checks.mdx:43:1 </Card> stands where </CardGrid> is wanted, which closes line 33. A page is a tree of blocks, and each tag that opens must close. Write </CardGrid> here, or above this line if it is missing.
a closing tag at the end of a line: content/services/checks.mdx:36:36 </Card> stands at the end of a line of text, while its opening tag has a line of its own. One character in the wrong place keeps the whole page from being read. Put </Card> on the next line.
a block on one line, which is fine: nothing
a figure without its slash: content/alpha.mdx:48:1 <Figure> is not closed, while it holds nothing and closes at once. One character in the wrong place keeps the whole page from being read. End it with />: <Figure … />.
typographic quotes around a prop: content/services/checks.mdx:35:26 a typographic quote “ around the value of icon, where a straight one is wanted. One character in the wrong place keeps the whole page from being read. Write icon="gear".
no quotes around a prop: content/services/checks.mdx:35:26 the value of icon stands without quotes. One character in the wrong place keeps the whole page from being read. Write icon="gear".
a quote that is not closed: content/services/checks.mdx:35:26 the quote of icon is not closed. One character in the wrong place keeps the whole page from being read. Write icon="gear".
a tag without its end: content/services/checks.mdx:33:1 the tag <CardGrid never ends, while each tag ends with >. One character in the wrong place keeps the whole page from being read. Add the missing >.
`)

catalog('what depends on a page that cannot be read', {
  'its words in the dictionary, its links and its claims': all(
    landing('</CardGrid>', ''),
    landing('## Where', '## Qdrant, where'),
    data('dictionary', '[]', '- Qdrant\n'),
  ),
  'names in a data file': all(
    data('people', 'name: Ada', 'name: "Zbigniew'),
    point('- Zbigniew knows this point'),
  ),
})(`
its words in the dictionary, its links and its claims: content/services/checks.mdx:45:1 </Section> stands where </CardGrid> is wanted, which closes line 33. A page is a tree of blocks, and each tag that opens must close. Write </CardGrid> here, or above this line if it is missing.
names in a data file: content/data/people.yaml:2:9 the closing quote is missing. One line that is not YAML keeps the whole file from being read. Close what was opened; a quote inside a quoted text is written as “ or ”.
`)

catalog('nesting', {
  'cards without a grid': all(landing('<CardGrid>', ''), landing('</CardGrid>', '')),
  'a grid of one card': landing(/<Card title="Beta"[\s\S]*?<\/Card>/, ''),
  'text among the cards': landing('<CardGrid>', '<CardGrid>\n\nSome text among cards.'),
  'a figure in a card': landing(
    'Where alpha leads, in a sentence.',
    'Where alpha leads, in a sentence.\n\n  <Figure name="loop" title="A loop of three steps" caption="An example" steps={[\'a\', \'b\', \'c\']} center="d" />',
  ),
  'a figure between two sections': detail(
    '</Section>',
    '</Section>\n\n<Figure name="knee" title="A measure with a knee" caption="An example" x="a" y="b" knee="c" limit="d" />',
  ),
  'an empty card': landing(/ {2}Where alpha leads, in a sentence.\n/, ''),
  'a section in a section': all(
    detail('<Section>\n', '<Section>\n\n<Section>\n'),
    detail('</Section>', '</Section>\n\n</Section>'),
  ),
  'text outside all sections': detail('<Section>', 'A text that stands above it.\n\n<Section>'),
  'text in a block that takes none': landing('<Claim id="cycle-time" />', '<Claim id="cycle-time">x</Claim>'),
  'a block inside a sentence': detail(
    'For alpha at first we read log number 1401',
    'For <Note title="Hello">you</Note> we read log',
  ),
})(`
cards without a grid: content/services/checks.mdx:35:1 <Card> stands inside <Section>, while it belongs directly in <CardGrid>. Each block has its place on the grid, and elsewhere it would break the page apart. Move it to <CardGrid>.
cards without a grid: content/services/checks.mdx:39:1 <Card> stands inside <Section>, while it belongs directly in <CardGrid>. Each block has its place on the grid, and elsewhere it would break the page apart. Move it to <CardGrid>.
a grid of one card: content/services/checks.mdx:33:1 <CardGrid> has 1 <Card>, it takes 2 to 8. Each block has its place on the grid, and elsewhere it would break the page apart. Add 1 or write text instead.
text among the cards: content/services/checks.mdx:35:1 something other than <Card> in <CardGrid>, which holds nothing else. Each block has its place on the grid, and elsewhere it would break the page apart. Move it above or below <CardGrid>.
a figure in a card: content/services/checks.mdx:38:3 <Figure> stands inside <Card>, while it belongs directly in <Section>. Each block has its place on the grid, and elsewhere it would break the page apart. Move it to <Section>.
a figure between two sections: content/alpha.mdx:39:1 <Figure> stands outside all blocks, while it belongs directly in <Section>. Each block has its place on the grid, and elsewhere it would break the page apart. Put <Section> and </Section> around it.
an empty card: content/services/checks.mdx:35:1 <Card> is empty. An empty block leaves a gap on the page. Fill it or remove it.
a section in a section: content/alpha.mdx:22:1 <Section> stands inside <Section>, while sections stand side by side. Each block has its place on the grid, and elsewhere it would break the page apart. Close <Section> above it.
text outside all sections: content/alpha.mdx:20:1 text outside all sections. Only a Section has a place on the page. Move it into a <Section>, or put <Section> and </Section> around it.
text in a block that takes none: content/services/checks.mdx:31:1931 <Claim> holds text, which stands alone. Each block has its place on the grid, and elsewhere it would break the page apart. Write <Claim … /> and put the text outside.
a block inside a sentence: content/alpha.mdx:24:5 <Note> stands in the middle of a sentence, while it needs a line of its own. Each block has its place on the grid, and elsewhere it would break the page apart. Put an empty line above and below it.
`)

catalog('headings and figures', {
  'a second title': detail('## How alpha at first', '# How alpha at first'),
  'a section without a heading': detail(/## How alpha at first.*\n/, ''),
  'two headings in one section': point('## A second heading\n\n- A point'),
  'a level left out': point('#### A small heading\n\n- A point'),
  'a # without a space': point('###A small heading\n\n- A point'),
  'a heading that is not first': detail('## How', 'Some text first.\n\n## How'),
  'the same heading twice on a page': detail('alpha later on is done', 'alpha at first is done'),
  'the same heading on two pages': detail('## How alpha at first', '## How beta at first'),
  'an anchor that the frame of the page has': detail('<Section>', '<Section id="related">'),
  'an anchor that a heading has': detail('<Section>', '<Section id="how-alpha-at-first-is-done">'),
  'an anchor with capitals and spaces': detail('<Section>', '<Section id="How To">'),
  'sections that are all composed alike': detail(' layout="pinned"', ''),
  'a result in a section that is there without it': detail(
    '- A point',
    '<Results of="weights" caption="What our pages weigh" />\n\n- A point',
  ),
  'a wide section with a drawing that has no more to show': detail('layout="pinned"', 'layout="wide"'),
  'too few sections': detail(/<\/Section>\n\n<Section[^>]*>\n\n## .*\n/, ''),
  'a section without a figure': detail(/<Figure[\s\S]*?\/>/, ''),
  'the same drawing twice': detail(
    /name="ports"[^/]*\/>/,
    `name="loop" title="A loop of three steps" caption="An example" steps={['a', 'b', 'c']} center="d" />`,
  ),
})(`
a second title: content/alpha.mdx:22:1 a first-level heading: # How alpha at first is done, while the title in the front matter is the only one. Readers skim headings, and screen readers jump from one to the next by level. Write ## in place of #.
a section without a heading: content/alpha.mdx:20:1 the section has no heading, one line with ## at its start. Readers skim headings, and screen readers jump from one to the next by level. Write ## and a heading that says what the section says.
two headings in one section: content/alpha.mdx:26:1 a second ## in one section, where one is wanted. Readers skim headings, and screen readers jump from one to the next by level. Write ### for a part of it, or close the Section above and open another.
a level left out: content/alpha.mdx:26:1 #### follows ##, the next step is ###. Screen readers jump from heading to heading by level. Write ###.
a # without a space: content/alpha.mdx:26:1 ### without a space after it, which is no heading. What is not quite Markdown stands on the page as it was typed. Write ###, a space and the heading.
a heading that is not first: content/alpha.mdx:20:1 the section does not start with its heading. Readers skim headings, and screen readers jump from one to the next by level. Move "## How alpha at first is done" to its first line.
the same heading twice on a page: content/alpha.mdx:41:1 the heading "How alpha at first is done" also stands on line 22. A heading that fits two places says too little about either. Name what this section says.
the same heading on two pages: advice content/alpha.mdx:22:1 the heading "How beta at first is done" also stands in content/beta.mdx:22. A heading that fits two places says too little about either. Name what this section says.
an anchor that the frame of the page has: content/alpha.mdx:20:13 the anchor #related stands on this page twice. Every heading makes an anchor of its words, and the frame of the page has some of its own. Give the section another id, or reword the heading.
an anchor that a heading has: content/alpha.mdx:22:1 the anchor #how-alpha-at-first-is-done stands on this page twice. Every heading makes an anchor of its words, and the frame of the page has some of its own. Give the section another id, or reword the heading.
an anchor with capitals and spaces: content/alpha.mdx:20:13 prop id of <Section> is "How To", while it takes lower-case letters, digits and hyphens. Anchor to link to: lower-case letters, digits, hyphens. Correct it.
sections that are all composed alike: content/alpha.mdx:20:1 all sections have the layout beside, while a page has two or three. The layout is chosen by what the figure has to show, so that pages can be told apart. Write <Section layout="wide"> where the figure runs from left to right, and <Section layout="pinned"> where its text is long.
a result in a section that is there without it: content/alpha.mdx:26:1 <Results> shows the result weights in a section that is there without it. Before the result has been measured, the section would speak of nothing. Write <Section measured="weights">.
a wide section with a drawing that has no more to show: content/alpha.mdx:39:17 the drawing ports in a wide section, where these have more to show: anomaly, bars, knee, lanes, matrix, measured, pipeline, reconcile, router, schedule, sequence, stairs, timeline. The layout is chosen by what the figure has to show, so that pages can be told apart. Choose one of them, or the layout pinned.
too few sections: content/alpha.mdx:20:1 the page has 1 section, while a detail page takes 2 to 5. A page with fewer says too little, and one with more loses its reader. Add 1.
too few sections: content/alpha.mdx:43:1 a second figure in one section, where one has room. One drawing beside the text of each section is the rhythm of the page. Move it to another section or take it out.
a section without a figure: content/alpha.mdx:20:1 the section has no figure, while each section of a detail page has one beside its text. One drawing beside the text of each section is the rhythm of the page. Add a <Figure … /> that shows the idea of this section, or a photograph.
the same drawing twice: content/alpha.mdx:49:8 the drawing loop stands on this page twice, first on line 29. A drawing that is seen again tells nothing new. Choose another drawing for one of the two.
`)

const figure = (props: string) => detail(/name="ports"[^/]*\/>/, `name=${props} />`)
const bars = `"bars" title="Three bars and a level" caption="An example" bars={[{ label: 'a', value: 80 }, { label: 'b', value: 60 }, { label: 'c', value: 50 }]} mark="c"`

describe('a drawing that contradicts its words', () => {
  it.each([
    [
      'a bar that reaches the level it is said to miss',
      `${bars} note="50 %" level={{ value: 70, label: 'agreed' }}`,
      'level.value of <Figure name="bars"> is 70, while "b" is 60.',
    ],
    [
      'a note that counts something else',
      `${bars} note="20 % only"`,
      'note of <Figure name="bars"> says 20 %, while "c" is drawn at 50.',
    ],
    [
      'a funnel that widens',
      `"funnel" title="A funnel with three steps" caption="An example" stages={['40 found', '50 sorted', '1 left']}`,
      'stages of <Figure name="funnel"> is "50 sorted" after "40 found".',
    ],
    [
      'an aim below what is reached',
      `"stairs" title="Stairs with three levels" caption="An example" levels={['one', 'two', 'three']} at="two" aim="one"`,
      'aim of <Figure name="stairs"> is "one", which lies below "two".',
    ],
    [
      'two systems without a difference',
      `"reconcile" title="Two systems side by side" caption="An example" left="old" right="new" rows={[{ left: 'a', right: 'a' }, { left: 'b', right: 'b' }, { left: 'c', right: 'c' }]} note="sign"`,
      'rows of <Figure name="reconcile"> are the same on both sides.',
    ],
  ])('%s', (_, props, problem) => {
    expect(reading(figure(props))).toContain(problem)
  })
})

catalog('tables, quotes and notes', {
  'a cell too many': detail(
    '- A point',
    `<Table caption="What is compared">\n\n| a | b |\n| --- | --- |\n| one | two | three |\n\n</Table>\n\n- A point`,
  ),
  'a row that was pasted with tabs': detail(
    '- A point',
    `<Table caption="What is compared">\n\n| a | b |\n| --- | --- |\none\ttwo\n\n</Table>\n\n- A point`,
  ),
  'five columns': detail(
    '- A point',
    `<Table caption="What is compared">\n\n| a | b | c | d | e |\n| --- | --- | --- | --- | --- |\n| 1 | 2 | 3 | 4 | 5 |\n\n</Table>\n\n- A point`,
  ),
  'a quote that is missing at the end of a line': detail('center="weekly"', 'center="weekly'),
  'a typographic quote at the end': landing('<Section id="all">', '<Section id="all”>'),
  'a first quote that is missing': detail('center="weekly"', 'center=each week"'),
  backticks: detail('center="weekly"', 'center=`each week`'),
  'code that does not end': detail('- A point', '```\nselect\n\n- A point'),
  'a < between letters': point('- A point where a<b'),
  'a note that does not end': point('- A point {/* ask Anna }'),
})(`
a cell too many: content/alpha.mdx:30:1 3 cells in a row of a table that has 2 columns. A cell too many is left out of the page, and one too few leaves a hole. Put | between all cells of the row, and write \\| for the character itself.
a row that was pasted with tabs: content/alpha.mdx:30:1 1 cell in a row of a table that has 2 columns. A cell too many is left out of the page, and one too few leaves a hole. Put | between all cells of the row, and write \\| for the character itself.
five columns: content/alpha.mdx:28:1 a table of 5 columns, while one has two to four. On a telephone more cannot be read side by side. Split it, or say some of it in the text.
a quote that is missing at the end of a line: content/alpha.mdx:34:10 the quote of center is not closed. One character in the wrong place keeps the whole page from being read. Write center="weekly".
a typographic quote at the end: content/services/checks.mdx:27:13 the quote of id is not closed. One character in the wrong place keeps the whole page from being read. Write id="all".
a first quote that is missing: content/alpha.mdx:34:10 the value of center stands without quotes. One character in the wrong place keeps the whole page from being read. Write center="each week".
backticks: content/alpha.mdx:34:10 the value of center stands without quotes. One character in the wrong place keeps the whole page from being read. Write center="each week".
code that does not end: content/alpha.mdx:26:1 a block of code, while pages have none. What is not quite Markdown stands on the page as it was typed. Say it in a sentence, with \`backticks\` around what stands in code.
a < between letters: content/alpha.mdx:26:18 a stray < before "b on alpha at first wi…", which MDX reads as the start of a tag. One character in the wrong place keeps the whole page from being read. Write \\< for the character itself, or use words: "less than".
a note that does not end: content/alpha.mdx:26:11 a note that does not end: {/* ask Anna }. One character in the wrong place keeps the whole page from being read. End it with */}.
`)

catalog('tags that are no tags', {
  'a space behind <': landing('<Section id="all">', '< Section id="all">'),
  'a closing tag with props': landing('</CardGrid>', '</CardGrid id="all">'),
})(`
a space behind <: content/services/checks.mdx:27:1 < Section, a tag with a space behind <, which makes text of it. One character in the wrong place keeps the whole page from being read. Write <Section.
a space behind <: content/services/checks.mdx:45:1 </Section> closes nothing. A page is a tree of blocks, and each tag that opens must close. Remove it, or add the opening tag above.
a closing tag with props: content/services/checks.mdx:43:1 </CardGrid> with something between its name and >. One character in the wrong place keeps the whole page from being read. Write </CardGrid>.
`)
