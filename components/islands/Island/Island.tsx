import type { ReactElement } from 'react'

type Props = {
  /** The folder of the component in `components/islands`. */
  name: string
  /** Whether it loads only when touched, not when near the viewport. */
  onTouch?: boolean
  /** Only the component; its props are embedded in the page as JSON. */
  children: ReactElement<object>
}

/**
 * A part of the page that React hydrates separately, with its own root around server HTML. Everything it needs is in
 * this element and in the file that `lib/postbuild` builds from the component (see `start.tsx`).
 */
export function Island({ name, onTouch, children }: Props) {
  const props = JSON.stringify(children.props)
  return (
    <div
      className="island"
      data-island={name}
      data-touch={onTouch ? '' : undefined}
      data-props={props === '{}' ? undefined : props}
    >
      {children}
    </div>
  )
}
