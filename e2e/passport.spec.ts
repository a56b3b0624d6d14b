import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeTestSite, type TestSite } from '#tools/lint/testing/testSite.ts'
import { pageHtml, type Written } from '#tools/report/testing/pages.ts'
import { violations } from './support/axe.ts'
import { expect, type Page, test } from './support/test.ts'

const SCRIPT = join(import.meta.dirname, '../tools/report/main.ts')

const words = (text: string, label = 'Home'): Written => ({
  title: 'A page',
  frame: `<a href="/">${label}</a>`,
  main: `<h1>A page</h1><p>${text}</p>`,
})

const BEFORE = {
  '/': words('We test the app. <a href="/beta">Beta</a>'),
  '/alpha': words('To be removed'),
  '/beta': words('To be renamed'),
  '/industries': words('Stays as it is'),
}

const AFTER = {
  '/': words('We test each app. <a href="/delta">Beta</a></p><p>&lt;/script&gt;<img src="/no.png">'),
  '/delta': words('To be renamed'),
  '/gamma': words('Is new here'),
  '/industries': words('Stays as it is'),
}

/** A small repository whose last commit removes, renames, adds and changes a page, and a finished site of each side. */
let site: TestSite
let sides: string
test.beforeEach(() => {
  site = makeTestSite()
  sides = mkdtempSync(join(tmpdir(), 'passport-sides-'))
  site.write('.gitignore', 'reports/\n')
  git('init', '--quiet', '--initial-branch', 'main')
  commit('Before')
  git('checkout', '--quiet', '-b', 'change')
  site.edit('content/index.mdx', 'title:', 'title: ')
  site.remove('content/alpha.mdx')
  site.move('content/beta.mdx', 'content/delta.mdx')
  site.edit('content/data/redirects.yaml', 'to: /alpha', 'to: /industries')
  site.write('content/gamma.mdx', '---\nlayout: detail\n---\n')
  commit('After')
  writeSide('before', BEFORE)
  writeSide('after', AFTER)
})
test.afterEach(() => {
  site.dispose()
  rmSync(sides, { recursive: true, force: true })
})

function git(...args: string[]): void {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@site.example',
    '-c',
    'commit.gpgsign=false',
  ]
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: site.root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function commit(message: string): void {
  git('add', '--all')
  git('commit', '--quiet', '--message', message)
}

function writeSide(name: string, pages: Record<string, Written>): void {
  for (const [path, page] of Object.entries(pages)) {
    const file = join(sides, name, path === '/' ? 'index.html' : `${path.slice(1)}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageHtml(path, page))
  }
}

function report(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT, ...args], {
    cwd: site.root,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const finished = () => ['--out', join(sides, 'after'), '--base-out', join(sides, 'before')]
const readMarkdown = () => readFileSync(join(site.root, 'reports/passport/passport.md'), 'utf8')

const sheet = (page: Page, path: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: path }) })

test('a change has its passport', async ({ page }) => {
  const { status, said } = report('--base', 'main', ...finished(), '--pictures', '2', '--pull-request', '7')
  expect(said).toContain('1 page changed, 1 renamed, 1 added, 1 removed')
  expect(status).toBe(0)
  await page.goto(pathToFileURL(join(site.root, 'reports/passport/passport.html')).href)

  await test.step('of each page: words, links, weight, accessibility and pictures', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '1 page changed, 1 renamed, 1 added, 1 removed',
    )
    const home = sheet(page, '/').first()
    await expect(home.locator('.diff')).toContainText('We test the each app.')
    await expect(home.locator('.diff del').first()).toHaveText('the')
    await expect(home.locator('.diff ins').first()).toHaveText('each')
    await expect(home.locator('.diff')).toContainText('</script>')
    await expect(home.getByRole('listitem').filter({ hasText: '/delta' })).toHaveText('Beta /beta /delta')
    await expect(home.getByRole('listitem').filter({ hasText: 'image-alt' })).toContainText('new')
    await expect(home.getByRole('row', { name: 'HTML' })).toContainText('KB')
    for (const width of [390, 1280]) {
      for (const side of ['before', 'after']) {
        const picture = home.getByRole('img', { name: `The page ${side}, ${width} pixels wide` })
        await picture.scrollIntoViewIfNeeded()
        await expect(picture).toHaveJSProperty('naturalWidth', width)
      }
    }
    await expect(home.locator('.mark')).toHaveCount(4)
  })

  await test.step('with a word on what was not looked at', async () => {
    await expect(page.locator('.note')).toContainText('2 pages of 4 were looked at in a browser')
    await expect(sheet(page, '/gamma').getByRole('heading', { name: 'Pictures' })).toHaveCount(0)
  })

  await test.step('also where it is new, gone or elsewhere', async () => {
    await expect(sheet(page, '/gamma').locator('.diff ins').last()).toHaveText('Is new here')
    await expect(sheet(page, '/alpha').locator('.diff del').last()).toHaveText('To be removed')
    await expect(sheet(page, '/delta')).toContainText('The words are the same.')
    await expect(sheet(page, '/industries')).toHaveCount(0)
  })

  await test.step('with the lines that redirect old addresses', async () => {
    await expect(page.locator('.lost')).toContainText('2 redirects missing')
    await expect(page.locator('.lost')).toContainText('- { from: /beta, to: /delta }')
    await expect(page.locator('.lost')).toContainText('- { from: /alpha, to: /')
  })

  await test.step('which anybody can read', async () => {
    expect(await violations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })

  expect(readMarkdown()).toContain('We test ~~the~~ **each** app.')
  expect(readFileSync(join(site.root, 'reports/passport/pull-request.txt'), 'utf8')).toBe('7\n')
})

test('a change of the footer is told once', async ({ page }) => {
  writeSide('after', {
    '/': words('We test the app. <a href="/beta">Beta</a>', 'Start'),
    '/industries': words('Stays as it is', 'Start'),
  })
  expect(report('--base', 'main', ...finished(), '--pictures', '0').status).toBe(0)
  await page.goto(pathToFileURL(join(site.root, 'reports/passport/passport.html')).href)
  const frame = sheet(page, 'Header or footer')
  await expect(frame).toContainText('The same change on 2 pages.')
  await expect(frame.locator('ins').first()).toHaveText('Start')
})

test('without a change it says so', () => {
  git('checkout', '--quiet', 'main')
  expect(report('--base', 'main')).toMatchObject({
    status: 0,
    said: expect.stringContaining('Nothing differs from main'),
  })
  expect(readMarkdown()).toContain('## Page passport: Nothing differs from main')
})

test('content with errors is not built, and the passport says what is wrong', () => {
  const { status, said } = report('--base', 'main')
  expect(said).toContain('The content of this side has errors')
  expect(readMarkdown()).toContain('content/gamma.mdx')
  expect(status).toBe(1)
})

test('a revision that is not here is asked for', () => {
  expect(report()).toEqual({ status: 2, said: expect.stringContaining('--base is missing') })
  expect(report('--base', 'next')).toEqual({
    status: 2,
    said: expect.stringContaining('There is no revision "next" here. Fetch it with: git fetch origin next'),
  })
  git('checkout', '--quiet', '--orphan', 'alone')
  commit('Alone')
  expect(report('--base', 'main').said).toContain('This side and "main" have no commit in common.')
})
