/** What an author has removed from the data, and others may still rely on. */
import { fileOfData } from '#lib/content/data.ts'
import type { Site, SiteRule } from '../parse/site.ts'
import { listAt, placesOf, valueAt } from '../parse/source.ts'
import { readYaml } from '../parse/yaml.ts'
import { rule } from '../problems.ts'

const contract = rule(
  'contract',
  'Its address is promised to visitors and search engines, in content/data/contract.yaml',
)
const anchor = rule('anchor', 'Bookmarks, search engines and other sites still link to it')

/** Returns a data file as it was before the author's changes, if it was changed. */
function formerValue({ files }: Site, file: string): unknown {
  const text = files.before?.get(file)
  return text === undefined ? undefined : readYaml(text, () => {}, placesOf(text)).value
}

/** Reports promises that were taken back although their pages are still there. */
export const checkPromises: SiteRule = (site, reportIn) => {
  const file = fileOfData('contract')
  if (site.dataFile('contract')?.broken) return
  for (const path of listAt(formerValue(site, file), [])) {
    if (typeof path !== 'string' || site.contract.includes(path) || !site.page(path)) continue
    reportIn(file)(
      undefined,
      contract({
        found: `the promise of ${path} was taken back`,
        why: 'From now on, nobody would notice if the page got lost',
        remedy: `Put the line "- ${path}" back, unless its owner has decided so`,
        severity: 'advice',
      }),
    )
  }
}

/** Reports anchors of industries that are gone: no redirect leads from one anchor to another. */
export const checkRemovedAnchors: SiteRule = (site, reportIn) => {
  const file = fileOfData('industries')
  const industries = site.dataFile('industries')
  const now = site.data.industries?.map(({ id }) => id)
  if (!industries || !now) return
  for (const entry of listAt(formerValue(site, file), [])) {
    const id = valueAt(entry, ['id'])
    if (typeof id !== 'string' || now.includes(id)) continue
    reportIn(industries.file)(
      undefined,
      anchor({
        found: `the anchor /industries#${id} is gone`,
        remedy: `Keep "id: ${id}", unless the industry itself has gone; only its title is shown`,
        severity: 'advice',
      }),
    )
  }
}
