import { execFileSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launch } from 'puppeteer-core'
import sharp from 'sharp'
import { contentCheck } from '#check/command.ts'
import { readEnglish } from '#check/read/dictionaries.ts'
import { filesOf, textOf } from '#lib/testing/tree.ts'
import { startEditor } from '../editor/testing/editor.ts'
import { startForge } from '../editor/testing/forge.ts'
import { findBrowsers } from './browsers/driver.ts'
import { violationsInBothSchemes } from './support/axe.ts'
import {
  branchIn,
  button,
  changesOf,
  isChecked,
  open,
  preview,
  propose,
  SAMPLE_PAGE,
  samplePage,
  send,
  test,
  write,
} from './support/editor.ts'
import { watch } from './support/faults.ts'
import { expect, FULL_BROWSER, type Locator, type Page } from './support/test.ts'

test.describe.configure({ mode: 'default' })

/** Leaves the proposal or the changes of a test, so that the next one begins with what is published. */
test.afterEach(async ({ page }) => {
  await page.keyboard.press('Escape')
  // Opened again before it is told that it was closed, it would close.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^Propose/ }).click()
  const dialog = page.getByRole('dialog')
  for (const file of (await dialog.getByRole('button', { name: /^Discard/ }).all()).reverse())
    await file.click()
  const anew = dialog.getByRole('button', { name: 'Start a new one' })
  if (await anew.isVisible()) await anew.click()
  await expect(dialog.getByRole('heading', { name: 'Propose' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('changes the words of a drawing, a field of the head, a question, an office, the menu and a testimonial, and no other byte', async ({
  page,
  site,
}) => {
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('figcaption span').first().click()
  const caption = page.getByRole('textbox', { name: 'Figure: Caption' })
  const old = await caption.inputValue()
  await caption.fill(`${old} again`)
  await button(page, 'Done').click()
  await button(page, 'Facts').click()
  const about = page.getByRole('group', { name: 'Search' }).getByLabel('Title')
  await about.fill('Testing of ETL and Data Warehouses')
  await open(page, '/services/devops', 'Facts')
  await button(page, 'Add to faqs').click()
  const added = page.getByRole('group', { name: /^Faqs \d$/ }).last()
  await added.getByLabel('Question').fill('Who is called at night while you are with us?')
  await added
    .getByLabel('Answer')
    .fill('Your engineers, with one of ours beside them. Both write it down.')
  await open(page, 'offices')
  const entry = page.getByRole('group', { name: 'Entry 1', exact: true })
  await entry.getByLabel('Postal code').fill('560002')
  await open(page, 'navigation')
  await page.getByRole('group', { name: 'Quick' }).getByLabel('Heading').fill('Short ways')
  await open(page, 'testimonials')
  await entry.getByLabel('Designation').fill('Head of Platform Engineering')
  const { files, lines } = await propose(page, site, 'Say it in other words')
  const data = 'M data/navigation.yaml, M data/offices.yaml, M data/testimonials.yaml'
  expect(files).toBe(`${data}, M etl-testing.mdx, M services/devops.mdx`)
  expect(lines).toEqual([
    expect.stringMatching(/^- {4}heading: /),
    '+    heading: Short ways',
    expect.stringMatching(/^- {2}postalCode: /),
    '+  postalCode: "560002"',
    expect.stringMatching(/^- {2}designation: /),
    '+  designation: Head of Platform Engineering',
    expect.stringMatching(/^- {2}title: /),
    '+  title: Testing of ETL and Data Warehouses',
    expect.stringContaining(`${old}"`),
    expect.stringContaining(`${old} again"`),
    '+  - question: Who is called at night while you are with us?',
    expect.stringContaining('+    answer: Your engineers, with one of ours'),
  ])
})

/** What a reader sees of a page: each text, with the size and the style that it has. */
const looksOf = (main: Locator) =>
  main.evaluate(async (main) => {
    for (const details of main.querySelectorAll('details')) details.setAttribute('open', '')
    await main.ownerDocument.fonts.ready
    const shown = [...main.querySelectorAll('*')].filter((element) => element.checkVisibility())
    return shown.map((element) => {
      const words = [...element.childNodes].map((node) =>
        node.nodeType === 3 ? node.textContent : '',
      )
      const { width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font } = getComputedStyle(element)
      const looks = [Math.round(width), Math.round(height), color, backgroundColor, font]
      return [element.tagName, ...looks, words.join('').replace(/\s+/g, ' ')].join(' ')
    })
  })

test('shows pages as visitors will see them, and opens just the text that is clicked', async ({
  page,
  browser,
  baseURL,
}) => {
  const frame = page.locator('.preview')
  const built = await browser.newPage({ reducedMotion: 'reduce' })
  // As in the frame, where nothing is run.
  await built.route(/\.js$/, (route) => route.abort())
  for (const path of ['/', '/contact-us', '/services/core-testing', '/mobile-testing']) {
    await open(page, path, 'Page')
    const size = frame.evaluate(({ clientWidth: width, clientHeight: height }) => ({
      width,
      height,
    }))
    await built.setViewportSize(await size)
    await built.goto(`${baseURL}${path}`)
    const mine = await looksOf(preview(page).locator('main'))
    expect(mine).toEqual(await looksOf(built.locator('main')))
  }
  await built.close()
  await open(page, '/etl-testing', 'Page')
  const form = page.getByRole('form', { name: 'Words' })
  for (const [name, text] of [
    ['Title', 'ETL Testing'],
    ['Figure: Caption', 'A night that was loaded twice'],
    ['Heading', 'Data reconciliation, from row counts to replayed history'],
    ['Table: Caption', 'What each step of data testing costs and finds'],
    ['Table cell', 'Rows lost and doubled in equal number'],
    ['List item', 'No two intervals overlap'],
    ['Faqs 1 › Question', 'Is comparing row counts enough?'],
    ['Closing › Heading', 'The load you do not trust'],
  ] as const) {
    await preview(page).locator('main').getByText(text, { exact: true }).last().click()
    await expect(form.getByRole('textbox', { name, exact: true })).toHaveValue(text)
    await expect(form.getByRole('textbox')).toHaveCount(1)
    await form.getByRole('button', { name: 'Done' }).click()
  }
})

test('names an error beside the page, corrects it, keeps Propose off until then, and knows when all is undone', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Every colour can be tested')
  const error = page.locator('.findings .error')
  await expect(error).toContainText('color')
  await page.getByRole('button', { name: /^Propose/ }).click()
  await expect(page.getByRole('dialog')).toContainText('There is an error in etl-testing.mdx, line')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Propose' })).toBeDisabled()
  expect(await violationsInBothSchemes(page, 'dialog')).toEqual([])
  await page.keyboard.press('Escape')
  await button(page, 'Source').click()
  await error.getByRole('button', { name: 'Show' }).click()
  const selected = () =>
    page
      .locator('.source')
      .evaluate((host) => (host.shadowRoot as Document | null)?.getSelection()?.toString())
  await expect.poll(selected).toBe('colour')
  expect(await violationsInBothSchemes(page, 'body')).toEqual([])
  await button(page, 'Page').click()
  await error.getByRole('button', { name: 'Correct it' }).dblclick()
  await expect(error).toHaveCount(0)
  await expect(button(page, 'Propose (1)')).toBeVisible()
  await write(page, 'Every color can be tested', 'Every load can be tested')
  await expect(button(page, 'Propose')).toBeVisible()
  // A title that has changed names the labels that still say the old one.
  await button(page, 'Facts').click()
  await page.getByLabel('Title', { exact: true }).first().fill('ETL Checks')
  await expect(page.locator('.findings')).toContainText(
    'the title was "ETL Testing", which still appears in',
  )
  await button(page, 'Undo').click()
  await expect(button(page, 'Propose')).toBeVisible()
  // A colon makes the title a key, and the page still has a name.
  await button(page, 'Source').click()
  await page
    .getByRole('textbox', { name: 'Source of content/etl-testing.mdx' })
    .press('Control+Home')
  for (const key of ['ArrowDown', 'ArrowDown', 'End']) await page.keyboard.press(key)
  await page.keyboard.type(': an overview')
  await expect(page.getByRole('heading', { level: 1, name: '/etl-testing' })).toBeVisible()
  await button(page, 'Undo').click()
  await expect(button(page, 'Propose')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(button(page, 'Propose (1)'), 'the step before').toBeVisible()
  // Words that the browser cannot save are not lost in silence, and are saved with the next ones.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      IDBObjectStore.prototype.put = put
      throw new DOMException('Full', 'QuotaExceededError')
    }
  })
  await button(page, 'Page').click()
  await write(page, 'Every color can be tested', 'Each load can be tested')
  await expect(page.getByRole('alert')).toContainText('Propose them before you close it')
  // A file of facts that cannot be read stops no more than its form.
  await open(page, 'offices', 'Source')
  await page
    .getByRole('textbox', { name: 'Source of content/data/offices.yaml' })
    .press('Control+Home')
  await page.keyboard.type('"')
  await expect(error.first()).toContainText('offices.yaml')
  await button(page, 'Facts').click()
  await expect(page.locator('.work')).toContainText('These facts cannot be read right now')
  await page.reload()
  await expect(button(page, 'Propose (2)')).toBeVisible()
})

/** The text of a finished page on contract testing: that of another, in words that stand nowhere in this order. */
const finished = samplePage
  .replace('title: ETL Testing', 'title: Contract Testing\ndraft: true')
  .replace(
    'title: ETL and Data Warehouse Testing Services',
    'title: Contract Testing Between Services',
  )
  .replace('about: ETL testing', 'about: contract testing')
  .replace('parent: /services/core-testing', 'parent: /services/digital-assurance')
  .replaceAll(/<Table[\s\S]*?<\/Table>\n\n|^- [A-Z].*\n/gm, '')
  .replaceAll(/(?<=[ "])[a-z]+(?: [a-z]+){2,}(?=[ ,."])/g, (words) =>
    words.split(' ').reverse().join(' '),
  )

test('makes a new page under another, publishes it on a day in the menu, deletes one for a successor, and renames one', async ({
  page,
  site,
}) => {
  const dialog = page.getByRole('dialog')
  const submit = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await button(page, 'New page').click()
  await dialog.getByLabel('Title').fill('Contract Testing')
  await dialog.getByLabel('Under which page').selectOption('/services/digital-assurance')
  await submit('Create')
  await expect(page.getByRole('heading', { level: 1, name: 'Contract Testing' })).toBeVisible()
  await button(page, 'Source').click()
  const written = page.getByRole('textbox', { name: 'Source of content/contract-testing.mdx' })
  await written.press('Control+a')
  await written.evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  }, finished)
  await button(page, 'Publish').click()
  await dialog.getByLabel('On which day').fill('2031-05-02')
  await dialog.getByLabel('Other words that visitors search for').fill('pact, consumer tests')
  await submit('Publish')
  // What is left to be written is shown: the words of its card.
  await isChecked(page)
  await page
    .locator('.findings .error', { hasText: 'REPLACE' })
    .getByRole('button', { name: 'Show' })
    .click()
  await page.keyboard.press('Shift+End')
  await page.keyboard.insertText('What two services promise each other, tried on both sides.')
  await open(page, '/cookie-notice')
  await button(page, 'Delete').click()
  await dialog.getByLabel('Which page replaces it').selectOption('/privacy-notice')
  await submit('Delete')
  await open(page, '/accessibility-statement')
  await button(page, 'Address').click()
  await dialog.getByLabel('New address').fill('/etl-testing')
  await submit('Change')
  await expect(dialog.getByRole('alert')).toContainText('is there already')
  expect(await violationsInBothSchemes(page, 'dialog')).toEqual([])
  await dialog.getByLabel('New address').fill('/accessibility')
  await submit('Change')
  const { branch, files } = await propose(page, site, 'Begin a page on contract testing')
  const copy = join(site.folder, 'proposed')
  execFileSync('git', ['clone', '--quiet', '--branch', branch, site.clone, copy])
  expect(contentCheck({ root: copy, readEnglish }), 'on a disk').toMatchObject({ failed: false })
  expect(files.split(', ')).toEqual(
    expect.arrayContaining([
      'R100 accessibility-statement.mdx accessibility.mdx',
      'A contract-testing.mdx',
      'D cookie-notice.mdx',
      'M data/navigation.yaml',
      'M data/redirects.json',
      'M data/synonyms.yaml',
      'M services/digital-assurance.mdx',
    ]),
  )
  // Nothing leads to the former addresses any more, and everything that did leads to the new ones.
  const leadingTo = (commit: string, path: string) =>
    site.git('grep', '--count', '-F', `](${path})`, commit, '--', 'content').match(/:\d+$/gm)
  const mentions = site.git(
    'grep',
    '-lE',
    '/(cookie-notice|accessibility-statement)',
    branch,
    '--',
    'content',
  )
  expect(mentions.trim()).toBe(`${branch}:content/data/redirects.json`)
  expect(leadingTo(branch, '/accessibility')).toEqual(leadingTo('main', '/accessibility-statement'))
  const { lines } = changesOf(site, branch)
  expect(lines).toEqual(
    expect.arrayContaining([
      '+        - label: Contract Testing',
      '+          href: /contract-testing',
      '-      href: /cookie-notice',
      '+  { "from": "/accessibility-statement", "to": "/accessibility" },',
      '+  { "from": "/cookie-notice", "to": "/privacy-notice" },',
      '+- href: /contract-testing',
      '+    - pact',
      '+    - consumer tests',
      '+<Card title="Contract Testing" icon="compass" href="/contract-testing">',
      '+What two services promise each other, tried on both sides.',
    ]),
  )
  const published = finished
    .replace('draft: true\n', '')
    .replace(/\n---\n\n/, '\npublishAt: 2031-05-02$&')
  expect(site.git('show', `${branch}:content/contract-testing.mdx`)).toBe(published)
})

