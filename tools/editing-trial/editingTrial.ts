/** The editing trial: mistakes in real pages, corrected by nothing but what the check says about them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { fileOfPath } from '#lib/content/files.ts'
import { filesIn } from '#tools/lint/disk.ts'
import { readEnglish } from '#tools/lint/english.ts'
import { lint } from '#tools/lint/lint.ts'
import { isAskedFor, summary, textReport } from '#tools/lint/report.ts'

export const DOCUMENT = 'docs/editing-trial.md'

interface Mistake {
  title: string
  /** Address of the page. */
  page: string
  where?: string
  below?: string
  instead?: string
  answer?: string
}

const MISTAKES: readonly Mistake[] = parse(readFileSync(join(import.meta.dirname, 'mistakes.yaml'), 'utf8'))

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

/** What the check says of each page that is asked for, without the time it took, which differs from run to run. */
function check(root: string, pages: readonly string[]): string[] {
  const { site, problems } = lint(filesIn(root), { english: readEnglish() })
  return pages.map((page) => {
    const own = problems.filter(({ file }) => isAskedFor(file, [page]))
    const last = summary(site.pages.length, site.dataFiles.length, own, 0)
    return [...(own.length > 0 ? [textReport(own)] : []), last].join('\n\n').replace(/ in \d+\.\d+ s:/, ':')
  })
}

/** Puts the first corrected line that the check shows in place of the line that it names. */
function paste(file: string, output: string) {
  const [, line, corrected] = /:(\d+):\d+ .*\n {4}\| (.*)$/m.exec(output) ?? []
  if (line === undefined || corrected === undefined) throw new Error(`There is no line to paste:\n${output}`)
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.with(Number(line) - 1, corrected).join('\n'))
}

const MOST_ROUNDS = 3

/** A mistake on its way: what was written about it so far, and how the author corrects it. */
interface Trial {
  page: string
  parts: string[]
  correct: (output: string) => void
}

function makeMistake(root: string, mistake: Mistake, number: number): Trial {
  const { title, page, where = '^## ', below, instead, answer } = mistake
  const name = fileOfPath(page)
  const file = join(root, name)
  const lines = readFileSync(file, 'utf8').split('\n')
  const at = lines.findIndex((line) => new RegExp(where).test(line))
  if (at === -1) throw new Error(`${name} has no line like ${where}: choose another place.`)
  const write = (text: string) => {
    const own = below === undefined ? (text === '' ? [] : [text]) : [lines[at] ?? '', '', text]
    writeFileSync(file, lines.toSpliced(at, 1, ...own).join('\n'))
  }
  const text = below ?? instead ?? ''
  const parts = [`## ${number}. ${title}`]
  parts.push(
    text === ''
      ? `In \`${name}\` the author takes out the line \`${lines[at]}\`.`
      : `In \`${name}\` the author writes:\n\n${fenced('mdx', text.trim())}`,
  )
  write(text)
  const correct = (output: string) => {
    if (answer === undefined) paste(file, output)
    else write(answer)
    parts.push(
      answer === undefined
        ? 'The author pastes the corrected line.'
        : `The author follows the message:\n\n${fenced('mdx', answer.trim())}`,
    )
  }
  return { page, parts, correct }
}

const PREFACE = `# Editing trial

Twelve mistakes that a new editor makes, each in a real page, and corrected by nothing but what the check says about it. What
follows is the output of the command, to the letter, without the time it took. \`npm run content:trial\` makes this page
anew in a copy of the folder \`content\`, and a test compares what the messages say.

The mistakes were chosen by the people who wrote the check, so this shows that its messages can be followed, not that every
editor understands them: that takes an editor. Show one this page's mistakes without its answers, and see.
`

/** Makes every mistake in a copy of `content/`, each in a page of its own, and gives the page that shows what happened. */
export function editingTrial(): string {
  const root = mkdtempSync(join(tmpdir(), 'trial-'))
  try {
    cpSync('content', join(root, 'content'), { recursive: true })
    const trials = MISTAKES.map((mistake, index) => makeMistake(root, mistake, index + 1))
    let left = trials
    for (let round = 0; round <= MOST_ROUNDS && left.length > 0; round++) {
      const outputs = check(
        root,
        left.map(({ page }) => page),
      )
      left = left.filter(({ page, parts, correct }, index) => {
        const output = outputs[index] ?? ''
        parts.push(fenced('text', `$ npm run content:check -- ${page}\n${output}`))
        const isRight = output.includes(': 0 errors')
        if (!isRight) correct(output)
        return !isRight
      })
    }
    return `${[PREFACE.trimEnd(), ...trials.flatMap(({ parts }) => parts)].join('\n\n')}\n`
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/**
 * The same without what a change of any page moves: places, numbers of files, the neighbors of a word in the
 * dictionary, and advice, of which a page may have its own.
 */
export function comparable(text: string): string {
  return text
    .replace(/^advice {2}.*\n(?: {4}\|.*\n)*/gm, '')
    .replace(/\.(mdx|yaml):\d+:\d+/g, '.$1')
    .replace(/\bline \d+/g, 'line')
    .replace(/, (?:after "- [^"]*"|at its start)/g, '')
    .replace(/^\d+ pages and \d+ data files checked: (\d+ errors?), .*$/gm, '$1')
    .replace(/\n{3,}/g, '\n\n')
}
