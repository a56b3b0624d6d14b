import { field, isDraft } from '../../check/parse/page.ts'
import type { Site } from '../../check/parse/site.ts'
import { fileOfData } from '../../lib/content/data.ts'
import type { Contents } from '../background/messages.ts'
import { withYaml } from '../document/texts.ts'
import { addAt, setAt } from '../document/yaml.ts'
import type { AnswersTo } from './answers.ts'
import { pageAt, Refusal } from './refusal.ts'

const NAVIGATION = fileOfData('navigation')
const SYNONYMS = fileOfData('synonyms')

/** Publishes a draft: its card appears automatically, and it gets a menu item and search words. */
export function publish(site: Site, { path, day, words = '' }: AnswersTo<'publish'>): Contents {
  const page = pageAt(site, path)
  if (!isDraft(page)) throw new Refusal(`${page.file} is not a draft.`)
  const parent = field(page, 'parent')?.value
  const groups = site.data.navigation?.services.groups ?? []
  const menu = ['services', 'groups', groups.findIndex(({ href }) => href === parent), 'items']
  const entry = { label: field(page, 'title')?.value ?? '', href: path }
  const synonyms = words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const released = (yaml: string) => setAt(setAt(yaml, ['draft'], undefined), ['publishAt'], day)
  return {
    [page.file]: withYaml(page.file, page.source, released),
    ...(!menu.includes(-1) && { [NAVIGATION]: addAt(site.files.read(NAVIGATION), menu, entry) }),
    ...(synonyms.length > 0 && {
      [SYNONYMS]: addAt(site.files.read(SYNONYMS), [], { href: path, words: synonyms }),
    }),
  }
}
