import { realpathSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { cloudflareHeaders } from '#lib/site/hosts/cloudflare.ts'
import { cloudflareRedirects } from '#lib/site/redirects.ts'
import { CODINGS } from './fileIndex.node.ts'
import { readHostedSite } from './hostedSite.node.ts'

/**
 * Writes the files for the distributed engine's static host into the built site: `_redirects`, `_headers`, and what
 * not to upload. Run by `wrangler` before a deploy: `node edge/hostFiles.node.ts out`. For `--shared-policy` see
 * `cloudflareHeaders`.
 */
export async function writeHostFiles(dir: string, { sharedPolicy = false } = {}): Promise<void> {
  const site = await readHostedSite(dir)
  // That host compresses by itself; the copies for self-hosting would be files of their own there.
  await writeFile(
    join(dir, '.assetsignore'),
    `${Object.values(CODINGS)
      .map((ending) => `*${ending}`)
      .join('\n')}\n`,
  )
  await writeFile(join(dir, '_redirects'), cloudflareRedirects(site.pages.map(({ path }) => path)))
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
