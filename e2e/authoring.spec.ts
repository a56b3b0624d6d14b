/** Checks what an author sees during `npm run dev`, on a copy of the site. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, type Page, test } from '@playwright/test'
import { getPage } from '#lib/content/pages.ts'
import { lyingJpeg } from '#scripts/photos/testing/pictures.ts'

const REPOSITORY = join(import.meta.dirname, '..')

/** Inside the repository, so that packages resolve, in a folder that git ignores. */
const COPY = join(REPOSITORY, '.cache/authoring')

const SOURCES = [
  'app',
  'build',
  'check',
  'components',
  'content',
  'edge',
  'lib',
  'scripts',
  'mdx-components.tsx',
  'next.config.mjs',
  'package.json',
  'proxy.dev.ts',
  'public',
  'tsconfig.json',
]

/** What the page calls itself. */
const ABOUT = getPage('/about-us').title

const fileIn = (name: string) => join(COPY, 'content', name)

/** The time an open tab may take to refresh: on a busy machine, a server that has just started compiles for a minute. */
const SOON = { timeout: 120_000 }

/** Starts the development server and returns its URL, without a trailing slash, and a function that stops it. */
async function develop() {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  for (const source of SOURCES)
    cpSync(join(REPOSITORY, source), join(COPY, source), { recursive: true })
  symlinkSync(join(REPOSITORY, 'node_modules'), join(COPY, 'node_modules'), 'junction')
  // Nobody starts it a second time, which is what Next would write all that it compiles to disk for.
  appendFileSync(
    join(COPY, 'next.config.mjs'),
    'Object.assign(config.experimental, { turbopackFileSystemCacheForDev: false })\n',
  )
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', '0'], {
    cwd: COPY,
    env: { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    const ended = once(child, 'exit')
    if (child.exitCode === null && child.kill()) await ended
    rmSync(COPY, { recursive: true, force: true })
  }
  for await (const line of createInterface(child.stdout)) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? []
    if (!address) continue
    child.stdout.resume()
    return { address, stop }
  }
  throw new Error('next dev exited before it was listening.')
}

// One server for all of them.
test.describe.configure({ mode: 'default' })

let server: Awaited<ReturnType<typeof develop>>

// Everything a page may use is compiled before the first response.
test.setTimeout(300_000)

test.beforeAll(async () => {
  test.setTimeout(60_000)
  server = await develop()
})

test.afterAll(() => server.stop())

/** The time that the first visit of a page may take. */
const LATE = { timeout: 240_000 }

/** What React says where Next refreshes a page, since its content has changed, before the page has been hydrated. */
const REFRESHED_EARLY = /^Can't perform a React state update on a component that hasn't mounted yet/

/** What pages have written to the console, which only the development builds of React and Next do. */
let warnings: string[] = []

test.beforeEach(({ page }) => {
  warnings = []
  page.setDefaultNavigationTimeout(LATE.timeout)
  page.on('console', (message) => {
    const isWarning = ['error', 'warning'].includes(message.type())
    // Tests ask for pages that cannot be shown.
    const isExpected =
      message.text().startsWith('Failed to load resource') || REFRESHED_EARLY.test(message.text())
    if (isWarning && !isExpected) warnings.push(message.text())
  })
})

test.afterEach(() => expect(warnings, 'warnings in the console').toEqual([]))

/** Rewrites a file of the content. Returns a function that takes the change back. */
function edit(name: string, change: (text: string) => string): () => void {
  const before = readFileSync(fileIn(name), 'utf8')
  const after = change(before)
  expect(after, `the change of ${name}`).not.toBe(before)
  writeFileSync(fileIn(name), after)
  return () => writeFileSync(fileIn(name), before)
}

/** The server closes connections that are open while it takes up changes. */
const statusOf = async ({ request }: Page, path: string) =>
  (await request.get(server.address + path, { ...SOON, maxRetries: 2 })).status()

/**
 * Opens a page, and waits until the server knows of its tab: a change that is saved before may never reach it. The page may
 * be loaded anew meanwhile, which closes its first socket.
 */
async function openListening(page: Page, path: string): Promise<void> {
  const isKnown = new Promise<void>((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"type":"sync"')) resolve()
      }),
    )
  })
  await page.goto(server.address + path)
  await isKnown
}

const report = (page: Page) => page.getByRole('heading', { name: 'Unexpected Application Error!' })

