/** Finds a Chromium, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** What keeps Chromium running in containers, and from asking for things by itself. */
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
  for (const path of [process.env.CHROMIUM_PATH, chromium.executablePath()])
    if (path && existsSync(path)) return path
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

/** The path of a Chromium, installed if need be; throws a sentence that says what to install. */
export function ensureBrowser(): string {
  let found = findInstalled()
  for (const install of found ? [] : INSTALLERS) {
    console.log('No Chromium found; installing one.')
    if (install()) found ??= findInstalled()
    if (found) break
  }
  if (found) return found
  throw new Error(
    'No Chromium was found and none could be installed: install the package "chromium" of your system, or name one in CHROMIUM_PATH.',
  )
}
