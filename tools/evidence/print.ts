/** Pages of the finished site as PDF, with the tags and the outline that a screen reader uses. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { readConfig } from '#edge/config.ts'
import { startServer } from '#edge/node/server.ts'
import { CHROMIUM_ARGS, ensureBrowser } from '#tools/test/browser.ts'

/** Prints pages of `out/` into a folder that is emptied first: `/evidence/risks` becomes `evidence/risks.pdf`. */
export async function printPages(paths: readonly string[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  const config = readConfig({ PORT: '0' })
  const server = await startServer({ config, outDir: 'out', log: () => {} })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: CHROMIUM_ARGS })
  for (const path of paths) {
    const file = join(folder, `${path}.pdf`)
    mkdirSync(dirname(file), { recursive: true })
    // Without motion: a page that still clears up from its blur is printed as one large picture.
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.goto(`http://localhost:${server.port}${path}`)
    await page.pdf({ path: file, preferCSSPageSize: true, format: 'A4', tagged: true, outline: true })
  }
  await browser.close()
  await server.close(0)
}
