/** @jest-environment node */
/** Clipboards as Word, Google Docs and LibreOffice fill them, pasted into each kind of text. */
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { parseBody } from '../../lib/content/mdx.ts'
import type { Restructured } from '../document/restructured.ts'
import { type Spot, spotsOf } from '../document/texts.ts'
import { blocksOf } from './blocks.ts'
import { pasted } from './pasted.ts'
import { hasPictures } from './pictures.ts'

const FILE = 'content/a.mdx'
const ORIGINS = ['https://tester.example']

const PROGRAMS = ['word', 'google-docs', 'libreoffice'] as const
const clipboard = (program: string) =>
  readFileSync(`editor/testing/clipboard/${program}.html`, 'utf8')

const PAGE = `---
title: A fact
---

<Section>

## Heading

One paragraph

<Note title="A note">

In a note

</Note>

- One item

<Table caption="What is compared">

| Name | Use |
| --- | --- |
| One cell | first |
| Last | second |

</Table>

</Section>
`

/** Pastes into the text that begins with some words, after them. */
function pastedInto(html: string, words: string, plain = '') {
  const spot = spotsOf(FILE, PAGE).find(({ value }) => value.startsWith(words)) as Spot
  const after = spot.value.slice(words.length)
  return pasted({ html, plain }, { spot, source: PAGE, before: words, after }, ORIGINS)
}

/** The words to be typed then, or the changed page. */
const paste = (...args: Parameters<typeof pastedInto>): string | Restructured | undefined =>
  pastedInto(...args).written

const PARAGRAPH =
  'Two engineers **compare both sides**, and _one_ of them writes <the rows> down. See [test data](/test-data-management), [WCAG (2.2)](https://www.w3.org/TR/WCAG22/) or [write to us](mailto:hello@tester.example).'

it.each(PROGRAMS)('reads what %s puts on the clipboard', (program) => {
  expect(blocksOf(clipboard(program), 'rich', ORIGINS)).toEqual([
    { kind: 'paragraph', words: 'What we look at first', isHeading: true },
    { kind: 'paragraph', words: PARAGRAPH },
    {
      kind: 'list',
      isNumbered: false,
      isNested: true,
      // Lists of the site have one level.
      items: ['**Counts** of each night', 'by source', 'Sums of each column'],
    },
    { kind: 'paragraph', words: 'Then, in this order:' },
    {
      kind: 'list',
      isNumbered: true,
      items: ['Stop the load', 'Ask who reads it'],
    },
    {
      kind: 'table',
      rows: [
        ['Check', 'Finds'],
        ['Rows a|b', 'Lost ones'],
      ],
    },
  ])
})

