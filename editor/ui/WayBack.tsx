import type { Part } from '../document/traces.ts'
import { Button } from './controls.tsx'
import type { WaysBack } from './takeBack.ts'

type Props = {
  label: string
  /** What is taken back, for those who do not see where the button stands. */
  name: string
  parts: readonly Part[]
  /** Without any, nothing can be taken back here. */
  ways: WaysBack | undefined
}

/** Takes changes back where they are listed; if they stay there, says so and undoes it. */
export function WayBack({ label, name, parts, ways }: Props) {
  if (!ways) return null
  const { takeBack, isBack, putBack } = ways
  const isUndone = isBack?.(parts) ?? false
  return (
    <>
      {isUndone && <span className="hint">Taken back; press Propose to send that. </span>}
      {/* The same button in both cases, which keeps the focus. */}
      <Button onClick={() => (isUndone ? putBack : takeBack)?.(parts)}>
        {isUndone ? 'Undo' : label}
        <span className="unseen">
          {isUndone && ' taking back'} {name}
        </span>
      </Button>
    </>
  )
}
