/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { joinedWithBefore } from './joined.ts'
import { type Spot, spotsOf } from './texts.ts'

const FILE = 'content/a.mdx'
const page = (body: string) =>
  `---\ntitle: A\n---\n\n<Section>\n\n## One\n\n${body}\n\n</Section>\n`

function joined(body: string, text: string) {
  const source = page(body)
  const spot = spotsOf(FILE, source).find(({ value }) => value === text)
  if (!spot) throw new Error('The page has no such text.')
  return { ...joinedWithBefore(source, spot), before: source }
}

it.each([
  ['A first.\n\nA **second**.', 'A **second**.', 'A first. A **second**.', 9],
  ['- One\n- Two\n- Three', 'Two', '- One Two\n- Three', 4],
  ['- One\n  - Inner\n- Two', 'Inner', '- One Inner\n- Two', 4],
  ['1. One\n2. Two', 'Two', '1. One Two', 4],
  ['- One\n- Two\n\nA last.', 'A last.', '- One\n- Two A last.', 4],
  ['A first.\n\n- Item\n- Two', 'Item', 'A first.\n\nItem\n\n- Two', 0],
  ['- Item\n\nA last.', 'Item', 'Item\n\nA last.', 0],
])('joins a text with the one before it, and leaves all else: %j', (body, text, after, caret) => {
  expect(joined(body, text)).toMatchObject({ text: page(after), caret })
})

it('takes away an item that has lost its words, and goes on at the end of the one before it', () => {
  const source = page('- One\n- \n- Three')
  const start = source.indexOf('\n- Three')
  const emptied = { file: FILE, kind: 'listItem', start, end: start, value: '' } as Spot
  expect(joinedWithBefore(source, emptied)).toMatchObject({
    text: page('- One\n- Three'),
    caret: 'One'.length,
  })
})

it.each([
  ['A first.\n\n- One', 'A first.'],
  ['- Outer\n  - Inner\n- Two', 'Outer'],
  ['A first.\n\n<Note title="Two">\n\nInside.\n\n</Note>', 'Inside.'],
  ['A first.', 'One'],
])('joins nothing across what stands between: %j', (body, text) => {
  expect(joined(body, text).text).toBeUndefined()
})
