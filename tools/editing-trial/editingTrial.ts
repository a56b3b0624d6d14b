/** The editing trial: mistakes in real pages, corrected by nothing but what the check says about them. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileOfPath } from '#lib/content/files.ts'
import { contentCheck } from '#tools/lint/disk.ts'

export const DOCUMENT = 'docs/editing-trial.md'

/** Lines as the author leaves them; none takes lines out. */
type Lines = readonly string[]

interface Mistake {
  title: string
  /** Address of the page. */
  page: string
  /** The first line that matches is where the author works. */
  where: RegExp
  /** What is written there: below that line, or in its place. */
  writes: Lines
  instead?: true
  /** What the author does about the message: pastes the corrected line, as often as one is shown, or writes anew. */
  answer: 'paste' | Lines
}

const BULLET = /^- /

const MISTAKES: readonly Mistake[] = [
  {
    title: 'A character for “less than”',
    page: '/services/devops',
    where: BULLET,
    writes: ['- A dashboard that answers in <5 ms'],
    answer: 'paste',
  },
  {
    title: 'A placeholder in braces',
    page: '/etl-testing',
    where: BULLET,
    writes: ['- A ledger of {name of the client} to compare with'],
    answer: ['- A ledger to compare with'],
  },
  {
    title: 'Bullets and a space from a word processor',
    page: '/mobile-testing',
    where: BULLET,
    writes: ['•\u00A0Phones that people really carry'],
    answer: 'paste',
  },
  {
    title: 'A misspelt word',
    page: '/cloud-assurance',
    where: BULLET,
    writes: ['- Alerts that the people on call recieve in time'],
    answer: 'paste',
  },
  {
    title: 'British spelling',
    page: '/uiux-testing',
    where: BULLET,
    writes: ['- Colours that hold up in bright sun, whatever the behaviour of the screen'],
    answer: 'paste',
  },
  {
    title: 'A colon in the title',
    page: '/accessibility-testing',
    where: /^title: /,
    writes: ['title: Accessibility: testing for everyone'],
    instead: true,
    answer: 'paste',
  },
  {
    title: 'A description that says too little',
    page: '/careers',
    where: /^ {2}description: /,
    writes: ['  description: Work with us.'],
    instead: true,
    answer: [
      '  description: What it is like to test software here, what we look for in a colleague, and where to send your resume while no position is open.',
    ],
  },
  {
    title: 'A number about results',
    page: '/automation-testing',
    where: BULLET,
    writes: ['- Regression suites that run 70% of their cases by themselves'],
    answer: ['- Suites that run by themselves: <Claim id="regression-automation" />'],
  },
  {
    title: 'A link with our full address',
    page: '/security-testing',
    where: BULLET,
    writes: ['- A look at the [loads of the warehouse](https://www.plumbline.example/etl-testing/), too'],
    answer: 'paste',
  },
  {
    title: 'A heading without a space',
    page: '/service-virtualization',
    where: BULLET,
    writes: ['', '##What it costs', '', '- A day for the first service'],
    answer: 'paste',
  },
  {
    title: 'A section whose end is lost',
    page: '/functional-testing',
    where: /^<\/Section>$/,
    writes: [],
    instead: true,
    answer: ['</Section>'],
  },
  {
    title: 'A word that nobody believes',
    page: '/performance-engineering',
    where: BULLET,
    writes: ['- We leverage the traces that you have'],
    answer: 'paste',
  },
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
  const { title, page, where, writes, instead, answer } = mistake
  const name = fileOfPath(page)
  const file = join(root, name)
  const before = readFileSync(file, 'utf8')
  const lines = before.split('\n')
  const at = lines.findIndex((line) => where.test(line))
  if (at === -1) throw new Error(`${name} has no line like ${where}: choose another place.`)
  const write = (own: Lines) =>
    writeFileSync(file, lines.toSpliced(instead ? at : at + 1, instead ? 1 : 0, ...own).join('\n'))
  const shown = (output: string) => fenced('text', `$ npm run content:check -- ${page}\n${output}`)

  const parts = [`## ${number}. ${title}`]
  parts.push(
    writes.length === 0
      ? `In \`${name}\` the author takes out the line \`${lines[at]}\`.`
      : `In \`${name}\` the author writes:\n\n${fenced('mdx', writes.join('\n').trim())}`,
  )
  write(writes)
  let output = check(root, page)
  parts.push(shown(output))
  for (let round = 0; round < MOST_ROUNDS && !output.includes(': 0 errors'); round++) {
    if (answer === 'paste') {
      paste(file, output)
      parts.push('The author pastes the corrected line.')
    } else {
      write(answer)
      parts.push(`The author follows the message:\n\n${fenced('mdx', answer.join('\n').trim())}`)
    }
    output = check(root, page)
    parts.push(shown(output))
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

What was not good enough when this was tried first, and is better now:

- No message showed the whole corrected line. Now it stands below each message that has one, after \`|\`.
- A section whose end was lost was to be closed "at once", as \`<Section … />\`, which is wrong. The message now names the
  line above which the end belongs.
- A number in the text was said to be no claim, without a word on which claims there are. Those of the same number are
  now named, ready to paste.
- A link with our own address took two rounds where it was not encrypted, and one with \`www.\` was let pass.
- British spellings were advice without the American word, and other misspelt words were not found at all.
- Bullets of a word processor were reported one at a time, and the space beside them not at all.
- A front matter without its end was reported on line 1. The message now stands where the line is missing.
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
