import { Component, type ReactNode } from 'react'

/** Contains an island's errors: it shows a notice in its place, and the rest of the page keeps working. */
export class Boundary extends Component<
  { element: HTMLElement; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  // From now on React handles clicks; lib/client/islands replays the earlier ones.
  override componentDidMount() {
    const { element } = this.props
    element.toggleAttribute('data-alive', true)
    element.dispatchEvent(new Event('alive', { bubbles: true }))
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div className="island-notice" role="alert">
        <p>
          <strong>Unexpected Application Error!</strong> This part of the page stopped; the rest of
          it works.
        </p>
        <button type="button" onClick={() => this.setState({ failed: false })}>
          Try again
        </button>
      </div>
    )
  }
}
