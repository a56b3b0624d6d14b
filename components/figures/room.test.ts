/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { FRAMES, spread, stagger, widthOf } from './room.ts'

const frame = FRAMES.narrow

/** Labels evenly over the width of a narrow drawing, in the rows that they get. */
const rowsOf = (...texts: string[]) =>
  stagger(frame, texts, spread(texts.length, 0, frame.width), 0, 1).map(({ y }) => y)

describe('labels below their positions', () => {
  it('stand in one row where they do not touch', () => {
    expect(rowsOf('build', 'test', 'ship')).toEqual([0, 0, 0])
  })

  it('stand in two rows by turns where neighbors would touch', () => {
    expect(rowsOf('requirements', 'architecture', 'acceptance')).toEqual([0, 1, 0])
  })

  it('stand in a row each where two rows would not do', () => {
    const long = 'a label as wide as half'
    expect(rowsOf(long, long, long)).toEqual([0, 1, 2])
  })

  it('stay within the drawing', () => {
    const texts = ['the first of all labels', 'the last of all labels']
    for (const { x, text } of stagger(frame, texts, [0, frame.width], 0)) {
      expect(x - widthOf(text) / 2).toBeGreaterThanOrEqual(0)
      expect(x + widthOf(text) / 2).toBeLessThanOrEqual(frame.width)
    }
  })
})
