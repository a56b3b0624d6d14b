/** Which links of a page are new, gone or lead elsewhere. */
import type { Link } from './finishedPage.ts'

export interface LinkChange {
  kind: 'added' | 'removed' | 'changed'
  before?: Link
  after?: Link
}

const same = (a: Link) => (b: Link) => a.href === b.href && a.text === b.text

/** What `links` has and `others` has not; a link that stands twice counts twice. */
function without(links: readonly Link[], others: readonly Link[]): Link[] {
  const left = [...others]
  return links.filter((link) => {
    const at = left.findIndex(same(link))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** Changes in the order of the page: a link with the same words or the same target is the same link, changed. */
export function linkChanges(before: readonly Link[], after: readonly Link[]): LinkChange[] {
  const gone = without(before, after)
  const changes = without(after, before).map((link): LinkChange => {
    const twin = [
      gone.findIndex(({ text }) => text === link.text),
      gone.findIndex(({ href }) => href === link.href),
    ].find((at) => at >= 0)
    if (twin === undefined) return { kind: 'added', after: link }
    const [old] = gone.splice(twin, 1)
    return { kind: 'changed', ...(old ? { before: old } : {}), after: link }
  })
  return [...changes, ...gone.map((link): LinkChange => ({ kind: 'removed', before: link }))]
}