test('adds a photograph in place of a drawing, and to the same proposal later that of a person by the form of all people', async ({
  page,
  site,
}) => {
  await open(page, '/etl-testing', 'Page')
  const plain = { width: 1400, height: 900, channels: 3, background: 'teal' } as const
  const buffer = await sharp({ create: plain }).jpeg().toBuffer()
  await button(page, 'Photograph').click()
  const dialog = page.getByRole('dialog')
  const mimeType = 'image/jpeg'
  const name = 'Zwei Leute am Tisch.JPG'
  await dialog.getByLabel('What a visitor would see').fill('Two engineers at a table with a ledger')
  const heic = Buffer.from('\0\0\0\x18ftypheic')
  for (const bytes of [heic, buffer]) {
    await dialog.getByLabel('Photograph').setInputFiles({ name, mimeType, buffer: bytes })
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    if (bytes === heic)
      await expect(dialog.getByRole('alert')).toContainText('a HEIC file from an iPhone')
  }
  const shown = preview(page).getByRole('img', { name: 'Two engineers at a table with a ledger' })
  await expect(shown).toBeVisible()
  await expect((await send(page, 'Show two of us at work')).getByText('Proposed as')).toBeVisible()
  // Later, the editor is opened anew.
  await button(page, 'Start a new one').click()
  await expect(dialog.getByRole('heading', { name: 'Propose', exact: true })).toBeVisible()
  await page.reload()
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('ETL Testing')
  await expect(shown).toHaveCount(0)
  await button(page, 'Propose').click()
  await dialog.getByRole('button', { name: 'Show two of us at work' }).click()
  await expect(dialog).toContainText('Add to your proposal')
  await page.keyboard.press('Escape')
  await expect(shown).toBeVisible()
  await open(page, 'people')
  const person = page.getByRole('group', { name: 'Entry 1', exact: true })
  const photo = person.getByLabel('Photo', { exact: true })
  // Another photograph of the same name does not replace the first, and one that nobody shows can be deleted.
  const other = await sharp(buffer).negate().jpeg().toBuffer()
  await photo.setInputFiles({ name, mimeType, buffer: other })
  await expect(
    person.getByRole('button', { name: 'Remove zwei-leute-am-tisch-2.jpg' }),
  ).toBeVisible()
  await photo.setInputFiles({ name: 'Anita Rao.JPG', mimeType, buffer })
  const unused = page.locator('.findings li', { hasText: 'no page shows this photograph' })
  await unused.getByRole('button', { name: 'Show' }).click()
  await button(page, 'Delete it').click()
  await expect(unused).toHaveCount(0)
  const sentences = ['Show who leads us, too', 'Show two of us at work']
  const { branch, files, lines } = await propose(page, site, 'Show who leads us, too', sentences)
  const photos = 'A data/photos/anita-rao.jpg, A data/photos/zwei-leute-am-tisch.jpg'
  expect(files).toBe(`M data/people.yaml, ${photos}, M etl-testing.mdx`)
  const [drawing = ''] = /<Figure\s+name="reconcile"[\s\S]*?\/>/.exec(samplePage) ?? []
  expect(lines).toEqual([
    '+  photo: anita-rao.jpg',
    ...drawing.split('\n').map((line) => `-${line}`),
    '+![Two engineers at a table with a ledger](zwei-leute-am-tisch.jpg)',
  ])
  for (const name of ['anita-rao', 'zwei-leute-am-tisch']) {
    const args = ['show', `${branch}:content/data/photos/${name}.jpg`]
    expect(execFileSync('git', args, { cwd: site.clone }).equals(buffer)).toBe(true)
  }
})

