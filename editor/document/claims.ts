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
