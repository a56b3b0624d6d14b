/** What the owner's authors do in the copy. Each function returns what followed, and throws if it is not what should. */
import { appendFileSync, cpSync, existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { dayAfter, dayOf } from '#lib/content/days.ts'
import { expectWords, runScript, tryScript } from './commands.ts'
import type { Copy } from './copy.ts'
import { replaceSamples } from './replaceSamples.ts'

const PROCUREMENT = 'content/due-diligence.mdx'
const TESTIMONIALS = 'content/data/testimonials.yaml'
const CALCULATOR = 'content/automation-testing.mdx'

/** The page that is written, the page above it, and its card there. */
const PAGE = 'content/chaos-engineering.mdx'
const PARENT = 'content/services/devops.mdx'
const BUILT_PARENT = 'out/services/devops.html'
const CARD =
  'Planned failures on a quiet morning, with a stop rule, and a finding for each surprise.'

const check = (copy: Copy) => runScript(copy.root, 'content:check')

/** Lists the addresses that work, and commits. */
function commit(copy: Copy, message: string): void {
  runScript(copy.root, 'release:paths')
  copy.commit(message)
}

/** Expects the check to refuse a change, and takes it back. */
function takeBack(copy: Copy, file: string, message: string): string {
  const { succeeded, output } = tryScript(copy.root, 'content:check')
  if (succeeded)
    throw new Error(`The check takes a change of ${file} that the specification does not.`)
  expectWords(output, message, 'The check')
  copy.git('checkout', '--quiet', '--', file)
  return `The check says: ${message}. Taken back`
}

/** Puts the firm's data in the place of all samples, and publishes the page for procurement. */
export async function enterFirm(copy: Copy): Promise<string> {
  await replaceSamples(copy.root)
  copy.replace(PROCUREMENT, 'draft: true\n', '')
  commit(copy, 'Replace the samples, and publish the page for procurement')
  return check(copy)
}

export function addTestimonial(copy: Copy): string {
  const added = copy.read(TESTIMONIALS).replace(/[\s\S]*(?=- name: Rafael)/, '')
  appendFileSync(
    copy.pathOf(TESTIMONIALS),
    added.replaceAll('Rafael Teixeira', 'Marta Kowal').replace('RT', 'MK'),
  )
  return takeBack(copy, TESTIMONIALS, 'the file has 3 testimonials; the site shows exactly 2')
}

export function removeCalculator(copy: Copy): string {
  copy.replace(CALCULATOR, /<Calculator .*\n/, '')
  return takeBack(copy, CALCULATOR, 'no page holds the calculator')
}

/** Writes a page for a day to come. */
export function writePage(copy: Copy): string {
  runScript(
    copy.root,
    'content:new',
    '--title',
    'Chaos Engineering',
    '--parent',
    '/services/devops',
  )
  expectWords(copy.read(PAGE), 'draft: true', PAGE)
  cpSync(join(import.meta.dirname, 'firm/chaos-engineering.mdx'), copy.pathOf(PAGE))
  copy.replace(PAGE, 'intro:', `publishAt: ${dayAfter(dayOf(new Date()), 30)}\nintro:`)
  copy.replace(PARENT, /REPLACE: one or two sentences.*/, CARD)
  copy.commit('Write a page')
  return check(copy)
}

export function buildBeforeThatDay(copy: Copy): string {
  const built = runScript(copy.root, 'build')
  if (existsSync(copy.pathOf('out/chaos-engineering.html')))
    throw new Error('The page is published early.')
  if (copy.read(BUILT_PARENT).includes(CARD)) throw new Error('Its card is shown early.')
  return `${built} Neither the page nor its card is there`
}

export function publishPage(copy: Copy): string {
  copy.replace(PAGE, /publishAt: .*\n/, '')
  commit(copy, 'Publish the page')
  return check(copy)
}

/** Makes a release, in which the page above the new one shows its card. */
export function releasePage(copy: Copy): string {
  const made = runScript(copy.root, 'release')
  expectWords(copy.read(BUILT_PARENT), CARD, 'The page above the new page')
  return made
}

export function renamePage(copy: Copy): string {
  renameSync(copy.pathOf(PAGE), copy.pathOf('content/chaos-tests.mdx'))
  const { succeeded, output } = tryScript(copy.root, 'content:check')
  if (succeeded) throw new Error('The check does not notice the old address.')
  expectWords(output, 'nothing answers at /chaos-engineering anymore', 'The check')
  tryScript(copy.root, 'content:check', '--fix')
  const checked = check(copy)
  commit(copy, 'Rename the page')
  return `The check asks for a redirect and writes it; ${checked}`
}
