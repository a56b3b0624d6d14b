/**
 * `npm run release:paths`: writes the list of addresses that answer today, as the last step of a release. From then on
 * a page that goes needs a redirect.
 */
import { writeFileSync } from 'node:fs'
import { fileOfData } from '#lib/content/data.ts'
import { checkSite } from '#tools/lint/check.ts'
import { answering, releasedFile } from '#tools/lint/released.ts'
import { textReport } from '#tools/lint/report.ts'

const FILE = fileOfData('released')

const { site, problems } = checkSite()
// The list itself is what is written anew.
const errors = problems.filter(({ severity, file }) => severity === 'error' && file !== FILE)
if (errors.length === 0) {
  const paths = answering(site)
  writeFileSync(FILE, releasedFile(paths))
  console.log(`${FILE}: ${paths.length} addresses`)
} else {
  console.error(`The list is not written while the content has errors.\n${textReport(errors)}`)
  process.exitCode = 1
}
