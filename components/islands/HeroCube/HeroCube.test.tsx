import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { serve } from '#components/testing/hydration.tsx'
import { expectQuiet } from '#components/testing/quiet.ts'
import { REDUCED_MOTION, stubMedia } from '#lib/testing/browser.ts'
import { HeroCube } from './HeroCube.tsx'

expectQuiet()

jest.useFakeTimers()

const TAGLINES = ['First line.', 'Second line.', 'Third line.', 'Fourth line.']
const cube = <HeroCube taglines={TAGLINES} />

let setMedia = stubMedia()

beforeEach(() => {
  setMedia = stubMedia()
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  turns = []
  // jsdom has no animations.
  Element.prototype.animate = (keyframes, options) => {
    const to = (keyframes as { rotate: string[] }).rotate.at(-1)
    turns.push([Number.parseFloat(to?.split(' ')[1] ?? ''), (options as KeyframeAnimationOptions).duration])
    return { finished: Promise.resolve(), cancel() {}, play() {}, effect: null } as unknown as Animation
  }
})
afterEach(() => {
  jest.runOnlyPendingTimers()
})

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
let user = userEvent.setup()
const current = () => document.querySelector('[data-current="true"]')?.textContent
const dot = (number: number) => screen.getByRole('button', { name: `Show line ${number} of 4` })

/** Turns of the cube: where each leads, in degrees, and how long it takes. */
let turns: [angle: number, duration: unknown][] = []
const angle = () => turns.at(-1)?.[0] ?? 0

describe('HeroCube', () => {
  it('starts with the first of four taglines, which is the heading of the page', () => {
    render(cube)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^First line\.$/)
    for (const tagline of TAGLINES) expect(screen.getByText(tagline)).toBeVisible()
    expect(current()).toBe('First line.')
    expect(screen.getByText('1 of 4')).toBeVisible()
    expect(dot(1)).toHaveAttribute('aria-current', 'true')
    expect(angle()).toBe(0)
  })

  it('moves on every ten seconds, and back to the first after the fourth', async () => {
    render(cube)
    await wait(9_999)
    expect(current()).toBe('First line.')
    await wait(1)
    expect(current()).toBe('Second line.')
    expect(screen.getByText('2 of 4')).toBeVisible()
    expect(dot(2)).toHaveAttribute('aria-current', 'true')
    expect(dot(1)).toHaveAttribute('aria-current', 'false')
    const seen: (string | null | undefined)[] = []
    for (let count = 0; count < 4; count++) {
      await wait(10_000)
      seen.push(current())
    }
    expect(seen).toEqual(['Third line.', 'Fourth line.', 'First line.', 'Second line.'])
  })

  it('turns by 90 degrees each time, always the same way', async () => {
    render(cube)
    for (let count = 0; count < 5; count++) await wait(10_000)
    expect(turns).toEqual([-90, -180, -270, -360, -450].map((to) => [to, 900]))
  })

  it('stops and goes on by its button', async () => {
    render(cube)
    await act(async () => screen.getByRole('button', { name: 'Pause' }).click())
    await wait(30_000)
    expect(current()).toBe('First line.')
    await act(async () => screen.getByRole('button', { name: 'Play' }).click())
    await wait(10_000)
    expect(current()).toBe('Second line.')
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  })

  it('rests while the pointer is on it or the keyboard is in it, and goes on when both have left', async () => {
    render(cube)
    await user.hover(screen.getByText('First line.'))
    await wait(30_000)
    await user.tab()
    await user.unhover(screen.getByText('First line.'))
    expect(dot(1)).toHaveFocus()
    await wait(30_000)
    expect(current()).toBe('First line.')
    act(() => dot(1).blur())
    await wait(10_000)
    expect(current()).toBe('Second line.')
  })

  it('rests in a tab that is not seen', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    render(cube)
    await wait(30_000)
    expect(current()).toBe('First line.')
    hidden.mockReturnValue(false)
    await wait(10_000)
    expect(current()).toBe('Second line.')
  })

  it('does not rotate for those who ask for less motion, but shows what they choose at once', async () => {
    setMedia(REDUCED_MOTION, true)
    render(cube)
    await wait(60_000)
    expect(current()).toBe('First line.')
    fireEvent.click(dot(3))
    await wait(50)
    expect(current()).toBe('Third line.')
    expect(turns).toEqual([[-180, 0]])
  })

  it('follows a change of that setting', async () => {
    render(cube)
    act(() => setMedia(REDUCED_MOTION, true))
    await wait(30_000)
    expect(current()).toBe('First line.')
    act(() => setMedia(REDUCED_MOTION, false))
    await wait(10_000)
    expect(current()).toBe('Second line.')
  })

  it('shows the line whose button is pressed, by the way it always turns', async () => {
    render(cube)
    fireEvent.click(dot(4))
    await wait(2_000)
    expect(current()).toBe('Fourth line.')
    expect(angle()).toBe(-270)
    fireEvent.click(dot(2))
    await wait(2_000)
    expect(current()).toBe('Second line.')
    expect(angle()).toBe(-450)
    fireEvent.click(dot(2))
    await wait(2_000)
    expect(angle()).toBe(-450)
  })

  it('goes on after a button was pressed with the pointer, once that has left', async () => {
    render(cube)
    // jsdom takes every focus for one that shows; browsers do not after a press.
    const { matches } = Element.prototype
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector !== ':focus-visible' && matches.call(this, selector)
    })
    await user.click(dot(2))
    await wait(30_000)
    expect(current()).toBe('Second line.')
    await user.unhover(dot(2))
    await wait(10_000)
    expect(current()).toBe('Third line.')
  })

  it('takes over the four lines from the server as they are', async () => {
    const { container, hydrate } = serve(cube)
    const before = container.firstElementChild?.innerHTML
    hydrate()
    expect(container.firstElementChild?.innerHTML).toBe(before)
    await wait(10_000)
    expect(current()).toBe('Second line.')
  })
})
