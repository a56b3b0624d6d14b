/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { changesIn } from './changes.ts'

const file = 'content/a.mdx'
const page = `---
layout: detail
title: Some page
---

<Section>

## A heading

Every load can be tested, for an hour or a month.

- One
- Two

</Section>
`

const shown = (after: string) =>
  changesIn(file, page, after).map(({ kind, spots, key, runs }) => {
    const marks = { same: '', removed: '-', added: '+' }
    const name = key ?? spots.map((spot) => spot.kind).join(' ')
    return [`${kind} ${name}`.trim(), ...runs.map(({ kind, text }) => marks[kind] + text)]
  })

it('shows the words of a text that changed, without its syntax', () => {
  const after = page.replace('can be', 'must be').replace('Some page', '"Some: page"')
  expect(shown(after)).toEqual([
    ['changed field', 'Some', '+:', ' page'],
    ['changed paragraph', 'Every load ', '-can', '+must', ' be tested, for an hour or a month.'],
  ])
})

it('shows a sentence that was rewritten as the old and the new one, and not word by word', () => {
  const from =
    'deployed behind a flag before anything looks finished. It settles hosting and logging.'
  const to = 'ready in a week. See how we test it and what it says.'
  const before = page.replace(
    'Every load can be tested, for an hour or a month.',
    `A page, ${from}`,
  )
  expect(changesIn(file, before, before.replace(from, to))[0]?.runs).toEqual([
    { kind: 'same', text: 'A page, ' },
    { kind: 'removed', text: from.slice(0, -1) },
    { kind: 'added', text: to.slice(0, -1) },
    { kind: 'same', text: '.' },
  ])
})

it('takes an entry in whose place another was written back as a whole, and one that was corrected word by word', () => {
  const drawing = (name: string, system: string) =>
    `<Figure name="devices" title="What we test on" rows={[{ left: '${name}', right: '${system}' }]} />`
  const drawn = (name: string, system: string) =>
    page.replace('- Two\n', `- Two\n\n${drawing(name, system)}\n`)
  const before = drawn('iPhone 13', 'iOS')
  const without = (after: string) => changesIn(file, before, after).map(({ without }) => without)
  expect(without(drawn('Pixel', 'Android'))).toEqual([before, before])
  expect(without(drawn('iPhone 13 mini', 'Android'))).toEqual([
    drawn('iPhone 13', 'Android'),
    drawn('iPhone 13 mini', 'iOS'),
  ])
})

it('shows what a link says, and where it leads only if that changed', () => {
  const linked = page.replace('for an hour', 'for [an hour](/a)')
  const runsOf = (after: string) =>
    changesIn(file, linked, after).flatMap(({ runs }) =>
      runs.filter(({ kind }) => kind !== 'same').map(({ text }) => text),
    )
  expect(runsOf(linked.replace('can be', 'must be'))).toEqual(['can', 'must'])
  expect(runsOf(linked.replace('(/a)', '(/b)'))).toEqual([
    ' (“an hour” leads to /a)',
    ' (“an hour” leads to /b)',
  ])
})

it('shows what became a link in an answer', () => {
  const asked = page.replace('title', 'faqs:\n  - question: Why?\n    answer: It is so.\ntitle')
  const runs = changesIn(file, asked, asked.replace('is so', 'is [so](/a)')).flatMap(
    ({ runs }) => runs,
  )
  expect(runs.map(({ text }) => text).join('')).toBe('It is so. (“so” leads to /a)')
})

it('says which words have become bold or plain, and nothing of bold words that read otherwise', () => {
  const bold = page.replace('can be tested', '**can be** tested')
  const marked = (before: string, after: string) =>
    changesIn(file, before, after).flatMap(({ runs }) =>
      runs.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => `${kind} ${text.trim()}`),
    )
  expect(marked(page, bold)).toEqual(['added (“can be” in bold)'])
  expect(marked(bold, page)).toEqual(['removed (“can be” in bold)'])
  expect(marked(bold, bold.replace('can be', 'must be'))).toEqual(['removed can', 'added must'])
  expect(marked(page, bold.replace('a month', 'a year'))).toEqual([
    'removed month',
    'added year',
    'added (“can be” in bold)',
  ])
})

