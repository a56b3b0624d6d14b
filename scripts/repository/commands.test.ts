/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from '@jest/globals'
import { node, root } from '#edge/testing/runtimes.ts'
import { textOf } from '#lib/testing/tree.ts'

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }

/** Commands of ours, as opposed to those that are another project's program with options. */
const OWN = Object.entries(scripts)
  .map(([name, script]) => [
    name,
    /^(?:exec )?node (?:--import \S+ )?((?!-|node_modules\/)\S+.*)$/.exec(script)?.[1],
  ])
  .filter((entry): entry is [string, string] => entry[1] !== undefined)

/** Files may only be read, and no program started, so that a command cannot act before it has read its options. */
const ASLEEP = ['--permission', '--allow-fs-read=*', '--allow-addons', '--allow-worker']

/** Where Node keeps compiled modules between programs, during `npm test`. */
const { NODE_COMPILE_CACHE: CACHE } = process.env
if (CACHE) ASLEEP.push(`--allow-fs-write=${CACHE}`)

async function run(command: string, option: string) {
  const env = {
    PATH: process.env.PATH,
    NO_COLOR: '1',
    NODE_NO_WARNINGS: '1',
    ...(CACHE && { NODE_COMPILE_CACHE: CACHE }),
  } as unknown as NodeJS.ProcessEnv
  const child = spawn(node, [...ASLEEP, ...command.split(' '), option], { cwd: root, env })
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, out, err }
}

it('are found', () => {
  expect(OWN.length).toBeGreaterThan(20)
  for (const [, command] of OWN) expect(textOf(join(command.split(' ')[0] ?? ''))).not.toBe('')
})

/** Commands that are run by their paths: by hand, by a workflow, by `npm run dev`. */
const BY_PATH = ['scripts/fonts.ts', 'scripts/postComment.ts', 'scripts/schemas.ts']

it('are the files in scripts/ and the main.ts of each folder there', () => {
  const files = globSync(['scripts/*.ts', 'scripts/*/main.ts'], { exclude: ['**/*.test.ts'] })
  const named = OWN.map(([, command]) => command.split(' ')[0] ?? '')
  const inScripts = named.filter((file) => file.startsWith('scripts/'))
  expect([...inScripts, ...BY_PATH].sort()).toEqual(files.sort())
})

it('take the place of their shell if they serve, so that a signal to npm ends them', () => {
  for (const name of ['serve', 'start']) expect(scripts[name]).toMatch(/^exec node /)
})

it.each([
  ['scripts/release/main.ts', '--keep=', '--keep has no value'],
  ['scripts/release/main.ts', '--previous=', '--previous has no value'],
  ['scripts/release/main.ts', '--keep=0x2', '--keep takes a number of releases, not "0x2".'],
  ['edge/node/serve.ts', '--out=', '--out has no value'],
  ['scripts/dev.ts', '--port=70000', '--port must be a whole number from 0 to 65535'],
  ['scripts/new-page/main.ts', '--kind=post', '--kind takes detail or landing, not "post".'],
  ['scripts/indexnow.ts', 'example.com', 'ADDRESS must be an https:// address'],
  ['scripts/photos/main.ts', '--nonsense', "Unknown option '--nonsense'. Add --help"],
  ['scripts/messages/main.ts', '--nonsense', "Unknown option '--nonsense'."],
  ['editor/local.ts', '/nowhere', '/nowhere is no clone of the site'],
  ['scripts/deploy/main.ts dist/one', 'dist/two', '"dist/two" is one word too many.'],
])('%s refuses %s', async (command, option, sentence) => {
  const { code, out, err } = await run(command, option)
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: expect.stringContaining(sentence) })
  expect(err.trim().split('\n')).toHaveLength(1)
})

// That it refuses what it does not know follows: whoever prints the help reads the options (lib/commandLine.ts).
it.each(OWN)('npm run %s explains itself', async (name, command) => {
  const help = await run(command, '--help')
  expect(help).toEqual({ code: 0, out: expect.stringMatching(/\S/), err: '' })
  expect(help.out).toMatch(new RegExp(`npm (?:run )?${name}\\b`))
})
