/** What a proposal changes, compared with what main was when it began. */
import type { Contents } from '../background/messages.ts'
import { isSame } from '../document/contents.ts'
import { plain } from '../document/merge.ts'
import type { Tree } from '../server/protocol.ts'
import { server } from './server.ts'

/** Files before and after; of those after, only the ones that differ. */
export interface ProposalChanges {
  before: Contents
  after: Contents
}

/** The files of a commit, with the photographs that are known; a photograph never changes under its name. */
const contentsOf = ({ files, photographs }: Tree, known: Contents): Contents =>
  Object.fromEntries([
    ...Object.entries(files).map(([file, text]) => [file, plain(text)]),
    ...photographs.map((file) => [file, known[file] ?? new Uint8Array()]),
  ])

/** The files of a commit as far as they differ in what was opened. */
export function changesSince(origin: Tree, opened: Contents): ProposalChanges {
  const before = contentsOf(origin, opened)
  const changed = Object.keys({ ...before, ...opened }).filter(
    (file) => !isSame(before[file], opened[file]),
  )
  return {
    before,
    after: Object.fromEntries(changed.map((file) => [file, opened[file] ?? null])),
  }
}

/** What a proposal's commit changes; its photographs are named, but not fetched. */
export async function changesIn(head: string): Promise<ProposalChanges> {
  const [origin, tree] = await Promise.all([server.origin(head), server.tree(head)])
  return changesSince(origin, contentsOf(tree, {}))
}
