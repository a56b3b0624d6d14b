/** @jest-environment node */
import { expect, it } from '@jest/globals'
import {
  laidOut,
  moved,
  type Part,
  removed,
  repeated,
  structureAt,
  withBlock,
} from './structure.ts'
import { placeBelow, withColumn, withFirstRow, withoutColumn } from './tables.ts'

const page = `---
title: A
---

<Section id="first" layout="wide">

## One

Some words.

1. Alpha
2. Beta
   more of it
3. Gamma

<Table caption="A table of things">

| Name | Use |
| --- | --- |
| a \\| b | first |
| c | second |

</Table>

</Section>

<Section>

## Two

<CardGrid>

<Card title="Left" icon="bug" href="/left">

Left words.

</Card>

<Card title="Right" icon="bug">

Right words.

</Card>

</CardGrid>

</Section>
`

const structureOf = (words: string) => structureAt(page, page.indexOf(words))

function part(words: string, kind: Part['kind']): Part {
  const found = structureOf(words).parts.find((part) => part.kind === kind)
  if (!found) throw new Error(`No ${kind} around "${words}"`)
  return found
}

it('tells what stands around a text, from the inside out', () => {
  const around = (words: string) =>
    structureOf(words).parts.map(
      ({ name, index, ranges }) => `${name} ${index + 1}/${ranges.length}`,
    )
  expect(around('Beta')).toEqual(['Item 2/3', 'Plain list 2/3', 'Section 1/2'])
  expect(around('second')).toEqual(['Row 2/2', 'Table 3/3', 'Section 1/2'])
  expect(around('Right words')).toEqual(['Card 2/2', 'CardGrid 1/1', 'Section 2/2'])
  expect(around('One')).toEqual(['Section 1/2'])
  expect(around('Name')).toEqual(['Table 3/3', 'Section 1/2'])
  expect(structureOf('Beta').layout).toBe('wide')
  expect(structureOf('Two').layout).toBe('beside')
  expect(structureOf('second').column).toEqual({ index: 1, count: 2 })
})

