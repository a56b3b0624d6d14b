import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { noticeMissingFiles } from '../islandNotice.ts'
import { fileLoader, HANGS_AFTER, keepClicks, whenNeeded } from './island.ts'

/** Records what is observed; `show` reports the visible share of an element. */
function stubIntersectionObserver() {
  const observed = new Set<Element>()
  let tell: (entries: IntersectionObserverEntry[]) => void = () => {}
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      tell = (entries) => callback(entries, this as unknown as IntersectionObserver)
    }
    observe = (element: Element) => observed.add(element)
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  const show = (target: Element, intersectionRatio: number) =>
    tell([
      { target, isIntersecting: intersectionRatio > 0 },
    ] as unknown as IntersectionObserverEntry[])
  return { observed, show }
}

const find = <E extends Element = HTMLElement>(selector: string) =>
  document.querySelector(selector) as E
const click = (selector: string) => find(selector).click()

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('clicks on an island that is not alive', () => {
  let heard: string[] = []
  const hydrate = () => {
    for (const button of document.querySelectorAll('button'))
      button.addEventListener('click', () => heard.push(button.id))
    find('[data-island]').toggleAttribute('data-alive', true)
    find('[data-island]').dispatchEvent(new Event('alive', { bubbles: true }))
  }

  beforeEach(() => {
    heard = []
    document.body.innerHTML = `<button type="button" id="outside"></button>
      <div data-island="One"><button type="button" id="next"><span></span></button><button type="button" id="pause"></button></div>`
  })
  // Listeners persist from one test to the next.
  keepClicks()

  it('are replayed in order', () => {
    for (const selector of ['#next span', '#pause', '#next', '#outside']) {
      find(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    hydrate()
    expect(heard).toEqual([])
    jest.runAllTimers()
    expect(heard).toEqual(['next', 'pause', 'next'])
  })

  it('are replayed on the elements with which React has replaced those that were clicked', () => {
    click('#pause')
    find('[data-island]').innerHTML = find('[data-island]').innerHTML
    hydrate()
    jest.runAllTimers()
    expect(heard).toEqual(['pause'])
  })

  it('are not replayed if the click itself hydrated it', () => {
    find('[data-island]').addEventListener('click', hydrate, { once: true })
    click('#next')
    jest.runAllTimers()
    expect(heard).toEqual([])
  })
})

describe('files', () => {
  const FILES = ['react.1a.js#sha256-R', 'One.2b.js#sha256-1', 'Two.3c.js#sha256-2'].map(
    (file) => `/_next/static/${file}`,
  )
  const scripts = () => [...document.querySelectorAll('script')]
  const answer = (index: number, type: 'load' | 'error') =>
    scripts()[index]?.dispatchEvent(new Event(type))
  const notices = () =>
    [...document.querySelectorAll('.island-notice')].map((notice) => notice.parentElement?.id)

  noticeMissingFiles()

  beforeEach(() => {
    document.head.innerHTML = ''
    document.body.innerHTML =
      '<div id="1" data-island="One"></div><div id="2" data-island="Two"></div>'
    const load = fileLoader(FILES)
    Object.assign(window, { loadIslands: load })
    load('One')
  })

  it('of an island are fetched only when needed, with integrity', () => {
    expect(scripts().map(({ src, integrity }) => [new URL(src).pathname, integrity])).toEqual([
      ['/_next/static/react.1a.js', 'sha256-R'],
      ['/_next/static/One.2b.js', 'sha256-1'],
    ])
    answer(0, 'load')
    answer(1, 'load')
    jest.advanceTimersByTime(HANGS_AFTER)
    expect(notices()).toEqual([])
  })

  it('that fail leave a notice in the islands that need them, and are fetched again on request', () => {
    answer(1, 'error')
    expect(notices()).toEqual(['1'])
    expect(find('.island-notice').textContent).toContain('Loading chunk One.2b.js failed.')
    click('.island-notice button')
    expect([notices().length, scripts().length, document.activeElement?.id]).toEqual([0, 3, '1'])
    answer(0, 'error')
    expect(notices()).toEqual(['1', '2'])
  })

  it('that hang count as failed after two minutes', () => {
    answer(0, 'load')
    jest.advanceTimersByTime(119_999)
    expect(notices()).toEqual([])
    jest.advanceTimersByTime(1)
    expect(notices()).toEqual(['1'])
  })

  it('leave no notice if they are third-party scripts or pictures', () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img alt=""><script src="https://tracker.example/t.js"></script>',
    )
    find('img').dispatchEvent(new Event('error'))
    find('body script').dispatchEvent(new Event('error'))
    expect(notices()).toEqual([])
  })

  it('are the only scripts their policy allows', () => {
    const createPolicy = jest.fn(
      (_: string, rules: { createScriptURL(url: string): string }) => rules,
    )
    Object.assign(window, { trustedTypes: { createPolicy } })
    fileLoader(FILES)
    Reflect.deleteProperty(window, 'trustedTypes')
    const [name, rules] = createPolicy.mock.calls[0] ?? []
    expect(name).toBe('islands')
    expect(rules?.createScriptURL(FILES[0] ?? '')).toBe(FILES[0])
    expect(rules?.createScriptURL('https://evil.example/b.js')).toBe('')
  })
})

describe('an island is loaded', () => {
  let task = jest.fn()
  let observer = stubIntersectionObserver()
  const island = () => find('[data-island]')
  const ready = (state: DocumentReadyState) =>
    Object.defineProperty(document, 'readyState', { configurable: true, get: () => state })

  beforeEach(() => {
    task = jest.fn()
    observer = stubIntersectionObserver()
    ready('complete')
    document.body.innerHTML = '<div data-island="One"><button></button></div>'
  })

  it('when it is near and the browser is idle, after the page has loaded', () => {
    ready('interactive')
    whenNeeded(island(), task)
    expect(observer.observed.size).toBe(0)
    dispatchEvent(new Event('load'))
    observer.show(island(), 0)
    jest.runAllTimers()
    expect(task).not.toHaveBeenCalled()
    observer.show(island(), 1)
    jest.runAllTimers()
    expect(task).toHaveBeenCalledTimes(1)
  })

  it.each(['pointerover', 'focusin'])('immediately when it is used: %s', (type) => {
    whenNeeded(island(), task)
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    expect(task).not.toHaveBeenCalled()
    find('button').dispatchEvent(new Event(type, { bubbles: true }))
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('never while the page is prerendering', () => {
    Object.assign(document, { prerendering: true })
    whenNeeded(island(), task)
    expect(observer.observed.size).toBe(0)
    Object.assign(document, { prerendering: false })
    document.dispatchEvent(new Event('prerenderingchange'))
    expect([...observer.observed]).toEqual([island()])
  })
})
