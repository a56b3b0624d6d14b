/** @jest-environment node */
import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { breakOutOfFrames } from './frame.ts'

/** A window whose `top` is given; the one of jsdom cannot be put into a frame. */
function browse(top: unknown) {
  const self: Record<string, unknown> = { location: { href: 'https://plumbline.example/careers' } }
  self.self = self
  self.top = top === 'self' ? self : top
  Object.assign(globalThis, { window: self })
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window')
})

describe('breakOutOfFrames', () => {
  it('puts the page in the place of what embeds it', () => {
    const top = { location: { href: 'https://frames.example/' } }
    browse(top)
    breakOutOfFrames()
    expect(top.location.href).toBe('https://plumbline.example/careers')
  })

  it('leaves a page alone that stands by itself', () => {
    browse('self')
    const set = jest.fn()
    Object.defineProperty(globalThis.window.location, 'href', {
      get: () => 'https://plumbline.example/',
      set,
    })
    breakOutOfFrames()
    expect(set).not.toHaveBeenCalled()
  })

  it('gives in where the browser forbids it', () => {
    const location = Object.defineProperty({}, 'href', {
      set: () => {
        throw new DOMException('The frame is sandboxed.', 'SecurityError')
      },
    })
    browse({ location })
    expect(breakOutOfFrames).not.toThrow()
  })

  it('bears a frame that is being removed', () => {
    browse(null)
    expect(breakOutOfFrames).not.toThrow()
  })
})
