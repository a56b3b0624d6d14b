/** Finds or installs Chromium. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ExplainedError } from '#lib/explainedError.ts'

/** Lets Chromium run in containers and stops its background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The Chromium of CHROMIUM_PATH, or else one that is installed. */
function findInstalled(): string | undefined {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
    throw new ExplainedError(
      `CHROMIUM_PATH must be the path of a Chromium, and there is no file ${CHROMIUM_PATH}. Correct it, or unset it to take one that is installed.`,
    )
  const commands: string | null = spawnSync('which', COMMANDS, { encoding: 'utf8' }).stdout
  const paths = [CHROMIUM_PATH, chromium.executablePath(), ...(commands ?? '').split('\n')]
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
  throw new ExplainedError(
    'No Chromium was found or could be installed. Install the package "chromium", or set CHROMIUM_PATH.',
  )
}

/** Launches a Chromium, with further options if there are any. */
export const launchBrowser = (...args: string[]) =>
  chromium.launch({ executablePath: ensureBrowser(), args: [...CHROMIUM_ARGS, ...args] })
