/**
 * `npm run content:trial`: makes mistakes in copies of real pages, corrects them using only the check's messages, and
 * writes a report about it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { isPageFile, repositoryRoot } from '#lib/content/files.ts'
import { filesIn } from '#tools/lint/disk.ts'
import { readEnglish } from '#tools/lint/english.ts'
import { fixSite } from '#tools/lint/fix.ts'
import { lint, lintPage } from '#tools/lint/lint.ts'
import { findingText, type Problem } from '#tools/lint/problems.ts'
import { changesReport, textReport } from '#tools/lint/report.ts'
import type { Files } from '#tools/lint/site.ts'

export const DOCUMENT = 'docs/editing-trial.md'

/** mistakes.yaml explains the keys. */
type Mistake = Record<'title' | 'file', string> &
  Partial<Record<'where' | 'below' | 'instead' | 'name' | 'answer', string>>

const { preface, mistakes }: { preface: string; mistakes: readonly Mistake[] } = parse(
  readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8'),
)

const MOST_ROUNDS = 4

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``

/** Returns the report. Each mistake is made after the ones before it have been corrected. */
export function editingTrial(): string {
  const disk = filesIn(repositoryRoot())
  const texts = new Map(disk.list().map((file) => [file, disk.read(file)]))
  const before = new Map<string, string | undefined>()
  const read = (file: string) => texts.get(file) ?? ''
  const files: Files = { ...disk, list: () => [...texts.keys()].sort(), read, before }
  const english = readEnglish()
  const words = (problem: Problem) => `${problem.file} ${findingText(problem)}`
  // Existing problems, such as advice on a scheduled page, are not among the mistakes.
  const known = new Set(lint(files, { english }).problems.map(words))
  const news = (problems: readonly Problem[]) => problems.filter((one) => !known.has(words(one)))
  const check = (now: Files) => {
    const { site, problems } = lint(now, { english })
    return { site, problems: news(problems) }
  }

  function write(file: string, text: string | undefined): void {
    if (!before.has(file)) before.set(file, texts.get(file))
    if (text === undefined) texts.delete(file)
    else texts.set(file, text)
  }
  function rename(from: string, to: string): void {
    write(to, read(from))
    write(from, undefined)
  }

  /** Does what the first message says, and describes it. */
  function follow(problems: readonly Problem[]): string {
    const [{ file, line, paste, remedy = '' }] = problems as [Problem]
    const areFixes = problems.length > 1 && problems.every(({ fix }) => fix?.sure)
    if (areFixes || remedy.includes('content:check -- --fix')) {
      const { written, changes } = fixSite(files, check, () => true)
      for (const [one, text] of written) write(one, text)
      return `The author runs \`npm run content:check -- --fix\`:\n\n${fenced('text', changesReport(changes))}`
    }
    const [, added, where = ''] = /Add the line '(.*?)' to (\S+)/.exec(remedy) ?? []
    const [, name] = /^Rename it to (\S+)$/.exec(remedy) ?? []
    if (added) {
      write(where, read(where).replace('\n', `\n  ${added}\n`))
      return 'The author adds the line.'
    }
    if (name) {
      rename(file, name)
      return 'The author renames it.'
    }
    if (paste === undefined) throw new Error(`No message can be followed:\n${textReport(problems)}`)
    const lines = read(file).split('\n')
    write(file, lines.with(line - 1, paste).join('\n'))
    return 'The author pastes the corrected line.'
  }

  const sections = mistakes.map(({ title, file, where = '^## ', below, instead, name, answer }) => {
    before.clear()
    const lines = read(file).split('\n')
    const at = lines.findIndex((line) => new RegExp(where).test(line))
    const line = lines[at]
    if (line === undefined) throw new Error(`${file} has no line like ${where}: choose another place.`)
    const type = (text: string, words: string): string => {
      const own = below === undefined ? [text].filter(Boolean) : [line, '', text]
      write(file, lines.toSpliced(at, 1, ...own).join('\n'))
      return text ? `${words}:\n\n${fenced(file.replace(/.*\./, ''), text)}` : `${words} nothing instead.`
    }
    const make = () => {
      const text = below ?? instead
      if (text === '') return type(text, `In \`${file}\` the author removes \`${line}\` and writes`)
      if (text) return type(text, `In \`${file}\` the author writes`)
      if (name) rename(file, join(dirname(file), name))
      else write(file, undefined)
      return `The author ${name ? `renames \`${file}\` to \`${name}\`` : `deletes \`${file}\``}.`
    }
    const parts = [`## ${title}`, make()]
    let { problems } = check(files)
    for (let round = 0; problems.length > 0 && round < MOST_ROUNDS; round++) {
      parts.push(fenced('text', textReport(problems)))
      if (problems.every(({ severity }) => severity === 'advice')) break
      const isAnswered = round === 0 && answer !== undefined
      parts.push(isAnswered ? type(answer, 'The author follows the message and writes') : follow(problems))
      // The next mistake's full check shows other effects of a correction in a page.
      problems = isPageFile(file) && texts.has(file) ? news(lintPage(files, file)) : check(files).problems
    }
    if (parts.length === 2) throw new Error(`The check finds nothing wrong: ${title}.`)
    return parts.join('\n\n')
  })
  const left = check(files).problems.filter(({ severity }) => severity === 'error')
  if (left.length > 0) throw new Error(`Following the messages left errors:\n${textReport(left)}`)
  return `${[preface.trim(), ...sections].join('\n\n')}\n`
}

if (import.meta.main) {
  writeFileSync(DOCUMENT, editingTrial())
  console.log(`${DOCUMENT} written`)
}
