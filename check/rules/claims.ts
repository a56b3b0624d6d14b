/** Figures about results and cited standards must be entries of claims.yaml. */
import { fileOfData } from '#lib/content/data.ts'
import { nearest } from '#lib/content/nearest.ts'
import { isBody, placeIn } from '../passages.ts'
import { meant, type Place, say } from '../problems.ts'
import { inProse, type Site, type SiteRule } from '../site.ts'
import { listAt, valueAt } from '../source.ts'
import TABLE from '../tables/claims.json' with { type: 'json' }

const FILE = fileOfData('claims')

export const FIGURES = TABLE.figures.map((pattern) => new RegExp(pattern, 'gi'))

const figuresIn = inProse(FIGURES.map((pattern) => ({ pattern })))

function usesOf({ pages, dataFile }: Site): { file: string; id: string; place: Place }[] {
  const props: Record<string, string> = { Tile: 'claim', Claim: 'id' }
  const inPages = pages.flatMap(({ file, outline }) =>
    (outline?.blocks ?? []).flatMap(({ name, props: { value, at } }) => {
      const prop = props[name] ?? ''
      const id = value[prop]
      return typeof id === 'string' ? [{ file, id, place: at([prop]) }] : []
    }),
  )
  const file = fileOfData('statistics')
  const ofStatistics =
    dataFile('statistics')?.yaml.texts.filter(({ path }) => path.at(-1) === 'claim') ?? []
  return [...inPages, ...ofStatistics.map(({ value: id, place }) => ({ file, id, place }))]
}

export const checkClaims: SiteRule = (site, reportIn) => {
  const claims = site.dataFile('claims')
  const ids = listAt(claims?.yaml.value, ['figures']).map((figure) =>
    String(valueAt(figure, ['id'])),
  )
  for (const { file, id, place } of claims?.broken || ids.length === 0 ? [] : usesOf(site)) {
    const unknown = say('claim.unknown', { id, file: FILE, ids: ids.join(', ') })
    if (!ids.includes(id)) reportIn(file)(place, meant(unknown, id, nearest(id, ids)))
  }
  for (const [index, one] of site.data.claims?.figures.entries() ?? [])
    for (const key of ['wording', 'phrase'] as const) {
      // The figure of 40% is not 40, nor is 9.9% that of 99.9%.
      const own = new RegExp(
        `(?<!\\d[.,]?)${one.figure.replace(/\W/g, '\\$&')}(?![\\d%]|[.,]\\d)`,
        'i',
      )
      if (!own.test(one[key]))
        reportIn(FILE)(
          claims?.yaml.at(['figures', index, key]),
          say('claim.apart', { figure: one.figure, key }),
        )
    }
  for (const one of site.all)
    for (const { match, passage } of figuresIn(one)) {
      // A drawing's labels are of its example, and a price is the owner's word.
      if (passage.kind === 'label' || passage.within.join() === 'glance,from') continue
      const finding = say(isBody(passage) ? 'claim.figure' : 'claim.field', {
        figure: match[0].trim(),
        file: FILE,
      })
      reportIn(one.file)(placeIn(passage, match.index), finding)
    }
}

/** Case matters, so that the name Ada is not taken for a law. */
export const STANDARDS = new RegExp(`\\b(?:${TABLE.standards.join('|')})\\b`, 'gu')

const standardsIn = inProse([{ pattern: STANDARDS }])

export const checkStandards: SiteRule = (site, reportIn) => {
  const names = site.data.claims?.standards.map(({ name }) => name)
  if (!names) return
  for (const one of site.all)
    for (const { match, passage } of standardsIn(one)) {
      const { 0: cited, index } = match
      // Cited in full, or by part of its name once the reader knows it: "OWASP" for "OWASP ASVS".
      const from = passage.prose.slice(index)
      if (
        names.some(
          (name) => from.startsWith(name) || name.startsWith(cited) || name.endsWith(` ${cited}`),
        )
      )
        continue
      reportIn(one.file)(placeIn(passage, index), say('standard.unlisted', { cited, file: FILE }))
    }
}
