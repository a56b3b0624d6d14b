/**
 * `npm run deploy`: refuses as long as `npm run preflight` finds anything left, such as a made-up person; then uploads
 * `out/` and the worker to Cloudflare, and keeps the release's hashed files for the next one (see
 * lib/postbuild/release.ts). Variables of `.env.example` that are set here become secrets of the worker; others stay
 * unchanged there. Options are passed on to `wrangler deploy`, such as `-- --dry-run`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { environmentNames, NODE_ONLY } from '#tools/preflight/preflight.ts'

const PREFLIGHT = fileURLToPath(import.meta.resolve('#tools/preflight/main.ts'))

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status ?? 1

const options = process.argv.slice(2)
const isReal = !options.some((option) => option.startsWith('--dry-run'))
// The worker cannot reach a mail server, so preflight must not take one for a reason to do without the mail API.
process.env.SMTP_URL = ''
if (isReal && run(process.execPath, PREFLIGHT) !== 0) {
  console.error('Nothing was deployed.')
  process.exit(1)
}

if (existsSync('.env')) process.loadEnvFile('.env')
const secrets = environmentNames(readFileSync('.env.example', 'utf8')).flatMap((name) => {
  const value = process.env[name]?.trim()
  return value && !NODE_ONLY.includes(name) ? [[name, value] as const] : []
})
const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
try {
  const file = join(folder, 'secrets.json')
  writeFileSync(file, JSON.stringify(Object.fromEntries(secrets)), { mode: 0o600 })
  const given = secrets.length > 0 ? ['--secrets-file', file] : []
  const status = run('npx', 'wrangler', 'deploy', ...given, ...options)
  process.exitCode = status === 0 && isReal ? run('npm', 'run', '--silent', 'release:keep') : status
} finally {
  rmSync(folder, { recursive: true, force: true })
}
