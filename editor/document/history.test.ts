/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { placesOf } from '../../check/parse/source.ts'
import { readYaml } from '../../check/parse/yaml.ts'
import type { Content, Contents } from '../background/messages.ts'
import {
  filesAfter,
  type History,
  NO_HISTORY,
  nextStep,
  patchesOf,
  patchOf,
  recorded,
  recordedAsOne,
} from './history.ts'
import { setAt } from './yaml.ts'

type Change = readonly [by: string, change: Contents, at?: number]

/** Does changes one after the other, each of one file by a source. */
function after(start: Contents, changes: readonly Change[]) {
  let contents = start
  let history: History = NO_HISTORY
  for (const [by, change, at = 0] of changes) {
    history = recorded(history, by, patchesOf(contents, change), {}, at)
    contents = { ...contents, ...change }
  }
  return { contents, history }
}

/** Goes all the way back or forward, and tells a file's text after each step. */
function walk(way: 'undo' | 'redo', contents: Contents, history: History, file: string) {
  const texts: unknown[] = []
  let now = { contents, history }
  for (let step = nextStep(history, way); step; step = nextStep(now.history, way)) {
    const done = now.history.done + (way === 'undo' ? -1 : 1)
    const changed = { ...now.contents, ...filesAfter(step, way, now.contents) }
    now = { contents: changed, history: { ...now.history, done } }
    texts.push(changed[file])
  }
  return { ...now, texts }
}

/** Types letters into a file, each a change. */
const typed = (before: string, letters: string, rest = '') =>
  [...letters].map(
    (_, index) => ['field', { a: before + letters.slice(0, index + 1) + rest }] as const,
  )

it('undoes what was typed sentence by sentence, and does it again', () => {
  const { contents, history } = after({ a: 'x y' }, typed('x ', 'One two. (Is it?)  Four', 'y'))
  const back = walk('undo', contents, history, 'a')
  expect(back.texts).toEqual(['x One two. (Is it?)y', 'x One two.y', 'x y'])
  const again = walk('redo', back.contents, back.history, 'a')
  expect(again.texts).toEqual(['x One two.y', 'x One two. (Is it?)y', 'x One two. (Is it?)  Foury'])
})

it.each(['intro: We answer', 'intro: "We: answer"', 'intro: >-\n  We answer\n  soon'])(
  'undoes a fact sentence by sentence, however YAML has to write the spaces at its end: %j',
  (fact) => {
    const start = `title: A\n${fact}\nnext: B\n`
    const words = String(Object(readYaml(start, () => {}, placesOf(start), 0).value).intro)
    const letters = [...' within a day. Or "two" days.'].map(
      (_, index, all) =>
        [
          'field',
          { a: setAt(start, ['intro'], words + all.slice(0, index + 1).join('')) },
        ] as const,
    )
    const { contents, history } = after({ a: start }, letters)
    const back = walk('undo', contents, history, 'a')
    expect(back.texts).toEqual([setAt(start, ['intro'], `${words} within a day.`), start])
    expect(walk('redo', back.contents, back.history, 'a').contents).toEqual(contents)
    expect(walk('redo', back.contents, back.history, 'a').texts).toHaveLength(2)
  },
)

it('undoes apart the words before a pause, and those behind it with the space between them', () => {
  const letters = typed('x', ' one two three', ' to').map(
    ([by, change], index): Change => [by, change, index < ' one'.length ? 0 : 10_000],
  )
  const { contents, history } = after({ a: 'x to' }, letters)
  const back = walk('undo', contents, history, 'a')
  expect(back.texts).toEqual(['x one to', 'x to'])
  expect(walk('redo', back.contents, back.history, 'a').contents).toEqual(contents)
  const same = after({ a: 't' }, typed('', 'test', 't'))
  expect(walk('undo', same.contents, same.history, 'a').texts).toEqual(['t'])
})

it.each([
  ['an item', '- x', '\n- ', '\n- y'],
  ['a numbered item', '1. x', '\n1. ', '\n1. y'],
  ['a paragraph', 'x', '\n\n', '\n\ny'],
])('undoes %s between others together with its first letters', (_, before, mark, rest) => {
  const texts = ['A', 'An', 'An o'].map((words) => ({ a: before + mark + words + rest }))
  const { history } = after(
    { a: before + rest },
    texts.map((text) => ['field', text] as const),
  )
  expect(history.steps).toHaveLength(1)
})

it('undoes at once what is typed over words, also where the file has to quote it', () => {
  const texts = ['"0"', '"0."', '"0.7"', '"0.75"', '"0.75 a"'].map(
    (a) => ['field', { a: `total: ${a}\nnext: b` }] as const,
  )
  const { contents, history } = after({ a: 'total: Total\nnext: b' }, texts)
  const back = walk('undo', contents, history, 'a')
  expect(back.texts).toEqual(['total: Total\nnext: b'])
  expect(walk('redo', back.contents, back.history, 'a').contents).toEqual(contents)
})

