/** Finds or installs Chromium. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium } from '@playwright/test'

/** Lets Chromium run in containers and stops its background requests. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same for tests, where optimizing compilers and further processes for pages take more time than they save. */
export const TEST_ARGS = [...CHROMIUM_ARGS, '--js-flags=--no-turbofan --no-maglev', '--renderer-process-limit=1']

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

function findInstalled(): string | undefined {
  const commands: string | null = spawnSync('which', COMMANDS, { encoding: 'utf8' }).stdout
  const paths = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...(commands ?? '').split('\n')]
  return paths.find((path) => path && existsSync(path))
}

const INSTALLERS = [
  'npx playwright install chromium',
  'apt-get update && apt-get install -y --no-install-recommends chromium chromium-headless-shell',
  // Not every distribution has the shell.
  'apt-get install -y --no-install-recommends chromium',
]

/** Returns the path of a Chromium, installing it if necessary. Throws an error that says what to install. */
export function ensureBrowser(): string {
  let found = findInstalled()
  for (const installer of found ? [] : INSTALLERS) {
    console.log(`No Chromium found; trying: ${installer}`)
    spawnSync('sh', ['-c', installer], { stdio: ['ignore', 'inherit', 'inherit'] })
    found ??= findInstalled()
    if (found) break
  }
  if (found) return found
  throw new Error('No Chromium was found or could be installed. Install the package "chromium", or set CHROMIUM_PATH.')
}

export const launchBrowser = (...args: string[]) =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...CHROMIUM_ARGS, ...args] })

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
