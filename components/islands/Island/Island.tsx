import type { ReactElement } from 'react'
import './Island.scss'

type Props = { name: string; onTouch?: boolean; margin?: string; children: ReactElement<object> }

/**
 * A part of the page that React hydrates separately, with its own root around server HTML. Everything it needs is in
 * this element and in the file that `build` builds from the component (see `start.tsx`). It loads when touched,
 * or within 100 pixels or another margin of the viewport. `children` is only the component; its props become JSON.
 */
export function Island({ name, onTouch, margin, children }: Props) {
  const props = JSON.stringify(children.props)
  return (
    <div
      data-island={name}
      data-touch={onTouch ? '' : undefined}
      data-margin={margin}
      data-props={props === '{}' ? undefined : props}
    >
      {children}
    </div>
  )
}
