/**
 * `npm run content:trial`: makes mistakes in real pages, none on the disk, corrects them by nothing but what the check
 * says about them, and writes that down.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { fileOfPath, repositoryRoot } from '#lib/content/files.ts'
import { filesIn } from '#tools/lint/disk.ts'
import { readEnglish } from '#tools/lint/english.ts'
import { lint } from '#tools/lint/lint.ts'
import { isAskedFor, summary, textReport } from '#tools/lint/report.ts'

export const DOCUMENT = 'docs/editing-trial.md'

type Mistake = Record<'title' | 'page', string> &
  Partial<Record<'where' | 'below' | 'instead' | 'answer', string>>

const { preface, mistakes }: { preface: string; mistakes: readonly Mistake[] } = parse(
  readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8'),
)

const MOST_ROUNDS = 4

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text.trim()}\n\`\`\``

/** The corrected line that the check shows first, in place of the line that it names. */
function pasted(source: string, output: string): string {
  const [, line, corrected] = /:(\d+):\d+ .*\n {4}\| (.*)$/m.exec(output) ?? []
  if (line === undefined || corrected === undefined) throw new Error(`There is no line to paste:\n${output}`)
  const lines = source.split('\n')
  return lines.with(Number(line) - 1, corrected).join('\n')
}

/** The page that shows what happened, each mistake in a page of its own. */
export function editingTrial(): string {
  const disk = filesIn(repositoryRoot())
  const changed = new Map<string, string>()
  const read = (file: string) => changed.get(file) ?? disk.read(file)
  const trials = mistakes.map(({ title, page, where = '^## ', below, instead = '', answer }, index) => {
    const file = fileOfPath(page)
    const lines = read(file).split('\n')
    const at = lines.findIndex((line) => new RegExp(where).test(line))
    const line = lines[at]
    if (line === undefined) throw new Error(`${file} has no line like ${where}: choose another place.`)
    const write = (text: string) => {
      const own = below === undefined ? (text === '' ? [] : [text]) : [line, '', text]
      changed.set(file, lines.toSpliced(at, 1, ...own).join('\n'))
    }
    const text = below ?? instead
    write(text)
    const made = text
      ? `In \`${file}\` the author writes:\n\n${fenced('mdx', text)}`
      : `In \`${file}\` the author takes out the line \`${line}\`.`
    const correct = (output: string): string => {
      if (answer === undefined) {
        changed.set(file, pasted(read(file), output))
        return 'The author pastes the corrected line.'
      }
      write(answer)
      return `The author follows the message:\n\n${fenced('mdx', answer)}`
    }
    return { page, parts: [`## ${index + 1}. ${title}`, made], correct }
  })
  let left = trials
  for (let round = 0; round < MOST_ROUNDS && left.length > 0; round++) {
    // Without what git knows of changes: these are none.
    const { site, problems } = lint({ ...disk, before: new Map(), read }, { english: readEnglish() })
    left = left.filter(({ page, parts, correct }) => {
      const own = problems.filter(({ file }) => isAskedFor(file, [page]))
      // The time it took differs from run to run.
      const last = summary(site.pages.length, site.dataFiles.length, own, 0).replace(/ in \d+\.\d+ s:/, ':')
      const output = [textReport(own), last].filter(Boolean).join('\n\n')
      parts.push(fenced('text', `$ npm run content:check -- ${page}\n${output}`))
      const isRight = output.includes(': 0 errors')
      if (!isRight) parts.push(correct(output))
      return !isRight
    })
  }
  return `${[preface.trim(), ...trials.flatMap(({ parts }) => parts)].join('\n\n')}\n`
}

if (import.meta.main) {
  writeFileSync(DOCUMENT, editingTrial())
  console.log(`${DOCUMENT} written`)
}
