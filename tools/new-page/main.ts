/**
 * `npm run content:new`: asks for a page's kind, title, address and parent, and writes it as a draft that passes the
 * check, with a card on the parent. Does not ask for what is given as an option.
 *
 * Exits 1 if an answer cannot be used, 2 on a usage error. Never overwrites anything.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { fileOfPath, repositoryRoot } from '#lib/content/files.ts'
import { filesIn } from '#tools/lint/disk.ts'
import { lint } from '#tools/lint/lint.ts'
import { textReport } from '#tools/lint/report.ts'
import { readSite, type Site } from '#tools/lint/site.ts'
import { type Answers, fault, filesOfPage, suggestedPath } from './newPage.ts'

const USAGE = 'Usage: npm run content:new -- [--kind detail|landing] [--title …] [--path …] [--parent …]'

const TEXT = { type: 'string' } as const

/** An answer that cannot be used. */
class Refusal extends Error {}

const QUESTIONS: Record<keyof Answers, string> = {
  kind: 'Kind of page, "detail" for one service or "landing" for a group of them',
  title: 'Title',
  path: 'Address',
  parent: 'Address of the page above it',
}

/** The VS Code snippets, which contain the text of a new page. */
const SNIPPETS = join(import.meta.dirname, '../../.vscode/mdx.code-snippets')

/** Writes the page, and its card into the parent, unless the check would find an error in the page. */
function write(site: Site, answers: Answers): string {
  const { files } = site
  const [file, parent] = [fileOfPath(answers.path), fileOfPath(answers.parent)]
  const made = filesOfPage(site, answers, JSON.parse(readFileSync(SNIPPETS, 'utf8')))
  const { problems } = lint({
    ...files,
    list: () => [...files.list(), file],
    read: (one) => made[one] ?? files.read(one),
  })
  const errors = problems.filter((one) => one.severity === 'error' && one.file === file)
  if (errors.length > 0)
    throw new Refusal(`The page would not pass the check, so it was not written:\n${textReport(errors)}`)
  mkdirSync(dirname(file), { recursive: true })
  // Fails if the page's file exists, even if it was created a moment ago.
  for (const [one, text] of Object.entries(made)) writeFileSync(one, text, { flag: one === file ? 'wx' : 'w' })
  const card = made[parent]
    ? 'has a card for it, which shows when the page is published'
    : 'has no cards with room for one more. When the page is published, link it from there'
  return `${file} is there, as a draft. Write your words in place of those after REPLACE, then remove the line "draft: true".
${parent} ${card}.
\`npm run content:check\` lists what is left to write.`
}

const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined

try {
  const { values } = parseArgs({ options: { kind: TEXT, title: TEXT, path: TEXT, parent: TEXT } })
  const site = readSite(filesIn(repositoryRoot()))
  /** Returns an answer given as an option, or asks until it can be used. */
  const answer = async (name: keyof Answers, suggestion = ''): Promise<string> => {
    const given = values[name]?.trim()
    if (given === undefined && !terminal) throw new Error(`--${name} is missing, and there is no terminal to ask in.`)
    for (;;) {
      const question = `${QUESTIONS[name]}${suggestion && ` [${suggestion}]`}: `
      const value = given ?? ((await terminal?.question(question))?.trim() || suggestion)
      const problem = fault(site, name, value)
      if (!problem) return value
      if (given !== undefined) throw new Refusal(problem)
      console.log(problem)
    }
  }
  const kind = (await answer('kind', 'detail')) as Answers['kind']
  const title = await answer('title')
  const path = await answer('path', suggestedPath(kind, title))
  const parent = await answer('parent')
  console.log(write(site, { kind, title, path, parent }))
} catch (error) {
  const isRefusal = error instanceof Refusal
  console.error(isRefusal ? error.message : `${(error as Error).message}\n${USAGE}`)
  process.exitCode = isRefusal ? 1 : 2
} finally {
  terminal?.close()
}
