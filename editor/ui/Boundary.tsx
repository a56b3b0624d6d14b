import { Component, type ReactNode } from 'react'
import { Button } from './controls.tsx'

type Props = { children: ReactNode }

/** Says that the editor has stopped, where an error would else leave a blank window. */
export class Boundary extends Component<Props, { hasStopped: boolean }> {
  static getDerivedStateFromError = () => ({ hasStopped: true })

  override state = { hasStopped: false }

  override render() {
    if (!this.state.hasStopped) return this.props.children
    return (
      <main className="gate">
        <h1>The editor has stopped</h1>
        <p>That is a mistake of ours. What you wrote is saved on this device.</p>
        <Button onClick={() => location.reload()}>Open it again</Button>
      </main>
    )
  }
}
