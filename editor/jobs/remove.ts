import { field, isDraft } from '../../check/parse/page.ts'
import { isPage, type Site } from '../../check/parse/site.ts'
import { fileOfData } from '../../lib/content/data.ts'
import type { Contents } from '../background/messages.ts'
import { withYaml } from '../document/texts.ts'
import { setAt } from '../document/yaml.ts'
import type { AnswersTo } from './answers.ts'
import { partsOf, withoutLeftovers } from './leftovers.ts'
import { pageAt, Refusal, refuseWithChildren } from './refusal.ts'
import { artifactOf, retargeted } from './retarget.ts'
import { withoutStatedFacts } from './statedFacts.ts'

const NAVIGATION = fileOfData('navigation')
const SYNONYMS = fileOfData('synonyms')

/** Deletes a page, with what only it shows or states; all links and its address lead to another. */
export function remove(site: Site, { path, isNew, ...answers }: AnswersTo<'delete'>): Contents {
  const page = pageAt(site, path, true)
  const hasNoReaders = isDraft(page) || isNew
  const successor = hasNoReaders ? (field(page, 'parent')?.value ?? '/') : answers.successor
  const heir = site.page(successor)
  if (!heir || heir === page) throw new Refusal('Choose the page that replaces it.')
  refuseWithChildren(site, path)
  const changes = retargeted(site, page, successor, isNew)
  // The menu already has the successor or gets it by hand; a page lists another once, and never itself.
  for (const sourceFile of site.all) {
    const isMenu = sourceFile.file === NAVIGATION || sourceFile.file === SYNONYMS
    const related = (sourceFile.yaml?.value as { related?: string[] } | undefined)?.related ?? []
    const isNamed =
      related.includes(successor) || (isPage(sourceFile) && sourceFile.path === successor)
    const gone = (sourceFile.yaml?.texts ?? [])
      .filter(
        ({ value, path: [key] }) => value === path && (isMenu || (isNamed && key === 'related')),
      )
      .map(({ path: keys }) =>
        keys.slice(0, keys.findLastIndex((key) => typeof key === 'number') + 1),
      )
    const without = (yaml: string) =>
      gone.reduceRight((text, keys) => setAt(text, keys, undefined), yaml)
    if (gone.length > 0)
      changes.set(
        sourceFile.file,
        withYaml(sourceFile.file, changes.get(sourceFile.file) ?? sourceFile.source, without),
      )
  }
  // A link from a page to itself is pointless, so only its words are kept.
  const text = changes
    .get(heir.file)
    ?.replace(new RegExp(`\\[([^\\]]*)\\]\\(${successor}(?:#[^)]*)?\\)`, 'g'), '$1')
  if (text !== undefined) changes.set(heir.file, text)
  const artifact = artifactOf(site, path)
  return {
    ...Object.fromEntries(changes),
    ...withoutLeftovers(site, partsOf(page)),
    ...withoutStatedFacts(site, page),
    [page.file]: null,
    ...(artifact && { [artifact.file]: null }),
  }
}