it('shows items, paragraphs and rows that came or went as their words', () => {
  const after = page.replace('- Two\n', '- Two\n- **Three** of them\n').replace('- One\n', '')
  expect(shown(after)).toEqual([
    ['removed listItem', '-One'],
    ['added listItem', '+Three of them'],
  ])
  const table = '| What | When |\n| --- | --- |\n| A load | At night |\n'
  expect(shown(page.replace('- One\n- Two\n', `- One\n- Two\n\nMore words.\n\n${table}`))).toEqual([
    ['added paragraph', '+More words.'],
    ['added tableCell tableCell', '+What · When'],
    ['added tableCell tableCell', '+A load · At night'],
  ])
})

it('shows the word of a drawing that changed beside one with the same words, and a new section apart from it', () => {
  const drawing = (left: string) =>
    `<Figure name="reconcile" rows={[{ left: '${left}', right: '14 days' }, { left: 'a', right: 'a' }]} />`
  const drawn = (left: string) => page.replace('- Two\n', `- Two\n\n${drawing(left)}\n`)
  const section = '\n<Section>\n\n## Another heading\n\n</Section>\n'
  const before = drawn('14 days')
  const changes = changesIn(file, before, drawn('30 days') + section)
  expect(changes.map(({ kind, spots }) => [kind, spots[0]?.path.slice(2).join('.')])).toEqual([
    ['changed', 'rows.0.left'],
    ['added', ''],
  ])
  expect(changes[0]?.without).toBe(before + section)
  // A row above them moves both.
  const row = "{ left: 'b', right: 'c' }, "
  const more = before.replace('rows={[', `rows={[${row}`)
  expect(changesIn(file, before, more).map(({ kind, runs }) => [kind, runs[0]?.text])).toEqual([
    ['added', 'b'],
    ['added', 'c'],
  ])
})

it('shows facts that are no text by their keys, and everything else as lines', () => {
  const after = page
    .replace('layout: detail\n', 'layout: detail\ndraft: true\n')
    .replace('<Section>', '<Section layout="wide">')
    .replace('- Two\n', '')
  expect(shown(after)).toEqual([
    ['added draft', '+true'],
    ['added layout', '+wide'],
    ['removed listItem', '-Two'],
  ])
})

it('shows a block that came as its texts, and a photograph by its file, too', () => {
  const card =
    '<CardGrid>\n\n<Card title="One" icon="compass">\n\nWords.\n\n</Card>\n\n</CardGrid>\n'
  expect(shown(page.replace('- One\n- Two\n', `- One\n- Two\n\n${card}`))).toEqual([
    ['added prop', '+One'],
    ['added paragraph', '+Words.'],
  ])
  const photograph = '![Two people at a table](two.jpg)'
  expect(shown(page.replace('- One\n- Two\n', `- One\n- Two\n\n${photograph}\n`))).toEqual([
    ['added photograph', '+Two people at a table'],
    ['added photo', '+two.jpg'],
  ])
})

it('shows what is chosen in the tag of a block by its key, and what else is written there as a line', () => {
  const drawing = `<Figure
  name="loop"
  title="What happens"
  steps={['one', 'two']}
  rows={[{ label: 'a', from: 0, to: 5 }]}
/>
`
  const card = '<Card title="A" icon="bug" href="/a">\n\nWords.\n\n</Card>\n'
  const blocks = `<CardGrid>\n\n${card}\n</CardGrid>\n\n${drawing}\n<Calculator name="delay" values={[1, 2]} />\n`
  const changed = (from: string, to: string) =>
    changesIn(file, page + blocks, page + blocks.replace(from, to)).map(({ kind, key, runs }) => [
      kind,
      key,
      ...runs.filter(({ kind }) => kind !== 'same').map(({ text }) => text),
    ])
  expect(changed('bug', 'compass')).toEqual([['changed', 'icon', 'bug', 'compass']])
  expect(changed(' href="/a"', '')).toEqual([['removed', 'href', '/a']])
  expect(changed('<CardGrid>', '<CardGrid reveal>')).toEqual([['added', 'reveal', 'yes']])
  expect(changed('"loop"', '"timeline"')).toEqual([['changed', 'Figure', 'loop', 'timeline']])
  expect(changed('"delay"', '"effort"')).toEqual([['changed', 'Calculator', 'delay', 'effort']])
  // A number of a drawing is shown with what it opens.
  expect(changed('to: 5', 'to: 6')).toEqual([['changed', undefined, '5', '6']])
  expect(changed('[1, 2]', '[1, 3]')).toEqual([['changed', 'values', '2', '3']])
  expect(changed("'two'", "'two', 'three'")).toEqual([['added', undefined, 'three']])
  expect(changed('{[1, 2]}', '{f(x)}')).toEqual([['changed', undefined, '[1, 2]', 'f(x)']])
})

