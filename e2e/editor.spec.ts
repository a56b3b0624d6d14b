import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesOf, textOf } from '#lib/testing/tree.ts'
import { freePort } from '#tools/freePort.ts'
import { contentCheck } from '#tools/lint/disk.ts'
import { type Editor, startEditor } from '../editor/testing/editor.ts'
import { type Forge, startForge } from '../editor/testing/forge.ts'
import { violationsInBothSchemes } from './support/axe.ts'
import { expect, type Page, test } from './support/test.ts'

/** The editor as `npm run edit` serves it, on a clone of its own. Each test proposes, and none changes main. */
test.describe.configure({ mode: 'default' })
test.use({
  viewport: { width: 1280, height: 800 },
  baseURL: async ({ browserName: _ }, use) => use(address),
})

let folder: string
let clone: string
let server: ChildProcess
let address: string

const git = (...args: string[]) => execFileSync('git', args, { cwd: clone, encoding: 'utf8' })

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'))
  clone = join(folder, 'site')
  execFileSync('git', ['clone', '--quiet', '.', clone])
  git('checkout', '--quiet', '-B', 'main')
  git('config', 'user.name', 'Ada Author')
  git('config', 'user.email', 'ada@plumbline.example')
  const port = await freePort()
  address = `http://localhost:${port}`
  server = spawn(process.execPath, ['editor/local.ts', clone], {
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (server.stdout) await once(server.stdout, 'data')
})

test.afterAll(() => {
  server.kill()
  rmSync(folder, { recursive: true })
})

async function open(page: Page, file: string, view?: 'Facts' | 'Source') {
  await page.goto(`/#${encodeURIComponent(`content/${file}`)}`)
  await isChecked(page)
  if (view) await page.getByRole('button', { name: view, exact: true }).click()
}

const status = (page: Page) => page.getByRole('status').first()
const isChecked = (page: Page) =>
  expect(status(page)).toHaveAttribute('data-checked', 'true', { timeout: 60_000 })
const preview = (page: Page) => page.frameLocator('.preview')

/** Clicks a text in the page, and writes another. */
async function write(page: Page, text: string, now: string, then = now) {
  await preview(page).locator('[data-spot]', { hasText: text }).last().click()
  const field = page.getByRole('form', { name: 'Words' }).getByRole('textbox').first()
  await field.fill((await field.inputValue()).replace(text, now))
  await expect(preview(page).locator('main')).toContainText(then)
}

