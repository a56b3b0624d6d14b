/** The pages that show a text which is kept elsewhere. */
import { valueAt } from '../../check/parse/source.ts'
import { pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { namesOf } from '../../lib/site/redirects.ts'
import type { Contents } from '../background/messages.ts'
import { CLAIMS } from './claims.ts'
import { readYamlOf, type Spot } from './texts.ts'

/** Finds the files of the pages that show a text of a document or of a claim; undefined where that is not known. */
export function pagesShowing(contents: Contents, { file, path }: Spot): string[] | undefined {
  const pages = Object.keys(contents).filter(isPageFile)
  const owner = pathOfArtifact(file)
  if (owner !== undefined) return pages.filter((page) => namesOf(pathOfFile(page)).includes(owner))
  if (file !== CLAIMS) return undefined
  const { id } = Object(
    valueAt(readYamlOf(file, String(contents[file] ?? '')).value, path.slice(0, 2)),
  )
  // The home page shows some by its own list.
  const isListed = (name: string) => String(contents[name]).includes(`claim: ${id}\n`)
  if (Object.keys(contents).some((name) => name.endsWith('.yaml') && isListed(name)))
    return undefined
  const tag = new RegExp(`<(?:Claim id|Tile claim)="${RegExp.escape(String(id))}"`)
  return pages.filter((page) => tag.test(String(contents[page] ?? '')))
}
