import type { ReactElement } from 'react'

type Props = {
  /** The folder of the component in `components/islands`. */
  name: string
  /** Whether it waits until someone touches it, and is not fetched because it is near. */
  onTouch?: boolean
  /** The component, and nothing else: its props travel with the page as JSON. */
  children: ReactElement<object>
}

/**
 * A part of the page that React brings to life by itself: a root of its own around HTML from the server. What it needs
 * for that is in this element, and in the file that `lib/postbuild` makes of the component (see `start.tsx`).
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
