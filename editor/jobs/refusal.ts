import type { SitePage } from '../../check/parse/page.ts'
import type { Site } from '../../check/parse/site.ts'

/** Why a job cannot be done, as a sentence for the author. */
export class Refusal extends Error {}

/** The page that a job is about; one that has promised its address may not go. */
export function pageAt(site: Site, path: string, isToGo = false): SitePage {
  if (isToGo && site.contract.includes(path))
    throw new Refusal(
      `${path} is one of the addresses that the site has promised: the page keeps it.`,
    )
  const page = site.page(path)
  if (!page) throw new Refusal(`There is no page at ${path}.`)
  return page
}
