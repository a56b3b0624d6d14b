/** Finds or installs Chromium. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** Lets Chromium run in containers and stops its background requests. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

function findInstalled(): string | undefined {
  for (const path of [process.env.CHROMIUM_PATH, chromium.executablePath()]) if (path && existsSync(path)) return path
  for (const command of COMMANDS) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

const INSTALLERS = [
  () => run('npx', 'playwright', 'install', 'chromium'),
  () =>
    process.getuid?.() === 0 &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium'),
]

/** Returns the path of a Chromium, installing it if necessary. Throws an error that says what to install. */
export function ensureBrowser(): string {
  let found = findInstalled()
  for (const install of found ? [] : INSTALLERS) {
    console.log('No Chromium found; installing one.')
    if (install()) found ??= findInstalled()
    if (found) break
  }
  if (found) return found
  throw new Error(
    'No Chromium was found or could be installed. Install your system\'s "chromium" package, or set CHROMIUM_PATH.',
  )
}
