import { type PointerEvent, useRef } from 'react'
import type { Plot } from '#lib/calculators/calculator.ts'
import type { Values } from '#lib/calculators/fields.ts'

type Props = {
  handles: NonNullable<Plot['handles']>
  /** Receives the fields for the place to which a handle is dragged. */
  change: (next: Values) => void
}

/** For pointers only, hidden from assistive technology: the calculator's sliders do the same. */
export function Handles({ handles, change }: Props) {
  const held = useRef<string>(undefined)
  const drag = ({ currentTarget, buttons, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const x = (100 * (clientX - left)) / width
    const y = (100 * (clientY - top)) / height
    // The nearest, because the areas of two that are close overlap.
    const [nearest] = [...handles].sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))
    held.current = buttons === 0 ? undefined : (held.current ?? nearest?.name)
    const handle = handles.find(({ name }) => name === held.current)
    if (handle) change(handle.drag(x, y))
  }
  return (
    <svg
      className="calculator-handles"
      aria-hidden="true"
      onPointerDown={({ target, pointerId }) => (target as Element).setPointerCapture(pointerId)}
      onPointerMove={drag}
    >
      {handles.map(({ name, tone, x, y }) => (
        <circle key={name} className={tone} cx={`${x}%`} cy={`${y}%`} r="7" />
      ))}
    </svg>
  )
}
