/**
 * `npm run preview -- DIR`: uploads `out/` as a preview that visitors of the site never see, at an address made of the
 * number of the pull request. DIR holds that number. Prints the address, and hands it on to the workflow.
 *
 * Without CLOUDFLARE_API_TOKEN there is no preview, which is no error.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HandoffError, readNumber } from '#tools/report/handoff.ts'

/** What wrangler writes of an upload, one JSON object a line. */
interface Upload {
  type: string
  preview_alias_url?: string
}

function upload(number: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'))
  const record = join(folder, 'wrangler.ndjson')
  try {
    const { status } = spawnSync(
      'npx',
      [
        'wrangler',
        'versions',
        'upload',
        '--config',
        'wrangler.preview.jsonc',
        '--preview-alias',
        `pr-${number}`,
      ],
      { stdio: 'inherit', env: { ...process.env, WRANGLER_OUTPUT_FILE_PATH: record } },
    )
    if (status !== 0) throw new HandoffError('wrangler could not upload the preview; see above.')
    const lines = readFileSync(record, 'utf8').trim().split('\n')
    const uploaded = lines
      .map((line): Upload => JSON.parse(line))
      .find(({ type }) => type === 'version-upload')
    if (!uploaded?.preview_alias_url) throw new HandoffError('wrangler named no address of the preview.')
    return uploaded.preview_alias_url
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const [folder] = process.argv.slice(2)
try {
  if (!folder) throw new HandoffError('Usage: npm run preview -- DIR')
  const number = readNumber(folder)
  if (process.env.CLOUDFLARE_API_TOKEN) {
    const address = upload(number)
    console.log(address)
    if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `url=${address}\n`)
  } else {
    console.log('CLOUDFLARE_API_TOKEN is not set: no preview.')
  }
} catch (error) {
  if (!(error instanceof HandoffError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
