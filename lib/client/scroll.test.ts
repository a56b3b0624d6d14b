import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { REDUCED_MOTION, stubMedia, stubScroll } from '#lib/testing/browser.ts'
import { scrollSmoothly } from './scroll.ts'

// Once for the file: the listener is on the document.
scrollSmoothly()

let setMedia = stubMedia()
let calls: ScrollToOptions[] = []

/** What a click on a link of the page does by itself: true where the script leaves it to the browser. */
function follow(selector: string, init: MouseEventInit = {}): boolean {
  let left = false
  const look = (event: Event) => {
    left = !event.defaultPrevented
    // jsdom cannot go to another page.
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  document.querySelector(selector)?.dispatchEvent(event)
  return left
}

const heights = () => calls.map(({ top }) => Math.round(top ?? Number.NaN))

beforeEach(() => {
  setMedia = stubMedia()
  ;({ calls } = stubScroll())
  jest.useFakeTimers()
  history.replaceState(null, '', '/careers')
  document.body.innerHTML = `
    <a id="own" href="/careers">Careers <b>here</b></a>
    <a id="other" href="/about-us">About Us</a>
    <a id="query" href="/careers?ref=1">Careers</a>
    <a id="host" href="https://elsewhere.example/careers">Elsewhere</a>
    <a id="mail" href="mailto:hello@plumbline.example">Mail</a>
    <a id="anchor" href="#why">Why</a>
    <a id="more" href="#why" data-glide>Know More</a>
    <a id="lost" href="#nowhere" data-glide>Lost</a>
    <a id="section" href="/careers#why" data-glide>Why</a>
    <a id="none">No address</a>
    <button id="button">Button</button>
    <section id="why" tabindex="-1"></section>`
  const section = document.getElementById('why') as HTMLElement
  section.getBoundingClientRect = () => new DOMRect(0, 1070 - window.scrollY, 390, 800)
})
afterEach(() => {
  window.dispatchEvent(new Event('wheel'))
  jest.useRealTimers()
})

describe('a link to the page one is on', () => {
  it('scrolls smoothly to the top', () => {
    expect(follow('#own')).toBe(false)
    expect(calls).toEqual([{ top: 0, behavior: 'smooth' }])
  })

  it('does so wherever in the link the click was', () => {
    expect(follow('#own b')).toBe(false)
    expect(heights()).toEqual([0])
  })

  it('goes there at once for those who ask for less motion', () => {
    setMedia(REDUCED_MOTION, true)
    follow('#own')
    expect(calls).toEqual([{ top: 0, behavior: 'instant' }])
  })

  it.each<[string, MouseEventInit]>([
    ['the middle button', { button: 1 }],
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
  ])('is left to the browser when clicked with %s', (_, init) => {
    expect(follow('#own', init)).toBe(true)
    expect(calls).toEqual([])
  })

  it('is left alone where another script has taken the click', () => {
    document.querySelector('#own')?.addEventListener('click', (event) => event.preventDefault())
    follow('#own')
    expect(calls).toEqual([])
  })
})

it.each(['#other', '#query', '#host', '#mail', '#anchor', '#none', '#button', 'section'])(
  'leaves a click on %s to the browser',
  (selector) => {
    expect(follow(selector)).toBe(true)
    expect(calls).toEqual([])
  },
)

describe('"Know More"', () => {
  it.each(['#more', '#section'])(
    'glides for one second and stops 70 px above the section (%s)',
    (selector) => {
      expect(follow(selector)).toBe(false)
      jest.advanceTimersByTime(900)
      expect(window.scrollY).toBeGreaterThan(900)
      expect(window.scrollY).toBeLessThan(1000)
      jest.advanceTimersByTime(120)
      expect(window.scrollY).toBe(1000)
      const arrived = calls.length
      jest.advanceTimersByTime(1000)
      expect(calls).toHaveLength(arrived)
    },
  )

  it('only ever goes forward, slowly at both ends', () => {
    follow('#more')
    jest.advanceTimersByTime(1100)
    const tops = calls.map(({ top }) => top ?? 0)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(calls.length).toBeGreaterThan(50)
    const middle = tops[Math.floor(tops.length / 2)] ?? 0
    expect(middle).toBeGreaterThan(400)
    expect(middle).toBeLessThan(600)
    expect(tops[5]).toBeLessThan(10)
    expect(tops.at(-6)).toBeGreaterThan(990)
    // The style sheet must not smooth the steps a second time.
    expect(new Set(calls.map(({ behavior }) => behavior))).toEqual(new Set(['instant']))
  })

  it('measures from where the page stands', () => {
    window.scrollTo(0, 300)
    follow('#more')
    jest.advanceTimersByTime(1100)
    expect(window.scrollY).toBe(1000)
    expect(Math.min(...heights().slice(1))).toBeGreaterThanOrEqual(300)
  })

  it('puts the section into the address and the focus into it, without a jump', () => {
    const focus = jest.spyOn(document.getElementById('why') as HTMLElement, 'focus')
    const before = history.length
    follow('#more')
    expect(location.hash).toBe('#why')
    expect(history).toHaveLength(before + 1)
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
  })

  it('goes there at once for those who ask for less motion', () => {
    setMedia(REDUCED_MOTION, true)
    follow('#more')
    expect(heights()).toEqual([1000])
    jest.advanceTimersByTime(2000)
    expect(heights()).toEqual([1000])
  })

  it.each(['wheel', 'touchstart'])('lets go when the visitor scrolls (%s)', (event) => {
    follow('#more')
    jest.advanceTimersByTime(300)
    window.dispatchEvent(new Event(event))
    const here = window.scrollY
    jest.advanceTimersByTime(2000)
    expect(window.scrollY).toBe(here)
    expect(here).toBeLessThan(1000)
  })

  it('is left to the browser where its section is missing', () => {
    expect(follow('#lost')).toBe(true)
    expect(calls).toEqual([])
  })
})
