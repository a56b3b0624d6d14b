/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { BUILD_MARK } from '#lib/site/finishedBuild.ts'
import { digestOf, RELEASE_MANIFEST, readRelease, verifyRelease } from '#lib/site/release.ts'
import { textOf } from '#lib/testing/tree.ts'
import { commandBackTo, listReleases, makeRelease, removeOldReleases } from './releases.ts'

/** Where one release has been made, of which most tests look at a copy: bundling its programs takes longer than they do. */
let workshop: string
let root: string
beforeAll(async () => {
  workshop = mkdtempSync(join(tmpdir(), 'workshop-'))
  root = workshop
  build('v1')
  await release('1')
})
afterAll(() => rmSync(workshop, { recursive: true, force: true }))
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Returns the folder of a release that has been made of version v1. */
function madeRelease(id = '1'): string {
  const folder = join(root, 'dist', id)
  cpSync(join(workshop, 'dist/1'), folder, { recursive: true })
  return folder
}

/** Writes a finished build whose page loads one script, named after its version. */
function build(version: string): void {
  rmSync(join(root, 'out'), { recursive: true, force: true })
  const script = `_next/static/site.${version}.js`
  const files = {
    'index.html': `<!DOCTYPE html><title>${version}</title><script src="/${script}"></script>`,
    '404.html': '<!DOCTYPE html><title>Page not found</title>',
    [script]: `// ${version}`,
    [`${script}.br`]: `compressed ${version}`,
    [BUILD_MARK]: JSON.stringify({ pages: 1, hashed: [script] }),
  }
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'out', file)), { recursive: true })
    writeFileSync(join(root, 'out', file), text)
  }
}

const release = (id: string, previous?: string, today?: string) =>
  makeRelease({ root, id, commit: 'abc12345', previous, ...(today && { today }) })

/** The versions of which a release has the script, compressed copies included. */
const versionsIn = (folder: string) =>
  ['v1', 'v2', 'v3', 'v4'].filter((version) =>
    ['', '.br'].every((ending) =>
      existsSync(join(folder, `out/_next/static/site.${version}.js${ending}`)),
    ),
  )

/** Runs a release's server in an empty folder, without the packages of the repository. */
async function serve(
  folder: string,
  task: (url: string, cwd: string) => Promise<void>,
): Promise<void> {
  const cwd = mkdtempSync(join(tmpdir(), 'server-'))
  const server = spawn(process.execPath, [join(folder, 'serve.mjs')], {
    cwd,
    env: { NODE_ENV: 'production', PORT: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let output = ''
      server.stderr.on('data', (chunk) => {
        output += chunk
        const [found] = /http:\S+/.exec(output) ?? []
        if (found) resolve(found)
      })
      server.once('exit', () => reject(new Error(output)))
    })
    await task(url, cwd)
  } finally {
    server.kill()
    rmSync(cwd, { recursive: true, force: true })
  }
}

it('a release is served by its own file, wherever it has been unpacked', async () => {
  const made = madeRelease()
  const unpacked = join(mkdtempSync(join(tmpdir(), 'unpacked-')), 'site')
  cpSync(made, unpacked, { recursive: true })
  await serve(unpacked, async (url) => {
    expect(await (await fetch(url)).text()).toContain('<title>v1</title>')
    expect((await fetch(`${url}/${BUILD_MARK}`)).status).toBe(404)
    expect((await fetch(`${url}/_next/static/site.v1.js`)).status).toBe(200)
  })
  rmSync(dirname(unpacked), { recursive: true, force: true })
})

it('brings the command for its messages, which copies their store while the server runs', async () => {
  const made = madeRelease()
  await serve(made, async (url, cwd) => {
    const body = new URLSearchParams({ email: 'someone@example.org', comment: 'Hello' })
    const answer = await fetch(`${url}/api/contact`, { method: 'POST', body, redirect: 'manual' })
    const reference = answer.headers.get('Location')?.split('=')[1] ?? 'none'
    const messages = (...args: string[]) =>
      spawnSync(process.execPath, [join(made, 'messages.mjs'), ...args], { cwd, encoding: 'utf8' })
    expect(messages('--backup', 'copy.sqlite')).toMatchObject({ status: 0, stderr: '' })
    // Restored: a store of its own.
    mkdirSync(join(cwd, 'restored'))
    cpSync(join(cwd, 'copy.sqlite'), join(cwd, 'restored/contact.sqlite'))
    writeFileSync(join(cwd, '.env'), 'DATA_DIR=restored\n')
    expect(messages().stdout).toContain(reference)
  })
})

