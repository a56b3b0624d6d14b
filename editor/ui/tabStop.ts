/** Makes a list a single stop of the Tab key, inside which arrow keys move. */
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const buttonsIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? []),
]

/** Where keys lead from a button. Arrows to the side go through the buttons of one entry, too. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index) => index + 1,
  ArrowRight: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Props for an element that contains the buttons. Tab enters it at the button used last, or else the current one. */
export function useTabStop<E extends HTMLElement>(): {
  ref: RefObject<E | null>
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: { target: Element }) => void
} {
  const ref = useRef<E>(null)
  const last = useRef<Element | null>(null)

  const arrange = () => {
    const buttons = buttonsIn(ref.current)
    const current = buttons.find((button) => button.hasAttribute('aria-current'))
    const stop = buttons.find((button) => button === last.current) ?? current ?? buttons[0]
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1
  }
  // After each change of the list.
  useLayoutEffect(arrange)

  return {
    ref,
    onKeyDown(event) {
      const step = STEPS[event.key]
      const buttons = buttonsIn(ref.current)
      const index = buttons.indexOf(event.target as HTMLButtonElement)
      if (!step || index === -1) return
      event.preventDefault()
      buttons[step(index, buttons.length)]?.focus()
    },
    onFocus({ target }) {
      last.current = target
      arrange()
    },
  }
}
