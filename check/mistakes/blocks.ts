/** Messages about mistakes in blocks, their props and what is in them. */
import { describe, expect, it } from '@jest/globals'
import { blockProps } from '#lib/content/blocks.ts'
import { FIGURE_NAMES } from '#lib/content/figures.ts'
import { all, catalog, data, detail, landing, point, reading } from '../testing/catalog.ts'

const BLOCKS = Object.keys(blockProps).join(', ')

catalog('blocks and props', {
  'a misspelled opening tag': landing('<CardGrid>', '<CardGird>'),
  'a misspelled block': all(
    landing('<CardGrid>', '<CardGird>'),
    landing('</CardGrid>', '</CardGird>'),
  ),
  'a button': point('<Button href="/beta">Write to us</Button>\n\n- A point'),
  'an FAQ block': point('<Faqs />\n\n- A point'),
  'an HTML tag': point('<br />\n\n- A point'),
  'an HTML tag that is never closed': point('<br>\n\n- A point'),
  'a misspelled icon': landing('icon="gear"', 'icon="geer"'),
  'a missing prop': landing('icon="gear" ', ''),
  'a prop that the block does not take': landing('icon="gear"', 'icon="gear" colour="red"'),
  'a misspelled prop': landing('icon="gear"', 'icno="gear"'),
  'a duplicate prop': landing('icon="gear"', 'icon="gear" icon="cube"'),
  'a bare word in braces': landing('icon="gear"', 'icon={gear}'),
  'code in braces': landing('icon="gear"', "icon={pick('gear')}"),
  'spread props': landing('icon="gear"', 'icon="gear" {...props}'),
  'a space and a comma before the name of a drawing': detail('name="loop"', 'name=" ,loop"'),
  'a misspelled drawing': detail('name="loop"', 'name="lop"'),
  'a figure without a drawing': detail('name="loop"', ''),
  'a label that is too long for the drawing': detail(
    "'plan', 'run'",
    "'plan', 'run the whole of it again'",
  ),
  'too few entries for the drawing': detail("'plan', 'run', 'learn'", "'plan', 'run'"),
  'a comma too many in a list': detail("'plan', 'run'", "'plan',, 'run'"),
  'a word without quotes in a list': detail("'plan', 'run'", "'plan', run"),
  'a missing quote in a list': detail("'plan', 'run'", "'plan, 'run'"),
  'typographic quotes in a list': detail("'plan', 'run'", '‘plan’, “run”'),
  'a prop without a value': landing('icon="gear"', 'icon'),
  'a prop without its text': detail('<Section', '<Section id'),
  'a prop without its list': detail(/steps=\{.*?\}/, 'steps'),
  'text instead of a list in a drawing': detail(
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
    `name="matrix" title="A hub with its three spokes" caption="An example" columns={['a', 'b', 'c']} rows={[{ label: 'one', cells: 'x.!' }, { label: 'two', cells: 'x.!x' }, { label: 'three', cells: '???' }]} signs={{ tick: 'runs', mark: 'fails', dash: 'left out' }} />`,
  ),
  'a grid whose signs are not explained': detail(
    /name="ports"[^/]*\/>/,
    `name="matrix" title="A hub with its three spokes" caption="An example" columns={['a', 'b', 'c']} rows={[{ label: 'one', cells: 'xx!' }, { label: 'two', cells: 'xxx' }, { label: 'three', cells: 'xxx' }]} signs={{ tick: 'runs', dash: 'left out' }} />`,
  ),
  'a misspelled tool': detail('</Section>', '</Section>\n\n<Calculator name="eror-budget" />'),
  'a tool in a section': detail('</Section>', '<Calculator name="error-budget" />\n\n</Section>'),
  'a note in a drawing': detail("'plan', 'run'", "'TODO', 'run'"),
  'Markdown in a drawing': detail("'plan', 'run'", "'**plan**', 'run'"),
})(`
a misspelled opening tag: content/services/checks.mdx at "<CardGird>" <CardGird> is closed by </CardGrid>. Every tag that opens must close. Did you mean <CardGrid>?
a misspelled block: content/services/checks.mdx at "<CardGird>" unknown component <CardGird>; pages can use ${BLOCKS}. Only these blocks are part of the design. Did you mean <CardGrid>?
a button: content/alpha.mdx at "<Button href="/beta">Wri" unknown component <Button>; pages can use ${BLOCKS}. Only these blocks are part of the design. Each page has one button, at its end: set it with "contact:" above the second "---".
an FAQ block: content/alpha.mdx at "<Faqs />" unknown component <Faqs>; pages can use ${BLOCKS}. Only these blocks are part of the design. Put questions under "faqs:" above the second "---" of a detail or landing page.
an HTML tag: content/alpha.mdx at "<br />" HTML tag <br>; pages can use ${BLOCKS}. Only these blocks are part of the design. Remove it; an empty line starts a new paragraph, and a table's cell has only one.
an HTML tag that is never closed: content/alpha.mdx at "<br>" HTML tag <br>; pages consist of Markdown and blocks. Only these blocks are part of the design. Remove it; an empty line starts a new paragraph, and a table's cell has only one.
a misspelled icon: content/services/checks.mdx at ""geer" href="/alpha">" prop icon of <Card> is "geer"; it takes one of: agile, api, audio, bot, branch, briefcase, bug, chart, check, chip, clock, cloud, code, coins, compass, cube, data, devices, eye, flag, flask, gauge, gear, globe, handshake, heart, layers, lightbulb, link, lock, map, megaphone, mobile, network, palette, people, person, pipeline, pulse, puzzle, refresh, robot, scale, search, shield, spark, speech, star, target, text, tools, vector. One of the drawn icons. Did you mean "gear"?
a missing prop: content/services/checks.mdx at "<Card title="Alpha" href" prop icon of <Card> is missing; it takes one of: agile, api, audio, bot, branch, briefcase, bug, chart, check, chip, clock, cloud, code, coins, compass, cube, data, devices, eye, flag, flask, gauge, gear, globe, handshake, heart, layers, lightbulb, link, lock, map, megaphone, mobile, network, palette, people, person, pipeline, pulse, puzzle, refresh, robot, scale, search, shield, spark, speech, star, target, text, tools, vector. One of the drawn icons. Add it.
a prop that the block does not take: content/services/checks.mdx at "colour="red" href="/alph" unknown prop colour of <Card>; known here: title, icon, href. It would silently be ignored. Remove it.
a misspelled prop: content/services/checks.mdx at "icno="gear" href="/alpha" unknown prop icno of <Card>; known here: title, icon, href. It would silently be ignored. Did you mean icon?
a duplicate prop: content/services/checks.mdx at "icon="cube" href="/alpha" the prop icon appears twice in <Card>. Only what a block has a place for is shown. Keep one.
a bare word in braces: content/services/checks.mdx at "gear} href="/alpha">" prop icon of <Card> cannot be read from here on: gear. Only what a block has a place for is shown. Look for a missing quote, comma or bracket; write text in quotes, and a number without them, a comma or a unit: icon="text", icon={40} or icon={['one', 'two']}.
code in braces: content/services/checks.mdx at "pick('gear')} href="/alp" prop icon of <Card> cannot be read from here on: pick('gear'). Only what a block has a place for is shown. Look for a missing quote, comma or bracket; write text in quotes, and a number without them, a comma or a unit: icon="text", icon={40} or icon={['one', 'two']}.
spread props: content/services/checks.mdx at "{...props} href="/alpha"" {...props} in <Card>; props hold only texts, numbers and lists of them. Only what a block has a place for is shown. Write each prop as name="text".
a space and a comma before the name of a drawing: content/alpha.mdx at "" ,loop"" prop name of <Figure name=" ,loop"> is " ,loop"; it takes one of: ${FIGURE_NAMES.join(', ')}. Only what a block has a place for is shown. Did you mean "loop"?
a misspelled drawing: content/alpha.mdx at ""lop"" prop name of <Figure name="lop"> is "lop"; it takes one of: ${FIGURE_NAMES.join(', ')}. Only what a block has a place for is shown. Did you mean "loop"?
a figure without a drawing: content/alpha.mdx at "<Figure" prop name of <Figure> is missing; it takes one of: ${FIGURE_NAMES.join(', ')}. Only what a block has a place for is shown. Add it.
a label that is too long for the drawing: content/alpha.mdx at "'run the whole of it aga" entry 2 of steps of <Figure name="loop"> has 25 characters; it takes at most 14. The drawing has room for 14 characters here. Remove 11 characters.
too few entries for the drawing: content/alpha.mdx at "['plan', 'run']}" prop steps of <Figure name="loop"> has 2 entries; it takes at least 3. The drawing has room for 3 to 6 of them. Add 1 entry.
a comma too many in a list: content/alpha.mdx at "['plan',, 'run', 'learn'" prop steps of <Figure> cannot be read from here on: ['plan',, 'run', 'learn']. Only what a block has a place for is shown. Look for a missing quote, comma or bracket; write text in quotes, and a number without them, a comma or a unit: steps="text", steps={40} or steps={['one', 'two']}.
a word without quotes in a list: content/alpha.mdx at "run, 'learn']}" prop steps of <Figure> cannot be read from here on: run, 'learn']. Only what a block has a place for is shown. Look for a missing quote, comma or bracket; write text in quotes, and a number without them, a comma or a unit: steps="text", steps={40} or steps={['one', 'two']}.
a missing quote in a list: content/alpha.mdx at "run', 'learn']}" prop steps of <Figure> cannot be read from here on: run', 'learn']. Only what a block has a place for is shown. Look for a missing quote, comma or bracket; write text in quotes, and a number without them, a comma or a unit: steps="text", steps={40} or steps={['one', 'two']}.
typographic quotes in a list: content/alpha.mdx at "‘plan’, “run”, 'learn']}" prop steps of <Figure> has typographic quotes around a text: ‘plan’, “run”, 'learn']. Only what a block has a place for is shown. Write straight ones: 'plan', 'run', 'learn'].
a prop without a value: content/services/checks.mdx at "icon href="/alpha">" prop icon of <Card> has no value; it takes one of: agile, api, audio, bot, branch, briefcase, bug, chart, check, chip, clock, cloud, code, coins, compass, cube, data, devices, eye, flag, flask, gauge, gear, globe, handshake, heart, layers, lightbulb, link, lock, map, megaphone, mobile, network, palette, people, person, pipeline, pulse, puzzle, refresh, robot, scale, search, shield, spark, speech, star, target, text, tools, vector. One of the drawn icons. Write icon="…"
a prop without its text: content/alpha.mdx at "id>" prop id of <Section> has no value. The end of an address that leads here: small letters, digits, hyphens. Write id="…", or remove it.
a prop without its list: content/alpha.mdx at "steps" prop steps of <Figure name="loop"> has no value. The drawing has room for 3 to 6 of them. Write steps={…}.
text instead of a list in a drawing: content/alpha.mdx at ""plan, run, learn"" prop steps of <Figure name="loop"> is text; it takes a list. The drawing has room for 3 to 6 of them. Write {['one', 'two']}.
a prop of another drawing: content/alpha.mdx at "levels={['a']}" unknown prop levels of <Figure name="loop">; known here: name, title, caption, steps, center. It would silently be ignored. Remove it.
a mark that marks nothing: content/alpha.mdx at ""rihgt" />" prop mark of <Figure name="ports"> is "rihgt", which is not one of its left and right: "left", "right", "top". Only what a block has a place for is shown. Did you mean "right"?
a row that does not fit its columns: content/alpha.mdx at "'x.!x' }, { label: 'thre" prop rows.cells of <Figure name="matrix"> is "x.!x", which has 4 characters for 3 columns. Only what a block has a place for is shown. Write one character per column.
a row that does not fit its columns: content/alpha.mdx at "'???' }]} signs={{ tick:" prop rows.cells of <Figure name="matrix"> is "???"; it has the wrong format. One character per column: x is a tick, ! a marked cell, . a dash. Correct it.
a grid whose signs are not explained: content/alpha.mdx at "{ tick: 'runs', dash: 'l" prop signs of <Figure name="matrix"> does not say what "!" in the cells means. Only what a block has a place for is shown. Add a word for it, such as mark: 'left out'.
a grid whose signs are not explained: content/alpha.mdx at "'left out' }} />" prop signs.dash of <Figure name="matrix"> explains ".", which is in no cell. Only what a block has a place for is shown. Remove it.
a misspelled tool: content/alpha.mdx at ""eror-budget" />" prop name of <Calculator> is "eror-budget"; it takes one of: error-budget, test-maturity, test-cases, flakiness-cost, drift-alarms, load-model. The calculator to show. Did you mean "error-budget"?
a tool in a section: content/alpha.mdx at "<Calculator name="error-" <Calculator> inside <Section>; sections cannot be nested. Each block has its place on the grid; anywhere else it would break the page. Close <Section> above it.
a note in a drawing: content/alpha.mdx at "TODO', 'run', 'learn']}" the note "TODO" in the text. Visitors would read it. Write the passage or remove it.
Markdown in a drawing: content/alpha.mdx at "**plan**', 'run', 'learn" **plan** in a text that takes only words. Here, readers would see the characters. Write only the words.
`)

