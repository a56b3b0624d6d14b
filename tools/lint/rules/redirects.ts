/** Old addresses: each leads to a page in one step. */
import { fileOfData, type Redirect } from '#lib/content/data.ts'
import { autofix, type Finding, meant, say } from '../problems.ts'
import { isDraft, type Site, type SiteRule } from '../site.ts'
import { isLost } from './addresses.ts'
import { isCircle, trailOf } from './structure.ts'

function chainFinding(redirects: readonly Redirect[], { from, to }: Redirect): Finding | undefined {
  const next = new Map(redirects.map((one) => [one.from, one.to]))
  const trail = trailOf(from, (path) => next.get(path))
  const last = trail.at(-1) ?? to
  if (!next.has(last)) return say('redirect.chain', { old: from }, autofix(to, last))
  const isFirst = isCircle(trail, (path) => next.get(path))
  return isFirst ? say('redirect.circle', { circle: [...trail, from].join(' → ') }) : undefined
}

function targetFinding(site: Site, one: Redirect): Finding | undefined {
  const { from, to } = one
  if (to === from) return say('redirect.itself', { from })
  // What does not answer yet or any more is said at its cause.
  if (site.page(to) || isLost(site, to)) return undefined
  if (site.redirects.some((other) => other.from === to)) return chainFinding(site.redirects, one)
  const paths = site.pages.map(({ path }) => path)
  return meant(say('redirect.nowhere', { from, to }), to, paths)
}

export const checkRedirects: SiteRule = (site, reportIn) => {
  const { redirects } = site
  const report = reportIn(fileOfData('redirects'))
  const at = (index: number, key: string) => site.dataFile('redirects')?.yaml.at([index, key])
  for (const [index, one] of redirects.entries()) {
    const { from } = one
    const first = redirects.findIndex((other) => other.from === from)
    if (first < index) {
      report(at(index, 'from'), say('redirect.twice', { from, to: redirects[first]?.to }))
      continue
    }
    const page = site.page(from)
    // While a page is a draft, its address may lead elsewhere.
    if (page && !isDraft(page)) report(at(index, 'from'), say('redirect.hides', { from, file: page.file }))
    report(at(index, 'to'), targetFinding(site, one))
  }
}
