import { Component, type ReactNode } from 'react'

/** Returns the element of an island that has taken the place of another, which React has replaced. */
const successorOf = (focused: Element, island: Element) =>
  [...island.querySelectorAll<HTMLElement>(focused.localName)].find(
    ({ id, textContent, ariaLabel }) =>
      id === focused.id && textContent === focused.textContent && ariaLabel === focused.ariaLabel,
  )

/**
 * Contains an island's errors: it shows a notice in its place, and the rest of the page keeps working. Whoever had the
 * focus in the island keeps it when React replaces elements.
 */
export class Boundary extends Component<
  { element: HTMLElement; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }
  private focused = document.activeElement

  // From now on React handles clicks; lib/client/islands replays the earlier ones.
  override componentDidMount() {
    const { element } = this.props
    if (this.focused && !this.focused.isConnected) successorOf(this.focused, element)?.focus()
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
