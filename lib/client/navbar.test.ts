import { beforeEach, describe, expect, it } from '@jest/globals'
import { stubResizeObserver } from '#lib/testing/browser.ts'
import { measureNavbar } from './navbar.ts'

const height = () => document.documentElement.style.getPropertyValue('--navbar-height')

describe('measureNavbar', () => {
  beforeEach(() => {
    document.documentElement.removeAttribute('style')
  })

  it('publishes the height of the bar, whenever it changes', () => {
    const { observed, resize } = stubResizeObserver()
    document.body.innerHTML = '<header data-navbar></header>'
    const bar = document.body.firstElementChild as HTMLElement
    let now = 71.5
    bar.getBoundingClientRect = () => new DOMRect(0, 0, 390, now)
    measureNavbar()
    expect([...observed]).toEqual([bar])
    // Until it was measured, the style sheet's own fallback holds.
    expect(height()).toBe('')
    resize()
    expect(height()).toBe('71.5px')
    now = 96
    resize()
    expect(height()).toBe('96px')
    now = 72
    resize()
    expect(height()).toBe('')
  })

  it('says nothing while the bar is as high as the style sheet takes it to be', () => {
    const { resize } = stubResizeObserver()
    document.body.innerHTML = '<header data-navbar></header>'
    ;(document.body.firstElementChild as HTMLElement).getBoundingClientRect = () => new DOMRect(0, 0, 390, 72)
    measureNavbar()
    resize()
    expect(height()).toBe('')
  })

  it('leaves the fallback where there is no bar', () => {
    const { observed } = stubResizeObserver()
    document.body.innerHTML = ''
    measureNavbar()
    expect(observed.size).toBe(0)
    expect(height()).toBe('')
  })
})
