/** Figures about results and cited standards must be entries of claims.yaml. */
import { fileOfData } from '#lib/content/data.ts'
import { nearest } from '#lib/content/nearest.ts'
import { meant, type Place, say, suggestion } from '../problems.ts'
import { inProse, type Site, type SiteRule } from '../site.ts'
import { listAt, placesOf, valueAt } from '../source.ts'
import TABLE from '../tables/claims.json' with { type: 'json' }
import { readYaml } from '../yaml.ts'

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
  const ofStatistics = dataFile('statistics')?.yaml.texts.filter(({ path }) => path.at(-1) === 'claim') ?? []
  return [...inPages, ...ofStatistics.map(({ value: id, place }) => ({ file, id, place }))]
}

/** Maps the claim ids before the author's changes to those that the same phrases have now. */
function idsNow({ files, dataFile }: Site): Map<string, string | undefined> {
  const byPhrase = (yaml: unknown) =>
    listAt(yaml, ['figures']).map((one) => [valueAt(one, ['phrase']), String(valueAt(one, ['id']))] as const)
  const now = new Map(byPhrase(dataFile('claims')?.yaml.value))
  const before = readYaml(files.before?.get(FILE) ?? '', () => {}, placesOf(''))
  return new Map(byPhrase(before.value).map(([phrase, id]) => [id, now.get(phrase)]))
}

function settingOf(site: Site, figure: string): string {
  const share = /^(\d+(?:[.,]\d+)*)[\s-]?(?:%|p(?:er|ct))/.exec(figure)?.[1]
  const claims = site.data.claims?.figures.filter((claim) => share && claim.figure.includes(`${share}%`))
  const settings = claims?.map(({ id, phrase }) => `<Claim id="${id}" /> ("${phrase}")`).join(' or ')
  return settings || `<Claim id="…" /> from ${FILE}`
}

export const checkClaims: SiteRule = (site, reportIn) => {
  const claims = site.dataFile('claims')
  const ids = listAt(claims?.yaml.value, ['figures']).map((figure) => String(valueAt(figure, ['id'])))
  const uses = usesOf(site)
  const renamed = idsNow(site)
  for (const { file, id, place } of claims?.broken ? [] : uses) {
    if (ids.length === 0 || ids.includes(id)) continue
    const unknown = say('claim.unknown', { id, file: FILE, ids: ids.join(', ') })
    reportIn(file)(place, meant(unknown, id, renamed.get(id) ?? nearest(id, ids)))
  }
  // A page that cannot be read may use it.
  for (const [index, id] of site.isWhole ? ids.entries() : []) {
    if (uses.some((use) => use.id === id || renamed.get(use.id) === id)) continue
    reportIn(FILE)(claims?.yaml.at(['figures', index, 'id']), say('claim.unused', { id }))
  }
  // A tile shows the figure in large type next to the rest of the wording.
  for (const [index, claim] of (site.data.claims?.figures ?? []).entries())
    for (const key of ['wording', 'phrase'] as const) {
      // 40% is not in 140%.
      const [before = '', after] = claim[key].toLowerCase().split(claim.figure.toLowerCase())
      if (after !== undefined && !/\d[.,]?$/.test(before) && !/^\d/.test(after)) continue
      const place = claims?.yaml.at(['figures', index, key])
      reportIn(FILE)(place, say('claim.other-wording', { ...claim, key }))
    }
  for (const one of site.all)
    for (const { match, passage } of figuresIn(one)) {
      if (passage.within[0] === 'Figure') continue
      const values = { figure: match[0].trim(), setting: settingOf(site, match[0]) }
      reportIn(one.file)(passage.at(match.index), say('claim.figure', values))
    }
}

/**
 * Matches cited standards: a body and a number, or a name that is always a standard. Case matters, so that the name Ada
 * is not taken for a law.
 */
export const STANDARDS = new RegExp(`\\b(?:${TABLE.standards.join('|')})\\b`, 'gu')

const standardsIn = inProse([{ pattern: STANDARDS }])

/** Checks that standards cited in prose are listed, with their publisher and owner. */
export const checkStandards: SiteRule = (site, reportIn) => {
  const names = site.data.claims?.standards.map(({ name }) => name)
  if (!names) return
  for (const one of site.all)
    for (const { match, passage } of standardsIn(one)) {
      const { 0: cited, index } = match
      // Cited in full, or by part of its name once the reader knows it: "OWASP" for "OWASP ASVS".
      const from = passage.prose.slice(index)
      if (names.some((name) => from.startsWith(name) || name.startsWith(cited) || name.endsWith(` ${cited}`))) continue
      // A different number is a different standard.
      const digitsOf = (name: string) => name.replace(/\D/g, '')
      const others = names.filter((name) => digitsOf(name) === digitsOf(cited))
      const guess = nearest(cited, others)
      const add = guess ? `Did you mean ${guess}? If not, add` : 'Add'
      const fix = guess ? suggestion(cited, guess) : undefined
      reportIn(one.file)(passage.at(index), say('standard.unlisted', { cited, file: FILE, add }, fix))
    }
}
