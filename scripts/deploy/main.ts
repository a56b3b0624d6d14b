/** `npm run deploy`: uploads a release to Cloudflare, once nothing is left to do before it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { repositoryRoot } from '#lib/content/files.ts'
import { loadEnvFile } from '#lib/envFile.ts'
import { verifyRelease } from '#lib/site/release.ts'
import { environmentNames, NODE_ONLY } from '#scripts/preflight/preflight.ts'
import { listReleases } from '#scripts/release/releases.ts'
import { copyAssets } from './assets.ts'

const { values, positionals } = readCommandLine(
  `Usage: npm run deploy [-- RELEASE] [--dry-run]
Uploads a release to Cloudflare. Refuses as long as \`npm run preflight\` finds anything left.

  RELEASE     folder of the release; by default, the newest in dist/
  --dry-run   shows what would be uploaded, and uploads nothing`,
  { options: { 'dry-run': { type: 'boolean', default: false } }, allowPositionals: true },
)

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1

const release = positionals[0] ?? listReleases(repositoryRoot()).at(-1)
if (!release) endWith('dist/ has no complete release. Make one with `npm run release`.')
verifyRelease(release)
// The worker cannot reach a mail server, so preflight must not take one for a reason to do without the mail API.
process.env.SMTP_URL = ''
if (
  run(process.execPath, join(import.meta.dirname, '../preflight/main.ts'), join(release, 'out')) !==
  0
)
  endWith('Nothing was deployed.')

loadEnvFile()

// These become secrets of the worker; others stay unchanged there.
const names = environmentNames(readFileSync('.env.example', 'utf8')).filter(
  (name) => !NODE_ONLY.includes(name),
)
const secrets = names.map((name) => [name, process.env[name]?.trim()]).filter(([, value]) => value)
const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
try {
  const assets = join(folder, 'out')
  await copyAssets(release, assets)
  const file = join(folder, 'secrets.json')
  writeFileSync(file, JSON.stringify(Object.fromEntries(secrets)), { mode: 0o600 })
  const options = ['--assets', assets, '--secrets-file', file]
  if (values['dry-run']) options.push('--dry-run')
  process.exitCode = run('npx', 'wrangler', 'deploy', ...options)
  if (process.exitCode === 0 && !values['dry-run'])
    console.log('To go back to the deploy before it: npx wrangler rollback')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
