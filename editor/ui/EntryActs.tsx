import type { ComponentProps } from 'react'
import { Button, Glyph, once } from './controls.tsx'
import { drag } from './dragging.ts'
import { IS_FIRST, IS_LAST } from './entries.ts'

/** Drags the entry of a list around it to another place; those who do not see it have buttons. */
function Handle({ index, onDrop }: { index: number; onDrop: (to: number) => void }) {
  return (
    <span
      className="handle"
      aria-hidden="true"
      title="Drag to another place"
      onPointerDown={({ nativeEvent, currentTarget: handle }) => {
        const list = handle.closest('.entry')?.parentElement
        const entries = [...(list?.children ?? [])].filter((entry) =>
          entry.matches('.entry:not([role])'),
        )
        const own = entries.slice(index, index + 1)
        const [head] = own.flatMap((entry) => [...entry.querySelectorAll('summary')])
        const [field] = own.flatMap((entry) => [...entry.querySelectorAll('input, textarea')])
        drag(nativeEvent, handle, {
          name: head?.textContent ?? String(Object(field).value ?? ''),
          own,
          index,
          places: () => entries.map((entry) => entry.getBoundingClientRect()),
          scroller: handle.closest('.work, .side, dialog') ?? document.documentElement,
          drop: onDrop,
        })
      }}
    />
  )
}

type Props = {
  index: number
  count: number
  /** Tells the buttons of an entry from those of others. */
  which: string
  whyStays: string | false
  /** Receives the button too, unless the entry was dragged. */
  onMove: (to: number, button?: 'Up' | 'Down') => void
  onRemove: () => void
}

/** What can be done with an entry. */
export function EntryActs({ index, count, which, whyStays, onMove, onRemove }: Props) {
  const button = (
    name: 'Up' | 'Down' | 'Remove',
    whyOff: string | false,
    act: ComponentProps<typeof Button>['onClick'],
  ) => (
    <Button
      className="icon"
      title={name}
      aria-label={`${name} ${which}`}
      data-act={name}
      whyOff={whyOff}
      onClick={act}
    >
      <Glyph name={name} />
    </Button>
  )
  return (
    <span className="row acts">
      {button('Up', index === 0 && IS_FIRST, () => onMove(index - 1, 'Up'))}
      {button('Down', index === count - 1 && IS_LAST, () => onMove(index + 1, 'Down'))}
      {button('Remove', whyStays, once(onRemove))}
      {count > 1 && <Handle index={index} onDrop={onMove} />}
    </span>
  )
}
