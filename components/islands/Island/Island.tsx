'use client'

import { Component, createRef, type ErrorInfo, type ReactNode } from 'react'
import styles from './Island.module.scss'

type Props = {
  /** Name of the island, as the finished HTML marks it. */
  name: string
  children: ReactNode
}

/**
 * Marks a part of the page that hydrates, and keeps its faults to itself: what goes wrong inside is reported in its
 * place, and the rest of the page never notices.
 */
export class Island extends Component<Props, { failed: boolean }> {
  override state = { failed: false }
  private readonly element = createRef<HTMLDivElement>()

  // From now on React answers; lib/client/islands repeats the clicks that came before.
  override componentDidMount() {
    this.element.current?.toggleAttribute('data-alive', true)
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`Island ${this.props.name} failed:`, error, info.componentStack)
  }

  override render() {
    const { name, children } = this.props
    return (
      <div ref={this.element} data-island={name}>
        {this.state.failed ? (
          <div className={styles.failed} role="alert">
            <p>
              <strong>Unexpected Application Error!</strong> This part of the page stopped; the rest of it
              works.
            </p>
            <button type="button" onClick={() => this.setState({ failed: false })}>
              Try again
            </button>
          </div>
        ) : (
          children
        )}
      </div>
    )
  }
}
