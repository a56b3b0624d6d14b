/** The editing trial: mistakes in real pages, corrected by nothing but what the check says about them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileOfPath } from '#lib/content/files.ts'
import { contentCheck } from '#tools/lint/disk.ts'

export const DOCUMENT = 'docs/editing-trial.md'

interface Mistake {
  title: string
  /** Address of the page. */
  page: string
  /** The first line that matches is where the author works. */
  where: RegExp
  /** What is written below that line. */
  writes?: string
  /** What is written in its place; nothing takes it out. */
  replaces?: string
  /** What the author writes anew after the message; without it the corrected line is pasted, as often as one is shown. */
  answer?: string
}

/** A point that is added below the first heading of a page. */
const point = (title: string, page: string, writes: string, answer?: string): Mistake => ({
  title,
  page,
  where: /^## /,
  writes: `\n${writes}`,
  ...(answer && { answer: `\n${answer}` }),
})

const MISTAKES: readonly Mistake[] = [
  point('A character for “less than”', '/services/devops', '- A dashboard that answers in <5 ms'),
  point(
    'A placeholder in braces',
    '/etl-testing',
    '- A ledger of {name of the client} to compare with',
    '- A ledger to compare with',
  ),
  point(
    'Bullets and a space from a word processor',
    '/mobile-testing',
    '•\u00A0Phones that people really carry',
  ),
  point('A misspelt word', '/cloud-assurance', '- Alerts that the people on call recieve in time'),
  point(
    'British spelling',
    '/uiux-testing',
    '- Colours that hold up in bright sun, whatever the behaviour of the screen',
  ),
  {
    title: 'A colon in the title',
    page: '/accessibility-testing',
    where: /^title: /,
    replaces: 'title: Accessibility: testing for everyone',
  },
  {
    title: 'A description that says too little',
    page: '/careers',
    where: /^ {2}description: /,
    replaces: '  description: Work with us.',
    answer:
      '  description: What it is like to test software here, what we look for in a colleague, and where to send your resume while no position is open.',
  },
  point(
    'A number about results',
    '/automation-testing',
    '- Regression suites that run 70% of their cases by themselves',
    '- Suites that run by themselves: <Claim id="regression-automation" />',
  ),
  point(
    'A link with our full address',
    '/security-testing',
    '- A look at the [loads of the warehouse](https://www.plumbline.example/etl-testing/), too',
  ),
  point(
    'A heading without a space',
    '/service-virtualization',
    '##What it costs\n\n- A day for the first service',
  ),
  {
    title: 'A section whose end is lost',
    page: '/functional-testing',
    where: /^<\/Section>$/,
    replaces: '',
    answer: '</Section>',
  },
  point('A word that nobody believes', '/performance-engineering', '- We leverage the traces that you have'),
]

const fenced = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``

/** The output of the check without its time, which differs from run to run. */
function check(root: string, page: string): string {
  const { output } = contentCheck({ root, format: 'text', fix: false, asked: [page] })
  return output.trimEnd().replace(/ in \d+\.\d+ s:/, ':')
}

/** Puts the first corrected line that the check shows in place of the line that it names. */
function paste(file: string, output: string) {
  const [, line, corrected] = /:(\d+):\d+ .*\n {4}\| (.*)$/m.exec(output) ?? []
  if (line === undefined || corrected === undefined) throw new Error(`There is no line to paste:\n${output}`)
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.with(Number(line) - 1, corrected).join('\n'))
}

const MOST_ROUNDS = 3

function tryMistake(root: string, mistake: Mistake, number: number): string {
  const { title, page, where, writes, replaces, answer } = mistake
  const name = fileOfPath(page)
  const file = join(root, name)
  const before = readFileSync(file, 'utf8')
  const lines = before.split('\n')
  const at = lines.findIndex((line) => where.test(line))
  if (at === -1) throw new Error(`${name} has no line like ${where}: choose another place.`)
  const write = (text: string) => {
    const own = text === '' ? [] : text.split('\n')
    const change = writes === undefined ? lines.toSpliced(at, 1, ...own) : lines.toSpliced(at + 1, 0, ...own)
    writeFileSync(file, change.join('\n'))
  }
  const text = writes ?? replaces ?? ''
  const parts = [`## ${number}. ${title}`]
  parts.push(
    text === ''
      ? `In \`${name}\` the author takes out the line \`${lines[at]}\`.`
      : `In \`${name}\` the author writes:\n\n${fenced('mdx', text.trim())}`,
  )
  write(text)
  for (let round = 0; round <= MOST_ROUNDS; round++) {
    const output = check(root, page)
    parts.push(fenced('text', `$ npm run content:check -- ${page}\n${output}`))
    if (output.includes(': 0 errors') || round === MOST_ROUNDS) break
    if (answer === undefined) {
      paste(file, output)
      parts.push('The author pastes the corrected line.')
    } else {
      write(answer)
      parts.push(`The author follows the message:\n\n${fenced('mdx', answer.trim())}`)
    }
  }
  writeFileSync(file, before)
  return parts.join('\n\n')
}

const PREFACE = `# Editing trial

Twelve mistakes that a new editor makes, each in a real page, and corrected by nothing but what the check says about it. What
follows is the output of the command, to the letter, without the time it took. \`npm run content:trial\` makes this page
anew in a copy of the folder \`content\`, and a test compares what the messages say.

The mistakes were chosen by the people who wrote the check, so this shows that its messages can be followed, not that every
editor understands them: that takes an editor. Show one this page's mistakes without its answers, and see.
`

/** Tries every mistake in a copy of `content/`, and gives the page that shows what happened. */
export function editingTrial(): string {
  const root = mkdtempSync(join(tmpdir(), 'trial-'))
  try {
    cpSync('content', join(root, 'content'), { recursive: true })
    const parts = MISTAKES.map((mistake, index) => tryMistake(root, mistake, index + 1))
    return `${[PREFACE.trimEnd(), ...parts].join('\n\n')}\n`
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
