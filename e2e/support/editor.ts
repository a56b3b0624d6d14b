/** The editor on a clone of the site, as `npm run edit` serves it, and an author's steps in it. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { contentCheck } from '#check/command.ts'
import { readEnglish } from '#check/read/dictionaries.ts'
import { fileOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { getData, getPage, getPages, getPagesByLayout } from '#lib/content/pages.ts'
import { fileOfSeries } from '#lib/content/series.ts'
import { textOf } from '#lib/testing/tree.ts'
import { contrastsInDark, violationsInLight } from './axe.ts'
import { EDITOR_ARGS } from './browser.ts'
import { watch } from './faults.ts'
import { expect, type Locator, type Page, walk } from './test.ts'

/** The page on which the tests of the editor work: in words of their own, so that those of the site may change. */
export const SAMPLE_PAGE = 'content/etl-testing.mdx'
export const samplePage = textOf('editor/testing/etl-testing.mdx')

/** The document at its head. */
const SAMPLE_ARTIFACT = fileOfArtifact('/etl-testing')

/** Its numbers. */
const SAMPLE_SERIES = fileOfSeries('sample-nights')

/** The numbers of the site's page whose place it takes. No other page shows them. */
const replacedSeries = Array.from(
  textOf(SAMPLE_PAGE).matchAll(/\bseries="([\w-]+)"/g),
  ([, name = '']) => fileOfSeries(name),
)

/** The files of the site, with those of the tests in place of some. */
export function withSamples(
  files: Record<string, string | Buffer>,
): Record<string, string | Buffer> {
  const kept = Object.entries(files).filter(([file]) => !replacedSeries.includes(file))
  const series = textOf('editor/testing/sample-nights.csv')
  return {
    ...Object.fromEntries(kept),
    [SAMPLE_PAGE]: samplePage,
    [SAMPLE_ARTIFACT]: textOf('editor/testing/etl-testing.yaml'),
    [SAMPLE_SERIES]: series,
  }
}

/** A clone of the site, and the editor on it as `npm run edit` serves it. */
type Site = { folder: string; clone: string; git: (...args: string[]) => string; address: string }

/** `test` in one window, where the editor has read the whole content once. Each test proposes, and none changes main. */
export const test = walk.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'editor-'))
      const clone = join(folder, 'site')
      const git: Site['git'] = (...args) =>
        execFileSync('git', args, { cwd: clone, encoding: 'utf8' })
      const who = ['-c', 'user.name=Ada Author', '-c', 'user.email=ada@tester.example']
      execFileSync('git', ['clone', '--quiet', ...who, '.', clone])
      git('checkout', '--quiet', '-B', 'main')
      for (const file of replacedSeries) rmSync(join(clone, file), { force: true })
      for (const [file, text] of Object.entries(withSamples({}))) {
        mkdirSync(join(clone, dirname(file)), { recursive: true })
        writeFileSync(join(clone, file), text)
      }
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '--message', 'Take the words of the tests')
      const server = spawn(process.execPath, ['editor/local.ts', clone], {
        env: { ...process.env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [listening] = await once(server.stdout, 'data')
      const [address = ''] = /http:\S+/.exec(listening) ?? []
      await use({ folder, clone, git, address })
      server.kill()
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: EDITOR_ARGS }),
    { scope: 'worker' },
  ],
  visitor: [
    async ({ browser, site: { address } }, use, { project }) => {
      const viewport = { width: 1280, height: 800 }
      const context = await browser.newContext({
        ...project.use.contextOptions,
        baseURL: address,
        viewport,
      })
      const faults = await watch(context, address, ['error', 'warning'])
      const page = await context.newPage()
      // An address that names no file, and cannot even be decoded.
      await page.goto('/#100%')
      await expect(page.getByText('The address names no page.')).toBeVisible()
      await use({ page, faults })
      await context.close()
    },
    { scope: 'worker' },
  ],
})

export const isChecked = (page: Page) =>
  page.locator('[data-checked=site]').waitFor({ timeout: 60_000 })
