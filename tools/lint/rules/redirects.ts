/** Old addresses: each leads to a page in one step. */
import { fileOfData, type Redirect } from '#lib/content/data.ts'
import { nearest } from '#lib/content/nearest.ts'
import { autofix, type Finding, instead, suggestion } from '../problems.ts'
import { isDraft, type Site, type SiteRule } from '../site.ts'
import { isLost } from './addresses.ts'

function chainFinding(redirects: readonly Redirect[], { from, to }: Redirect): Finding | undefined {
  const next = new Map(redirects.map((one) => [one.from, one.to]))
  const passed = [from]
  let last = to
  for (; !passed.includes(last) && next.has(last); last = next.get(last) ?? last) passed.push(last)
  if (!passed.includes(last)) {
    const found = `${from} redirects to ${to}, which itself redirects to ${last}`
    return instead(found, autofix(to, last), 'A visitor would wait twice')
  }
  // Each circle is reported once, at the first of its addresses.
  const around = passed.slice(passed.indexOf(last))
  if (from !== around.toSorted()[0]) return undefined
  return {
    found: `the redirects lead in a circle: ${[...around, from].join(' → ')}`,
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
  const paths = site.pages.map(({ path }) => path)
  const guess = nearest(to, paths)
  return {
    found: `${from} redirects to ${to}, where no page stands`,
    why: 'A visitor would find nothing',
    remedy: guess ? `Did you mean ${guess}?` : 'Use the address of a page in content/',
    fix: guess ? suggestion(to, guess) : undefined,
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
