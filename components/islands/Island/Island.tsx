import type { ReactElement } from 'react'

type Props = {
  /** The folder of the component in `components/islands`. */
  name: string
  /** Whether it loads only when touched, not when near the viewport. */
  onTouch?: boolean
  /** How far from the viewport it loads, if not 100 pixels. */
  margin?: string
  /** Only the component; its props are embedded in the page as JSON. */
  children: ReactElement<object>
}

/**
 * A part of the page that React hydrates separately, with its own root around server HTML. Everything it needs is in
 * this element and in the file that `lib/postbuild` builds from the component (see `start.tsx`).
 */
export function Island({ name, onTouch, margin, children }: Props) {
  const props = JSON.stringify(children.props)
  return (
    <div
      className="island"
      data-island={name}
      data-touch={onTouch ? '' : undefined}
      data-margin={margin}
      data-props={props === '{}' ? undefined : props}
    >
      {children}
    </div>
  )
}