export const preview = (page: Page) => page.frameLocator('.preview')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens a page by its address, or a file of facts by its name. */
export async function open(page: Page, name: string, view?: 'Page' | 'Details' | 'Source') {
  await isChecked(page)
  const all = page.getByRole('navigation', { name: 'Pages and facts' })
  // A page's name ends with its address, and that of facts begins with the file's.
  const entry = name.startsWith('/') ? new RegExp(` ${name}$`) : new RegExp(`^${name}\\b`, 'i')
  await all.getByRole('button', { name: entry }).click()
  if (view) await button(page, view).click()
}

/** Opens the editor as in another browser, without the steps of earlier tests. */
export async function forgetSteps(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await browser.detach()
  await page.reload()
  await expect(button(page, 'Undo')).toBeDisabled()
}

/** What the field of a text says: words that may be bold or a link are written in the page, and not in a form. */
export const wordsIn = (field: Locator): Promise<string> =>
  field.evaluate((box) => (box instanceof HTMLTextAreaElement ? box.value : box.textContent))

export const expectWords = (field: Locator, words: string | RegExp) =>
  expect
    .poll(() => wordsIn(field))
    .toEqual(words instanceof RegExp ? expect.stringMatching(words) : words)

/** Selects words in the field of a text, whatever they look like. */
export const selectWords = (field: Locator, words: string) =>
  field.evaluate((box, words) => {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const start = box.textContent.indexOf(words)
    let at = 0
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { length } = text.textContent ?? ''
      if (at <= start && start < at + length) range.setStart(text, start - at)
      const end = start + words.length
      if (at < end && end <= at + length) range.setEnd(text, end - at)
      at += length
    }
    document.getSelection()?.removeAllRanges()
    document.getSelection()?.addRange(range)
  }, words)

/**
 * A link in the text of one page to another, which may be deleted: its address is not promised, and it is above no other. Which
 * pages have such links is for their authors to decide.
 */
