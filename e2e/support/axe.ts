import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'
import type { RunOptions } from 'axe-core'

/** By itself this check leaves to another, `color-contrast`, what is below 4.5:1, and says nothing of it. */
const CONTRAST_CHECK = {
  id: 'color-contrast-enhanced',
  evaluate: 'color-contrast-evaluate',
  options: {
    contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
    ignoreUnicode: true,
    ignoreLength: false,
    ignorePseudo: false,
    pseudoSizeThreshold: 0.25,
    boldValue: 700,
    boldTextPt: 14,
    largeTextPt: 18,
    shadowOutlineEmMax: 0.1,
    textStrokeEmMin: 0.03,
  },
}

/** Half as long as what the package is imported as; every page has to parse it. */
const AXE = `${readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8')}
axe.configure({ checks: [${JSON.stringify(CONTRAST_CHECK)}] })`

const EVERYTHING: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Every pair of text and background is designed for 7:1, which is more than the levels above ask for.
  rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } },
}

/** The one rule whose outcome depends on the color scheme. */
const CONTRAST: RunOptions = { runOnly: ['color-contrast-enhanced'] }

/** Loads axe with every page from now on: sending it to each would take longer than running it. */
export const loadAxe = (page: Page) => page.addInitScript({ content: AXE })

type Scheme = 'dark' | 'light'

/**
 * What axe has to say against the page, or against the part of it that a selector finds: one line for each element.
 * Without the moment in which one color turns into another.
 */
async function violationsBy(options: RunOptions, page: Page, colorScheme: Scheme, part: string) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const { found, rules } = await page.evaluate(
    async ({ part, options, colorScheme }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      // What follows the scheme by script does so before the next frame.
      await new Promise(requestAnimationFrame)
      const { violations, passes, incomplete, inapplicable } = await axe.run(part, options)
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${colorScheme} ${id}: ${target.join(' ')} (${failureSummary})`,
        ),
      )
      return { found, rules: [violations, passes, incomplete, inapplicable].flat().length }
    },
    {
      part,
      colorScheme,
      options: { preload: false, resultTypes: ['violations'], ...options } satisfies RunOptions,
    },
  )
  // For `npm run evidence`, which says what was looked at.
  const description = [colorScheme, page.viewportSize()?.width, rules, found.length].join(' ')
  test.info().annotations.push({ type: 'axe', description })
  return found
}

export const violations = (page: Page, colorScheme: Scheme) =>
  violationsBy(EVERYTHING, page, colorScheme, 'html')

/** The same of the part of a page that a test is about. */
export const violationsInLight = (page: Page, part: string) =>
  violationsBy(EVERYTHING, page, 'light', part)

/** All that depends on the color scheme. */
export const contrastsInDark = (page: Page, part: string) =>
  violationsBy(CONTRAST, page, 'dark', part)

export const violationsInBothSchemes = async (page: Page, part: string): Promise<string[]> => [
  ...(await contrastsInDark(page, part)),
  ...(await violationsInLight(page, part)),
]