test('a new photograph is prepared and shown at once', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const photograph = '![A face in front of sky and ground](test-lab.jpg "Under the photograph")'
  writeFileSync(fileIn('test-lab.jpg'), await lyingJpeg(1600, 1200))
  const restore = edit('etl-testing.mdx', (text) =>
    text.replace(/(?<=<Section[\s\S]*)<Figure[\s\S]*?\/>/, photograph),
  )
  await page.goto(`${server.address}/etl-testing`)
  const image = page.getByRole('img', { name: 'A face in front of sky and ground' })
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveJSProperty('complete', true)
  const { shown, ratio, files } = await image.evaluate((element: HTMLImageElement) => ({
    shown: new URL(element.currentSrc).pathname,
    ratio: element.naturalWidth / element.naturalHeight,
    files: [...(element.closest('picture')?.querySelectorAll('source, img') ?? [])].flatMap(
      (source) =>
        (source.getAttribute('srcset') ?? '')
          .split(/\s*,\s*/)
          .map((size) => size.split(' ')[0] ?? ''),
    ),
  }))
  expect(shown).toMatch(/^\/photos\/test-lab-\d+\.[0-9a-f]{16}\.avif$/)
  expect(ratio, 'upright').toBeCloseTo(1200 / 1600, 1)
  expect(new Set(files.map((file) => file.split('.').at(-1)))).toEqual(
    new Set(['avif', 'webp', 'jpeg']),
  )
  for (const file of files) expect(await statusOf(page, file), file).toBe(200)
  await expect(page.getByText('Under the photograph')).toBeVisible()
  expect(errors).toEqual([])
  restore()
})

test('a page that cannot be shown reports why, and runs no code, while others work, until it is mended', async ({
  page,
}) => {
  await openListening(page, '/etl-testing')
  const restore = edit('etl-testing.mdx', (text) =>
    text.replace('</Section>', '').replace(/^intro:/m, 'introo:'),
  )
  await expect(report(page)).toBeVisible(SOON)
  // With all messages of the content check.
  for (const message of ['<Section> is not closed', 'unknown key introo'])
    await expect(page.getByText(message).first()).toBeVisible()
  // One of the same route, and one of another.
  for (const path of ['/mobile-testing', '/about-us'])
    expect(await statusOf(page, path), path).toBe(200)
  restore()
  const removeCode = edit('etl-testing.mdx', (text) => `${text}\n{globalThis.process.exit(1)}\n`)
  await expect(page.getByText('<Section> is not closed')).toHaveCount(0, SOON)
  await expect(report(page)).toBeVisible(SOON)
  expect(await statusOf(page, '/mobile-testing')).toBe(200)
  removeCode()
  await expect(page.getByRole('heading', { level: 1, name: 'ETL Testing' })).toBeVisible(SOON)
})

test('a page with a layout of its own reports why it cannot be shown, too', async ({ page }) => {
  const restore = edit('about-us.mdx', (text) => text.replace(/^tagline:/m, 'tagine:'))
  await page.goto(`${server.address}/about-us`)
  await expect(page.getByText('unknown key tagine').first()).toBeVisible(SOON)
  expect(await statusOf(page, '/mobile-testing')).toBe(200)
  restore()
  await expect(page.getByRole('heading', { level: 1, name: ABOUT })).toBeVisible(SOON)
})

test('changed styles, words, keys and data appear in the open tab, and a data file that cannot be used is reported there', async ({
  page,
}) => {
  await openListening(page, '/etl-testing')
  const title = page.getByRole('heading', { level: 1 })
  let spacing = 7
  // While the server still takes up what an earlier test has taken back, it may miss a file that is saved.
  await expect(async () => {
    spacing += 1
    appendFileSync(join(COPY, 'app/globals.scss'), `\nh1 { letter-spacing: ${spacing}px; }\n`)
    await expect(title).toHaveCSS('letter-spacing', `${spacing}px`, { timeout: 30_000 })
  }).toPass(SOON)
  const restoreWords = edit('etl-testing.mdx', (text) =>
    text.replace('</Section>', 'Words from this test.\n\n</Section>'),
  )
  await expect(page.getByText('Words from this test.')).toBeVisible(SOON)
  const restoreKey = edit('etl-testing.mdx', (text) =>
    text.replace(/^title: .*/m, 'title: Title From This Test'),
  )
  await expect(title).toHaveText('Title From This Test', SOON)
  edit('data/offices.yaml', (text) => text.replace(/^( *city:) .*/m, '$1 Testville'))
  await expect(page.getByRole('contentinfo').getByText('Testville').first()).toBeVisible(SOON)
  const restoreData = edit('data/site.yaml', (text) => text.replace(/^legalName:/m, 'legalNam:'))
  await expect(report(page)).toBeVisible(SOON)
  await expect(page.getByText('content/data/site.yaml').first()).toBeVisible()
  await expect(page.getByText('unknown key legalNam').first()).toBeVisible()
  for (const restore of [restoreData, restoreKey, restoreWords]) restore()
  await expect(title).toHaveText('ETL Testing', SOON)
})

test('a new page has its address at once, and a deleted one is missing', async ({ page }) => {
  const source = readFileSync(fileIn('etl-testing.mdx'), 'utf8')
  writeFileSync(fileIn('brand-new.mdx'), source.replace(/^title: .*/m, 'title: Brand New'))
  await expect.poll(() => statusOf(page, '/brand-new'), SOON).toBe(200)
  await page.goto(`${server.address}/brand-new`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand New')
  rmSync(fileIn('brand-new.mdx'))
  await expect.poll(() => statusOf(page, '/brand-new'), SOON).toBe(404)
  expect(await statusOf(page, '/etl-testing')).toBe(200)
})
