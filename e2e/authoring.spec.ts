/** Checks what an author sees during `npm run dev`, on a copy of the site. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
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
  'next.config.mjs',
  'package.json',
  'public',
  'tsconfig.json',
]

/** The time an open tab may take to refresh. */
const SOON = { timeout: 60_000 }

/** Starts the development server and returns its URL, without a trailing slash, and a function that stops it. */
async function develop() {
  rmSync(COPY, { recursive: true, force: true })
  mkdirSync(COPY, { recursive: true })
  for (const source of SOURCES)
    cpSync(join(REPOSITORY, source), join(COPY, source), { recursive: true })
  symlinkSync(join(REPOSITORY, 'node_modules'), join(COPY, 'node_modules'), 'junction')
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

test('an author sees a new photograph at once, and an error on its page until it is fixed', async ({
  page,
}) => {
  // Everything a page may use is compiled before the first response.
  test.setTimeout(300_000)
  page.setDefaultNavigationTimeout(240_000)
  const { address, stop } = await develop()
  try {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const file = join(COPY, 'content/etl-testing.mdx')
    const photograph = '![A face in front of sky and ground](test-lab.jpg "Under the photograph")'
    const text = readFileSync(file, 'utf8').replace(
      /(?<=<Section[\s\S]*)<Figure[\s\S]*?\/>/,
      photograph,
    )
    writeFileSync(join(COPY, 'content/test-lab.jpg'), await lyingJpeg(1600, 1200))
    writeFileSync(file, text)
    await page.goto(`${address}/etl-testing`)
    const image = page.getByRole('img', { name: 'A face in front of sky and ground' })
    await image.scrollIntoViewIfNeeded()
    await expect(image).toHaveJSProperty('complete', true)
    const { shown, ratio, files } = await image.evaluate((one: HTMLImageElement) => ({
      shown: new URL(one.currentSrc).pathname,
      ratio: one.naturalWidth / one.naturalHeight,
      files: [...(one.closest('picture')?.querySelectorAll('source, img') ?? [])].flatMap(
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
    for (const file of files)
      expect((await page.request.get(address + file)).status(), file).toBe(200)
    await expect(page.getByText('Under the photograph')).toBeVisible()
    expect(errors).toEqual([])

    // With all messages of the content check.
    writeFileSync(file, text.replace('</Section>', '').replace(/^intro:/m, 'introo:'))
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible(
      SOON,
    )
    for (const message of ['<Section> is not closed', 'unknown key introo'])
      await expect(page.getByText(message).first()).toBeVisible()
    expect((await page.request.get(`${address}/mobile-testing`)).status()).toBe(200)
    writeFileSync(file, text)
    await expect(page.getByRole('heading', { level: 1, name: 'ETL Testing' })).toBeVisible(SOON)
  } finally {
    await stop()
  }
})
