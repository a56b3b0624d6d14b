/** The check's findings for all content, with digests that tell which files have changed since. */
import { dayOf } from '#lib/content/days.ts'
import type { Problem } from '#tools/lint/problems.ts'
import type { Files } from '#tools/lint/site.ts'
import type { Content, Contents } from './messages.ts'

type AllContents = ReadonlyMap<string, Content>

/** The findings, and a digest of each file they are about. */
export interface Known {
  digests: Readonly<Record<string, string>>
  findings: Problem[]
}

const parsed: Files['parsed'] = new Map()

export const filesOf = (contents: AllContents, before: Contents = {}): Files => ({
  list: () => [...contents.keys()].sort(),
  read: (file) => String(contents.get(file) ?? ''),
  bytes: (file) => contents.get(file) as Uint8Array,
  before: new Map(Object.entries(before).map(([file, content]) => [file, content?.toString()])),
  parsed,
})

/** Digests of all files. A file's digest covers its bytes and whether the dates in it have passed. */
export async function digestsOf(contents: AllContents): Promise<Known['digests']> {
  const today = dayOf(new Date())
  const digests = [...contents].map(async ([file, content]) => {
    const days = typeof content === 'string' ? (content.match(/\d{4}-\d\d-\d\d/g) ?? []) : []
    const come = days.map((day) => Math.sign(day.localeCompare(today)))
    const bytes = content instanceof Uint8Array ? content : new TextEncoder().encode(`${come} ${content}`)
    return [file, String(new BigUint64Array(await crypto.subtle.digest('SHA-256', bytes))[0])]
  })
  return Object.fromEntries(await Promise.all(digests))
}

/** Splits known findings: those still valid because their file is unchanged, and the names of all other files. */
export function stillTrue({ digests, findings }: Known, now: Known['digests']) {
  const names = Object.keys({ ...digests, ...now })
  const changed = new Set(names.filter((file) => digests[file] !== now[file]))
  return { changed, findings: findings.filter(({ file }) => !changed.has(file)) }
}
