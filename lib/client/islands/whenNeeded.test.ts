import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { dueTasks } from '#lib/testing/tasks.ts'
import { whenNeeded } from './whenNeeded.ts'

describe('whenNeeded', () => {
  let island: HTMLElement
  let come: (near: boolean) => void
  let observed: Element[]
  let options: IntersectionObserverInit | undefined
  let readyState: DocumentReadyState

  beforeEach(() => {
    document.body.innerHTML = '<p id="outside"></p><div data-island="One"><button></button></div>'
    island = document.querySelector('[data-island]') as HTMLElement
    observed = []
    readyState = 'complete'
    Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState })
    Object.assign(window, {
      IntersectionObserver: class {
        constructor(
          callback: (entries: { isIntersecting: boolean }[]) => void,
          init: IntersectionObserverInit,
        ) {
          options = init
          come = (near) => callback([{ isIntersecting: near }])
        }
        observe(element: Element) {
          observed.push(element)
        }
        disconnect() {}
      },
    })
  })

  const use = (type: string, selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))

  it('waits until an island is near and nothing else is to be done', async () => {
    const task = jest.fn()
    whenNeeded([island], task)
    expect(observed).toEqual([island])
    expect(options).toEqual({ rootMargin: '100px' })
    come(false)
    await dueTasks()
    expect(task).not.toHaveBeenCalled()
    come(true)
    expect(task).not.toHaveBeenCalled()
    await dueTasks()
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('waits for the page to load', () => {
    readyState = 'interactive'
    whenNeeded([island], jest.fn())
    expect(observed).toEqual([])
    dispatchEvent(new Event('load'))
    expect(observed).toEqual([island])
  })

  it.each(['pointerover', 'pointerdown', 'focusin'])('does not wait once an island is used: %s', (type) => {
    readyState = 'loading'
    const task = jest.fn()
    whenNeeded([island], task)
    use(type, '#outside')
    expect(task).not.toHaveBeenCalled()
    use(type, '[data-island] button')
    use(type, '[data-island] button')
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('does nothing while the page is only prepared', () => {
    Object.assign(document, { prerendering: true })
    const task = jest.fn()
    whenNeeded([island], task)
    use('pointerover', '[data-island]')
    expect([task.mock.calls.length, observed.length]).toEqual([0, 0])
    Object.assign(document, { prerendering: false })
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(observed).toEqual([island])
  })
})
