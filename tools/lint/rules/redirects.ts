/** Old addresses: each leads to a page in one step. */
import { fileOfData, type Redirect } from '#lib/content/data.ts'
import { autofix, type Finding, instead, meant } from '../problems.ts'
import { isDraft, type Site, type SiteRule } from '../site.ts'
import { isLost } from './addresses.ts'
import { isCircle, trailOf } from './structure.ts'

function chainFinding(redirects: readonly Redirect[], { from, to }: Redirect): Finding | undefined {
  const next = new Map(redirects.map((one) => [one.from, one.to]))
  const trail = trailOf(from, (path) => next.get(path))
  if (!next.has(trail.at(-1) ?? '')) {
    const last = trail.at(-1) ?? to
    const found = `${from} redirects to ${to}, which itself redirects to ${last}`
    return instead(found, autofix(to, last), 'A visitor would wait twice')
  }
  if (!isCircle(trail, (path) => next.get(path))) return undefined
  return {
    found: `the redirects lead in a circle: ${[...trail, from].join(' → ')}`,
    why: 'A browser gives up after some rounds and shows an error',
    remedy: 'Let each of them lead to a page',
  }
}

function targetFinding(site: Site, one: Redirect): Finding | undefined {
  const { from, to } = one
  if (to === from) return { found: `${from} redirects to itself`, remedy: 'Name the page that answers now' }
  // What does not answer yet or any more is said at its cause.
  if (site.page(to) || isLost(site, to)) return undefined
  if (site.redirects.some((other) => other.from === to)) return chainFinding(site.redirects, one)
  return {
    found: `${from} redirects to ${to}, where no page stands`,
    why: 'A visitor would find nothing',
    ...meant(
      to,
      site.pages.map(({ path }) => path),
      'Use the address of a page in content/',
    ),
  }
}

export const checkRedirects: SiteRule = (site, reportIn) => {
  const { redirects } = site
  const report = reportIn(fileOfData('redirects'))
  const at = (index: number, key: string) => site.dataFile('redirects')?.yaml.at([index, key])
  for (const [index, one] of redirects.entries()) {
    const { from } = one
    const first = redirects.findIndex((other) => other.from === from)
    if (first < index) {
      const found = `${from} stands here twice, it leads to ${redirects[first]?.to} already`
      report(at(index, 'from'), { found, remedy: 'Keep one of the two lines' })
      continue
    }
    const page = site.page(from)
    // While a page is a draft, its address may lead elsewhere.
    if (page && !isDraft(page)) {
      report(at(index, 'from'), {
        found: `${from} is the address of a page, so the redirect hides it`,
        why: 'A redirect stands in for a page that is gone',
        remedy: `Remove this line, or remove ${page.file}`,
      })
    }
    report(at(index, 'to'), targetFinding(site, one))
  }
}
