import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cloudflareHeaders, cloudflareRedirects } from '#lib/site/cloudflare.ts'
import { headerPolicy } from '#lib/site/policy.ts'
import { COPIES, readSite } from '../node/site.ts'

/**
 * Writes the files for Cloudflare's static host into the built site: `_redirects`, `_headers`, and `.assetsignore`.
 * Run by `wrangler` before a deploy: `node edge/workers/hostFiles.ts out`.
 */
export async function writeHostFiles(dir: string): Promise<void> {
  const { files, pages } = await readSite(dir)
  // Cloudflare compresses files itself; the copies for self-hosting would be served as separate files.
  const copies = Object.values(COPIES).map((ending) => `*${ending}\n`)
  await writeFile(join(dir, '.assetsignore'), copies.join(''))
  await writeFile(join(dir, '_redirects'), cloudflareRedirects(pages))
  const policies = pages.map((path): [string, string] => [path, headerPolicy(String(files.get(path)?.body))])
  await writeFile(join(dir, '_headers'), cloudflareHeaders(policies))
}

if (import.meta.main) await writeHostFiles(process.argv[2] ?? 'out')