it('shows every fact of several with the same key, and a value of a list by the key of the list', () => {
  const related = page.replace('---\n\n', 'related:\n  - /a\n  - /b\n---\n\n')
  const facts = (before: string, after: string, name = file) =>
    changesIn(name, before, after).map(({ kind, key, runs }) => [
      kind,
      key,
      ...runs.filter(({ kind }) => kind !== 'same').map(({ text }) => text),
    ])
  expect(facts(related, related.replace('- /b', '- /c'))).toEqual([
    ['changed', 'related', 'b', 'c'],
  ])
  expect(facts(related, page)).toEqual([
    ['removed', 'related', '/a'],
    ['removed', 'related', '/b'],
  ])
  const links = '- label: One\n  href: /a\n- label: Two\n  href: /b\n'
  expect(facts(links, '', 'content/data/legal.yaml').filter(([, key]) => key)).toEqual([
    ['removed', 'href', '/a'],
    ['removed', 'href', '/b'],
  ])
  const photographs = '![Two people](two.jpg)\n\n![Three people](three.jpg "At a table")\n'
  expect(facts(page, page.replace('- One\n- Two\n', photographs)).filter(([, key]) => key)).toEqual(
    [
      ['added', 'photo', 'two.jpg'],
      ['added', 'photo', 'three.jpg'],
    ],
  )
})

it('shows a text of several lines as a whole, whichever of them changed', () => {
  const folded = page
    .replace('Every load can', 'Every load\ncan')
    .replace('Some page', '>-\n  Some\n  page')
  const texts = changesIn(
    file,
    folded,
    folded.replace('can be', 'must be').replace('  page', '  sheet'),
  )
  expect(texts.map(({ spots }) => spots.map(({ kind }) => kind))).toEqual([
    ['field'],
    ['paragraph'],
  ])
})

it('shows nothing but the change in a file with the line ends of Windows', () => {
  const inWindows = (text: string) => text.replaceAll('\n', '\r\n')
  const after = page.replace('layout: detail', 'layout: landing').replace('can be', 'must be')
  const runs = changesIn(file, inWindows(page), inWindows(after)).map(({ runs }) => runs)
  expect(runs).toEqual(changesIn(file, page, after).map(({ runs }) => runs))
  expect(changesIn(file, page, inWindows(page))).toEqual([])
})

it('shows redirects as sentences', () => {
  const before = '[\n  { "from": "/a", "to": "/b" }\n]\n'
  const after =
    '[\n  { "from": "/a", "to": "/b" },\n  {\n    "from": "/c",\n    "to": "/d"\n  }\n]\n'
  expect(changesIn('content/data/redirects.json', before, after)).toEqual([
    {
      without: before,
      kind: 'added',
      spots: [],
      key: 'redirect',
      runs: [{ kind: 'added', text: '/c leads to /d' }],
    },
  ])
})

it('shows the rows of a series as its lines, which are no texts', () => {
  const [change] = changesIn('content/data/series/a.csv', 'night,rows\n1,2\n', 'day,rows\n1,3\n')
  expect(change).toMatchObject({ kind: 'changed', spots: [] })
})

