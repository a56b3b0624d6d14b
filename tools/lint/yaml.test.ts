/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { readYaml } from './yaml.ts'

const TEXT = `title: One
search:
  title: Two
  empty:
related:
  - /a
  - href: /b
quoted: "a \\"word\\""
`

describe('readYaml', () => {
  const yaml = readYaml(TEXT, 'content/a.yaml')

  it('reads values', () => {
    expect(yaml.problems).toEqual([])
    expect(yaml.value).toEqual({
      title: 'One',
      search: { title: 'Two', empty: null },
      related: ['/a', { href: '/b' }],
      quoted: 'a "word"',
    })
  })

  it('leaves dates and "yes" as texts', () => {
    expect(readYaml('a: 2027-06-30\nb: yes', 'f').value).toEqual({ a: '2027-06-30', b: 'yes' })
  })

  it.each([
    ['a value', ['title'], 'value', '1:8'],
    ['a key', ['title'], 'key', '1:1'],
    ['a nested value', ['search', 'title'], 'value', '3:10'],
    ['a nested key', ['search', 'title'], 'key', '3:3'],
    ['the key of an empty value', ['search', 'empty'], 'value', '4:3'],
    ['the group around a missing key', ['search', 'description'], 'value', '2:1'],
    ['an entry', ['related', 0], 'value', '6:5'],
    ['a key inside an entry', ['related', 1, 'href'], 'key', '7:5'],
    ['the list around a missing entry', ['related', 7], 'value', '5:1'],
    ['the top for a missing key', ['closing'], 'value', '1:1'],
    ['what is above a text', ['title', 'deeper'], 'value', '1:1'],
  ] as const)('places %s', (_, path, part, place) => {
    const { line, column } = yaml.at([...path], part)
    expect(`${line}:${column}`).toBe(place)
  })

  it('follows aliases', () => {
    const { value, at } = readYaml('a: &x\n  b: 1\nc: *x\n', 'f')
    expect(value).toEqual({ a: { b: 1 }, c: { b: 1 } })
    expect(at(['c', 'b'])).toEqual({ line: 2, column: 6 })
  })

  it('counts from the file that the text was cut out of', () => {
    const source = '---\ntitle: One\n---\n'
    expect(readYaml('\ntitle: One\n', 'f', source, 3).at(['title'])).toEqual({ line: 2, column: 8 })
  })

  it('lists every text with the place of its signs', () => {
    const texts = yaml.texts()
    expect(texts.map(({ path }) => path.join('.'))).toEqual([
      'title',
      'search.title',
      'related.0',
      'related.1.href',
      'quoted',
    ])
    const { value, offsets } = texts.at(-1) ?? { value: '', offsets: () => [] }
    expect(TEXT.slice(offsets()[value.indexOf('word')]).startsWith('word')).toBe(true)
  })

  it('reports an alias that leads nowhere and one that never ends, and throws at neither', () => {
    expect(readYaml('a: *nowhere', 'f').problems).toHaveLength(1)
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]']
    for (const [from, to] of ['ab', 'bc', 'cd', 'de', 'ef', 'fg'])
      bomb.push(`${to}: &${to} [${`*${from}, `.repeat(9)}]`)
    expect(readYaml(bomb.join('\n'), 'f').problems).toHaveLength(1)
  })
})