/** Proposes, and gives back the lines that differ from main; the clone of the proposal passes the check. */
async function propose(page: Page, sentence: string): Promise<{ branch: string; lines: string[] }> {
  await isChecked(page)
  await page.getByRole('button', { name: /^Propose/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What you changed, in a sentence').fill(sentence)
  await dialog.getByRole('button', { name: 'Propose' }).click()
  const proposed = dialog.getByText('Proposed as')
  await expect(proposed).toBeVisible()
  const branch = /edit\/[\w-]+/.exec((await proposed.textContent()) ?? '')?.[0] ?? ''
  const [author, subject] = git('log', '-1', '--format=%an%n%s', branch).split('\n')
  expect([author, subject]).toEqual(['Ada Author', sentence])
  expect(git('status', '--porcelain')).toBe('')
  expect(git('rev-list', '--count', `main..${branch}`).trim()).toBe('1')
  const proposal = join(folder, branch.replace('/', '-'))
  execFileSync('git', ['clone', '--quiet', '--branch', branch, clone, proposal])
  expect(contentCheck({ root: proposal })).toMatchObject({ failed: false })
  const diff = git('diff', '--unified=0', '--find-renames', '--no-color', `main...${branch}`)
  return { branch, lines: diff.split('\n').filter((line) => /^(?:[-+](?!--|\+\+)|rename|Binary)/.test(line)) }
}

test('changes a sentence that was clicked, and nothing else', async ({ page }) => {
  await open(page, 'etl-testing.mdx')
  await write(page, 'Every load can be tested for an hour', 'Each load can be tested for an hour')
  const { lines } = await propose(page, 'Say each instead of every')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toBe(lines[0]?.replace(/^-Every/, '+Each'))
})

test('changes the words of a drawing, and a field of the head', async ({ page }) => {
  await open(page, 'etl-testing.mdx')
  await preview(page).locator('figcaption').first().click()
  const caption = page.getByRole('textbox', { name: 'Figure: Caption' })
  const old = await caption.inputValue()
  await caption.fill(`${old} again`)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Facts', exact: true }).click()
  const about = page.getByRole('group', { name: 'Search' }).getByLabel('Title')
  await about.fill('Testing of ETL and Data Warehouses')
  const { lines } = await propose(page, 'Say the caption in other words')
  expect(lines).toEqual([
    expect.stringMatching(/^- {2}title: /),
    '+  title: Testing of ETL and Data Warehouses',
    expect.stringContaining(`${old}"`),
    expect.stringContaining(`${old} again"`),
  ])
})

test('names an error beside the page, corrects it, and keeps Propose off until then', async ({ page }) => {
  await open(page, 'etl-testing.mdx')
  await write(page, 'Every load can be tested', 'Every colour can be tested')
  const error = page.locator('.findings .error')
  await expect(error).toContainText('color')
  await page.getByRole('button', { name: /^Propose/ }).click()
  await expect(page.getByRole('dialog')).toContainText('An error stands in etl-testing.mdx, line')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Propose' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await error.getByRole('button', { name: 'Correct it' }).click()
  await expect(error).toHaveCount(0)
  await expect(preview(page).locator('main')).toContainText('Every color can be tested')
})

test('changes an office and keeps the comments of its file', async ({ page }) => {
  await open(page, 'data/offices.yaml')
  await page
    .getByRole('group', { name: 'Offices 1', exact: true })
    .or(page.getByRole('group', { name: 'Entry 1' }))
    .getByLabel('Postal code')
    .fill('560002')
  const { lines } = await propose(page, 'Correct the postal code of Bengaluru')
  expect(lines).toEqual(['-  postalCode: "560001"', '+  postalCode: "560002"'])
})

test('adds a question', async ({ page }) => {
  await open(page, 'services/devops.mdx', 'Facts')
  await page.getByRole('button', { name: 'Add to faqs' }).click()
  const added = page.getByRole('group', { name: /^Faqs \d$/ }).last()
  await added.getByLabel('Question').fill('Who is called at night while you are with us?')
  await added
    .getByLabel('Answer')
    .fill(
      'Your engineers, with one of ours beside them for the first four weeks. Both write down what they did.',
    )
  const { lines } = await propose(page, 'Answer who is called at night')
  expect(lines).toEqual([
    '+  - question: Who is called at night while you are with us?',
    expect.stringContaining('+    answer: Your engineers, with one of ours'),
  ])
})

test('makes a new page under another, as a draft with a day, and its card', async ({ page }) => {
  await open(page, 'index.mdx')
  await page.getByRole('button', { name: 'New page' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Contract Testing')
  await dialog.getByLabel('Under which page').selectOption('/services/core-testing')
  await dialog.getByRole('button', { name: 'Do it' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contract Testing' })).toBeVisible()
  await page.getByRole('button', { name: 'Facts', exact: true }).click()
  await page.getByLabel('Publish at').fill('2031-05-02')
  const { branch, lines } = await propose(page, 'Begin a page on contract testing')
  expect(git('diff', '--name-status', `main...${branch}`).trim().split('\n')).toEqual([
    'A\tcontent/contract-testing.mdx',
    'M\tcontent/services/core-testing.mdx',
  ])
  expect(lines).toContain('+publishAt: 2031-05-02')
  expect(lines).toContain('+<Card title="Contract Testing" icon="compass" href="/contract-testing">')
})

test('gives a page another address, which all links follow', async ({ page }) => {
  await open(page, 'accessibility-statement.mdx')
  await page.getByRole('button', { name: 'Address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New address').fill('/etl-testing')
  await dialog.getByRole('button', { name: 'Do it' }).click()
  await expect(dialog.getByRole('alert')).toContainText('is there already')
  await dialog.getByLabel('New address').fill('/accessibility')
  await dialog.getByRole('button', { name: 'Do it' }).click()
  const { lines } = await propose(page, 'Give the statement a shorter address')
  expect(lines).toContain('rename to content/accessibility.mdx')
  expect(lines).toContain('+  { "from": "/accessibility-statement", "to": "/accessibility" },')
  const words = lines.filter((line) => /^[-+]/.test(line) && !line.includes('"from"'))
  for (const line of words) expect(line).toContain('/accessibility')
})

test('deletes a page, whose address leads to its successor', async ({ page }) => {
  await open(page, 'cookie-notice.mdx')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByLabel('Which page answers in its place').selectOption('/privacy-notice')
  await page.getByRole('button', { name: 'Do it' }).click()
  const { branch, lines } = await propose(page, 'Let the privacy notice speak of cookies')
  expect(git('diff', '--name-status', `main...${branch}`)).toContain('D\tcontent/cookie-notice.mdx')
  expect(lines).toContain('+  { "from": "/cookie-notice", "to": "/privacy-notice" },')
})

test('adds a photograph in place of a drawing', async ({ page }) => {
  await open(page, 'etl-testing.mdx')
  const picture = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1400, 900)
    const context = canvas.getContext('2d')
    context?.fillRect(0, 0, 700, 450)
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/jpeg' })).arrayBuffer())]
  })
  await page.getByRole('button', { name: 'Photograph' }).click()
  const dialog = page.getByRole('dialog')
  const name = 'Zwei Leute am Tisch.JPG'
  await dialog
    .getByLabel('Photograph')
    .setInputFiles({ name, mimeType: 'image/jpeg', buffer: Buffer.from(picture) })
  await dialog.getByLabel('What a visitor would see').fill('Two engineers at a table with a ledger')
  await dialog.getByRole('button', { name: 'Do it' }).click()
  await expect(
    preview(page).getByRole('img', { name: 'Two engineers at a table with a ledger' }),
  ).toBeVisible()
  const { branch, lines } = await propose(page, 'Show two of us at work')
  expect(lines).toContain('+![Two engineers at a table with a ledger](zwei-leute-am-tisch.jpg)')
  const bytes = execFileSync('git', ['show', `${branch}:content/data/photos/zwei-leute-am-tisch.jpg`], {
    cwd: clone,
  })
  expect(bytes.equals(Buffer.from(picture))).toBe(true)
})

test('keeps unsaved words through a reload, and leaves every byte where all is undone', async ({ page }) => {
  await open(page, 'about-us.mdx')
  await write(page, 'A plumb line is a weight', 'A plumb bob is a weight')
  await page.reload()
  await isChecked(page)
  await expect(preview(page).locator('main')).toContainText('A plumb bob is a weight')
  await expect(page.getByRole('button', { name: 'Propose (1)' })).toBeVisible()
  await write(page, 'A plumb bob is a weight', 'A plumb line is a weight')
  await expect(page.getByRole('button', { name: 'Propose', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Source', exact: true }).click()
  await page.getByRole('textbox', { name: 'Source of content/about-us.mdx' }).click()
  await page.keyboard.type('x')
  await expect(page.getByRole('button', { name: 'Propose (1)' })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Propose', exact: true })).toBeVisible()
})

test('brings in what others have changed, shows both versions of the same line, and continues a proposal', async ({
  page,
  faults,
}) => {
  faults.allow(/409/)
  await open(page, 'etl-testing.mdx')
  await write(page, 'Every load can be tested', 'Any load can be tested')
  const file = join(clone, 'content/etl-testing.mdx')
  const source = git('show', 'main:content/etl-testing.mdx')
  const start = git('rev-parse', 'main').trim()
  const commit = (text: string) => {
    writeFileSync(file, text)
    git('commit', '--quiet', '--all', '--message', 'Change it meanwhile')
  }
  try {
    commit(
      source
        .replace('Every load can be tested', 'One load can be tested')
        .replace('title: ETL Testing', 'title: ETL Tests'),
    )
    await page.getByRole('button', { name: /^Propose/ }).click()
    await page.getByLabel('What you changed, in a sentence').fill('Speak of any load')
    await page.getByRole('dialog').getByRole('button', { name: 'Propose' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('the same lines')
    await page.keyboard.press('Escape')
    await expect(page.locator('.clash')).toContainText('One load can be tested')
    await page.getByRole('button', { name: 'Keep yours' }).click()
    const { branch, lines } = await propose(page, 'Speak of any load')
    expect(lines).toHaveLength(2)
    await page.keyboard.press('Escape')
    await page.reload()
    await isChecked(page)
    await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('ETL Tests')
    await write(page, 'Any load can be tested', 'Some loads can be tested')
    await isChecked(page)
    await page.getByRole('button', { name: /^Propose/ }).click()
    await page.getByLabel('What you changed, in a sentence').fill('Speak of some loads')
    await page.getByRole('dialog').getByRole('button', { name: 'Propose' }).click()
    await expect(page.getByText('Proposed as')).toContainText(branch)
    expect(git('log', '--format=%s', `main..${branch}`).trim().split('\n')).toEqual([
      'Speak of some loads',
      'Speak of any load',
    ])
  } finally {
    git('reset', '--quiet', '--hard', start)
  }
})

test('is used by keyboard alone', async ({ page }) => {
  await open(page, 'about-us.mdx')
  await preview(page).locator('main [data-spot]').first().focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Propose (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Propose (1)' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const width of [1280, 820]) {
  test(`passes axe and stays within ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, 'about-us.mdx')
    await preview(page).locator('main [data-spot]').first().click()
    for (const view of ['Page', 'Facts', 'Source']) {
      await page.getByRole('button', { name: view, exact: true }).click()
      expect(await violationsInBothSchemes(page, 'body'), view).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

test.describe('on its worker, with a forge in place of GitHub', () => {
  let forge: Forge
  let worker: Editor
  test.use({ baseURL: async ({ browserName: _ }, use) => use(worker?.url ?? address) })
  test.beforeAll(async () => {
    const files = filesOf('content/**/*.*').map((file) => [file, textOf(file)])
    forge = await startForge(Object.fromEntries(files))
    worker = await startEditor(forge, { built: 'out-editor' })
  })
  test.afterAll(async () => {
    await worker?.stop()
    await forge?.close()
  })

  test('keeps the words of an author whose session has ended', async ({ page, faults }) => {
    faults.allow(/^other host: .*\/login\/oauth\/authorize/)
    faults.allow(/401/)
    const signIn = page.getByRole('link', { name: 'Sign in' })
    const dialog = page.getByRole('dialog')
    const send = async () => {
      await isChecked(page)
      await page.getByRole('button', { name: /^Propose/ }).click()
      await dialog.getByLabel('What you changed, in a sentence').fill('Say each instead of every')
      await dialog.getByRole('button', { name: 'Propose' }).click()
    }
    await page.goto('/')
    await signIn.click()
    await page.getByRole('button', { name: '/etl-testing' }).click()
    await write(page, 'Every load can be tested for an hour', 'Each load can be tested for an hour')
    forge.expire()
    await send()
    await signIn.click()
    await send()
    await expect(dialog.getByText('Proposed as').getByRole('link')).toHaveAttribute('href', /\/pull\/1$/)
    const [pull] = forge.pulls
    const diff = forge.git(['diff', '--unified=0', `main...${pull?.branch}`])
    expect(diff.split('\n').filter((line) => /^[-+](?!--|\+\+)/.test(line))).toHaveLength(2)
    expect(diff).toContain('+Each load can be tested')
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(forge.problems).toEqual([])
  })
})
