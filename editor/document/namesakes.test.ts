/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import type { z } from 'zod'
import { artifactSchemas } from '../../lib/content/artifacts/artifacts.ts'
import { figureProps } from '../../lib/content/figures.ts'
import { namesakesOf } from './namesakes.ts'
import type { Path } from './yaml.ts'

/** A value with other words at a path. */
function renamed(value: unknown, path: Path, words: string): unknown {
  const copy = structuredClone(value)
  const around = path.slice(0, -1).reduce((inner, key) => Object(inner)[key], copy)
  Object(around)[path.at(-1) ?? ''] = words
  return copy
}

/** What is renamed along, by its path. */
const alongWith = (schema: z.ZodType, before: unknown, path: Path, words: string) =>
  Object.fromEntries(
    namesakesOf(schema, before, renamed(before, path, words)).map((leaf) => [
      leaf.path.join('.'),
      leaf.words,
    ]),
  )

const COMMON = { title: 'What the drawing shows', caption: 'The line under it' }
const GIVEN = { ...COMMON, source: 'Made-up numbers' }
const parts = (...labels: string[]) => labels.map((label, index) => ({ label, value: 9 - index }))
const scale = { label: 'days', to: 10, beyond: 'late' }

describe('in a drawing', () => {
  it.each<[name: string, props: object, path: Path, along: Record<string, string>]>([
    ['pipeline', { stages: ['one', 'two', 'six'], stop: 'two' }, ['stages', 1], { stop: 'New' }],
    [
      'pipeline',
      { stages: ['one', 'two', 'six'], back: { from: 'six', to: 'one' } },
      ['stages', 2],
      { 'back.from': 'New' },
    ],
    [
      'bars',
      { ...GIVEN, bars: parts('one', 'two', 'six'), unit: 'days', mark: 'six', note: 'A note' },
      ['bars', 2, 'label'],
      { mark: 'New' },
    ],
    ['layers', { layers: ['one', 'two', 'six'], mark: 'one' }, ['layers', 0], { mark: 'New' }],
    [
      'timeline',
      { events: ['one', 'two', 'six'], now: 'one', aim: 'six' },
      ['events', 2],
      { aim: 'New' },
    ],
    [
      'timeline',
      {
        events: ['one', 'two', 'six'],
        now: 'one',
        window: { from: 'two', to: 'six', label: 'open' },
      },
      ['events', 1],
      { 'window.from': 'New' },
    ],
    [
      'tree',
      {
        root: 'root',
        branches: [
          { label: 'one', leaves: ['two'] },
          { label: 'six', leaves: ['ten'] },
        ],
        mark: 'ten',
      },
      ['branches', 1, 'leaves', 0],
      { mark: 'New' },
    ],
    [
      'sequence',
      {
        actors: ['one', 'two'],
        messages: [
          { from: 'one', to: 'two', label: 'two' },
          { from: 'two', to: 'one', label: 'six' },
        ],
      },
      ['actors', 1],
      { 'messages.0.to': 'New', 'messages.1.from': 'New' },
    ],
    [
      'quadrant',
      {
        ...GIVEN,
        x: scale,
        y: scale,
        points: ['one', 'two', 'six'].map((label) => ({ label, x: 1, y: 1 })),
        mark: 'two',
      },
      ['points', 1, 'label'],
      { mark: 'New' },
    ],
    [
      'ports',
      { core: 'core', left: ['one'], right: ['two', 'six'], mark: 'two' },
      ['right', 0],
      { mark: 'New' },
    ],
  ])('%s renames what names a part', (name, props, path, along) => {
    const before = { name, ...COMMON, ...props }
    expect(figureProps.safeParse(before).error?.issues ?? []).toEqual([])
    expect(alongWith(figureProps, before, path, 'New')).toEqual(along)
    // What is still to be written may be empty for a moment.
    expect(Object.values(alongWith(figureProps, before, path, ''))).toContain('')
  })

  const tokens = {
    name: 'tokens',
    ...COMMON,
    lines: ['Orders of last Tuesday', 'are paid by nobody'],
    tags: [{ text: 'last Tuesday', tag: 'when' }],
  }

  it.each([
    ['Orders of last Wednesday', 'last Wednesday'],
    ['All orders of last Tuesday or', undefined],
    ['Orders of Tuesday', 'Tuesday'],
  ])('keeps the marked words of a line that becomes "%s"', (line, words) => {
    expect(alongWith(figureProps, tokens, ['lines', 0], line)).toEqual(
      words === undefined ? {} : { 'tags.0.text': words },
    )
  })

  it('leaves the mark alone where an entry moves, goes, or has a double', () => {
    const bars = { name: 'layers', ...COMMON, layers: ['one', 'two', 'six'], mark: 'one' }
    expect(namesakesOf(figureProps, bars, { ...bars, layers: ['two', 'one', 'six'] })).toEqual([])
    expect(namesakesOf(figureProps, bars, { ...bars, layers: ['two', 'six'] })).toEqual([])
    const twice = { ...bars, layers: ['one', 'one', 'six'] }
    expect(alongWith(figureProps, twice, ['layers', 0], 'New')).toEqual({})
    expect(alongWith(figureProps, bars, ['mark'], 'two')).toEqual({})
  })
})

it('goes on in the documents at the heads of pages', () => {
  const memo = {
    kind: 'memo',
    layout: 'text',
    name: 'Memo to the board',
    about: 'a decision',
    caption: 'A memo on a single question (example)',
    answer: 'Do not enter this year. Nine buyers are too few.',
    mark: 'Do not enter this year.',
    terms: [
      { term: 'Evidence', text: 'Sixty have a budget' },
      { term: 'Warning', text: 'More than twenty are free to sign' },
    ],
  }
  const answer = 'Do not enter next year. Nine buyers are too few.'
  expect(alongWith(artifactSchemas.memo, memo, ['answer'], answer)).toEqual({
    mark: 'Do not enter next year.',
  })
})