it('moves an item without its number, a row, a card and a section, and nothing else', () => {
  const start = page.indexOf('Beta')
  const item = moved(page, part('Beta', 'item'), -1, start)
  expect(item.text).toBe(page.replace(/1\. Alpha\n2\. (Beta\n.*)\n/, '1. $1\n2. Alpha\n'))
  expect(item.text.slice(item.offset).startsWith('Beta')).toBe(true)
  const row = moved(page, part('first |', 'row'), 1, page.indexOf('first |'))
  expect(row.text).toBe(page.replace(/(\| a.*)\n(\| c.*)/, '$2\n$1'))
  const card = moved(page, part('Left words', 'entry'), 1, page.indexOf('Left words'))
  expect(card.text).toMatch(/title="Right"[\s\S]*title="Left"/)
  expect(card.text).toHaveLength(page.length)
  const section = moved(page, part('Two', 'section'), -1, page.indexOf('Two'))
  expect(section.text).toMatch(/## Two[\s\S]*## One/)
  expect(section.text.slice(section.offset).startsWith('Two')).toBe(true)
  expect(section.text).toHaveLength(page.length)
  // The last one stays where it is.
  expect(moved(page, part('Two', 'section'), 1, 0).text).toBe(page)
})

it('removes an item, a row, a card, a block and a section with the space behind it', () => {
  expect(removed(page, part('Beta', 'item')).text).toBe(page.replace(/2\. Beta\n.*\n/, ''))
  expect(removed(page, part('second', 'row')).text).toBe(page.replace('| c | second |\n', ''))
  expect(removed(page, part('Some words', 'block')).text).toBe(page.replace('Some words.\n\n', ''))
  expect(removed(page, part('Left words', 'entry')).text).toBe(
    page.replace(/<Card title="Left"[\s\S]*?<\/Card>\n\n/, ''),
  )
  expect(removed(page, part('One', 'section')).text).toBe(
    page.replace(/<Section id="first"[\s\S]*?<\/Section>\n\n/, ''),
  )
})

it.each<[string, Part['kind'], string]>([
  ['Beta', 'item', '3. Gamma'],
  ['Gamma', 'item', 'Beta'],
  ['second', 'row', '| a'],
  ['Left words', 'entry', '<Card title="Right"'],
  ['Two', 'section', '<Section id="first"'],
])('goes on beside "%s" when its %s is gone', (words, kind, beside) => {
  const { text, offset } = removed(page, part(words, kind))
  expect(text.slice(offset).startsWith(beside)).toBe(true)
})

it.each<[string, Part['kind'], string]>([
  ['Alpha', 'item', '1. Alpha\n1. REPLACE: a point\n2. Beta'],
  ['second', 'row', '| c | second |\n| REPLACE: a row | REPLACE: |\n'],
  ['Left words', 'entry', '</Card>\n\n<Card title="REPLACE: a title" icon="bug">\n\nREPLACE: one'],
  ['One', 'section', '</Section>\n\n<Section>\n\n## REPLACE: a heading'],
])('adds another after "%s": its %s', (words, kind, expected) => {
  const { text, offset } = repeated(page, part(words, kind))
  expect(text).toContain(expected)
  expect(text.slice(offset).startsWith('REPLACE:')).toBe(true)
})

it('adds another after a card whose title or address is written in another way', () => {
  const card = (title: string, href: string) =>
    `<Section>\n\n<CardGrid>\n\n<Card title=${title} icon="bug" href=${href}>\n\nWords.\n\n</Card>\n\n</CardGrid>\n\n</Section>\n`
  const added = '<Card title="REPLACE: a title" icon="bug">\n\nREPLACE: one or two sentences.'
  for (const source of [card('"a > b"', '"/left"'), card("{'Left'}", "'/left'")]) {
    const [entry] = structureAt(source, source.indexOf('Words')).parts
    const { text } = repeated(source, entry as Part)
    expect(text).toContain(`Words.\n\n</Card>\n\n${added}\n\n</Card>\n\n</CardGrid>`)
  }
})

it('adds a block after a block, and at the end of a section', () => {
  const block = '- REPLACE: a point'
  // A paragraph behind it whose words are gone leaves no lines.
  const emptied = page.replace('Some words.\n', 'Some words.\n\n\n')
  expect(withBlock(emptied, structureOf('Some words').parts, block)).toEqual(
    withBlock(page, structureOf('Some words').parts, block),
  )
  expect(withBlock(page, structureOf('Some words').parts, block).text).toContain(
    `Some words.\n\n${block}\n\n1. Alpha`,
  )
  expect(withBlock(page, structureOf('Two').parts, block).text).toContain(
    `</CardGrid>\n\n${block}\n\n</Section>`,
  )
})

it('chooses the layout of a section, and takes it away', () => {
  const pinned = laidOut(page, structureOf('Two').parts, 'pinned').text
  expect(pinned).toBe(page.replace('<Section>', '<Section layout="pinned">'))
  const beside = laidOut(page, structureOf('One').parts, 'beside').text
  expect(beside).toBe(page.replace(' layout="wide"', ''))
  expect(laidOut(page, structureOf('One').parts, 'pinned').text).toBe(
    page.replace('wide', 'pinned'),
  )
})

it('knows the layout of a section whose tag is written in another way', () => {
  const source = page.replace('<Section id="first" layout="wide">', "<Section layout={'wide'}>")
  const { parts, layout } = structureAt(source, source.indexOf('One'))
  expect(layout).toBe('wide')
  expect(laidOut(source, parts, 'pinned').text).toBe(source.replace("{'wide'}", '"pinned"'))
  expect(laidOut(source, parts, 'beside').text).toBe(source.replace(" layout={'wide'}", ''))
})

it('adds a column and removes one, with the pipes in the words of cells', () => {
  const offset = page.indexOf('first |')
  const { text } = withColumn(page, offset, 0)
  expect(text).toContain(
    '| Name | REPLACE: a column | Use |\n| --- | --- | --- |\n| a \\| b | REPLACE: | first |\n',
  )
  expect(withoutColumn(page, offset, 1).text).toContain('| Name |\n| --- |\n| a \\| b |\n| c |\n')
})

it('adds a column beside words that end with a backslash', () => {
  const table = '| A | B |\n| --- | --- |\n|C:\\\\|a \\\\\\| b|\n'
  expect(withColumn(`---\ntitle: A\n---\n\n${table}`, 50, 0).text).toContain(
    '| C:\\\\ | REPLACE: | a \\\\\\| b |\n',
  )
})

it('finds the cell below another in its column, and starts a row below the names of the columns', () => {
  const table = '| a | b |\n| --- | --- |\n| c\\|c | d |\n| | f |'
  const source = `---\ntitle: A\n---\n\n${table}\n`
  const below = (words: string) => {
    const place = placeBelow(source, source.indexOf(words))
    return place === undefined ? undefined : source.slice(place).split(' ')[0]
  }
  expect(['a', 'b', 'c', 'd', 'f'].map((words) => below(`${words} `))).toEqual([
    'c\\|c',
    'd',
    '|',
    'f',
    undefined,
  ])
  const { text, offset = 0 } = withFirstRow(source, source.indexOf('b '))
  expect(text).toContain('| --- | --- |\n| REPLACE: a row | REPLACE: |\n| c')
  expect(text.slice(offset)).toMatch(/^REPLACE: a row/)
})
