/** `npm run release:paths`, last in a release: lists the addresses that work. Removing one then requires a redirect. */
import { writeFileSync } from 'node:fs'
import { checkFolder } from '#check/command.ts'
import { answering } from '#check/parse/site.ts'
import { readCommandLine } from '#lib/commandLine.ts'
import { fileOfData } from '#lib/content/data.ts'

readCommandLine(
  `Usage: npm run release:paths
Writes the addresses that work into content/data/released.yaml. Removing one then requires a redirect.`,
  {},
)

const FILE = fileOfData('released')

const { site, problems } = checkFolder()
// The list itself is about to be rewritten.
if (problems.some(({ severity, file }) => severity === 'error' && file !== FILE)) {
  console.error(
    'The list is not written while the content has errors. `npm run content:check` lists them.',
  )
  process.exit(1)
}
const paths = answering(site)
writeFileSync(
  FILE,
  `# Every address that worked in the last release, redirects included. Written by \`npm run release:paths\`, never by hand.
# The check uses this list to notice addresses that no longer work.
${paths.map((path) => `- ${path}\n`).join('')}`,
)
console.log(`${FILE}: ${paths.length} addresses`)