it('shows a new page as its texts and facts', () => {
  expect(changesIn(file, '', page).map(({ runs }) => runs)).toEqual(
    [
      'Some page',
      'detail',
      'A heading',
      'Every load can be tested, for an hour or a month.',
      'One',
      'Two',
    ].map((text) => [{ kind: 'added', text }]),
  )
})

it('shows nothing of a text that is as it was', () => {
  expect(shown(page)).toEqual([])
})

it('shows a text that changed beside a new one as the same text', () => {
  const tableOf = (...rows: string[]) =>
    page.replace('- One', `| A | B |\n| --- | --- |\n${rows.join('\n')}\n\n- One`)
  const before = tableOf('| The first row | has words |')
  const after = tableOf('| A new row | before it |', '| The first row | has ten words |')
  expect(changesIn(file, before, after).map(({ kind, runs }) => [kind, runs.length])).toEqual([
    ['added', 1],
    ['changed', 3],
  ])
})

it('shows a row that came and another that went as what they are, though as many are left', () => {
  const tableOf = (...rows: string[]) =>
    page.replace('- One', `| A | B |\n| --- | --- |\n${rows.join('\n')}\n\n- One`)
  const accepted = '| Accepted | The loss that a manager has to sign |'
  const before = tableOf(accepted, '| Misjudged | The estimate |')
  const after = tableOf('| Postponed | The date |', accepted)
  expect(changesIn(file, before, after).map(({ kind, runs }) => [kind, runs[0]?.text])).toEqual([
    ['added', 'Postponed · The date'],
    ['removed', 'Misjudged · The estimate'],
  ])
})

/** What the file is without each of its changes. */
const without = (after: string) => changesIn(file, page, after).map(({ without }) => without)

it('gives the file without one of the changes', () => {
  const title = page.replace('Some page', '"Some: page"')
  const words = page.replace('can be', 'must be')
  expect(without(title.replace('can be', 'must be'))).toEqual([words, title])
  // Texts below each other, each on a line of its own.
  const items = page.replace('- One\n- Two', '- First\n- Second')
  expect(without(items)).toEqual([page.replace('Two', 'Second'), page.replace('One', 'First')])
  // What belongs together goes together.
  const block = page.replace('- Two\n', '- Two\n\n<Note title="A note">\n\nIts words.\n\n</Note>\n')
  expect(new Set(without(block))).toEqual(new Set([page]))
  expect(without(page.replace('- One\n- Two\n', '1. First\n2. Two\n'))).toEqual([page])
})

it('shows a number that changed as that, whatever stands beside it or has the same number', () => {
  const drawn = (...bars: readonly string[]) =>
    page.replace('- Two\n', `- Two\n\n<Figure name="bars" bars={[${bars.join(', ')}]} />\n`)
  const bar = (label: string, value: number) => `{ label: '${label}', value: ${value} }`
  const numbers = (before: readonly string[], after: readonly string[]) =>
    changesIn(file, drawn(...before), drawn(...after)).map(({ kind, runs }) =>
      [kind, ...runs.map(({ text }) => text)].join(' '),
    )
  const before = [bar('search', 13), bar('card', 24)]
  expect(numbers(before, [bar('search', 24), bar('card', 25)])).toEqual([
    'changed 13 24',
    'changed 24 25',
  ])
  expect(numbers(before, [bar('search', 14), bar('new', 20), bar('card', 24)])).toEqual([
    'changed 13 14',
    'added new',
    'added 20',
  ])
})

it('strikes no space alone, which would look like a hyphen', () => {
  const said = (from: string, to: string) =>
    changesIn(file, page.replace('Every load', from), page.replace('Every load', to))[0]?.runs.map(
      ({ kind, text }) => `${kind} ${text}`,
    )
  expect(said('Level AA , and later', 'Level AA, and later')).toEqual([
    'same Level ',
    'removed AA ',
    'added AA',
    'same , and later can be tested, for an hour or a month.',
  ])
  expect(said('Level AA and', 'Level AA or so and')?.slice(0, 2)).toEqual([
    'same Level AA ',
    'added or so ',
  ])
})
