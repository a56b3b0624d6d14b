/**
 * `npm run rehearse`: the first week of somebody who has bought this site, in a copy: replaces all samples, publishes,
 * renames, releases, upgrades and goes back, and runs all tests there. Writes its log into `docs/rehearsal.md`.
 *
 * `--short` is the part that `npm test` runs.
 */
import {
  appendFileSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '#lib/commandLine.ts'
import { dayAfter, dayOf } from '#lib/content/days.ts'
import { repositoryRoot } from '#lib/content/files.ts'
import { readFinishedBuild } from '#lib/site/finishedBuild.ts'
import { filesIn } from '#lib/site/folder.ts'
import samples from '#scripts/preflight/samples.json' with { type: 'json' }
import { listReleases } from '#scripts/release/releases.ts'
import { expectWords, run, runScript, tryScript } from './commands.ts'
import { cloneRepository } from './copy.ts'
import { keepJournal } from './journal.ts'
import { Machine, type OpenForm } from './machine.ts'
import { replaceSamples } from './replaceSamples.ts'

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
const PAGE = 'content/chaos-engineering.mdx'
const PROCUREMENT = 'content/due-diligence.mdx'
const PARENT = 'content/services/devops.mdx'
const CALCULATOR = 'content/automation-testing.mdx'
const CARD =
  'Planned failures on a quiet morning, with a stop rule, and a finding for each surprise.'
/** Tests that compare the pages with the data that they are made of. */
const FACTS = ['lib/seo', 'lib/text', 'components/layout']

const [, name = ''] = /^name: (.*)$/m.exec(readFileSync('content/data/site.yaml', 'utf8')) ?? []
if (!Object.hasOwn(samples.texts, name)) {
  console.log(
    `There is nothing to rehearse: the samples have been replaced by the data of ${name}, which the other tests try.`,
  )
  process.exit()
}

const { step, write } = keepJournal()
const copy = cloneRepository(REPOSITORY, COPY)
const inCopy = (file: string) => join(COPY, file)
const textOf = (file: string) => readFileSync(inCopy(file), 'utf8')
const replace = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(inCopy(file), textOf(file).replace(from, to))

/** Preflight with everything that it finds in a line of its own. */
function preflight(): string {
  const { succeeded, output } = tryScript(COPY, 'preflight')
  if (!succeeded) throw new Error(`Preflight still finds something:\n${output}`)
  return 'Nothing is left to do'
}

/** Looks for the name that is gone in every file, whether or not preflight would find it. */
function searchForOldName(): string {
  const files = filesIn(inCopy('out')).filter((file) => !/\.(?:br|gz)$/.test(file))
  const found = files.filter((file) =>
    readFileSync(join(inCopy('out'), file), 'latin1')
      .toLowerCase()
      .includes(name.toLowerCase()),
  )
  if (found.length > 0) throw new Error(`The old name is still in out/: ${found.join(', ')}`)
  return `No trace of it in ${files.length} files`
}

/** Expects the check to refuse a change, and takes it back. */
function takeBack(file: string, message: string): string {
  const { succeeded, output } = tryScript(COPY, 'content:check')
  if (succeeded)
    throw new Error(`The check takes a change of ${file} that the specification does not.`)
  expectWords(output, message, 'The check')
  copy.git('checkout', '--quiet', '--', file)
  return `The check says: ${message}. Taken back`
}

const removeCopy = () => run(REPOSITORY, 'rm', '-rf', COPY)

const listAddresses = () => runScript(COPY, 'release:paths')

await step(
  'Replace all samples by a firm’s own data, answer what a bank asks, and publish the page for procurement',
  async () => {
    await replaceSamples(COPY)
    replace(PROCUREMENT, 'draft: true\n', '')
    listAddresses()
    copy.commit('Replace the samples, and publish the page for procurement')
    return runScript(COPY, 'content:check')
  },
)

if (values.short) {
  await step('Build', () => runScript(COPY, 'build'))
  await step('Preflight', preflight)
  await step('Look for the old name', searchForOldName)
  await step('Unit tests that read facts', () => runScript(COPY, 'test:unit', ...FACTS))
  await step('The finished pages against the requirements', () =>
    runScript(COPY, 'test:e2e', 'e2e/requirements.spec.ts'),
  )
  removeCopy()
  process.exit(0)
}

await step('Add a third testimonial', () => {
  const file = 'content/data/testimonials.yaml'
  const added = textOf(file).replace(/[\s\S]*(?=- name: Rafael)/, '')
  appendFileSync(
    inCopy(file),
    added.replaceAll('Rafael Teixeira', 'Marta Kowal').replace('RT', 'MK'),
  )
  return takeBack(file, 'the file has 3 testimonials; the site shows exactly 2')
})

await step('Take a calculator from its page', () => {
  replace(CALCULATOR, /<Calculator .*\n/, '')
  return takeBack(CALCULATOR, 'no page holds the calculator')
})

await step('Write a new service page, for a day to come', () => {
  runScript(COPY, 'content:new', '--title', 'Chaos Engineering', '--parent', '/services/devops')
  expectWords(textOf(PAGE), 'draft: true', PAGE)
  cpSync(join(import.meta.dirname, 'firm/chaos-engineering.mdx'), inCopy(PAGE))
  replace(PAGE, 'intro:', `publishAt: ${dayAfter(dayOf(new Date()), 30)}\nintro:`)
  replace(PARENT, /REPLACE: one or two sentences.*/, CARD)
  copy.commit('Write a page')
  return runScript(COPY, 'content:check')
})

await step('Build before that day', () => {
  const built = runScript(COPY, 'build')
  if (existsSync(inCopy('out/chaos-engineering.html')))
    throw new Error('The page is published early.')
  if (textOf('out/services/devops.html').includes(CARD)) throw new Error('Its card is shown early.')
  return `${built} Neither the page nor its card is there`
})

await step('Preflight', preflight)
await step('Look for the old name', searchForOldName)

await step('Publish the page', () => {
  replace(PAGE, /publishAt: .*\n/, '')
  listAddresses()
  copy.commit('Publish the page')
  return runScript(COPY, 'content:check')
})

await step('Make a release', () => {
  const made = runScript(COPY, 'release')
  expectWords(textOf('out/services/devops.html'), CARD, 'The page above the new page')
  return made
})

if (values.tests) {
  await step('All unit tests', () => runScript(COPY, 'test:unit'))
  await step('All browser tests', () => runScript(COPY, 'test:e2e', '--project=chromium'))
}

await step('Rename the page', () => {
  renameSync(inCopy(PAGE), inCopy('content/chaos-tests.mdx'))
  const { succeeded, output } = tryScript(COPY, 'content:check')
  if (succeeded) throw new Error('The check does not notice the old address.')
  expectWords(output, 'nothing answers at /chaos-engineering anymore', 'The check')
  tryScript(COPY, 'content:check', '--fix')
  const checked = runScript(COPY, 'content:check')
  listAddresses()
  copy.commit('Rename the page')
  return `The check asks for a redirect and writes it; ${checked}`
})

await step('Make another release', () => runScript(COPY, 'release'))

const [first = '', second = ''] = listReleases(COPY)
const machine = new Machine(inCopy('machine'))
let visitor: OpenForm | undefined
/** Hashed files that only pages of the first release ask for. */
const ownFiles = () => {
  const [before = [], after = []] = [first, second].map(
    (release) => readFinishedBuild(join(release, 'out')).hashed,
  )
  return before.filter((file) => !after.includes(file)).map((file) => `/${file}`)
}

/** Throws unless an address answers as it should. */
async function expectStatus(path: string, status: number): Promise<void> {
  const response = await machine.get(path)
  if (response.status !== status)
    throw new Error(`${path} answers ${response.status} instead of ${status}.`)
}

/** Sends a message from a page that is opened for it. */
async function sendMessage(comment: string): Promise<string> {
  const form = await machine.openForm()
  try {
    return await form.send(comment)
  } finally {
    await form.close()
  }
}

try {
  await step('Start the first release on a machine', async () => {
    machine.unpack(first)
    await machine.switchTo(first)
    await expectStatus('/chaos-engineering', 200)
    visitor = await machine.openForm()
    return `It serves the page; a message got the number ${await sendMessage('Before the upgrade')}`
  })
  await step('Upgrade it', async () => {
    machine.unpack(second)
    await machine.switchTo(second)
    await expectStatus('/chaos-engineering', 301)
    await expectStatus('/chaos-tests', 200)
    const files = ownFiles()
    if (!files.some((file) => file.endsWith('.js')))
      throw new Error('The releases have the same scripts, so that nothing is tried.')
    for (const file of files) await expectStatus(file, 200)
    const reference = await visitor?.send('From a page that was open before')
    return `The old address redirects; ${files.length} files that only pages of the first release ask for are served; the message of a page that was open before got the number ${reference}`
  })
  await step('Go back', async () => {
    await machine.switchTo(first)
    await expectStatus('/chaos-engineering', 200)
    await expectStatus('/chaos-tests', 404)
    const messages = machine.countMessages()
    if (messages !== 2) throw new Error(`There are ${messages} messages instead of 2.`)
    return 'The first release is back; both messages are there'
  })
} finally {
  await visitor?.close()
  await machine.stop()
}
removeCopy()
if (values.tests) write()