it('does not start on settings that it would have to guess, and names their lines', () => {
  const made = madeRelease()
  writeFileSync(join(root, '.env'), 'RETENTON_DAYS=14\nMAIL_API_KEY=secret#key\n')
  const { status, stderr } = spawnSync(process.execPath, [join(made, 'serve.mjs')], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain(
    '- line 1: There is no setting RETENTON_DAYS. Did you mean RETENTION_DAYS?',
  )
  expect(stderr).toContain('- line 2: MAIL_API_KEY has a # in its value')
  expect(stderr).not.toContain('secret')
})

it('removes what an interrupted release has left', async () => {
  build('v1')
  mkdirSync(join(root, 'dist/.1/out'), { recursive: true })
  await release('2')
  expect(readdirSync(join(root, 'dist'))).toEqual(['2'])
})

it('says on an older Node what it needs', () => {
  const made = madeRelease()
  // Such a Node has no SQLite either, which alone would end the program without a word that helps.
  const older =
    'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.19.0"}})'
  for (const program of ['serve', 'messages']) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--no-experimental-sqlite', '--import', older, join(made, `${program}.mjs`)],
      { encoding: 'utf8' },
    )
    expect(stderr).toBe('This needs Node 24 or newer, and finds Node 20.19.0.\n')
    expect(status).toBe(2)
  }
})

it('carries the files that pages still open ask for through every release of a week', async () => {
  const first = madeRelease()
  build('v2')
  const second = await release('2', first, '2027-02-24')
  expect(versionsIn(second)).toEqual(['v1', 'v2'])
  build('v3')
  const third = await release('3', second, '2027-02-24')
  expect(versionsIn(third)).toEqual(['v1', 'v2', 'v3'])
  expect(readRelease(third)?.carried).toEqual({
    '_next/static/site.v1.js': '2027-02-24',
    '_next/static/site.v2.js': '2027-02-24',
  })
  // The same build once more, such as that of the next morning.
  const fourth = await release('4', third, '2027-03-03')
  expect(versionsIn(fourth)).toEqual(['v1', 'v2', 'v3'])
  build('v4')
  const fifth = await release('5', fourth, '2027-03-04')
  expect(versionsIn(fifth)).toEqual(['v3', 'v4'])
})

it('carries a file no longer that is its own again', async () => {
  const first = madeRelease()
  build('v2')
  const second = await release('2', first, '2027-02-20')
  build('v1')
  const third = await release('3', second, '2027-02-28')
  expect(readRelease(third)?.carried).toEqual({ '_next/static/site.v2.js': '2027-02-28' })
  expect(versionsIn(third)).toEqual(['v1', 'v2'])
})

it('makes way for newer releases, oldest first', () => {
  for (const id of ['1', '2', '3']) madeRelease(id)
  const names = () => listReleases(root).map((folder) => basename(folder))
  expect(names()).toEqual(['1', '2', '3'])
  removeOldReleases(root, 2)
  expect(names()).toEqual(['2', '3'])
})

it('is gone back to by the command that the documents have, too', () => {
  expect(textOf('docs/deploy.md')).toContain(commandBackTo('<id>'))
})

it.each(['serve', 'messages'])(
  'says in a sentence that parts of %s are missing or cut off',
  (name) => {
    const made = madeRelease()
    const isOwn = (file: string) => file.startsWith(`${name}.`) || file.startsWith('chunk.')
    const parts = readdirSync(made).filter((file) => isOwn(file) && file !== `${name}.mjs`)
    expect(parts).not.toEqual([])
    const start = () =>
      spawnSync(process.execPath, [join(made, `${name}.mjs`)], { cwd: root, encoding: 'utf8' })
    const said = { status: 1, stderr: expect.stringMatching(/^This release is not whole.*\.\n$/) }
    for (const part of parts) {
      const whole = readFileSync(join(made, part))
      writeFileSync(join(made, part), whole.subarray(0, whole.length / 2))
      expect([part, start()]).toMatchObject([part, said])
      rmSync(join(made, part))
      expect([part, start()]).toMatchObject([part, said])
      writeFileSync(join(made, part), whole)
    }
  },
)

/** Changes the description of a release. */
function changeDescription(folder: string, changes: object): void {
  const file = join(folder, RELEASE_MANIFEST)
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...changes }))
}

