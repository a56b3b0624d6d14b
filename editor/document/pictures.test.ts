import { expect, it } from '@jest/globals'
import { pictureAround, pictureMovedTo, picturePlaces } from './pictures.ts'

const section = (...blocks: string[]) => `<Section>\n\n${blocks.join('\n\n')}\n\n</Section>\n`
const PHOTOGRAPH = '![A desk](desk.jpg)'

it('knows the picture of the section around a text', () => {
  const inSection = (picture: string) => {
    const text = section('## One', 'Words.', picture) + section('## Two')
    return ['Words', 'Two'].map((words) => pictureAround(text, text.indexOf(words)))
  }
  expect(inSection('<Figure name="loop" title="A loop" />')).toEqual([
    { kind: 'drawing', shows: 'A loop' },
    undefined,
  ])
  expect(inSection(PHOTOGRAPH)).toEqual([{ kind: 'photograph', shows: 'A desk' }, undefined])
  expect(inSection('More words.')).toEqual([undefined, undefined])
})

const TABLE = '<Table caption="A table">\n\n| a | b |\n| --- | --- |\n| c | d |\n\n</Table>'

it('knows the words that a picture can stand beside, wherever among them it is written', () => {
  const page = (...first: string[]) =>
    section(...first) +
    section('## Two', TABLE, 'After a table.') +
    section('## Three', '<Figure name="loop" />') +
    section('## Four', 'Last words.')
  const placesOf = (source: string) => {
    const { index, ranges = [] } = picturePlaces(source, source.indexOf('desk')) ?? {}
    return { index, words: ranges.map((range) => source.slice(...range).replace(PHOTOGRAPH, '')) }
  }
  const words = ['## Two', 'After a table.', '## Four\n\nLast words.']
  for (const first of [
    [PHOTOGRAPH, '## One', 'Words.'],
    ['## One', PHOTOGRAPH, 'Words.'],
    ['## One', 'Words.', PHOTOGRAPH],
  ]) {
    const { index, words: all } = placesOf(page(...first))
    expect([index, all.slice(1)]).toEqual([0, words])
  }
  // Without words behind a table, it belongs to those before it.
  expect(placesOf(page('## One', TABLE, PHOTOGRAPH)).index).toBe(0)
  expect(placesOf(page('## One', TABLE, 'Words.', PHOTOGRAPH)).index).toBe(1)
})

it('moves a picture to the end of other words, with the caret where it was', () => {
  const before = section('## One', 'Words.', PHOTOGRAPH) + section('## Two', TABLE, 'More.')
  const offset = before.indexOf('desk')
  const there = pictureMovedTo(before, offset, 2)
  expect(there.text).toBe(
    section('## One', 'Words.') + section('## Two', TABLE, 'More.', PHOTOGRAPH),
  )
  expect(there.text.slice(there.offset)).toMatch(/^desk/)
  const back = pictureMovedTo(there.text, there.offset ?? 0, 0)
  expect(back.text).toBe(before)
  expect(back.offset).toBe(offset)
})
