/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { elementsOf } from './elements.ts'
import { problemText } from './errors.ts'
import { parseMdx } from './mdx.ts'

function elements(source: string) {
  const { tree, problems } = parseMdx('content/a.mdx', source)
  if (!tree) throw new Error(problems.map(problemText).join('\n'))
  return elementsOf('content/a.mdx', tree)
}

function only(source: string) {
  const [element] = elements(source)
  if (!element) throw new Error('There is no block.')
  return element
}

describe('props', () => {
  it.each([
    ['"text"', 'text'],
    ['"A &amp; B"', 'A & B'],
    ["{'text'}", 'text'],
    ['{`text`}', 'text'],
    ['{40}', 40],
    ['{-4.5}', -4.5],
    ['{+4}', 4],
    ['{true}', true],
    ['{null}', null],
    ["{['one', 'two']}", ['one', 'two']],
    ["{[{ label: 'one', 'at': 2 }]}", [{ label: 'one', at: 2 }]],
  ])('%s is %j', (written, value) => {
    const { props, problems } = only(`<Card title=${written} />`)
    expect(problems).toEqual([])
    expect(props.value).toEqual({ title: value })
  })

  it('without a value is true', () => {
    expect(only('<CardGrid reveal />').props.value).toEqual({ reveal: true })
  })

  it.each([
    ['{name}', 'the bare word name'],
    ['{run()}', 'a JavaScript expression'],
    ['{1 + 1}', 'a JavaScript expression'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what an author might write.
    ['{`a ${b}`}', 'a JavaScript expression'],
    ['{/x/}', 'a JavaScript expression'],
    ['{[1, , 2]}', 'a list with a gap'],
    ['{[...more]}', 'a JavaScript expression'],
    ['{{ ...more }}', 'a part that is not "name: value"'],
    ['{{ [key]: 1 }}', 'a computed name'],
    ['{{ get a() { return 1 } }}', 'a part that is not "name: value"'],
    ['{<b />}', 'a JavaScript expression'],
  ])('%s is no literal', (written, found) => {
    const { props, given, problems } = only(`<Card title=${written} />`)
    expect(props.value).toEqual({})
    expect(given).toEqual(['title'])
    expect(problems.map(problemText).join()).toContain(found)
  })

  it('are never run, and change no prototype', () => {
    only('<Card title={(() => { globalThis.harmed = true })()} />')
    only('<Card title={{ __proto__: { polluted: true } }} />')
    expect(globalThis).not.toHaveProperty('harmed')
    expect({}).not.toHaveProperty('polluted')
  })

  it('know the places of their parts', () => {
    const { props } = only(`<Figure\n  name="bars"\n  bars={[\n    { label: 'a', value: 4 },\n  ]}\n/>`)
    const place = (path: PropertyKey[], part?: 'key') => {
      const { line, column } = props.at(path, part)
      return `${line}:${column}`
    }
    expect(place(['name'])).toBe('2:8')
    expect(place(['name'], 'key')).toBe('2:3')
    expect(place(['bars'])).toBe('3:9')
    expect(place(['bars', 0])).toBe('4:5')
    expect(place(['bars', 0, 'value'])).toBe('4:26')
    expect(place(['bars', 0, 'value'], 'key')).toBe('4:19')
    expect(place(['bars', 5])).toBe('3:9')
    expect(place(['missing'])).toBe('1:1')
  })
})

it('knows which block stands in which', () => {
  const [grid, card] = elements('<CardGrid>\n<Card title="a">Text.</Card>\n</CardGrid>\n')
  expect(card?.parent).toBe(grid)
  expect(grid?.children).toEqual([card])
})