export function linkToFreePage() {
  const pages = getPages()
  const above = new Set(pages.map((page) => 'parent' in page && page.parent))
  const isFree = (path: string) => !getData().contract.includes(path) && !above.has(path)
  const links = pages
    .filter(({ file }) => file !== SAMPLE_PAGE)
    .flatMap((from) =>
      Array.from(
        from.body.matchAll(/\[([^\]*`]+)\]\((\/[a-z-]+)\)/g),
        ([, words = '', path = '']) => {
          return { from, words, path }
        },
      ),
    )
  const link = links.find(({ path }) => isFree(path))
  if (!link) throw new Error('No page links to one that is not promised.')
  return { ...link, to: getPage(link.path) }
}

/** A category page that may have one more question. */
export function pageWithQuestions() {
  const page = getPagesByLayout('landing').find(({ faqs }) => faqs.length < 6)
  if (!page) throw new Error('All category pages have as many questions as they take.')
  const { path, file, faqs } = page
  return { path, file, first: faqs[0]?.question ?? '', last: faqs.at(-1)?.question ?? '' }
}

/** The first paragraph of a page of the site, whatever it says. */
export const firstParagraph = (page: Page) =>
  preview(page).locator('main section p[data-spot]').first()

/** Clicks a text in the page, and writes another. */
export async function write(page: Page, text: string, now: string) {
  const shown = preview(page).locator('[data-spot]', { hasText: text }).last()
  // Over a text that is open already lies its box, which would take the click.
  if ((await shown.getAttribute('data-chosen')) === null) await shown.click()
  const field = page.getByRole('form', { name: 'Words' }).getByRole('textbox').first()
  await field.fill((await wordsIn(field)).replace(text, now))
  // An assertion would describe the whole page each time that it looks in vain.
  await preview(page).locator('main', { hasText: now }).waitFor()
}

/**
 * Opens a panel beside the page by its summary. Whether it is closed depends on the tests before, since the window opens each as
 * it was left at the last text.
 */
export async function openPanel(page: Page, summary: string): Promise<Locator> {
  const panel = page.locator('details', { has: page.locator('summary', { hasText: summary }) })
  if ((await panel.getAttribute('open')) === null) await panel.locator('> summary').click()
  return panel
}

/** Opens the buttons that move, add and remove what stands around the chosen text. */
export const openStructure = (page: Page) => openPanel(page, 'Move, add, remove')

/** Opens the parts and numbers of the drawing whose text is chosen. */
export const openDrawing = (page: Page) => openPanel(page, 'Parts and numbers')

/** Adds a block after that of the chosen text. */
export async function addBlock(page: Page, name: string) {
  const panel = await openStructure(page)
  await panel.getByRole('button', { name: 'Add a block' }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** Has axe look at a part of the window as it is now: in light on a tablet, and at the contrasts in dark on a desktop. */
export async function expectAccessible(page: Page, part: string, what: string) {
  for (const [width, violations] of [
    [820, violationsInLight],
    [1280, contrastsInDark],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(width)
    expect(await violations(page, part), `${what}, ${width} px`).toEqual([])
  }
}

/** Creates a page below another; it is a draft, and shown. */
export async function createPage(page: Page, title: string, parent: string, kind = 'detail') {
  await button(page, 'New page').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Kind').selectOption(kind)
  await dialog.getByLabel('Under which page').selectOption(parent)
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  // The check makes it, and may be at something else.
  await dialog.waitFor({ state: 'detached', timeout: 60_000 })
}

/** Says in a sentence what was changed, and sends it. */
export async function send(page: Page, sentence: string) {
  await isChecked(page)
  await page.getByRole('button', { name: /^Propose/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^What you (changed|add), in a sentence$/).fill(sentence)
  await dialog.getByRole('button', { name: 'Propose' }).click()
  return dialog
}

/** What a proposal changes: its files, and the lines of those that are neither new nor gone. */
export function changesOf({ git }: Site, branch: string, ...how: string[]) {
  const diff = ['diff', '--find-renames', `main...${branch}`]
  const files = git(...diff, '--name-status')
    .trim()
    .replaceAll('content/', '')
    .replaceAll('\t', ' ')
  const lines = git(...diff, '--unified=0', '--diff-filter=MR', ...how).match(
    /^[-+](?!--|\+\+).*/gm,
  )
  return { files: files.replaceAll('\n', ', '), lines }
}

export const branchIn = async (dialog: Locator) =>
  (await dialog.getByText(/^(?:Proposed as|Added to) /).getAttribute('data-branch')) ?? ''

/** Proposes, and gives back how the proposal differs from main. */
export async function propose(page: Page, site: Site, sentence: string, commits = [sentence]) {
  const { git } = site
  const branch = await branchIn(await send(page, sentence))
  const told = git('log', '--format=%an: %s', `main..${branch}`).trim().split('\n')
  expect(told).toEqual(commits.map((commit) => `Ada Author: ${commit}`))
  expect(git('status', '--porcelain')).toBe('')
  return { branch, ...changesOf(site, branch) }
}

/** What the content check says of a proposal in a clone of its branch. */
export function checkProposed({ folder, clone, git }: Site, branch: string) {
  const root = join(folder, branch)
  git('clone', '--quiet', '--branch', branch, clone, root)
  return contentCheck({ root, readEnglish })
}

/**
 * Leaves the proposal or the changes of a test, so that the next one begins with what is published. Its branches go: the same
 * words proposed again would be taken for a repeated request.
 */
export async function leaveProposal({ page, site }: { page: Page; site: Site }) {
  await page.keyboard.press('Escape')
  // Opened again before it is told that it was closed, it would close.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^Propose/ }).click()
  const dialog = page.getByRole('dialog')
  // On a busy machine it opens a moment after the click.
  await dialog.getByRole('heading', { level: 2 }).waitFor()
  const discards = dialog.getByRole('button', { name: /^Take all of it back/ })
  // A page that was deleted takes entries of other files along.
  while ((await discards.count()) > 0) await discards.last().click()
  const anew = dialog.getByRole('button', { name: 'Start a new one' })
  if (await anew.isVisible()) await anew.click()
  await dialog.getByRole('heading', { name: 'Propose' }).waitFor()
  await page.keyboard.press('Escape')
  const branches = site.git('branch', '--list', '--format=%(refname:short)', 'edit/*').split('\n')
  const left = branches.filter((branch) => branch !== '')
  if (left.length > 0) site.git('branch', '--quiet', '--delete', '--force', ...left)
}
