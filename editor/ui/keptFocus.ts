import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose entries go when their buttons are pressed: the button that takes the place of the last one
 * gets it or, if none is left, the first field of the dialog around, or else the part of the window.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLUListElement>(null)
  const last = useRef<{ button: HTMLElement; index: number }>(undefined)
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])]

  // After each change of the list.
  useLayoutEffect(() => {
    if (!last.current) return
    const { button, index } = last.current
    const now = buttons()
    if (button.isConnected) {
      last.current.index = now.indexOf(button)
      return
    }
    last.current = undefined
    const around = ref.current?.closest<HTMLElement>('dialog, [tabindex]')
    const field = around?.querySelector<HTMLElement>('input, textarea') ?? around
    const next = now[Math.min(index, now.length - 1)] ?? field
    if (document.activeElement === document.body) next?.focus()
  })

  const onFocus = ({ target }: { target: HTMLElement }) => {
    const index = buttons().indexOf(target)
    last.current = { button: target, index }
  }
  /** Who has gone elsewhere stays there. */
  const onBlur = ({ relatedTarget }: { relatedTarget: Element | null }) => {
    if (relatedTarget && !ref.current?.contains(relatedTarget)) last.current = undefined
  }
  return { ref, onFocus, onBlur }
}
