/** `npm run edit:deploy`: builds the editor and uploads it to Cloudflare. */
import { spawnSync } from 'node:child_process'
import { readCommandLine } from '../lib/commandLine.ts'
import { buildEditor } from './build.ts'

const { values } = readCommandLine(
  `Usage: npm run edit:deploy [-- --dry-run]
Builds the editor into out-editor/ and uploads it to Cloudflare.

  --dry-run   shows what would be uploaded, and uploads nothing`,
  { options: { 'dry-run': { type: 'boolean', default: false } } },
)

await buildEditor()
const options = ['wrangler', 'deploy', '--config', 'wrangler.edit.jsonc']
if (values['dry-run']) options.push('--dry-run')
const { status, error } = spawnSync('npx', options, { stdio: 'inherit' })
if (error) throw error
process.exitCode = status ?? 1
