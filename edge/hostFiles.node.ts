import { realpathSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cloudflareHeaders } from '#lib/site/headers.ts'
import { cloudflareRedirects } from '#lib/site/redirects.ts'
import { pagePathOf } from '#lib/site/url.ts'
import { CODINGS } from './fileIndex.node.ts'

/**
 * Writes the files for the distributed engine's static host into the built site: `_redirects`, `_headers`, and what
 * not to upload. Run by `wrangler` before a deploy: `node edge/hostFiles.node.ts out`.
 */
export async function writeHostFiles(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
  const pages = files.map(pagePathOf).filter((path) => path !== undefined)
  // That host compresses by itself; the copies for self-hosting would be files of their own there.
  await writeFile(
    join(dir, '.assetsignore'),
    `${Object.values(CODINGS)
      .map((ending) => `*${ending}`)
      .join('\n')}\n`,
  )
  await writeFile(join(dir, '_redirects'), cloudflareRedirects(pages))
  await writeFile(join(dir, '_headers'), cloudflareHeaders(files.map((file) => `/${file}`)))
}

const [, script, dir] = process.argv
if (script && dir && import.meta.url === pathToFileURL(realpathSync(script)).href) await writeHostFiles(dir)
