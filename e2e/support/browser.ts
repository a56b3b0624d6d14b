/** How tests launch Chromium, so that they take as little time as they can. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_ARGS } from '#scripts/support/chromium.ts'

/** Optimizing compilers and further processes for pages would take more time than they save. */
export const TEST_ARGS = [
  ...CHROMIUM_ARGS,
  '--js-flags=--no-turbofan --no-maglev',
  '--renderer-process-limit=1',
]

/** The editor's window stays open for many tests, and reads the whole site: there, the quicker of the compilers pays. */
export const EDITOR_ARGS = [...TEST_ARGS, '--js-flags=--no-turbofan']

/**
 * Returns options that make Playwright launch the headless shell next to a Chromium, or else that Chromium. The shell has
 * only what shows pages, so most tests take half the processor time. It lacks profiles on disk and the back/forward cache.
 */
export function headlessShell(browser: string): { executablePath?: string } {
  // Next to its own Chromium, Playwright finds the shell itself.
  if (browser === chromium.executablePath()) return {}
  const shell = join(dirname(browser), 'chromium-headless-shell')
  return { executablePath: existsSync(shell) ? shell : browser }
}
