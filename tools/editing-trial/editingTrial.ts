/** The editing trial: mistakes in real pages, corrected by nothing but what the check says about them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { fileOfPath, repositoryRoot } from '#lib/content/files.ts'
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
const MOST_ROUNDS = 3

const PREFACE = `# Editing trial

Twelve mistakes that a new editor makes, each in a real page, and corrected by nothing but what the check says about it. What
follows is the output of the command, to the letter, without the time it took. \`npm run content:trial\` makes this page
anew in a copy of the folder \`content\`, and a test compares what the messages say.

The mistakes were chosen by the people who wrote the check, so this shows that its messages can be followed, not that every
editor understands them: that takes an editor. Show one this page's mistakes without its answers, and see.
`

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

/** The corrected line that the check shows first, in place of the line that it names. */
function pasted(source: string, output: string): string {
  const [, line, corrected] = /:(\d+):\d+ .*\n {4}\| (.*)$/m.exec(output) ?? []
  if (line === undefined || corrected === undefined) throw new Error(`There is no line to paste:\n${output}`)
  return source
    .split('\n')
    .with(Number(line) - 1, corrected)
    .join('\n')
}

/** Makes every mistake, each in a page of its own and none on the disk, and gives the page that shows what happened. */
export function editingTrial(): string {
  const disk = filesIn(repositoryRoot())
  const changed = new Map<string, string>()
  const read = (file: string) => changed.get(file) ?? disk.read(file)
  const trials = MISTAKES.map(({ title, page, where = '^## ', below, instead, answer }, index) => {
    const file = fileOfPath(page)
    const lines = read(file).split('\n')
    const at = lines.findIndex((line) => new RegExp(where).test(line))
    const line = lines[at]
    if (line === undefined) throw new Error(`${file} has no line like ${where}: choose another place.`)
    const write = (text: string) => {
      const own = below === undefined ? (text === '' ? [] : [text]) : [line, '', text]
      changed.set(file, lines.toSpliced(at, 1, ...own).join('\n'))
    }
    const text = below ?? instead ?? ''
    write(text)
    const made =
      text === ''
        ? `In \`${file}\` the author takes out the line \`${line}\`.`
        : `In \`${file}\` the author writes:\n\n${fenced('mdx', text.trim())}`
    const correct = (output: string): string => {
      if (answer !== undefined) write(answer)
      else changed.set(file, pasted(read(file), output))
      return answer === undefined
        ? 'The author pastes the corrected line.'
        : `The author follows the message:\n\n${fenced('mdx', answer.trim())}`
    }
    return { page, parts: [`## ${index + 1}. ${title}`, made], correct }
  })
  let left = trials
  for (let round = 0; round <= MOST_ROUNDS && left.length > 0; round++) {
    // Without what git knows of changes: these are none.
    const { site, problems } = lint({ ...disk, before: new Map(), read }, { english: readEnglish() })
    left = left.filter(({ page, parts, correct }) => {
      const own = problems.filter(({ file }) => isAskedFor(file, [page]))
      // The time it took differs from run to run.
      const last = summary(site.pages.length, site.dataFiles.length, own, 0).replace(/ in \d+\.\d+ s:/, ':')
      const output = [...(own.length > 0 ? [textReport(own)] : []), last].join('\n\n')
      parts.push(fenced('text', `$ npm run content:check -- ${page}\n${output}`))
      const isRight = output.includes(': 0 errors')
      if (!isRight) parts.push(correct(output))
      return !isRight
    })
  }
  return `${[PREFACE.trimEnd(), ...trials.flatMap(({ parts }) => parts)].join('\n\n')}\n`
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