test('completes blocks, parameters, icons, drawings and addresses in the source', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Source')
  const lines = page.locator('.source .cm-line')
  const plain = await lines.first().evaluate((line) => getComputedStyle(line).color)
  const word = (words: string) => lines.locator('span').getByText(words, { exact: true }).first()
  await expect(word('layout')).not.toHaveCSS('color', plain)
  await page
    .getByRole('textbox', { name: 'Source of content/etl-testing.mdx' })
    .press('Control+End')
  await expect(word('Data quality checks that stay in your scheduler')).toHaveCSS(
    'font-weight',
    '700',
  )
  for (const name of ['Figure', 'caption']) await expect(word(name)).not.toHaveCSS('color', plain)
  for (const [typed, name] of [
    ['<Accordi', 'AccordionItem'],
    ['<Section lay', 'layout'],
    ['<Section layout="pin', 'pinned'],
    ['<Card icon="comp', 'compass'],
    ['<Figure name="pipe', 'pipeline'],
    ['<Card href="/services/dev', '/services/devops'],
    ['[words](/contact', '/contact-us'],
  ] as const) {
    await page.keyboard.insertText(typed.slice(0, -1))
    await page.keyboard.type(typed.slice(-1))
    // A list that is still filling may ignore a click.
    await expect(async () => {
      await page
        .locator('.source')
        .getByRole('option', { name, exact: true })
        .click({ timeout: 2000 })
      await expect(lines.last()).toContainText(name, { timeout: 1000 })
    }).toPass()
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Delete')
  }
  await expect(button(page, 'Propose')).toBeVisible()
})

