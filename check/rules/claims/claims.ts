/** Each claim, which is a statement about the provider, is an entry of claims.yaml. */

import { expression } from '#check/expression.ts'
import { isBody, type Passage, placeIn } from '#check/parse/passages.ts'
import type { Site, SiteRule, SourceFile } from '#check/parse/site.ts'
import { listAt, perObject, valueAt } from '#check/parse/source.ts'
import { type Place, rule } from '#check/problems.ts'
import { type Data, fileOfData } from '#lib/content/data.ts'
import { didYouMean, nearest } from '#lib/content/nearest.ts'
import { claimsIn, type StatedClaim } from './claimPatterns.ts'

const claim = rule('claim', 'Every figure needs a source and an owner')

const FILE = fileOfData('claims')

const FREE = 'Figures of an example, a threshold or a law are free: say whose they are'

/** A drawing's labels are of its example, and a price is the owner's word. */
const isExempt = ({ kind, within }: Passage) =>
  kind === 'label' || within.join() === 'glance,from' || within.join() === 'glance,length'

const statedIn = perObject((sourceFile: SourceFile) => {
  const known = new Map<string | undefined, { passage: Passage; stated: StatedClaim }[]>()
  return (name: string | undefined) => {
    const last = known.get(name)
    if (last) return last
    const stated = sourceFile.passages
      .filter((passage) => !isExempt(passage))
      .flatMap((passage) =>
        claimsIn(passage.prose, name).map((found) => ({ passage, stated: found })),
      )
    known.set(name, stated)
    return stated
  }
})

/** Reports figures about the provider that are not in the list of claims. */
export const checkStatements: SiteRule = (site, reportIn) => {
  for (const sourceFile of site.all)
    for (const { passage, stated } of statedIn(sourceFile)(site.data.site?.name)) {
      const { figure, index } = stated
      reportIn(sourceFile.file)(
        placeIn(passage, index),
        isBody(passage)
          ? claim({
              found: `the figure ${figure} states a result of ours for which no source is kept`,
              remedy: `Use <Claim id="…" /> with its id from ${FILE}, or say it without the figure. ${FREE}`,
              inEditor: {
                remedy: `Use an entry of the list of claims, or say it without the figure. ${FREE}`,
              },
            })
          : claim({
              found: `the figure ${figure} states a result of ours, in a text that takes only words`,
              why: 'Every figure needs a source and an owner, and only the text of a page can name one',
              remedy: `Leave the figure out, or say it in the text with <Claim id="…" /> and its id from ${FILE}`,
              inEditor: {
                remedy:
                  'Leave the figure out, or say it in the text of a page with an entry of the list of claims',
              },
            }),
      )
    }
}

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

/** The end of a text within a number. */
const BEFORE_DIGIT = expression(/\d[.,]?$/, { matches: ['by 9', '9.'], passes: ['by ', 'it. '] })

/** The start of a text within a number. */
const AFTER_DIGIT = expression(/^(?:[\d%]|[.,]\d)/, {
  matches: ['5 times', '% of', '.5'],
  passes: [' of', '. And', ', 5'],
})

/** Whether a wording contains a figure as such: the figure of 40% is not 40, nor is 9.9% that of 99.9%. */
function contains(wording: string, figure: string): boolean {
  const parts = wording.toLowerCase().split(figure.toLowerCase())
  return parts
    .slice(1)
    .some((after, index) => !BEFORE_DIGIT.test(parts[index] ?? '') && !AFTER_DIGIT.test(after))
}

/** Checks that claims are registered under the ids that pages use, and say the same in all their wordings. */
export const checkClaims: SiteRule = (site, reportIn) => {
  const claims = site.dataFile('claims')
  const ids = listAt(claims?.yaml.value, ['figures']).map((entry) => String(valueAt(entry, ['id'])))
  // An entry with the id of another has lost its own, which is reported there.
  const isReadable = !claims?.broken && ids.length > 0 && new Set(ids).size === ids.length
  for (const { file, id, place } of isReadable ? usesOf(site) : []) {
    if (ids.includes(id)) continue
    reportIn(file)(
      place,
      claim({
        found: `there is no claim ${id}; ${FILE} has ${ids.join(', ')}`,
        remedy: didYouMean(nearest(id, ids), `Add it to ${FILE} with its source and owner`),
        inEditor: {
          found: `the figure here is no longer in ${FILE}`,
          remedy: 'Put it back by Undo, or take it out of the text',
        },
      }),
    )
  }
  for (const [index, entry] of site.data.claims?.figures.entries() ?? [])
    for (const key of ['wording', 'phrase'] as const)
      if (!contains(entry[key], entry.figure))
        reportIn(FILE)(
          claims?.yaml.at(['figures', index, key]),
          claim({
            found: `the figure ${entry.figure} is not in its ${key}, so that tiles and sentences would show two`,
            remedy: 'Write the same figure in all three',
          }),
        )
}

/** Claims about the industries, and what of industries.yaml they count. */
const COUNTED: Readonly<Record<string, (industries: Data['industries']) => number>> = {
  verticals: (industries) => industries.length,
  'industry-domains': (industries) => new Set(industries.flatMap(({ domains }) => domains)).size,
}

/** Reports claims on the number of industries and domains that the industries page does not bear out. */
export const checkCounted: SiteRule = ({ data, dataFile }, reportIn) => {
  const { claims, industries } = data
  if (!claims || !industries) return
  for (const [index, { id, figure }] of claims.figures.entries()) {
    const present = COUNTED[id]?.(industries)
    if (present === undefined || present >= Number.parseInt(figure, 10)) continue
    reportIn(FILE)(
      dataFile('claims')?.yaml.at(['figures', index, 'figure'], 'value'),
      claim({
        found: `the claim ${id} says ${figure}, and ${fileOfData('industries')} has ${present}`,
        why: 'Visitors can count them on the industries page',
        remedy: 'Correct the figure, or add what is missing there',
      }),
    )
  }
}
