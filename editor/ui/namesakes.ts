/** Renames along with a text what names it by its words, in its block or in the facts of its file. */
import { CLAIMS, wordsWithFigures } from '../document/claims.ts'
import { namesakesOf } from '../document/namesakes.ts'
import { propsAt, setProp } from '../document/props.ts'
import { DATA_FILES, rulesOfBlock, rulesOfFile } from '../document/schemas.ts'
import { readYamlOf, type Spot, withYaml } from '../document/texts.ts'
import { setAt } from '../document/yaml.ts'
import { withShortNames } from './shortNames.ts'

/** A block of a page. */
export interface Block {
  name: string
  /** The offset of its tag. */
  start: number
}

/** What is done to a file's text after one of its texts has changed, given both. */
type Along = (before: string, after: string) => string

/** For a text of a block, which stays at its place. */
export const withNamesakesOfProp =
  ({ name, start }: Block): Along =>
  (before, after) => {
    const rules = rulesOfBlock(name)
    if (!rules) return after
    return namesakesOf(rules, propsAt(before, start), propsAt(after, start)).reduce(
      (text, { path, words }) => setProp(text, start, path, words),
      after,
    )
  }

/** For a fact of a file. A new entry gets its short name from its name. */
export const withNamesakesOfFact =
  (file: string): Along =>
  (before, after) => {
    const rules = rulesOfFile(file)
    if (!rules) return after
    const { value: old } = readYamlOf(file, before)
    const { value: now } = readYamlOf(file, after)
    const along = file === CLAIMS ? wordsWithFigures(old, now) : namesakesOf(rules, old, now)
    const renamed = along.reduce(
      (text, { path, words }) => withYaml(file, text, (yaml) => setAt(yaml, path, words)),
      after,
    )
    return DATA_FILES.has(file) ? withShortNames(file, before, renamed) : renamed
  }

/** For a text that is open beside the page; undefined if nothing can name it. */
export function withNamesakesOf({ file, kind, path }: Spot): Along | undefined {
  if (kind === 'field') return withNamesakesOfFact(file)
  return kind === 'prop'
    ? withNamesakesOfProp({ name: String(path[0]), start: Number(path[1]) })
    : undefined
}
