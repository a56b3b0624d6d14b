/** Finds a Chromium for the end-to-end tests, or installs one. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

type Browser = { path: string } | { missing: string }

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0

function findInstalled(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  for (const command of COMMANDS) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

/** The path of a Chromium, installed if need be; or one sentence that says what to install. */
export function ensureBrowser(): Browser {
  const found = findInstalled()
  if (found) return { path: found }
  console.log('No Chromium found; installing one.')
  if (run('npx', 'playwright', 'install', 'chromium')) {
    const own = findInstalled()
    if (own) return { path: own }
  }
  if (
    process.getuid?.() === 0 &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
  ) {
    const packaged = findInstalled()
    if (packaged) return { path: packaged }
  }
  return {
    missing:
      'The end-to-end tests need a Chromium and none could be installed: install the package "chromium" of your system, or name one in CHROMIUM_PATH.',
  }
}
