import type { SitePage } from '../../check/parse/page.ts'
import type { Site } from '../../check/parse/site.ts'
import type { Contents } from '../background/messages.ts'

/** The blocks and photographs of a page. */
export const partsOf = ({ outline }: SitePage) => [
  ...(outline?.blocks ?? []),
  ...(outline?.photographs ?? []),
]

type PagePart = ReturnType<typeof partsOf>[number]

/** The file of the series or the photograph that a part of a page shows, without its folder. */
const fileNamedBy = (part: PagePart) =>
  'props' in part ? `${part.props.value.series}.csv` : part.name

/** Deletes the numbers and photographs that only the given parts of a page show, along with them. */
export function withoutLeftovers(site: Site, gone: readonly PagePart[]): Contents {
  const kept = new Set([
    ...site.pages
      .flatMap(partsOf)
      .filter((part) => !gone.includes(part))
      .map(fileNamedBy),
    // Photographs of people.
    ...site.dataFiles.flatMap(({ yaml }) => yaml.texts.map(({ value }) => value)),
  ])
  const names = gone.map(fileNamedBy).filter((name) => !kept.has(name))
  const leftovers = site.files
    .list()
    .filter((file) => /\.(?:csv|jpe?g|png)$/.test(file))
    .filter((file) => names.some((name) => file.endsWith(`/${name}`)))
  return Object.fromEntries(leftovers.map((file) => [file, null]))
}
