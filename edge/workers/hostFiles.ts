import { realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { cloudflareHeaders } from '#lib/site/cloudflare.ts'
import { UNFINISHED_POLICY } from '#lib/site/policy.ts'
import { cloudflareRedirects } from '#lib/site/redirects.ts'
import { COPIES, indexFiles } from '../node/files.ts'

/**
 * Writes the files for Cloudflare's static host into the built site: `_redirects`, `_headers`, and what not to upload.
 * Run by `wrangler` before a deploy: `node edge/workers/hostFiles.ts out`. For `--shared-policy` see
 * `cloudflareHeaders`.
 */
export async function writeHostFiles(dir: string, { sharedPolicy = false } = {}): Promise<void> {
  const index = await indexFiles(dir)
  // In an order that does not depend on the disk.
  const paths = [...index.files.keys()].toSorted()
  const pages = paths.filter((path) => index.pages.has(path))
  const site = {
    pages: pages.map((path) => ({ path, policy: index.files.get(path)?.policy ?? UNFINISHED_POLICY })),
    notFoundPolicy: index.notFound?.policy,
    files: paths.filter((path) => !index.pages.has(path)),
  }
  // That host compresses by itself; the copies for self-hosting would be files of their own there.
  await writeFile(
    join(dir, '.assetsignore'),
    Object.values(COPIES)
      .map((ending) => `*${ending}\n`)
      .join(''),
  )
  await writeFile(join(dir, '_redirects'), cloudflareRedirects(pages))
  await writeFile(join(dir, '_headers'), cloudflareHeaders(site, { sharedPolicy }))
}

const [, script] = process.argv
if (script && import.meta.url === pathToFileURL(realpathSync(script)).href) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'shared-policy': { type: 'boolean', default: false } },
  })
  await writeHostFiles(positionals[0] ?? 'out', { sharedPolicy: values['shared-policy'] })
}
