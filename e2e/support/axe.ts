import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe has to say against the page as it stands, one line for each element. */
export async function violations(page: Page): Promise<string[]> {
  // Half a megabyte of script need not be sent to a page that has it from an earlier run.
  const loaded = await page.evaluate(() => 'axe' in window)
  const { violations } = await new AxeBuilder({ page, ...(loaded ? { axeSource: 'void 0' } : {}) })
    // Legacy mode spares opening a second page for each run; it only matters for frames, of which there are none.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      // Every pair of text and background is designed for 7:1, which is more than the levels below ask for.
      rules: { 'color-contrast-enhanced': { enabled: true } },
    })
    .withTags(TAGS)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary?.split('\n')[1]?.trim()})`),
  )
}

/** The same in both schemes, without the moment in which one color turns into another. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await violations(page)).map((one) => `${colorScheme}: ${one}`))
  }
  return found
}
