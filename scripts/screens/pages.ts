/** Pictures of whole pages, one page of each kind, to be looked at before a release. */
import { getArtifact, getPage } from '#lib/content/pages.ts'
import { builtPaths, openSites } from '#scripts/support/builtSite.ts'

/** A window of 320 px shows what one of 1280 px does at 400% zoom. */
const WIDTHS = [320, 390, 768, 1280, 1920]

const HEIGHT = 900

const FOLDER = '.cache/screens/pages'

/** How each page is looked at. A sheet of A4 between its margins is about 700 px wide. */
const LOOKS = [
  ...WIDTHS.flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      options: { viewport: { width, height: HEIGHT }, colorScheme },
      media: 'screen' as const,
    })),
  ),
  {
    name: 'paper',
    options: { viewport: { width: 700, height: HEIGHT } },
    media: 'print' as const,
  },
]

/** What pages of one kind share: the layout, and how the document at the head stands. */
const kindOf = (path: string) => `${getPage(path).layout} ${getArtifact(path)?.layout}`

/** The first page of each kind in `out/`. */
export const onePerKind = (): string[] =>
  Object.values(Object.groupBy(builtPaths(), kindOf)).flatMap((paths) => paths?.slice(0, 1) ?? [])

/** Writes a picture of each look at each page into `.cache/screens/pages`, and prints the pages. */
export async function takePages(paths: readonly string[]): Promise<void> {
  const { browser, urlOf, close } = await openSites(['out'])
  for (const { name, options, media } of LOOKS) {
    const page = await browser.newPage({ ...options, reducedMotion: 'reduce' })
    await page.emulateMedia({ media })
    for (const path of paths) {
      await page.goto(urlOf('out', path), { waitUntil: 'load' })
      await page.evaluate(() => document.fonts.ready)
      const file = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
      await page.screenshot({
        path: `${FOLDER}/${file}-${name}.png`,
        fullPage: true,
        animations: 'disabled',
      })
    }
    await page.close()
  }
  await close()
  console.log(`${FOLDER}: ${LOOKS.length} pictures each of ${paths.join(', ')}`)
}
