import { afterSpace } from '../../check/parse/lines.ts'
import { rangeOf } from '../../check/parse/nodes.ts'
import { isDraft, type SitePage } from '../../check/parse/page.ts'
import { isPage, type Site } from '../../check/parse/site.ts'
import { autofix } from '../../check/problems.ts'
import { applyEdits, editOf } from '../../check/report/edits.ts'
import { REDIRECTS, withoutRedirect, withRedirect } from '../document/redirects.ts'

/** Whether nobody knows the address of a page: of one that is new, or of a draft that has never been released. */
const isUnknown = (site: Site, page: SitePage, isNew = false) =>
  isNew || (isDraft(page) && !site.data.released?.includes(page.path))

/** Points all links to a page at another address, keeping anchors, and redirects its own there. */
export function retargeted(
  site: Site,
  page: SitePage,
  to: string,
  isNew?: boolean,
): Map<string, string> {
  const from = page.path
  const changes = new Map<string, string>()
  for (const sourceFile of site.all) {
    const { file, source, links } = sourceFile
    // No page has a card that leads to itself, and a deleted draft leaves none behind.
    const isWithout =
      isPage(sourceFile) && (sourceFile.path === to || ((isDraft(page) || isNew) && site.page(to)))
    const cards = ((isWithout && sourceFile.outline?.blocks) || [])
      .filter(({ name, props }) => name === 'Card' && props.value.href === from)
      .map(({ node }) => rangeOf(node))
      .map(([start, end]) => ({ start, end: afterSpace(source, end), to: '' }))
    const edits = links
      .filter(({ target }) => target === from || target.startsWith(`${from}#`))
      .flatMap(({ place }) => editOf(source, { ...place, fix: autofix(from, to) }) ?? [])
    if (edits.length > 0) changes.set(file, applyEdits(source, [...cards, ...edits]))
  }
  const redirects = withoutRedirect(changes.get(REDIRECTS) ?? site.files.read(REDIRECTS), to)
  const isKnown = !isUnknown(site, page, isNew)
  return changes.set(REDIRECTS, isKnown ? withRedirect(redirects, from, to) : redirects)
}

/** The document at the head of a page, which goes where the page goes. */
export const artifactOf = (site: Site, path: string) =>
  site.artifacts.find(({ owner }) => owner === path)
