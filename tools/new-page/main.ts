/**
 * `npm run content:new`: asks for kind, title, address and parent of a page and writes it, as a draft that passes the
 * check. What is given as an option is not asked for.
 *
 *   node tools/new-page/main.ts [--kind detail|landing] [--title …] [--path …] [--parent …] [--list | --no-list]
 *
 * Exits 1 when an answer cannot be used, 2 when called wrongly. Nothing is ever overwritten.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { fileOfPath, repositoryRoot } from '#lib/content/files.ts'
import { checkFolder, filesIn } from '#tools/lint/disk.ts'
import { textReport } from '#tools/lint/report.ts'
import { readSite, type Site } from '#tools/lint/site.ts'
import { type Answers, fault, type Kind, neighbors, newPage, suggestedPath, withCard } from './newPage.ts'

const USAGE =
  'Usage: npm run content:new -- [--kind detail|landing] [--title …] [--path …] [--parent …] [--list | --no-list]'

/** An answer that cannot be used. */
class Refusal extends Error {}

const OPTIONS = {
  kind: { type: 'string' },
  title: { type: 'string' },
  path: { type: 'string' },
  parent: { type: 'string' },
  list: { type: 'boolean' },
} as const

const QUESTIONS: Record<keyof Answers, string> = {
  kind: 'Kind of page, "detail" for one service or "landing" for a group of them',
  title: 'Title',
  path: 'Address',
  parent: 'Address of the page above it',
}

type Ask = (question: string) => Promise<string>

/** A way to ask, where somebody is there to answer. */
function terminal(): { ask: Ask | undefined; close: () => void } {
  if (!process.stdin.isTTY) return { ask: undefined, close: () => {} }
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  return { ask: (question) => lines.question(question), close: () => lines.close() }
}

/** One answer: as it was given, or asked for until it can be used. */
async function answer(
  site: Site,
  name: keyof Answers,
  given: string | undefined,
  ask: Ask | undefined,
  proposal?: string,
): Promise<string> {
  if (given !== undefined) {
    const wrong = fault(site, name, given.trim())
    if (wrong) throw new Refusal(wrong)
    return given.trim()
  }
  if (!ask) throw new Error(`--${name} is missing, and there is no terminal to ask in.`)
  for (;;) {
    const said = (await ask(`${QUESTIONS[name]}${proposal ? ` [${proposal}]` : ''}: `)).trim()
    const value = said || proposal || ''
    const wrong = fault(site, name, value)
    if (!wrong) return value
    process.stdout.write(`${wrong}\n`)
  }
}

/** Writes the page, and its parent with the card; takes both back if the check finds an error in them. */
function write(site: Site, answers: Answers, list: boolean): string[] {
  const file = fileOfPath(answers.path)
  const parent = site.page(answers.parent)
  const listed = list && parent ? withCard(parent, answers) : undefined
  const at = (name: string) => join(repositoryRoot(), name)
  const before = new Set(errorsOf(file, parent?.file))
  mkdirSync(dirname(at(file)), { recursive: true })
  // Fails where a file stands, even one that was written a moment ago.
  writeFileSync(at(file), newPage(answers, neighbors(site, answers)), { flag: 'wx' })
  if (parent && listed !== undefined) writeFileSync(at(parent.file), listed)
  const errors = errorsOf(file, parent?.file).filter((error) => !before.has(error))
  if (errors.length > 0) {
    rmSync(at(file))
    if (parent && listed !== undefined) writeFileSync(at(parent.file), parent.source)
    throw new Refusal(`The page would not pass the check, so it was not written:\n${errors.join('\n')}`)
  }
  return [
    `${file} is there, as a draft. Write your words in place of those after REPLACE, then remove the line "draft: true".`,
    ...(listed !== undefined && parent
      ? [`${parent.file} has a card for it, in a comment until the page is published.`]
      : []),
    ...(list && listed === undefined
      ? [
          `${parent?.file} has no cards with room for one more. When the page is published, link it from there.`,
        ]
      : []),
    '`npm run content:check` lists what is left to write.',
  ]
}

function errorsOf(...files: (string | undefined)[]): string[] {
  return checkFolder()
    .problems.filter(({ severity, file }) => severity === 'error' && files.includes(file))
    .map((problem) => textReport([problem]))
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS, allowNegative: true })
  const site = readSite(filesIn(repositoryRoot()))
  const { ask, close } = terminal()
  try {
    const kind = (await answer(site, 'kind', values.kind, ask, 'detail')) as Kind
    const title = await answer(site, 'title', values.title, ask)
    const path = await answer(site, 'path', values.path, ask, suggestedPath(kind, title))
    const parent = await answer(site, 'parent', values.parent, ask)
    const list =
      values.list ?? !/^n/i.test((await ask?.('Prepare a card for it on that page? [yes]: ')) ?? 'no')
    process.stdout.write(`${write(site, { kind, title, path, parent }, list).join('\n')}\n`)
  } finally {
    close()
  }
}

try {
  await main()
} catch (error) {
  const text = error instanceof Error ? error.message : String(error)
  process.stderr.write(error instanceof Refusal ? `${text}\n` : `${text}\n${USAGE}\n`)
  process.exitCode = error instanceof Refusal ? 1 : 2
}
