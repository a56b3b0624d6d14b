/** Claims, such as figures about results, which stand in a text as a tag and have their words among the facts. */
import { wordsOfClaim } from '../../lib/content/claims.ts'
import { dataSchemas, fileOfData } from '../../lib/content/data.ts'
import type { Contents } from '../background/messages.ts'
import { readYamlOf } from './texts.ts'

export const CLAIMS = fileOfData('claims')

const TAG = /<Claim\s+id="([\w-]*)"\s*\/>/g

/** The claims that there are. */
export const figuresIn = (contents: Contents) =>
  dataSchemas.claims.safeParse(readYamlOf(CLAIMS, String(contents[CLAIMS] ?? '')).value).data
    ?.figures ?? []

const idOf = (tag: string) => tag.replace(TAG, '$1')

/** The place of a claim among those there are, by its tag; -1 if there is none. */
export const indexOfClaim = (contents: Contents, tag: string): number =>
  figuresIn(contents).findIndex(({ id }) => id === idOf(tag))

/** A text with the words of claims in the place of their tags, as pages show them. */
export const withClaims = (contents: Contents, text: string): string =>
  text.replace(TAG, (tag, id: string) => {
    const claim = figuresIn(contents)[indexOfClaim(contents, tag)]
    return claim ? wordsOfClaim(claim) : id
  })

/** The files that show a claim: pages with its tag or its tile, and facts that name it. */
export function filesWithClaim(contents: Contents, id: string): string[] {
  const shown = new RegExp(`<(?:Claim\\s+id|Tile\\b[^>]*\\sclaim)="${id}"|\\bclaim: ${id}$`, 'm')
  return Object.keys(contents).filter(
    (file) => typeof contents[file] === 'string' && shown.test(contents[file]),
  )
}

/** The words of a claim in which its figure stands. */
const WITH_FIGURE = ['wording', 'phrase'] as const

/** Another figure in the place of one, with a capital where that has one. */
function withFigure(words: string, old: string, figure: string): string {
  const start = words.toLowerCase().indexOf(old.toLowerCase())
  if (old === '' || start === -1) return words
  const isCapital = words[start] !== old[0]
  const now = isCapital ? figure.replace(/^./u, (letter) => letter.toUpperCase()) : figure
  return words.slice(0, start) + now + words.slice(start + old.length)
}

/** What has to change in a list of claims with the figures that have: the words of each, by their paths. */
export function wordsWithFigures(
  before: unknown,
  after: unknown,
): { path: readonly (string | number)[]; words: string }[] {
  const figuresOf = (facts: unknown): Record<string, unknown>[] => Object(facts).figures ?? []
  const old = figuresOf(before)
  return figuresOf(after).flatMap((claim, index) => {
    const was = old[index]
    if (was?.id !== claim.id || was?.figure === claim.figure) return []
    return WITH_FIGURE.flatMap((key) => {
      const now = withFigure(`${was?.[key]}`, `${was?.figure}`, `${claim.figure}`)
      const isOwn = claim[key] === was?.[key] && now !== was?.[key]
      return isOwn ? [{ path: ['figures', index, key], words: now }] : []
    })
  })
}
