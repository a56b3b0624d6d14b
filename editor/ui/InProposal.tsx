import { useEffect, useMemo, useState } from 'react'
import { listedIn } from '../document/listed.ts'
import type { Part } from '../document/traces.ts'
import type { Tree } from '../server/protocol.ts'
import { ChangedFiles } from './ChangedFiles.tsx'
import { changesSince } from './changesIn.ts'
import { nameOfProposal } from './labels.ts'
import { server } from './server.ts'
import { set, useWork } from './store.ts'
import { isBack, putBack, takeBack } from './takeBack.ts'

/** The files of main to which a proposal's commit goes back; null if they cannot be read. */
function useOrigin(commit: string) {
  const [origin, setOrigin] = useState<Tree | null>()
  useEffect(() => {
    let isWanted = true
    server.origin(commit).then(
      (tree) => isWanted && setOrigin(tree),
      () => isWanted && setOrigin(null),
    )
    return () => {
      isWanted = false
    }
  }, [commit])
  return origin
}

/** What the proposal that is continued has changed already. To take something back is one more change of it. */
export function InProposal() {
  // Rendered anew with each change, by which something may have been taken back.
  const { base, original, title } = useWork()
  const origin = useOrigin(base)
  const changes = useMemo(() => origin && changesSince(origin, original), [origin, original])
  const count = changes ? listedIn(changes.before, changes.after).length : 0
  // With room for it: what arrives late pushes no button from under the pointer.
  if (origin === undefined) return <p className="structure hint">Reading what is in it …</p>
  if (!origin || !changes || count === 0) return null
  const takeBackParts = async (parts: readonly Part[]) => {
    const former = parts.map(async (part) => {
      // Fetched only now.
      const isPhotograph = part.without instanceof Uint8Array
      return isPhotograph
        ? { ...part, without: await server.photograph(origin.head, part.file) }
        : part
    })
    await Promise.all(former).then(takeBack, ({ message }: Error) => set({ trouble: message }))
  }
  return (
    <details className="structure">
      <summary>{`Already in your proposal ${nameOfProposal({ title })} (${count})`}</summary>
      <ul className="files">
        <ChangedFiles {...changes} ways={{ takeBack: takeBackParts, isBack, putBack }} />
      </ul>
    </details>
  )
}