it.each<[string, (folder: string) => void]>([
  ['lacks a file', (folder) => rmSync(join(folder, 'out/404.html'))],
  ['has half a file', (folder) => writeFileSync(join(folder, 'out/index.html'), '<!DOC')],
  ['has a file of another', (folder) => writeFileSync(join(folder, 'out/old.html'), '')],
  ['has half a description', (folder) => writeFileSync(join(folder, 'release.json'), '{"id"')],
  [
    'has a description without a digest',
    (folder) => changeDescription(folder, { digest: undefined }),
  ],
  ['has no description', (folder) => rmSync(join(folder, 'release.json'))],
])('is not served if it %s, and says so in a sentence', (_name, spoil) => {
  const made = madeRelease()
  spoil(made)
  const { status, stderr } = spawnSync(process.execPath, [join(made, 'serve.mjs')], {
    cwd: root,
    encoding: 'utf8',
    env: { NODE_ENV: 'production', PORT: '0' },
  })
  expect(stderr).toMatch(/^.* is not (?:whole|a complete release).* unpack it again.*\n$/i)
  expect(status).toBe(1)
})

it.each([
  [{ digest: undefined }, 'digest: expected string, found nothing'],
  [{ carried: 'none' }, 'carried: expected record, found "none"'],
  [{ carried: { 'a.js': 7 } }, 'carried.a.js: expected string, found 7'],
  [{ pages: 1.5 }, 'pages: expected int, found 1.5'],
])('says what is wrong with a description such as %j, and what to do', (changes, fault) => {
  const made = madeRelease()
  changeDescription(made, changes)
  expect(() => verifyRelease(made)).toThrow(
    `${made} is not a complete release: ${join(made, RELEASE_MANIFEST)} is damaged (${fault}). If it was unpacked there, unpack it again, into an empty folder; if it was made there, remove it.`,
  )
})

it('lists a release whose description is damaged, so that the next one is not made without its files', () => {
  const made = madeRelease()
  changeDescription(made, { digest: undefined })
  expect(listReleases(root)).toEqual([made])
})

it.each<[string, string, string[]]>([
  ['help', 'serve.mjs', ['--help']],
  ['an option that there is not', 'serve.mjs', ['--nonsense']],
  ['a folder that is not there', 'serve.mjs', ['--out', 'nowhere']],
  ['a folder without pages', 'serve.mjs', ['--out', '.']],
  ['wrong settings', 'serve.mjs', []],
  ['help with messages', 'messages.mjs', ['--help']],
  ['messages where none are', 'messages.mjs', []],
])('speaks of %s in words that need no checkout', (what, program, args) => {
  const made = madeRelease()
  const { stdout, stderr } = spawnSync(process.execPath, [join(made, program), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { NODE_ENV: 'production', EDGE_TUNING: '{"nonsense":1}', NEWS_API_KEY: 'a b' },
  })
  const output = stdout + stderr
  expect(output.trim()).not.toBe('')
  expect(output).not.toMatch(/\bnpm\b|\b(?:build|docs|edge|lib|scripts)\/|^ +at /m)
  const [, explained = ''] = /^(\S+) says what each name is for/m.exec(output) ?? []
  expect(existsSync(join(root, explained))).toBe(true)
  expect(explained === '').toBe(what !== 'wrong settings')
})

it('may have settings and messages of its server beside its files', () => {
  const made = madeRelease()
  mkdirSync(join(made, 'data'))
  for (const file of ['.env', 'data/contact.sqlite']) writeFileSync(join(made, file), '')
  expect(() => verifyRelease(made)).not.toThrow()
})

it('describes itself, with a digest that notices a changed file', () => {
  const folder = madeRelease()
  expect(readRelease(folder)).toEqual({
    id: '1',
    commit: 'abc12345',
    pages: 1,
    digest: digestOf(folder),
    carried: {},
  })
  const before = digestOf(folder)
  writeFileSync(join(folder, 'out/index.html'), `${readFileSync(join(folder, 'out/index.html'))} `)
  expect(digestOf(folder)).not.toBe(before)
})

it('refuses a build that has not finished, and lists no release that was never completed', async () => {
  build('v1')
  rmSync(join(root, 'out', BUILD_MARK))
  await expect(release('1')).rejects.toThrow(
    /out is not a finished build: .* Run `npm run build`, or name the folder of a release\.$/,
  )
  mkdirSync(join(root, 'dist/.2/out'), { recursive: true })
  mkdirSync(join(root, 'dist/3/out'), { recursive: true })
  expect(listReleases(root)).toEqual([])
})
