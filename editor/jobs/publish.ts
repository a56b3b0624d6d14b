import { quotedTitle } from '../../check/newPage.ts'
import { field, isDraft } from '../../check/parse/page.ts'
import type { Site } from '../../check/parse/site.ts'
import { fileOfData } from '../../lib/content/data.ts'
import type { Contents } from '../background/messages.ts'
import { REDIRECTS, withoutRedirect } from '../document/redirects.ts'
import { withYaml } from '../document/texts.ts'
import { addAt, setAt } from '../document/yaml.ts'
import type { AnswersTo } from './answers.ts'
import { pageAt, Refusal } from './refusal.ts'

const NAVIGATION = fileOfData('navigation')
const SYNONYMS = fileOfData('synonyms')

/** Adds words that visitors search for to those of a page. */
function withSynonyms({ files, data }: Site, path: string, words: readonly string[]): string {
  const source = files.read(SYNONYMS)
  const index = data.synonyms?.findIndex(({ href }) => href === path) ?? -1
  if (index === -1) return addAt(source, [], { href: path, words })
  return words.reduce((text, word) => addAt(text, [index, 'words'], word), source)
}

/** Publishes a draft: its card appears automatically, and it gets a menu item and search words. */
export function publish(site: Site, { path, day, words = '' }: AnswersTo<'publish'>): Contents {
  const page = pageAt(site, path)
  if (!isDraft(page)) throw new Refusal(`${quotedTitle(page)} is published already.`)
  const parent = field(page, 'parent')?.value
  const groups = site.data.navigation?.services.groups ?? []
  const group = groups.findIndex(({ href }) => href === parent)
  const menu = ['services', 'groups', group, 'items']
  const entry = { label: field(page, 'title')?.value ?? '', href: path }
  // A page that was published before may have kept its place.
  const hasMenu = group === -1 || groups[group]?.items.some(({ href }) => href === path)
  const redirects = site.files.read(REDIRECTS)
  const freed = withoutRedirect(redirects, path)
  const synonyms = words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const released = (yaml: string) => setAt(setAt(yaml, ['draft'], undefined), ['publishAt'], day)
  return {
    [page.file]: withYaml(page.file, page.source, released),
    ...(freed !== redirects && { [REDIRECTS]: freed }),
    ...(!hasMenu && { [NAVIGATION]: addAt(site.files.read(NAVIGATION), menu, entry) }),
    ...(synonyms.length > 0 && { [SYNONYMS]: withSynonyms(site, path, synonyms) }),
  }
}
