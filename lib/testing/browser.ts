/** Stands in for what jsdom lacks. Each stub lasts as long as the test file, whose document is its own. */

export const WIDE = '(min-width: 1024.02px)'
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Answers `matchMedia`.
 *
 * @param matching media queries that hold; every other one does not
 * @returns a function that changes whether a query holds and tells the listeners
 */
export function stubMedia(...matching: string[]): (query: string, matches: boolean) => void {
  const holding = new Set(matching)
  const lists = new Map<string, EventTarget>()
  window.matchMedia = (media) => {
    const list = lists.get(media) ?? new EventTarget()
    lists.set(media, list)
    const query = { media, get: () => holding.has(media) }
    return Object.defineProperties(list, {
      media: { value: query.media, configurable: true },
      matches: { get: query.get, configurable: true },
    }) as MediaQueryList
  }
  return (query, matches) => {
    if (matches) holding.add(query)
    else holding.delete(query)
    lists.get(query)?.dispatchEvent(new Event('change'))
  }
}

/** Records what is observed; `resize` tells that the size of an element has changed. */
export function stubResizeObserver(): { observed: Set<Element>; resize: () => void } {
  const observed = new Set<Element>()
  const callbacks: (() => void)[] = []
  window.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      callbacks.push(() => callback([], this))
    }
    observe(element: Element) {
      observed.add(element)
    }
    unobserve() {}
    disconnect() {}
  }
  return {
    observed,
    resize: () => {
      for (const callback of callbacks) callback()
    },
  }
}

/** Records what is observed and from which share on; `show` tells which share of an element is in view. */
export function stubIntersectionObserver(): {
  observed: Set<Element>
  thresholds: unknown[]
  show: (target: Element, intersectionRatio: number) => void
} {
  const observed = new Set<Element>()
  const thresholds: unknown[] = []
  const callbacks: ((entries: IntersectionObserverEntry[]) => void)[] = []
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      callbacks.push((entries) => callback(entries, this as unknown as IntersectionObserver))
      thresholds.push(options?.threshold)
    }
    observe(element: Element) {
      observed.add(element)
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  return {
    observed,
    thresholds,
    show: (target, intersectionRatio) => {
      for (const callback of callbacks) {
        callback([
          { target, intersectionRatio, isIntersecting: intersectionRatio > 0 },
        ] as IntersectionObserverEntry[])
      }
    },
  }
}

/** `showModal` and `close` of dialogs, and forms of the method `dialog`, which close theirs. */
export function stubDialog(): void {
  HTMLDialogElement.prototype.showModal = function () {
    // As browsers do; it is why the island looks before it opens.
    if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError')
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (form.getAttribute('method') !== 'dialog') return
    event.preventDefault()
    form.closest('dialog')?.close()
  })
}

/** Records the heights that the page is scrolled to, and scrolls there at once. */
export function stubScroll(): { calls: ScrollToOptions[] } {
  const calls: ScrollToOptions[] = []
  const at = (value: number) => Object.defineProperty(window, 'scrollY', { value, configurable: true })
  at(0)
  window.scrollTo = (x?: number | ScrollToOptions, y?: number) => {
    const options = typeof x === 'object' ? x : { left: x ?? 0, top: y ?? 0 }
    calls.push(options)
    at(options.top ?? window.scrollY)
  }
  return { calls }
}
