/** `npm run aliases`: writes the table of redirects that the server reads from content/data/redirects.yaml. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ALIAS_FILE, aliasFile } from '#lib/content/aliasTable.ts'
import { fileOfData } from '#lib/content/data.ts'
import { repositoryRoot } from '#lib/content/files.ts'
import { textReport } from '#tools/lint/report.ts'
import { readSite } from '#tools/lint/site.ts'

const site = readSite(repositoryRoot())
const { redirects } = site.data
if (redirects) {
  mkdirSync(dirname(ALIAS_FILE), { recursive: true })
  writeFileSync(ALIAS_FILE, aliasFile(redirects))
  console.log(`${ALIAS_FILE}: ${redirects.length} redirects`)
} else {
  console.error(textReport(site.problems.filter(({ file }) => file === fileOfData('redirects'))))
  process.exitCode = 1
}
