/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { node, root } from '#edge/testing/runtimes.ts'
import { textOf } from '#lib/testing/tree.ts'
import { copyRepository } from '#scripts/support/builtSite.ts'

interface Step {
  file: string
  /** The line that the code comes after; otherwise a new file, or the end of one. */
  after: string | undefined
  code: string
}

/** The steps that the document describes: a sentence that ends in a colon, and a block of code. */
const STEPS: Step[] = Array.from(
  textOf('CONTRIBUTING.md').matchAll(
    /(?:New\s+file|In)\s+`([^`]+)`(?:,\s+after\s+(?:``\s(.+?)\s``|`([^`]+)`)|,\s+at\s+the\s+end)?:\n\n```\w+\n([\s\S]*?)```/g,
  ),
  ([, file = '', long, short, code = '']) => ({ file, after: long ?? short, code }),
)

let copy: string

function follow({ file, after, code }: Step): void {
  const path = join(copy, file)
  if (!after) {
    const former = existsSync(path) ? readFileSync(path, 'utf8') : ''
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, former + code)
    return
  }
  const lines = readFileSync(path, 'utf8').split('\n')
  const index = lines.findIndex((line) => line.trim() === after.trim())
  if (index === -1) throw new Error(`CONTRIBUTING.md: ${file} has no line "${after}".`)
  lines.splice(index + 1, 0, code.replace(/\n$/, ''))
  writeFileSync(path, lines.join('\n'))
}

/** Runs a program of the packages in the copy, and returns what it complains about. */
function complaintsOf(program: string, ...args: string[]): string {
  const PATH = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH, NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  })
  if (error) throw error
  return status === 0 ? '' : `${stdout}${stderr}`
}

beforeAll(() => {
  copy = copyRepository('contributing')
  for (const step of STEPS) follow(step)
}, 120_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('a block, a drawing and an island, made as CONTRIBUTING.md says', () => {
  it('are found in it', () => {
    expect(STEPS.length).toBeGreaterThanOrEqual(14)
    // No block of code that the test has overlooked.
    const blocks = textOf('CONTRIBUTING.md').match(/^```\w/gm) ?? []
    expect(STEPS).toHaveLength(blocks.length)
  })

  it('are written as the linter wants, and import what they may', () => {
    const files = [...new Set(STEPS.map(({ file }) => file))].filter(
      (file) => !file.endsWith('.md'),
    )
    expect(complaintsOf('biome', 'check', '--error-on-warnings', ...files)).toBe('')
    expect(complaintsOf('depcruise', '--output-type', 'err-long', 'components', 'lib')).toBe('')
  })

  it('have types that fit', () => {
    expect(complaintsOf('next', 'typegen')).toBe('')
    expect(complaintsOf('tsc', '--noEmit', '--incremental', 'false', '--singleThreaded')).toBe('')
  }, 240_000)

  it('pass the unit tests of their kind', () => {
    const jest = join(root, 'node_modules/jest/bin/jest.js')
    const suites = [
      'check/mistakes/blocks',
      'components/blocks/blocks',
      'components/figures/figures',
      'components/islands/Checklist',
      'lib/content/documentation',
      'lib/documents',
      'build/bundleScripts',
    ]
    const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']
    // In one process: more would take longer to start than they save.
    expect(complaintsOf(node, ...options, jest, '--silent', '--runInBand', ...suites)).toBe('')
  }, 480_000)
})
