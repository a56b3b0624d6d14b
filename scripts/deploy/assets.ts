import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { writeHostFiles } from '#edge/workers/hostFiles.ts'
import { verifyRelease } from '#lib/site/release.ts'

/**
 * Copies the pages of a release into a folder and adds what only Cloudflare reads, such as `_headers`. The release itself
 * stays what its digest says. Throws a sentence for people if it is not whole.
 */
export async function copyAssets(release: string, folder: string): Promise<void> {
  verifyRelease(release)
  cpSync(join(release, 'out'), folder, { recursive: true })
  await writeHostFiles(folder)
}
