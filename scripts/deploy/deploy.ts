/** `npm run deploy`: uploads a release to Cloudflare, once nothing is left to do before it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeHostFiles } from '#edge/workers/hostFiles.ts'
import { endWith, loadSettings, readCommandLine } from '#lib/commandLine.ts'
import { repositoryRoot } from '#lib/content/files.ts'
import { environmentNames, NODE_ONLY } from '#scripts/preflight/preflight.ts'
import { listReleases, readRelease } from '#scripts/release/releases.ts'

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
if (!release || !readRelease(release))
  endWith(`${release ?? 'dist/'} has no complete release. Make one with \`npm run release\`.`)
const outDir = join(release, 'out')
// The worker cannot reach a mail server, so preflight must not take one for a reason to do without the mail API.
process.env.SMTP_URL = ''
if (run(process.execPath, join(import.meta.dirname, '../preflight/main.ts'), outDir) !== 0)
  endWith('Nothing was deployed.')

loadSettings()
await writeHostFiles(outDir)

// These become secrets of the worker; others stay unchanged there.
const names = environmentNames(readFileSync('.env.example', 'utf8')).filter(
  (name) => !NODE_ONLY.includes(name),
)
const secrets = names.map((name) => [name, process.env[name]?.trim()]).filter(([, value]) => value)
const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
try {
  const file = join(folder, 'secrets.json')
  writeFileSync(file, JSON.stringify(Object.fromEntries(secrets)), { mode: 0o600 })
  const options = ['--assets', outDir, '--secrets-file', file]
  if (values['dry-run']) options.push('--dry-run')
  process.exitCode = run('npx', 'wrangler', 'deploy', ...options)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
