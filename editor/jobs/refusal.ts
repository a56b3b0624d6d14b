import { quotedTitle } from '../../check/newPage.ts'
import { field, type SitePage } from '../../check/parse/page.ts'
import type { Site } from '../../check/parse/site.ts'

/** Why a job cannot be done, as a sentence for the author. */
export class Refusal extends Error {}

/** The page that a job is about; one that has promised its address may not go. */
export function pageAt(site: Site, path: string, isToGo = false): SitePage {
  if (isToGo && site.contract.includes(path))
    throw new Refusal(`${path} is one of the addresses that must stay, so the page keeps it.`)
  const page = site.page(path)
  if (!page) throw new Refusal(`There is no page at ${path}.`)
  return page
}

/** A page may not go while others stand under it. */
export function refuseWithChildren(site: Site, path: string): void {
  const children = site.pages
    .filter((child) => field(child, 'parent')?.value === path)
    .map(quotedTitle)
  if (children.length > 0)
    throw new Refusal(
      `Below this page: ${children.join(', ')}. First choose another page above for each, in its details.`,
    )
}
