import { field, isDraft } from '../../check/parse/page.ts'
import type { Site } from '../../check/parse/site.ts'
import type { Contents } from '../background/messages.ts'
import { REDIRECTS, withRedirect } from '../document/redirects.ts'
import { withYaml } from '../document/texts.ts'
import { setAt } from '../document/yaml.ts'
import type { AnswersTo } from './answers.ts'
import { pageAt, Refusal, refuseWithChildren } from './refusal.ts'

/** Takes a page back to a draft. Its card and menu item stay, and hide; an address that visitors know leads to another page. */
export function unpublish(site: Site, { path, ...answers }: AnswersTo<'unpublish'>): Contents {
  const page = pageAt(site, path, true)
  if (isDraft(page)) throw new Refusal('This page is a draft already.')
  refuseWithChildren(site, path)
  const successor = answers.successor ?? field(page, 'parent')?.value ?? '/'
  if (!site.page(successor) || successor === path)
    throw new Refusal('Choose the page that its address leads to.')
  const drafted = (yaml: string) => setAt(setAt(yaml, ['publishAt'], undefined), ['draft'], true)
  const isReleased = site.data.released?.includes(path)
  return {
    [page.file]: withYaml(page.file, page.source, drafted),
    ...(isReleased && {
      [REDIRECTS]: withRedirect(site.files.read(REDIRECTS), path, successor),
    }),
  }
}
