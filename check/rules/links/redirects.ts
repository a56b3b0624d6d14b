/** Each old address must lead to a page in one step. */

import { isDraft } from '#check/parse/page.ts'
import type { Site, SiteRule } from '#check/parse/site.ts'
import { autofix, type Finding } from '#check/problems.ts'
import { fileOfData, type Redirect } from '#lib/content/data.ts'
import { didYouMean, nearest } from '#lib/content/nearest.ts'
import { redirect } from '../sharedRules.ts'
import { isLost } from './addresses.ts'
import { isLoop, trailOf } from './trails.ts'

function redirectFinding(site: Site, { from, to }: Redirect): Finding | undefined {
  // An address that does not answer yet or anymore is reported at its cause.
  if (site.page(to) || isLost(site, to)) return undefined
  const targets = new Map(site.redirects.map((redirect) => [redirect.from, redirect.to]))
  const next = (path: string) => targets.get(path)
  if (next(to) === undefined) {
    const guess = nearest(
      to,
      site.pages.map(({ path }) => path),
    )
    return redirect({
      found: `${from} redirects to ${to}, which is not a page`,
      why: 'Visitors would find nothing',
      remedy: didYouMean(guess, 'Use the address of a page in content/'),
      inEditor: {
        found: `${from} leads to ${to}, which is not a page`,
        remedy: didYouMean(guess, 'Use the address of a page'),
      },
    })
  }
  const trail = trailOf(from, next)
  const last = trail.at(-1) ?? to
  if (next(last) === undefined)
    return redirect({
      found: `${from} redirects to ${to}, which in turn redirects to ${last}`,
      inEditor: { found: `${from} leads to ${to}, which in turn leads to ${last}` },
      why: 'Visitors would have to wait twice',
      remedy: `Write ${last}`,
      fix: site.page(last) ? autofix(to, last) : undefined,
    })
  if (!isLoop(trail, next)) return undefined
  return redirect({
    found: `the redirects form a loop: ${[...trail, from].join(' → ')}`,
    inEditor: { found: `these addresses lead to each other: ${[...trail, from].join(' → ')}` },
    why: 'Browsers give up after a few rounds and show an error',
    remedy: 'Make each of them lead to a page',
  })
}

/** Checks that each redirect leads from a free address to a page. */
export const checkRedirects: SiteRule = (site, reportIn) => {
  const report = reportIn(fileOfData('redirects'))
  const placeOf = (index: number, key: string) => site.dataFile('redirects')?.yaml.at([index, key])
  for (const [index, current] of site.redirects.entries()) {
    const { from } = current
    const first = site.redirects.find((other) => other.from === from)
    if (first !== current) {
      report(
        placeOf(index, 'from'),
        redirect({
          found: `${from} appears twice; it already redirects to ${first?.to}`,
          remedy: 'Keep one of the two lines',
          inEditor: {
            found: `${from} appears twice; it already leads to ${first?.to}`,
            remedy: 'Keep one of the two',
          },
        }),
      )
      continue
    }
    const page = site.page(from)
    // While a page is a draft, its address may redirect.
    if (page && !isDraft(page))
      report(
        placeOf(index, 'from'),
        redirect({
          found: `${from} is the address of a page, which this redirect hides`,
          why: 'Redirects are for pages that no longer exist',
          remedy: `Remove this line, or remove ${page.file}`,
          inEditor: {
            found: `${from} is the address of a page, but leads elsewhere`,
            why: 'Only addresses without a page lead elsewhere',
            remedy: `Remove it here, or remove ${page.file}`,
          },
        }),
      )
    report(placeOf(index, 'to'), redirectFinding(site, current))
  }
}
