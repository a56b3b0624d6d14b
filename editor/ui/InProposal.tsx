import { useEffect, useMemo, useState } from 'react'
import { counted } from '../../check/problems.ts'
import type { Contents } from '../background/messages.ts'
import { isSame } from '../document/contents.ts'
import { plain } from '../document/merge.ts'
import type { Tree } from '../server/protocol.ts'
import { ChangedFiles } from './ChangedFiles.tsx'
import { server } from './server.ts'
import { useWork } from './store.ts'

/** The files of main to which a proposal's commit goes back; nothing if they cannot be read. */
function useOrigin(commit: string) {
  const [origin, setOrigin] = useState<Tree>()
  useEffect(() => {
    let isWanted = true
    server.origin(commit).then(
      (tree) => isWanted && setOrigin(tree),
      () => isWanted && setOrigin(undefined),
    )
    return () => {
      isWanted = false
    }
  }, [commit])
  return origin
}

/** The files of a commit as far as they differ in what was opened, before and after. */
function changesSince({ files, photographs }: Tree, original: Contents) {
  const before: Contents = Object.fromEntries([
    ...Object.entries(files).map(([file, text]) => [file, plain(text)]),
    // A photograph never changes under its name.
    ...photographs.map((file) => [file, original[file] ?? new Uint8Array()]),
  ])
  const changed = Object.keys({ ...before, ...original }).filter(
    (file) => !isSame(before[file], original[file]),
  )
  return {
    before,
    after: Object.fromEntries(changed.map((file) => [file, original[file] ?? null])),
  }
}

/** What the proposal that is continued has changed already. */
export function InProposal() {
  const { base, original } = useWork()
  const origin = useOrigin(base)
  const changes = useMemo(() => origin && changesSince(origin, original), [origin, original])
  const count = Object.keys(changes?.after ?? {}).length
  if (!changes || count === 0) return null
  return (
    <details className="structure">
      <summary>{`Already in your proposal: ${counted(count, 'file')}`}</summary>
      <ul className="files">
        <ChangedFiles {...changes} />
      </ul>
    </details>
  )
}
