/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { addToProp, moveInProp, propsAt, setProp } from './props.ts'
import type { Path } from './yaml.ts'

const page = `---
title: A
---

<Section>

## One

<Figure
  name="schedule"
  title="It's a plan"
  length={12}
  rows={[
    { label: 'one', from: 0, to: 5, text: "it's" },
    { label: 'two', from: 4, to: 9 },
  ]}
  steps={['ask', 'run']}
/>

<Figure name="loop" steps={['ask']} center="it" />

</Section>
`

const start = page.indexOf('<Figure')
const other = page.lastIndexOf('<Figure')

it('reads the props of the block at an offset', () => {
  expect(propsAt(page, other)).toEqual({ name: 'loop', steps: ['ask'], center: 'it' })
  expect(propsAt(page, start)).toMatchObject({ length: 12, rows: [{ from: 0 }, { label: 'two' }] })
  expect(propsAt(page, 3)).toBeUndefined()
})

it.each<[string, Path, unknown, [string | RegExp, string]]>([
  ['a text', ['title'], 'A "plan"', [`title="It's a plan"`, 'title="A &quot;plan&quot;"']],
  ['a number', ['length'], 24, ['length={12}', 'length={24}']],
  ['a number in an entry', ['rows', 1, 'to'], 10, ['to: 9', 'to: 10']],
  ['a text in an entry', ['rows', 0, 'text'], 'say "no"', [`"it's"`, '"say \\"no\\""']],
  ['a text in a list', ['steps', 0], "it's", ["'ask', 'run'", "'it\\'s', 'run'"]],
  ['a key that was missing', ['rows', 1, 'text'], 'x', ['to: 9 }', "to: 9, text: 'x' }"]],
  ['a prop that was missing', ['note'], 'new', ["'run']}\n", `'run']}\n  note="new"\n`]],
  ['a prop that goes', ['length'], undefined, ['  length={12}\n', '']],
  ['a key that goes', ['rows', 0, 'text'], undefined, [`, text: "it's"`, '']],
  ['an entry that goes', ['rows', 0], undefined, [/ {4}\{ label: 'one'.*\n/, '']],
  ['the last entry', ['rows', 1], undefined, [/,\n {4}\{ label: 'two'.*\}/, '']],
])('sets %s, and changes nothing else', (_, path, value, [from, to]) => {
  expect(setProp(page, start, path, value)).toBe(page.replace(from, () => to))
})

it('adds entries as far apart as those before them', () => {
  const entry = { label: 'three', from: 9, to: 12 }
  expect(addToProp(page, start, ['rows'], entry)).toBe(
    page.replace('to: 9 },\n', "to: 9 },\n    { label: 'three', from: 9, to: 12 },\n"),
  )
  expect(addToProp(page, other, ['steps'], 'tell')).toBe(
    page.replace("steps={['ask']}", "steps={['ask', 'tell']}"),
  )
  expect(addToProp(page, other, ['more'], 'tell')).toBe(
    page.replace('center="it" />', `center="it" more={['tell']} />`),
  )
})

it('moves an entry, and changes nothing else', () => {
  expect(moveInProp(page, start, ['rows'], 1, 0)).toBe(
    page.replace(/( {4}\{ label: 'one'.*\n)( {4}\{ label: 'two'.*\n)/, '$2$1'),
  )
  expect(moveInProp(page, start, ['steps'], 0, 1)).toBe(
    page.replace("'ask', 'run'", "'run', 'ask'"),
  )
  expect(moveInProp(page, start, ['steps'], 1, 2)).toBe(page)
})
