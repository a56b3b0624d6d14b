/** What an author has removed from the data, and others may still rely on. */

import { readPage, type SitePage } from '#check/parse/page.ts'
import { placeIn } from '#check/parse/passages.ts'
import type { Site, SiteRule } from '#check/parse/site.ts'
import { listAt, placesOf, valueAt } from '#check/parse/source.ts'
import { readYaml } from '#check/parse/yaml.ts'
import { type Place, type ReportFinding, rule } from '#check/problems.ts'
import { fileOfData } from '#lib/content/data.ts'
import { contractRule } from './addresses.ts'

const linkWords = rule('link-words', 'Readers expect to find what the words say')
const anchor = rule('anchor', 'Bookmarks, search engines and other sites still link to it')

/** Returns a data file as it was before the author's changes, if it was changed. */
function formerValue({ files }: Site, file: string): unknown {
  const text = files.before?.get(file)
  return text === undefined ? undefined : readYaml(text, () => {}, placesOf(text)).value
}

/** Reports promises that were taken back although their pages are still there. */
export const checkPromises: SiteRule = (site, reportIn) => {
  const file = fileOfData('contract')
  if (site.dataFile('contract')?.broken) return
  for (const path of listAt(formerValue(site, file), [])) {
    if (typeof path !== 'string' || site.contract.includes(path) || !site.page(path)) continue
    reportIn(file)(
      undefined,
      contractRule({
        found: `the promise of ${path} was taken back`,
        why: 'From now on, nobody would notice if the page got lost',
        remedy: `Put the line "- ${path}" back, unless its owner has decided so`,
        inEditor: { remedy: 'Put it back, unless its owner has decided so' },
        severity: 'advice',
      }),
    )
  }
}

/** Reports anchors of industries that are gone: no redirect leads from one anchor to another. */
export const checkRemovedAnchors: SiteRule = (site, reportIn) => {
  const file = fileOfData('industries')
  const industries = site.dataFile('industries')
  const now = site.data.industries?.map(({ id }) => id)
  if (!industries || !now) return
  for (const entry of listAt(formerValue(site, file), [])) {
    const id = valueAt(entry, ['id'])
    if (typeof id !== 'string' || now.includes(id)) continue
    reportIn(industries.file)(
      undefined,
      anchor({
        found: `the anchor /industries#${id} is gone`,
        remedy: `Keep "id: ${id}", unless the industry itself is gone; only its title is shown`,
        inEditor: {
          found: `the address /industries#${id} is gone`,
          remedy: `Keep the short name "${id}", unless the industry itself is gone; only its title is shown`,
        },
        severity: 'advice',
      }),
    )
  }
}

/** The links on a page that have words of their own. */
function namedLinks({
  outline,
}: Pick<SitePage, 'outline'>): { target: string; words: string; place: Place }[] {
  const cards = (outline?.blocks ?? []).filter(
    ({ name, props }) => name === 'Card' && props.value.href !== undefined,
  )
  return [
    ...(outline?.links ?? []).filter(({ kind }) => kind === 'text'),
    ...cards.map(({ props: { value, at } }) => ({
      target: String(value.href),
      words: String(value.title),
      place: at(['title']),
    })),
  ].map(({ target, words = '', place }) => ({ target, words, place }))
}

/** Whether a link leads to a page, or to an anchor on it. */
const leadsTo =
  (path: string) =>
  ({ target }: { target: string }) =>
    target.split('#')[0] === path

/** Reports words that led to a page that is gone, and are no link any more, since the one that replaces it has them. */
function reportFormerLinks(
  { passages }: SitePage,
  path: string,
  words: Iterable<string>,
  report: ReportFinding,
): void {
  for (const name of words) {
    const passage = passages.find(({ text }) => text.includes(name))
    if (passage)
      report(
        placeIn(passage, passage.text.indexOf(name)),
        linkWords({
          found: `"${name}" led to ${path}, which is gone, and is no link any more: this page has its place`,
          why: 'Readers look for what is no longer there',
          remedy: 'Say it in other words, or remove it',
          severity: 'advice',
        }),
      )
  }
}

/** Reports links that led to a page that is gone, and speak of it although they lead elsewhere now, or nowhere. */
export const checkWordsOfLinks: SiteRule = (site, reportIn) => {
  const removed = [...site.former]
    .filter(([path, { renamed }]) => !renamed && !site.page(path))
    .map(([path]) => path)
  for (const page of site.pages) {
    const before = site.files.before?.get(page.file)
    if (before === undefined || removed.length === 0) continue
    const linksBefore = namedLinks(readPage(page.file, page.path, before, () => undefined))
    for (const path of removed) {
      const former = new Set(linksBefore.filter(leadsTo(path)).map(({ words }) => words))
      const links = namedLinks(page)
      const unlinked = former.difference(new Set(links.map(({ words }) => words)))
      reportFormerLinks(page, path, unlinked, reportIn(page.file))
      for (const { target, words, place } of links) {
        if (!former.has(words) || leadsTo(path)({ target })) continue
        reportIn(page.file)(
          place,
          linkWords({
            found: `the link "${words}" led to ${path}, which is gone, and leads to ${target} now`,
            remedy: 'Say what is found there, or remove the link',
            severity: 'advice',
          }),
        )
      }
    }
  }
}