it('reads the lists of a word processor of which the browser has left nothing but their marks', () => {
  const html = clipboard('word')
    .replace(/<!--[\s\S]*?-->|<!\[[^>]*>/g, '')
    .replace(/\s(?:class|style)=(?:'[^']*'|"[^"]*"|\w+)/g, '')
  const lists = blocksOf(html, 'plain', ORIGINS).filter(({ kind }) => kind === 'list')
  expect(lists).toEqual([
    {
      kind: 'list',
      isNumbered: false,
      items: ['Counts of each night', 'by source', 'Sums of each column'],
    },
    { kind: 'list', isNumbered: true, items: ['Stop the load', 'Ask who reads it'] },
  ])
  const words = blocksOf('<p>- so he said.</p><p>1. May 2027</p>', 'plain', ORIGINS)
  expect(words.map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph'])
})

it.each(PROGRAMS)('writes all that %s gives into a page, where a table may stand', (program) => {
  const { text = '' } = paste(clipboard(program), 'One paragraph') as Restructured
  expect(() => parseBody(text)).not.toThrow()
  expect(text).toContain(`One paragraph

What we look at first

${PARAGRAPH.replace('<the', '\\<the')}

- **Counts** of each night
- by source
- Sums of each column

Then, in this order:

1. Stop the load
2. Ask who reads it

<Table caption="REPLACE: what the table compares">

| Check | Finds |
| --- | --- |
| Rows a\\|b | Lost ones |

</Table>

<Note`)
})

it('loses no word where a text can hold less', () => {
  const html = clipboard('word')
  // Lists and tables stand only in sections.
  expect(paste(html, 'In a note')).toMatch(
    /sides\*\*[\s\S]*\n\n\*\*Counts\*\* of each night\n\nby source\n\n[^•·\d]*reads it\n\nCheck, Finds\n\nRows a\|b, Lost ones$/,
  )
  expect(paste(html, 'One item')).toMatch(
    /^What we look at first\nTwo engineers \*\*compare[^\n]*\n\*\*Counts\*\* of each night\nby source\nSums[^•·\d]*Lost ones$/,
  )
  const plain =
    'What we look at first Two engineers compare both sides, and one of them writes <the rows> down. See test data, WCAG (2.2) or write to us. Counts of each night by source Sums of each column Then, in this order: Stop the load Ask who reads it Check, Finds Rows a|b, Lost ones'
  expect(paste(html, 'A fact')).toBe(plain)
  expect(paste(html, 'One cell')).toContain('Two engineers **compare both sides**')
})

const CELLS =
  '<table><tr><td>a</td><td>b <b>c</b></td></tr><tr><td>d|e</td><td>f</td></tr><tr><td>g</td><td>h</td></tr></table>'

it('writes cells over those of a table, and adds the rows and columns that it lacks', () => {
  const { text } = paste(CELLS, 'One cell') as Restructured
  expect(text).toBe(
    PAGE.replace(
      '| One cell | first |\n| Last | second |',
      '| a | b **c** |\n| d\\|e | f |\n| g | h |',
    ),
  )
  const wider = paste(CELLS, 'Use') as Restructured
  expect(wider.text).toContain(
    '| Name | a | b **c** |\n| --- | --- | --- |\n| One cell | d\\|e | f |\n| Last | g | h |\n',
  )
})

it.each([
  [
    'the last of them',
    '<tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr>',
    'One cell',
    'd',
  ],
  ['the last, though it is empty', '<tr><td>a</td><td></td></tr>', 'One cell', ''],
  ['a name that a new column lacks', '<tr><td>a</td><td>b</td></tr>', 'first', 'REPLACE: a column'],
  ['what a new row lacks', '<tr><td>a</td></tr><tr><td>b</td></tr>', 'second', 'REPLACE:'],
])('goes on behind cells that are pasted over others at %s', (_, cells, words, open) => {
  const { text, offset = 0 } = paste(`<table>${cells}</table>`, words) as Restructured
  const opened = spotsOf(FILE, text).find(({ start, end }) => start <= offset && offset <= end)
  expect(opened).toMatchObject({ kind: 'tableCell', value: open })
})

it('tells that a table has more columns than fit', () => {
  const row = (count: number) => `<table><tr>${'<td>a</td>'.repeat(count)}</tr></table>`
  for (const words of ['One cell', 'One paragraph'])
    for (const count of [4, 5])
      expect(pastedInto(row(count), words).changes).toEqual(count > 4 ? ['columns'] : [])
})

it('writes the first line that is pasted into a heading there, and the rest below it', () => {
  const into = (source: string, html: string, plain = '') => {
    const spot = spotsOf(FILE, source).find(({ value }) => value === 'Heading') as Spot
    const { written } = pasted({ html, plain }, { spot, source, before: '', after: '' }, ORIGINS)
    return (written as Restructured).text
  }
  const html = '<h2>A <b>new</b> one</h2><p>b <b>c</b></p><ul><li>d</li></ul>'
  expect(into(PAGE, html)).toBe(PAGE.replace('## Heading', '## A new one\n\nb **c**\n\n- d'))
  // It takes the place of what is still to be written.
  const unwritten = PAGE.replace('One paragraph', 'REPLACE: what it says')
  expect(into(unwritten, '', 'First\n\nSecond')).toBe(
    PAGE.replace('## Heading\n\nOne paragraph', '## First\n\nSecond'),
  )
})

it('tells where points join a list that stands beside them', () => {
  const source = PAGE.replace('One paragraph', '- Above\n\nOne paragraph\n\n1. Below')
  const spot = spotsOf(FILE, source).find(({ value }) => value === 'One paragraph') as Spot
  const isJoined = (html: string, before: string, after: string) =>
    pasted({ html, plain: '' }, { spot, source, before, after }, ORIGINS).changes.includes('joined')
  const points = '<ul><li>a</li></ul>'
  expect(isJoined(points, '', 'One paragraph')).toBe(true)
  expect(isJoined(points, 'One paragraph', '')).toBe(false)
  expect(isJoined(points.replaceAll('ul>', 'ol>'), 'One paragraph', '')).toBe(true)
  expect(isJoined('<p>a</p>', '', '')).toBe(false)
})

it.each([
  ['', 'a\nb\nc', '| a | first |\n| b | second |\n| c | REPLACE: |'],
  ['', 'a\tb\nc\n', '| a | b |\n| c | second |'],
  ['<table><tr><td>a</td></tr><tr><td>b</td></tr></table>', '', '| a | first |\n| b | second |'],
])('writes lines of a spreadsheet into the cells below each other: %s%j', (html, plain, rows) => {
  const { text } = paste(html, 'One cell', plain) as Restructured
  expect(text).toBe(PAGE.replace('| One cell | first |\n| Last | second |', rows))
})

it.each([
  [CELLS, 'Heading', 'table'],
  [CELLS, 'A fact', 'table'],
  [CELLS, 'One item', 'table'],
  ['<ul><li>a</li></ul>', 'A fact', 'list'],
  ['<ul><li>a</li></ul>', 'In a note', 'list'],
  ['<ul><li>a</li></ul>', 'One item'],
  [CELLS, 'One paragraph'],
  [CELLS, 'One cell'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', 'One paragraph', 'sublist'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', 'One item', 'sublist'],
  ['<h2>a</h2><p>b</p>', 'One paragraph', 'heading'],
  ['<h2>a</h2>', 'One paragraph'],
  ['<h2>a</h2><p>b</p>', 'Heading'],
  [`<h2>a</h2>${CELLS}<img src="b.png">`, 'One item', 'table', 'heading', 'pictures'],
])('tells what of %s cannot stay as it is in %s', (html, words, ...changes) => {
  expect(pastedInto(html, words).changes).toEqual(changes)
})

it.each<[html: string, words: string]>([
  ['<p>a <b>b</b><b> c</b> d</p>', 'a **b c** d'],
  ['<p><b>Note:</b>text</p>', 'Note:text'],
  ['<p>a <i>b</i> <em>c</em>, d</p>', 'a _b c_, d'],
  ['<p>a<i>b</i> c <i>d_e</i> <i class="icon"></i></p>', 'ab c *d_e*'],
  ['<p>a <b><i>b</i></b> <i>c <b>d</b></i></p>', 'a **_b_** _c_ **_d_**'],
  ['<p>a <span style="font-weight:700;font-style:italic">b</span></p>', 'a **_b_**'],
  ['<p><a href="/b"><span style="font-style:italic">b</span></a></p>', '[_b_](/b)'],
  ['<p>3<b>*</b>4</p>', '3*4'],
  ['<p><strong><a href="/b">b</a></strong></p>', '[**b**](/b)'],
  ['<a href="https://tester.example/">home</a>', '[home](/)'],
  ['<a href="https://tester.example/b/#c">d</a>', '[d](/b#c)'],
  ['<a href="https://a.example/(b) c">[d]</a>', '[(d)](https://a.example/%28b%29%20c)'],
  ['<a href="javascript:alert(1)">a</a> <a href="file:///b">b</a> <a href="#c">c</a>', 'a b c'],
  ['<p>An <code>a_b</code> of it</p>', 'An `a_b` of it'],
  ['<p>a&nbsp;b<br>c<script>d()</script><style>e{}</style></p>', 'a b c'],
  [
    '<table><tr><td>The layout</td></tr><tr><td>of a page</td></tr></table>',
    'The layout\n\nof a page',
  ],
  ['<p>{a} <u>b</u> <img src="c.png" alt="d"></p>', '{a} b'],
])('pastes %s as words', (html, words) => {
  expect(paste(html, 'One')).toBe(words)
})

it('sets a list apart from the words around it', () => {
  const list = '<ul><li>a</li><li>b</li></ul>'
  expect(paste(list, 'One')).toBe('\n\n- a\n- b\n\n')
  expect(paste('<h2>a</h2><p>b</p>', 'One')).toBe('\n\na\n\nb')
  expect(paste('<h2>a</h2>', 'One')).toBe('a')
})

it('tells that points of plain text stood below others', () => {
  expect(pastedInto('', 'One', '- a\n  - b').changes).toEqual(['sublist'])
  expect(pastedInto('', 'One', '- a\n- b').changes).toEqual([])
})

it('finds no words where there are none', () => {
  expect(paste('<p>&nbsp;</p><img src="a.png">', 'One')).toBeUndefined()
})

it.each<[html: string, isFound: boolean]>([
  ['<p>a <b>b</b></p>', false],
  ['<p><i>a</i><img src="b.png"></p>', true],
  ['<p style="display:none"><img src="b.png"></p><p>c</p>', false],
])('finds the pictures in %s', (html, isFound) => {
  expect(hasPictures(html)).toBe(isFound)
})

const MAIL = `We compare both sides of each load, and one of us writes the rows down
that differ. The next morning we look at them together with those who
read the report.
Then we mend what was wrong.`

it.each<[what: string, plain: string, words: string]>([
  [
    'lines that a mail program has broken',
    MAIL,
    `${MAIL.split('\n').slice(0, 3).join(' ')}\n\nThen we mend what was wrong.`,
  ],
  [
    'paragraphs with empty lines between them',
    'One.\r\n\r\nTwo.\n \n\nThree.',
    'One.\n\nTwo.\n\nThree.',
  ],
  [
    'paragraphs of a line each',
    `${'a '.repeat(60)}b\n${'c '.repeat(70)}d`,
    `${'a '.repeat(60)}b\n\n${'c '.repeat(70)}d`,
  ],
  [
    'marked lines',
    'We need:\n- access\n- time\n  of one engineer\nThat is all.',
    'We need:\n\n- access\n- time of one engineer\n\nThat is all.',
  ],
  [
    'marks of points below others, and of other programs',
    '– Access\n\t◦ Of an engineer\n    1. By phone\n– Time',
    '\n\n- Access\n- Of an engineer\n- By phone\n- Time\n\n',
  ],
  ['marks of a word processor', '•\tAccess\n•\tTime', '\n\n- Access\n- Time\n\n'],
  ['short lines', 'Access\nTime\nOne contact', '\n\n- Access\n- Time\n- One contact\n\n'],
  [
    'short lines below what they are',
    'We need:\nAccess\nTime\nOne contact',
    'We need:\n\n- Access\n- Time\n- One contact\n\n',
  ],
  ['short sentences', 'We look.\nWe ask.\nWe write.', 'We look.\n\nWe ask.\n\nWe write.'],
  [
    'a sentence in a narrow window',
    'We look at each\nload before it\ngoes out',
    'We look at each load before it goes out',
  ],
])('keeps %s of plain text apart or together', (_, plain, words) => {
  expect(paste('', 'One', plain)).toBe(words)
})

it('keeps the space that parts what is pasted from the words beside it', () => {
  expect(paste('', 'One', ' We look.\nWe ask. ')).toBe(' We look.\n\nWe ask.')
  expect(paste('', 'One ', 'We look.\nWe ask. ')).toBe('We look.\n\nWe ask. ')
  expect(paste('', 'One ', 'We look.\nWe ask.\n')).toBe('We look.\n\nWe ask.')
})

it('writes numbered lines of plain text as a list where one may stand, and as items in a list', () => {
  const plain = 'In this order:\n1. Stop the load\n2) Ask who reads it'
  const { text } = paste('', 'One paragraph', plain) as Restructured
  expect(text).toContain(
    'One paragraph\n\nIn this order:\n\n1. Stop the load\n2. Ask who reads it\n',
  )
  expect(paste('', 'In a note', plain)).toBe('In this order:\n\nStop the load\n\nAsk who reads it')
  expect(paste('', 'One item', plain)).toBe('In this order:\nStop the load\nAsk who reads it')
})
