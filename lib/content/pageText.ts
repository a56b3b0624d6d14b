/** The parsed body of a page, for what still reads pages as Markdown. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseMdx } from '#tools/lint/mdx.ts'
import { type Outline, outlineOf } from '#tools/lint/outline.ts'
import { type Passage, passagesOf } from '#tools/lint/passages.ts'
import { placesOf } from '#tools/lint/source.ts'
import { repositoryRoot } from './files.ts'
import { getClaim, getPage } from './pages.ts'

/** A page as it was parsed: its tree with headings, sections and links, and its words. */
export interface PageText extends Outline {
  /** The words of the body, in order. */
  passages: readonly Passage[]
}

const known = new WeakMap<object, PageText>()

/** The parsed body of a page: syntax tree, headings, sections, links and words; throws on an unknown path. */
export function getPageText(path: string): PageText {
  const page = getPage(path)
  const found = known.get(page)
  if (found) return found
  const source = readFileSync(join(repositoryRoot(), page.file), 'utf8')
  const { tree } = parseMdx(page.file, source)
  if (!tree) throw new Error(`${page.file} cannot be parsed; \`npm run content:check\` says why.`)
  const passages = passagesOf(tree, source, placesOf(source), (id) => getClaim(id).phrase)
  const text = { ...outlineOf(page.file, tree), passages }
  known.set(page, text)
  return text
}