test('keeps all words but the one that was being typed when its browser is killed', async ({
  site,
}) => {
  const userDataDir = join(site.folder, 'profile')
  const start = async () => {
    const browser = await launch({ ...FULL_BROWSER, userDataDir })
    const [context] = (await chromium.connectOverCDP(browser.wsEndpoint())).contexts()
    const page = (await context?.newPage()) as Page
    await page.goto(`${site.address}/#${encodeURIComponent('content/etl-testing.mdx')}`)
    return { page, process: browser.process() }
  }
  const first = await start()
  await isChecked(first.page)
  await preview(first.page)
    .locator('[data-spot]', { hasText: 'Every load can be tested' })
    .last()
    .click()
  await first.page.getByRole('form', { name: 'Words' }).getByRole('textbox').press('End')
  await first.page.keyboard.type(' And now, in the middle of writ', { delay: 50 })
  first.process?.kill('SIGKILL')
  const { page, process: last } = await start()
  await expect(preview(page).locator('main')).toContainText('And now, in the middle of')
  last?.kill('SIGKILL')
})

test('leaves nothing of itself in what ships', () => {
  const ships = globSync('out/**/*.{html,js,css}').map(textOf)
  expect(ships.length).toBeGreaterThan(64)
  for (const trace of ['cm-tooltip', 'data-spot', 'Your words are saved in this browser']) {
    expect(globSync('out-editor/assets/*.js').some((file) => textOf(file).includes(trace))).toBe(
      true,
    )
    expect(ships.filter((text) => text.includes(trace))).toEqual([])
  }
})

