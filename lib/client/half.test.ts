import { describe, expect, it } from '@jest/globals'
import { stubIntersectionObserver } from '#lib/testing/browser.ts'
import { growAtHalf } from './half.ts'

const { observed, thresholds, show } = stubIntersectionObserver()
document.body.innerHTML = '<div id="one" data-at-half></div><div id="two"></div>'
const one = document.getElementById('one') as HTMLElement
growAtHalf()

describe('growAtHalf', () => {
  it('watches what asks for it, at one half', () => {
    expect([...observed]).toEqual([one])
    expect(thresholds).toEqual([0.5])
  })

  it.each([
    [0, false],
    [0.49, false],
    [0.5, true],
    [1, true],
    [0.2, false],
  ])('with %d of it in view, it is seen: %s', (ratio, seen) => {
    show(one, ratio)
    expect(one.hasAttribute('data-half-seen')).toBe(seen)
  })
})
