import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a dialog with a list whose entries go when their buttons are pressed: the button that takes the place
 * of the last one gets it or, if none is left, the first field.
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
    const field = ref.current?.closest('dialog')?.querySelector<HTMLElement>('input, textarea')
    const next = now[Math.min(index, now.length - 1)] ?? field
    if (document.activeElement === document.body) next?.focus()
  })

  const onFocus = ({ target }: { target: HTMLElement }) => {
    const index = buttons().indexOf(target)
    last.current = { button: target, index }
  }
  return { ref, onFocus }
}
