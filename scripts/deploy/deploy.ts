/**
 * `npm run deploy`: refuses as long as `npm run preflight` finds anything left, such as a made-up person; then uploads
 * `out/` and the worker to Cloudflare, and keeps the release's hashed files for the next one. Variables of `.env.example`
 * that are set here become secrets of the worker; others stay unchanged there.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environmentNames, NODE_ONLY } from '#scripts/preflight/preflight.ts'

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit' }).status ?? 1

// The worker cannot reach a mail server, so preflight must not take one for a reason to do without the mail API.
process.env.SMTP_URL = ''
if (run(process.execPath, join(import.meta.dirname, '../preflight/main.ts')) !== 0) {
  console.error('Nothing was deployed.')
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile('.env')
const names = environmentNames(readFileSync('.env.example', 'utf8')).filter(
  (name) => !NODE_ONLY.includes(name),
)
const secrets = names.map((name) => [name, process.env[name]?.trim()]).filter(([, value]) => value)
const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
try {
  const file = join(folder, 'secrets.json')
  writeFileSync(file, JSON.stringify(Object.fromEntries(secrets)), { mode: 0o600 })
  process.exitCode = run('npx', 'wrangler', 'deploy', '--secrets-file', file)
  if (process.exitCode === 0) run('npm', 'run', '--silent', 'release:keep')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
