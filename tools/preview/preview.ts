/**
 * `npm run preview -- N`: uploads `out/` as a preview that visitors never see, at an address with the number of the pull
 * request. Prints the address and passes it to the workflow.
 *
 * Without CLOUDFLARE_API_TOKEN there is no preview, which is not an error.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

function upload(number = ''): string {
  // Wrangler's output, one JSON object per line.
  const record = join(mkdtempSync(join(tmpdir(), 'preview-')), 'wrangler.ndjson')
  const args = ['versions', 'upload', '--config', 'wrangler.preview.jsonc', '--preview-alias', `pr-${number}`]
  const { status } = spawnSync('npx', ['wrangler', ...args], {
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_OUTPUT_FILE_PATH: record },
  })
  if (status !== 0) throw new Error('wrangler could not upload the preview; see above.')
  const entries = readFileSync(record, 'utf8').trim().split('\n')
  const address = entries
    .map((line): { type: string; preview_alias_url?: string } => JSON.parse(line))
    .find(({ type }) => type === 'version-upload')?.preview_alias_url
  if (!address) throw new Error('wrangler reported no preview address.')
  return address
}

if (process.env.CLOUDFLARE_API_TOKEN) {
  const address = upload(process.argv[2])
  console.log(address)
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `url=${address}\n`)
} else {
  console.log('CLOUDFLARE_API_TOKEN is not set: no preview.')
}
