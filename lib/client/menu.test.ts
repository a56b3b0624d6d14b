import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { stubMedia, WIDE } from '#lib/testing/browser.ts'
import { enhanceMenu } from './menu.ts'

const find = <E extends HTMLElement = HTMLElement>(selector: string) => {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

let setMedia = stubMedia()
const menu = () => find<HTMLDetailsElement>('[data-menu]')
const summary = () => find('[data-menu] > summary')

beforeEach(() => {
  setMedia = stubMedia(WIDE)
  jest.useFakeTimers()
  document.body.innerHTML = `
    <header>
      <button popovertarget="menu" aria-label="Menu"></button>
      <nav id="menu" popover>
        <a id="home" href="/">Home</a>
        <details data-menu>
          <summary>Services</summary>
          <a id="devops" href="/services/devops">DevOps</a>
          <a id="qa" href="/services/digital-assurance">Quality Assurance</a>
        </details>
        <a id="about" href="/about-us">About Us</a>
      </nav>
    </header>
    <main><button id="outside">Elsewhere</button></main>`
  enhanceMenu()
})
afterEach(() => {
  jest.useRealTimers()
  // The listener on the document of one test must find nothing to do in the next.
  document.body.innerHTML = ''
})

// jsdom has no PointerEvent.
const point = (type: 'pointerenter' | 'pointerleave', pointerType = 'mouse') =>
  menu().dispatchEvent(Object.assign(new MouseEvent(type), { pointerType }))
const press = (element: HTMLElement, key: string) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))

describe('the dropdown on wide screens', () => {
  it('opens under the pointer and closes 200 ms after it has left', () => {
    expect(menu().open).toBe(false)
    point('pointerenter')
    expect(menu().open).toBe(true)
    point('pointerleave')
    jest.advanceTimersByTime(199)
    expect(menu().open).toBe(true)
    jest.advanceTimersByTime(1)
    expect(menu().open).toBe(false)
  })

  it('stays open when the pointer comes back in time', () => {
    point('pointerenter')
    point('pointerleave')
    jest.advanceTimersByTime(150)
    point('pointerenter')
    jest.advanceTimersByTime(1000)
    expect(menu().open).toBe(true)
  })

  it('opens and closes by a click where no pointer hovers', () => {
    summary().click()
    expect(menu().open).toBe(true)
    summary().click()
    expect(menu().open).toBe(false)
  })

  it('is not closed by the click of the pointer that has just opened it, but by the next one', () => {
    point('pointerenter')
    summary().click()
    expect(menu().open).toBe(true)
    summary().click()
    expect(menu().open).toBe(false)
  })

  it('opens by a click after hovering has closed it', () => {
    point('pointerenter')
    point('pointerleave')
    jest.advanceTimersByTime(200)
    summary().click()
    expect(menu().open).toBe(true)
  })

  it('does not hover under a finger', () => {
    point('pointerenter', 'touch')
    expect(menu().open).toBe(false)
    summary().click()
    expect(menu().open).toBe(true)
    point('pointerleave', 'touch')
    jest.advanceTimersByTime(1000)
    expect(menu().open).toBe(true)
  })

  it.each(['#devops', '[data-menu] > summary'])(
    'closes by Escape in %s and gives the focus back',
    (selector) => {
      menu().open = true
      find(selector).focus()
      press(find(selector), 'Escape')
      expect(menu().open).toBe(false)
      expect(document.activeElement).toBe(summary())
    },
  )

  it('leaves the focus alone at Escape while it is closed', () => {
    const focus = jest.spyOn(summary(), 'focus')
    press(summary(), 'Escape')
    expect(focus).not.toHaveBeenCalled()
  })

  it.each(['Enter', 'ArrowDown', 'a'])('stays open at %s', (key) => {
    menu().open = true
    press(find('#devops'), key)
    expect(menu().open).toBe(true)
  })

  it('closes when the keyboard leaves it, not when it moves within', () => {
    menu().open = true
    find('#devops').focus()
    find('#qa').focus()
    expect(menu().open).toBe(true)
    find('#about').focus()
    expect(menu().open).toBe(false)
  })

  it('stays open when the window loses the focus', () => {
    menu().open = true
    find('#devops').focus()
    find('#devops').blur()
    expect(menu().open).toBe(true)
  })

  it('closes by a click elsewhere, not by one inside', () => {
    menu().open = true
    menu().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(menu().open).toBe(true)
    find('#outside').click()
    expect(menu().open).toBe(false)
  })
})

describe('the accordion on small screens', () => {
  beforeEach(() => setMedia(WIDE, false))

  it('opens and closes by a click alone', () => {
    point('pointerenter')
    expect(menu().open).toBe(false)
    summary().click()
    expect(menu().open).toBe(true)
    point('pointerleave')
    jest.advanceTimersByTime(1000)
    find('#devops').focus()
    find('#about').focus()
    find('#outside').click()
    expect(menu().open).toBe(true)
    summary().click()
    expect(menu().open).toBe(false)
  })

  it('leaves Escape to the popover around it', () => {
    menu().open = true
    find('#devops').focus()
    press(find('#devops'), 'Escape')
    expect(menu().open).toBe(true)
    expect(document.activeElement).toBe(find('#devops'))
  })
})

it('bears a page without menus', () => {
  document.body.innerHTML = '<main></main>'
  expect(enhanceMenu).not.toThrow()
})
