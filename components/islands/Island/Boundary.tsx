import { Component, type ReactNode } from 'react'
import { type Field, passFocusOn, passWordsOn } from './handOver.ts'

/**
 * Contains an island's errors: it shows a notice in its place, and the rest of the page keeps working. When React replaces
 * elements, as on a page that the browser has translated, visitors keep the focus and what they have typed.
 */
export class Boundary extends Component<
  { element: HTMLElement; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }
  private focused = document.activeElement
  private noteFocus = ({ target }: Event) => {
    this.focused = target as Element
  }
  private fields = [...this.props.element.querySelectorAll<Field>('input, textarea')]

  constructor(props: { element: HTMLElement; children: ReactNode }) {
    super(props)
    // React works in small tasks, between which a visitor may go on.
    props.element.addEventListener('focusin', this.noteFocus)
  }

  // From now on React handles clicks; lib/client/islands replays the earlier ones.
  override componentDidMount() {
    const { element } = this.props
    element.removeEventListener('focusin', this.noteFocus)
    for (const field of this.fields) passWordsOn(field, element)
    if (this.focused) passFocusOn(this.focused, element)
    element.toggleAttribute('data-alive', true)
    element.dispatchEvent(new Event('alive', { bubbles: true }))
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  retry = () => {
    // Before its button goes, with the focus.
    const { element } = this.props
    element.tabIndex = -1
    element.focus()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="island-notice" role="alert">
        <p>
          <strong>Unexpected Application Error!</strong> This part of the page stopped; the rest of
          it works.
        </p>
        <button type="button" onClick={this.retry}>
          Try again
        </button>
      </div>
    )
  }
}