it('joins also what a busy browser reports in several letters at once', () => {
  const reported = ['la', 'last w', 'last words', 'last words. An'].map(
    (a) => ['field', { a }] as const,
  )
  const { contents, history } = after({ a: '' }, reported)
  const back = walk('undo', contents, history, 'a')
  expect(back.texts).toEqual(['last words.', ''])
  expect(walk('redo', back.contents, back.history, 'a').contents).toEqual(contents)
  const pasted = after({ a: 'x' }, [['field', { a: 'x several words at once' }]])
  expect(pasted.history.steps).toHaveLength(1)
  const job = after({ a: '- x' }, [['job', { a: '- x\n- y z' }]])
  expect(job.history.steps).toHaveLength(1)
})

it('joins letters that are deleted, but no two places, sources or files', () => {
  const deleted = ['abc', 'ab', 'a'].map((a) => ['field', { a }] as const)
  expect(after({ a: 'abcd' }, deleted).history.steps).toHaveLength(1)
  const elsewhere = [...typed('', 'a', ' b'), ['field', { a: 'a bc' }] as const]
  expect(after({ a: ' b' }, elsewhere).history.steps).toHaveLength(2)
  const sources = [['field', { a: 'a' }] as const, ['other', { a: 'ab' }] as const]
  expect(after({ a: '' }, sources).history.steps).toHaveLength(2)
  const files = [['field', { a: 'a' }] as const, ['field', { b: 'b' }] as const]
  expect(after({ a: '', b: '' }, files).history.steps).toHaveLength(2)
})

it('undoes a job over several files at once, a photograph and a deleted file included', () => {
  const photo = new Uint8Array([1, 2])
  const start: Contents = { a: 'text', b: 'gone' }
  const { contents, history } = after(start, [['job', { a: 'texts', b: null, c: photo }]])
  const back = walk('undo', contents, history, 'a')
  expect(back.contents).toEqual({ a: 'text', b: 'gone', c: null })
  expect(walk('redo', back.contents, back.history, 'a').contents).toEqual(contents)
})

it('forgets what was undone as soon as something else is done, and the oldest of very many steps', () => {
  const { contents, history } = after({ a: '' }, [
    ['one', { a: '1' }],
    ['two', { a: '12' }],
  ])
  const step = nextStep(history, 'undo')
  const undone = { ...history, done: 1 }
  const back = (step && filesAfter(step, 'undo', contents)) ?? {}
  const other = recorded(undone, 'three', patchesOf(back, { a: '13' }))
  expect(nextStep(other, 'redo')).toBeUndefined()
  expect(other.steps.map(({ by }) => by)).toEqual(['one', 'three'])
  const many = Array.from({ length: 1500 }, (_, index) => [`${index}`, { a: `${index}` }] as const)
  const { steps } = after({ a: '' }, many).history
  expect(steps.length).toBeLessThan(1500)
  expect(steps.at(-1)?.number).toBe(1500)
})

it.each<[string, Content, Content]>([
  [
    'another line at its start',
    'A first line.\nA sentence stands here.\n',
    'A sentence is here.\n',
  ],
  ['as many other letters', 'The sentence is here: now.\n', 'A sentence is here.\n'],
  ['nothing', null, 'A sentence is here.\n'],
  ['a new file', 'Other words.\n', null],
])('changes nothing in a text that has become another: %s', (_, now, before) => {
  for (const after of [
    'A sentence, new, is here.\n',
    'A is here.\n',
    'Every sentence is here.\n',
  ]) {
    const history = recorded(NO_HISTORY, 'field', [patchOf('a', before, after)])
    for (const way of ['undo', 'redo'] as const) {
      const step = nextStep({ ...history, done: way === 'undo' ? 1 : 0 }, way)
      expect(step && filesAfter(step, way, { a: now })).toBeUndefined()
    }
  }
})

it('fits letters that were typed and deleted at any place, to the text as it then was', () => {
  const texts = [
    'one two three',
    'one tw three',
    'one t three',
    'one  three',
    'one hree',
    'one xhree',
  ]
  const { contents, history } = after(
    { a: texts[0] ?? '' },
    texts.slice(1).map((a) => ['field', { a }] as const),
  )
  const back = walk('undo', contents, history, 'a')
  expect(back.contents).toEqual({ a: texts[0] })
  expect(walk('redo', back.contents, back.history, 'a').contents).toEqual(contents)
})

it('makes one step of all that a source has done, if it changes two places at once', () => {
  const before = { a: 'label mark, other' }
  const { contents, history } = after(before, [['other field', { a: 'label mark, others' }]])
  const letters = ['labels marks, others', 'label names mark names, others']
  const all = letters.reduce(
    (history, a) => recordedAsOne(history, 'field', 1, patchesOf(contents, { a })),
    history,
  )
  const back = walk('undo', { a: letters[1] ?? '' }, all, 'a')
  expect(back.texts).toEqual(['label mark, others', 'label mark, other'])
  const none = recordedAsOne(all, 'field', 1, patchesOf(contents, contents))
  expect(nextStep(none, 'undo')?.by).toBe('other field')
})

it('keeps what has a name apart from the letters before it and behind it', () => {
  const bold = { a: '**x**' }
  let history = recorded(NO_HISTORY, 'field', patchesOf({ a: '' }, { a: 'x' }))
  history = recorded(history, 'field', patchesOf({ a: 'x' }, bold), { deed: '“Bold”' })
  history = recorded(history, 'field', patchesOf(bold, { a: '**x**y' }))
  expect(history.steps.map(({ deed }) => deed)).toEqual([undefined, '“Bold”', undefined])
})
