/** Figures about results stand on the site as claims with a source and an owner, or not at all. */

import { didYouMean } from '#lib/content/nearest.ts'
import { type Place, type Problem, problemAt } from '../errors.ts'
import type { Passage } from '../passages.ts'
import { proseOf, proseOfData } from '../prose.ts'
import type { Check, Site } from '../site.ts'
import { valueAt } from '../source.ts'
import { FIGURES } from '../voice.ts'

const FILE = 'content/data/claims.yaml'

/** Every use of a claim's id, with its place. */
function uses(site: Site): (Place & { file: string; id: string })[] {
  const inPages = site.pages.flatMap((page) =>
    (page.outline?.elements ?? []).flatMap((element) => {
      const prop = element.name === 'Tile' ? 'claim' : element.name === 'Claim' ? 'id' : undefined
      const id = prop && element.props.value[prop]
      return prop && typeof id === 'string' ? [{ file: page.file, id, ...element.props.at([prop]) }] : []
    }),
  )
  const statistics = site.files.find(({ name }) => name === 'statistics')
  const inStatistics = (statistics?.yaml.texts() ?? [])
    .filter(({ path }) => path.at(-1) === 'claim')
    .map(({ path, value }) => ({
      file: statistics?.file ?? '',
      id: value,
      ...(statistics?.yaml.at(path) as Place),
    }))
  return [...inPages, ...inStatistics]
}

function references(site: Site): Problem[] {
  const claims = site.files.find(({ name }) => name === 'claims')
  const figures = valueAt(claims?.yaml.value, ['figures'])
  if (!claims || !Array.isArray(figures)) return []
  const ids = figures.map((figure) => String(valueAt(figure, ['id'])))
  const used = uses(site)
  const unknown = used
    .filter(({ id }) => !ids.includes(id))
    .map((use) =>
      problemAt(use.file, use, {
        rule: 'claim',
        found: `there is no claim ${use.id}`,
        expected: `those of ${FILE} are ${ids.join(', ')}`,
        remedy: didYouMean(use.id, ids, (id) => id, `Add it to ${FILE} with its source and owner`),
      }),
    )
  // A page that cannot be read may well state it.
  const unread = site.pages.some((page) => !page.outline)
  const unused = (unread ? [] : ids).flatMap((id, index) =>
    used.some((use) => use.id === id)
      ? []
      : [
          problemAt(FILE, claims.yaml.at(['figures', index, 'id']), {
            rule: 'claim',
            severity: 'advice' as const,
            found: `no page states the claim ${id}`,
            remedy: `Set it with <Claim id="${id}" /> where it belongs, or remove it`,
          }),
        ],
  )
  return [...unknown, ...unused]
}

/** A headline statistic repeats the figure of its claim; the two must not drift apart. */
function statistics(site: Site): Problem[] {
  const file = site.files.find(({ name }) => name === 'statistics')
  const { claims, statistics: entries } = site.data
  if (!file || !claims || !entries) return []
  return entries.flatMap((entry, index) => {
    const claim = claims.figures.find(({ id }) => id === entry.claim)
    if (!claim || claim.figure === entry.value) return []
    return [
      problemAt(file.file, file.yaml.at([index, 'value']), {
        rule: 'claim',
        found: `value is "${entry.value}"`,
        expected: `the claim ${claim.id} says "${claim.figure}"`,
        remedy: 'Correct the one that is wrong',
      }),
    ]
  })
}

/** How the claims of a figure are set, where there are some. */
function settingOf(site: Site, figure: string): string {
  const share = /^(\d+(?:[.,]\d+)*)\s?(?:%|per)/.exec(figure)?.[1]
  const claims = (site.data.claims?.figures ?? []).filter(
    (claim) => share && claim.figure.includes(`${share}%`),
  )
  if (claims.length === 0) return `<Claim id="…" /> from ${FILE}`
  return claims.map(({ id, phrase }) => `<Claim id="${id}" /> ("${phrase}")`).join(' or ')
}

function inProse(site: Site, file: string, passage: Passage): Problem[] {
  return FIGURES.flatMap((pattern) =>
    [...passage.prose.matchAll(pattern)].map((match) =>
      problemAt(file, passage.at(match.index), {
        rule: 'claim',
        found: `the figure ${match[0].trim()} in the text`,
        expected: 'which is no claim',
        why: 'Each needs a source and somebody who answers for it',
        remedy: `Set it with ${settingOf(site, match[0])}, or say it without the figure`,
      }),
    ),
  )
}

export const checkClaims: Check = (site) => [
  ...references(site),
  ...statistics(site),
  ...site.pages.flatMap((page) =>
    proseOf(page)
      .filter((passage) => passage.within[0] !== 'Figure')
      .flatMap((passage) => inProse(site, page.file, passage)),
  ),
  ...site.files.flatMap((file) => proseOfData(file).flatMap((passage) => inProse(site, file.file, passage))),
]