test('brings in what others have changed, shows both versions of the same line, and goes on after a reload', async ({
  page,
  faults,
  site,
}) => {
  faults.allow(/409|422/)
  const { clone, git } = site
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Any load can be tested')
  const start = git('rev-parse', 'main').trim()
  /** What a colleague writes into what is checked out. */
  const meanwhile = (from: string, to: string, sentence: string) => {
    const file = join(clone, 'content/etl-testing.mdx')
    writeFileSync(file, textOf(file).replace(from, to))
    git('commit', '--quiet', '--all', '--message', sentence)
  }
  try {
    meanwhile('Every load can be tested', 'One load can be tested', 'Change it meanwhile')
    meanwhile('A night that was loaded twice', 'A night loaded twice', 'Shorten it')
    const dialog = await send(page, 'Speak of any load')
    await expect(dialog.getByRole('alert')).toContainText('the same lines')
    await page.keyboard.press('Escape')
    await expect(page.locator('.clash')).toContainText('One load can be tested')
    expect(await violationsInBothSchemes(page, '.side')).toEqual([])
    await button(page, 'Keep both').click()
    await expect(preview(page).locator('main')).toContainText(
      /Any load can be tested.*One load can be tested/s,
    )
    await button(page, 'Undo').click()
    await button(page, 'Keep yours').click()
    const { branch, lines } = await propose(page, site, 'Speak of any load')
    expect(lines).toHaveLength(2)
    await page.keyboard.press('Escape')
    await expect(preview(page).locator('main')).toContainText('A night loaded twice')
    await write(page, 'Any load can be tested', 'Some loads can be tested')
    await page.reload()
    await isChecked(page)
    await expect(preview(page).locator('main'), 'unsaved words').toContainText(
      'Some loads can be tested',
    )
    await expect(button(page, 'Propose (1)')).toBeVisible()
    // A colleague adds to the proposal meanwhile.
    git('checkout', '--quiet', branch)
    meanwhile('The third step', 'Step three', 'Change the proposal, too')
    await expect((await send(page, 'Speak of some loads')).getByText('Proposed as')).toContainText(
      branch,
    )
    const told = git('log', '--format=%s', `main..${branch}`).trim().split('\n')
    expect(told).toEqual(['Speak of some loads', 'Change the proposal, too', 'Speak of any load'])
    expect(git('show', `${branch}:content/etl-testing.mdx`)).toMatch(
      /Some loads can be tested.*Step three/s,
    )
    // It is published, and its branch deleted, while the author goes on.
    await page.keyboard.press('Escape')
    await write(page, 'Some loads can be tested', 'Most loads can be tested')
    git('checkout', '--quiet', '--force', 'main')
    git('merge', '--quiet', '--no-edit', branch)
    git('branch', '--quiet', '--delete', '--force', branch)
    await expect((await send(page, 'Speak of most loads')).getByRole('alert')).toContainText(
      'no longer exists',
    )
    await button(page, 'Start a new one').click()
    await expect(dialog.getByRole('heading', { name: 'Propose', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    // Then a colleague deletes the whole page.
    const whole = git('show', 'main:content/etl-testing.mdx')
    git('rm', '--quiet', 'content/etl-testing.mdx')
    git('commit', '--quiet', '--message', 'Delete it')
    await expect((await send(page, 'Speak of most loads')).getByRole('alert')).toContainText(
      'the same lines',
    )
    await page.keyboard.press('Escape')
    await button(page, 'Keep yours').click()
    const mine = await branchIn(await send(page, 'Speak of most loads'))
    const most = whole.replace('Some loads can be tested', 'Most loads can be tested')
    expect(git('show', `${mine}:content/etl-testing.mdx`)).toBe(most)
  } finally {
    git('checkout', '--quiet', '--force', '-B', 'main', start)
  }
})

test('keeps what is written while a proposal is on its way, and all of it while the server is down', async ({
  page,
  faults,
}) => {
  faults.allow(/503/)
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Any load can be tested')
  const { promise: isWritten, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/propose', async (route) => {
    await isWritten
    await route.continue()
  })
  await send(page, 'Speak of any load')
  await page.keyboard.press('Escape')
  await write(page, 'The third step', 'Step three')
  const opened = page.waitForResponse('**/api/tree?*')
  goOn()
  await opened
  await expect(preview(page).locator('main')).toContainText('Step three')
  await expect(button(page, 'Propose (1)')).toBeVisible()
  await page.unroute('**/api/propose')
  const json = { error: 'The server is being restarted.' }
  await page.route('**/api/tree?*', (route) => route.fulfill({ status: 503, json }), { times: 1 })
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('The server is being restarted.')
  await button(page, 'Try again').click()
  await expect(preview(page).locator('main')).toContainText('Step three')
  await expect(button(page, 'Propose (1)')).toBeVisible()
})

test('is used by keyboard alone, from the list of pages to the proposal, passes axe, and fits a wide and a narrower window', async ({
  page,
  site,
}) => {
  /** Goes on by one key until something has the focus; a way of more than 25 presses would be too long. */
  const goTo = async (key: string, target: Locator) => {
    const isThere = () =>
      target.evaluate(
        (element) =>
          element.ownerDocument.hasFocus() && element.ownerDocument.activeElement === element,
      )
    for (let presses = 0; presses < 25 && !(await isThere()); presses++)
      await page.keyboard.press(key)
    await expect(target).toBeFocused()
  }
  await isChecked(page)
  await goTo('Tab', page.getByRole('searchbox', { name: 'Find a page' }))
  await page.keyboard.type('about')
  await goTo('Tab', page.getByRole('button', { name: '/about-us' }))
  await page.keyboard.press('Enter')
  await goTo('Shift+Tab', button(page, 'Page'))
  await page.keyboard.press('Enter')
  await goTo('Tab', preview(page).locator('main [data-spot]').first())
  const paragraph = preview(page).locator('main p[data-spot]').nth(1)
  await goTo('ArrowDown', paragraph)
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Paragraph' })
  await expect(field).toBeFocused()
  const written = await field.inputValue()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' Anyone can hold it, too.')
  await page.keyboard.press('Control+Enter')
  await expect(preview(page).getByText('Anyone can hold it, too.')).toBeFocused()
  await goTo('Shift+Tab', button(page, 'Propose (1)'))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await goTo('Tab', dialog.getByLabel('What you changed, in a sentence'))
  await page.keyboard.type('Say who may hold it')
  await isChecked(page)
  await goTo('Tab', dialog.getByRole('button', { name: 'Propose' }))
  await page.keyboard.press('Enter')
  expect(changesOf(site, await branchIn(dialog)).lines).toEqual([
    `-${written}`,
    `+${written} Anyone can hold it, too.`,
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox').clear()
  await preview(page).locator('main [data-spot]').first().click()
  for (const width of [820, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const view of ['Facts', 'Source', 'Page']) {
      await button(page, view).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await violationsInBothSchemes(page, 'body'), `${view}, ${width} px`).toEqual([])
    }
  }
})

for (const { name, launch } of findBrowsers())
  test(`changes a sentence in ${name}, checks and proposes it`, async ({ site }) => {
    const driver = await launch(1280)
    try {
      await driver.open(`${site.address}/#${encodeURIComponent('content/etl-testing.mdx')}`)
      const until = (is: (wanted: string) => boolean, wanted: string) =>
        expect.poll(() => driver.run(is, wanted), { timeout: 60_000 }).toBe(true)
      const isThere = (wanted: string) =>
        until((selector) => document.querySelector(selector) !== null, wanted)
      await isThere('[data-checked=site]')
      // Clicks the paragraph with some words, once there is one.
      await until((wanted) => {
        const page = document.querySelector<HTMLIFrameElement>('.preview')?.contentDocument
        const all = [...(page?.querySelectorAll<HTMLElement>('main p[data-spot]') ?? [])]
        const found = all.find(({ textContent }) => textContent?.includes(wanted))
        found?.click()
        return found !== undefined
      }, 'Every load')
      await isThere('.words textarea')
      await driver.type('.words textarea', 'Each colour. ')
      await isThere('.findings .error')
      await driver.click('.findings .error button')
      await isThere('[data-checked=site]')
      await driver.click('.bar > .primary')
      await driver.type('dialog textarea', `Say it in ${name}`)
      await isThere('dialog .primary:enabled')
      await driver.click('dialog .primary')
      await isThere('dialog .good')
      const branch = site.git('branch', '--list', `edit/say-it-in-${name.toLowerCase()}-*`).trim()
      expect(site.git('diff', `main...${branch}`)).toMatch(/^\+.*Each color\./m)
      expect(driver.complaints()).toEqual([])
    } finally {
      await driver.close()
    }
  })

test('on its worker, with a forge in place of GitHub, keeps the words of an author whose session has ended', async ({
  browser,
}) => {
  const files = filesOf('content/**/*.*').map((file) => [file, textOf(file)])
  const forge = await startForge({ ...Object.fromEntries(files), [SAMPLE_PAGE]: samplePage })
  const worker = await startEditor(forge, 'out-editor')
  const context = await browser.newContext({ baseURL: worker.url })
  try {
    const faults = await watch(context, worker.url)
    faults.allow(/^other host: .*\/login\/oauth\/authorize/)
    faults.allow(/401/)
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await open(page, '/etl-testing')
    await write(page, 'Every load can be tested for an hour', 'Each load can be tested for an hour')
    forge.expire()
    await send(page, 'Say each instead of every')
    await page.getByRole('link', { name: 'Sign in' }).click()
    const dialog = await send(page, 'Say each instead of every')
    await expect(dialog.getByText('Proposed as').getByRole('link')).toHaveAttribute(
      'href',
      /\/pull\/1$/,
    )
    await expect(dialog.getByText('Your open proposal')).toBeVisible()
    const [pull] = forge.pulls
    const diff = forge.git(['diff', '--unified=0', `main...${pull?.branch}`])
    expect(diff.split('\n').filter((line) => /^[-+](?!--|\+\+)/.test(line))).toHaveLength(2)
    expect(diff).toContain('+Each load can be tested')
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(forge.problems).toEqual([])
    expect(faults.unexpected()).toEqual([])
  } finally {
    await context.close()
    await worker.stop()
    await forge.close()
  }
})
