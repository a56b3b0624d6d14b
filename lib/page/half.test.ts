import { describe, expect, it } from '@jest/globals'
import { stubIntersectionObserver } from '#lib/testing/browser.ts'
import { growAtHalf } from './half.ts'

const { observed, thresholds, show } = stubIntersectionObserver()
document.body.innerHTML =
  '<div id="one" data-at-half></div><div id="two" data-at-half></div><div id="three"></div>'
const [one, two, three] = ['one', 'two', 'three'].map((id) => document.getElementById(id) as HTMLElement)
growAtHalf()

describe('growAtHalf', () => {
  it('watches what asks for it, at one half', () => {
    expect([...observed]).toEqual([one, two])
    expect(observed).not.toContain(three)
    expect(thresholds).toEqual([0.5])
  })

  it.each([
    [0, false],
    [0.49, false],
    [0.5, true],
    [1, true],
    [0.2, false],
  ])('with %d of it in view, it is seen: %s', (ratio, seen) => {
    show(one as HTMLElement, ratio)
    expect(one?.hasAttribute('data-half-seen')).toBe(seen)
    expect(two?.hasAttribute('data-half-seen')).toBe(false)
  })
})
