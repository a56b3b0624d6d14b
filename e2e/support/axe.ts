import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Every pair of text and background is designed for 7:1, which is more than the levels above ask for.
  rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } },
}

/** The one rule whose outcome depends on the color scheme. */
const CONTRAST: RunOptions = { runOnly: ['color-contrast-enhanced'] }

/** What axe has to say against the page as it stands, one line for each element. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (given) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, given)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
      )
    },
    { preload: false, resultTypes: ['violations'], ...options } satisfies RunOptions,
  )
}

/** The same in both schemes, without the moment in which one color turns into another. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const [colorScheme, options] of [
    ['dark', CONTRAST],
    ['light', EVERYTHING],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await violations(page, options)).map((one) => `${colorScheme}: ${one}`))
  }
  return found
}
