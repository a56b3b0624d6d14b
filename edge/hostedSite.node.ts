import { relative, sep } from 'node:path'
import type { HostedPage, HostedSite } from '#lib/site/hosts/site.ts'
import { UNFINISHED_POLICY } from '#lib/site/pagePolicy.ts'
import { type IndexedFile, indexFiles } from './fileIndex.node.ts'

/** Reads the built site as the host configurations need it, in an order that does not depend on the disk. */
export async function readHostedSite(dir: string): Promise<HostedSite> {
  const { pages, files, notFound } = await indexFiles(dir)
  const hosted = (path: string, { file, policy = UNFINISHED_POLICY }: IndexedFile): HostedPage => ({
    path,
    file: `/${relative(dir, file).split(sep).join('/')}`,
    policy,
  })
  const all = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    pages: all.filter(([path]) => pages.has(path)).map(([path, file]) => hosted(path, file)),
    notFound: notFound && hosted('/404', notFound),
    files: all.filter(([path]) => !pages.has(path)).map(([path]) => path),
  }
}
