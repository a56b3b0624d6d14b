/**
 * `npm run rehearse`: the first week of somebody who has bought this site, in a copy: replaces all samples, publishes,
 * renames, releases, upgrades and goes back, and runs all tests there. Writes its log into `docs/rehearsal.md`.
 *
 * `--short` is the part that `npm test` runs.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '#lib/commandLine.ts'
import { repositoryRoot } from '#lib/content/files.ts'
import samples from '#scripts/preflight/samples.json' with { type: 'json' }
import { listReleases } from '#scripts/release/releases.ts'
import * as author from './author.ts'
import { run, runScript } from './commands.ts'
import { cloneRepository } from './copy.ts'
import { preflight, searchForOldName } from './inspection.ts'
import { keepJournal } from './journal.ts'
import { rehearseUpgrade } from './operator.ts'

const { values } = readCommandLine(
  `Usage: npm run rehearse [-- --short] [--no-tests]
Replaces all samples in a copy, publishes and renames a page, makes releases, and runs all tests there.
Writes its log into docs/rehearsal.md.

  --short      only what npm test runs: replaces the samples, builds, and reads the pages
  --no-tests   leaves out the unit and browser tests, and writes no log`,
  {
    options: {
      short: { type: 'boolean', default: false },
      tests: { type: 'boolean', default: true },
    },
    allowNegative: true,
  },
)

const REPOSITORY = repositoryRoot()
/** In a folder that git ignores. */
const COPY = join(REPOSITORY, '.cache/rehearsal')
/** Tests that compare the pages with the data that they are made of. */
const FACTS = ['lib/seo', 'lib/text', 'components/layout']

const [, name = ''] = /^name: (.*)$/m.exec(readFileSync('content/data/site.yaml', 'utf8')) ?? []
if (!Object.hasOwn(samples.texts, name)) {
  console.log(
    `There is nothing to rehearse: the samples have been replaced by the data of ${name}, which the other tests try.`,
  )
  process.exit()
}

const journal = keepJournal()
const { step } = journal
const copy = cloneRepository(REPOSITORY, COPY)
const inCopy = (script: string, ...args: string[]) => runScript(COPY, script, ...args)
const removeCopy = () => run(REPOSITORY, 'rm', '-rf', COPY)

async function inspect(): Promise<void> {
  await step('Preflight', () => preflight(copy))
  await step('Look for the old name', () => searchForOldName(copy, name))
}

async function rehearseShort(): Promise<void> {
  await step('Build', () => inCopy('build'))
  await inspect()
  // In one process: more would take longer to start than they save.
  await step('Unit tests that read facts', () => inCopy('test:unit', '--runInBand', ...FACTS))
  await step('The finished pages against the requirements', () =>
    inCopy('test:e2e', 'e2e/requirements.spec.ts'),
  )
  removeCopy()
}

async function rehearseWeek(): Promise<void> {
  await step('Add a third testimonial', () => author.addTestimonial(copy))
  await step('Take a calculator from its page', () => author.removeCalculator(copy))
  await step('Write a new service page, for a day to come', () => author.writePage(copy))
  await step('Build before that day', () => author.buildBeforeThatDay(copy))
  await inspect()
  await step('Publish the page', () => author.publishPage(copy))
  await step('Make a release', () => author.releasePage(copy))
  if (values.tests) {
    await step('All unit tests', () => inCopy('test:unit'))
    await step('All browser tests', () => inCopy('test:e2e', '--project=chromium'))
  }
  await step('Rename the page', () => author.renamePage(copy))
  await step('Make another release', () => inCopy('release'))
  await rehearseUpgrade(journal, copy.pathOf('machine'), listReleases(COPY))
  removeCopy()
  if (values.tests) journal.write()
}

await step(
  'Replace all samples by a firm’s own data, answer what a bank asks, and publish the page for procurement',
  () => author.enterFirm(copy),
)
await (values.short ? rehearseShort() : rehearseWeek())