catalog('nothing is reported as unused or unknown because of an unreadable file', {
  'words, links and claims on a page': all(
    landing('</CardGrid>', ''),
    landing('## Where', '## Qdrant, where'),
    data('dictionary', '[]', '- Qdrant\n'),
  ),
  'names in a data file': all(
    data('people', 'name: Ada', 'name: "Zbigniew'),
    point('- Zbigniew knows this point'),
  ),
})(`
words, links and claims on a page: content/services/checks.mdx at "<CardGrid>" <CardGrid> is not closed. Every tag that opens must close. Write </CardGrid> where the block ends, on its own line with an empty line above; <CardGrid> needs its own line, too.
names in a data file: content/data/people.yaml:2:9 the closing quote is missing. One line that is not YAML keeps the whole file from being read. Close what was opened; inside quoted text, write quotes as “ or ”.
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
    '</Section>\n\n<Figure name="funnel" title="A funnel with three steps" caption="An example" stages={[{ label: \'a\', value: 9 }, { label: \'b\', value: 5 }, { label: \'c\', value: 2 }]} counted="things" source="Made-up things" />',
  ),
  'an empty card': landing(/ {2}Where alpha leads, in a sentence.\n/, ''),
  'nested sections': all(
    detail('<Section>\n', '<Section>\n\n<Section>\n'),
    detail('</Section>', '</Section>\n\n</Section>'),
  ),
  'text outside all sections': detail('<Section>', 'A text that stands above it.\n\n<Section>'),
  'text in a block that takes no content': landing(
    '<Claim id="cycle-time" />',
    '<Claim id="cycle-time">x</Claim>',
  ),
  'a block inside a sentence': detail(
    'For alpha at first we read log number 1401',
    'For <Note title="Hello">you</Note> we read log',
  ),
})(`
cards without a grid: content/services/checks.mdx at "<Card title="Alpha" icon" <Card> inside <Section>; it belongs directly in <CardGrid>. Each block has its place on the grid; anywhere else it would break the page. Move it to <CardGrid>.
a grid of one card: content/services/checks.mdx at "<CardGrid>" <CardGrid> has 1 <Card>; it takes 2 to 8. Each block has its place on the grid; anywhere else it would break the page. Add what is missing or write text instead; split it if it has too many.
text among the cards: content/services/checks.mdx at "Some text among cards." <CardGrid> can contain only <Card>. Each block has its place on the grid; anywhere else it would break the page. Move this above or below <CardGrid>.
a figure in a card: content/services/checks.mdx at "<Figure name="loop" titl" <Figure> inside <Card>; it belongs directly in <Section>. Each block has its place on the grid; anywhere else it would break the page. Move it to <Section>.
a figure between two sections: content/alpha.mdx at "<Figure name="funnel" ti" <Figure> outside any block; it belongs directly in <Section>. Each block has its place on the grid; anywhere else it would break the page. Put <Section> and </Section> around it.
an empty card: content/services/checks.mdx at "<Card title="Alpha" icon" <Card> is empty. Empty blocks leave a gap on the page. Fill it or remove it.
nested sections: content/alpha.mdx at "<Section>" <Section> inside <Section>; sections cannot be nested. Each block has its place on the grid; anywhere else it would break the page. Close <Section> above it.
text outside all sections: content/alpha.mdx at "A text that stands above" text or a picture outside any section. Everything on the page belongs in a Section. Move it into a <Section>, or put <Section> and </Section> around it.
text in a block that takes no content: content/services/checks.mdx at "<Claim id="cycle-time">x" <Claim> contains text; it cannot have content. Each block has its place on the grid; anywhere else it would break the page. Write <Claim … /> and put the text outside.
a block inside a sentence: content/alpha.mdx at "<Note title="Hello">you<" <Note> in the middle of a sentence; it needs its own line. Each block has its place on the grid; anywhere else it would break the page. Put an empty line above and below it.
`)

const figure = (props: string) => detail(/name="ports"[^/]*\/>/, `name=${props} />`)
const bars = `"bars" title="Three bars and a level" caption="An example" bars={[{ label: 'a', value: 80 }, { label: 'b', value: 60 }, { label: 'c', value: 50 }]} unit="%" mark="c" source="Made-up bars"`
const funnel = (values: string, more = '') =>
  `"funnel" title="Three stages of a funnel" caption="An example" stages={[${values.replace(/\d+/g, (value) => `{ label: 'stage ${value}', value: ${value} }`)}]} counted="things" source="Made-up things" ${more}`
const quadrant = (x: string) =>
  `"quadrant" title="Three points on two scales" caption="An example" x={{ label: 'cost', to: 10${x}, beyond: 'dear' }} y={{ label: 'use', to: 10, beyond: 'frequent' }} points={[{ label: 'a', x: 1, y: 2 }, { label: 'b', x: 12, y: 3 }, { label: 'c', x: 4, y: 5 }]} mark="c" source="Made-up points"`
const pipeline = (more: string) =>
  `"pipeline" title="Three stages and a way back" caption="An example" stages={['a', 'b', 'c']} ${more}`
const timeline = (window: string) =>
  `"timeline" title="Three events and a window" caption="An example" events={['a', 'b', 'c']} now="b" window={{ ${window}, label: 'open' }}`
const sequence = (flags: readonly boolean[], more = '') =>
  `"sequence" title="Three messages and a box" caption="An example" actors={['a', 'b']} messages={[${flags.map((boxed) => `{ from: 'a', to: 'b', label: 'go'${boxed ? ', boxed: true' : ''} }`)}]} ${more}`
const schedule = (last: string) =>
  `"schedule" title="Three rows in their time" caption="An example" unit="weeks" length={6} rows={[{ label: 'a', from: 0, to: 2, text: 'a' }, { label: 'b', from: 2, to: 4, text: 'b' }, { label: 'c', ${last}, text: 'c' }]} source="Made-up weeks"`
describe('a drawing that contradicts its words', () => {
  it.each([
    [
      'a bar that reaches the level it is said to miss',
      `${bars} note="50 %" level={{ value: 70, label: 'agreed' }}`,
      'level.value of <Figure name="bars"> is 70, but "b" is 60.',
    ],
    [
      'a note that counts something else',
      `${bars} note="20 % only"`,
      'note of <Figure name="bars"> says 20 %, which is not drawn: 80, 60, 50.',
    ],
    [
      'a title that counts something else',
      `${bars.replace('Three bars', 'Bars up to 90%')} note="the last"`,
      'title of <Figure name="bars"> says 90 %, which is not drawn: 80, 60, 50.',
    ],
    [
      'numbers whose source is not said',
      `${bars.replace(/ source="[^"]*"/, '')} note="the last"`,
      'source of <Figure name="bars"> is missing.',
    ],
    [
      'a stage with more than the one before',
      funnel('90, 95, 4'),
      'stages.value of <Figure name="funnel"> is 95, more than the 90 of "stage 90" before it.',
    ],
    [
      'a bar that nobody would see',
      funnel('90000, 200, 4'),
      'stages.value of <Figure name="funnel"> is 200, which is too short to see beside 90000.',
    ],
    [
      'nothing on a log scale',
      funnel('90000, 200, 0', 'scale="log"'),
      'stages.value of <Figure name="funnel"> is 0, which a log scale cannot show.',
    ],
    [
      'a point beside its scale',
      quadrant(''),
      'points.x of <Figure name="quadrant"> is 12, which is not on the scale from 0 to 10.',
    ],
    [
      'a line beside its scale',
      quadrant(', line: 11'),
      'x.line of <Figure name="quadrant"> is 11, which is not on the scale from 0 to 10.',
    ],
    [
      'a scale that runs backward',
      quadrant(', from: 20'),
      'x.to of <Figure name="quadrant"> is 10, which is not above its "from", 20.',
    ],
    [
      'a way back that leads on',
      pipeline("back={{ from: 'b', to: 'c' }}"),
      'back.to of <Figure name="pipeline"> is "c", which is not one of its earlier stages: "a".',
    ],
    [
      'a way back behind a gate that holds',
      pipeline("stop=\"b\" back={{ from: 'c', to: 'a' }}"),
      'stop of <Figure name="pipeline"> is "b", but "back" needs open gates.',
    ],
    [
      'a window that ends before it begins',
      timeline("from: 'b', to: 'a'"),
      'window.to of <Figure name="timeline"> is "a", which is not one of its later events: "c".',
    ],
    [
      'a window that begins at the last event',
      timeline("from: 'c', to: 'c'"),
      'window.from of <Figure name="timeline"> is "c", which is not one of its earlier events: "a", "b".',
    ],
    [
      'a box without a name',
      sequence([true, true, false]),
      'messages.boxed of <Figure name="sequence"> is true, but the box has no name.',
    ],
    [
      'a box without messages',
      sequence([false, false, false], 'box="the retry"'),
      'box of <Figure name="sequence"> is "the retry", but no message is "boxed".',
    ],
    [
      'a message between those of a box',
      sequence([true, false, true], 'box="the retry"'),
      'messages.boxed of <Figure name="sequence"> is apart from the others in the box.',
    ],
    [
      'a row that ends after its axis',
      schedule('from: 4, to: 7'),
      'rows.to of <Figure name="schedule"> is 7, after the end of the axis at 6.',
    ],
    [
      'a row that ends before it begins',
      schedule('from: 4, to: 3'),
      'rows.to of <Figure name="schedule"> is 3, which is not after its "from", 4.',
    ],
  ])('%s', (_, props, problem) => {
    expect(reading(figure(props))).toContain(problem)
  })
})
