import { checkSite } from '#check/check.ts'
import { readEnglish } from '#check/read/dictionaries.ts'
import { filesIn } from '#check/read/disk.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import {
  button,
  changesOf,
  firstParagraph,
  isChecked,
  leaveProposal,
  open,
  propose,
  test,
  wordsIn,
  write,
} from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** Whether a word of the site is in no dictionary, such as the name of its owner. */
function hasUnknownWord(root: string): boolean {
  const english = readEnglish()
  let isAsked = false
  const correctionsOf = (word: string) => {
    isAsked = true
    return english.correctionsOf(word)
  }
  checkSite(filesIn(root), { english: { ...english, correctionsOf } })
  return isAsked
}

test('says that it has stopped where a dictionary is missing; then fetches common misspellings for the first word that none has, and says what is meant', async ({
  page,
  site,
  faults,
}) => {
  faults.allow(/\/assets\/english-|^uncaught: Failed to fetch$/)
  await page.route('**/assets/english-*', (route) => route.abort())
  await page.reload()
  const stopped = page.getByRole('alert').filter({ hasText: 'The check has stopped' })
  await expect(stopped).toContainText('without it nothing can be proposed')
  await page.unroute('**/assets/english-*')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  const isMisspellings = (url: string) => /\/misspellings-/.test(url)
  await page.reload()
  await isChecked(page)
  await expect(stopped).toHaveCount(0)
  expect(fetched.some((url) => /\/terms-/.test(url))).toBe(true)
  // What reads what is pasted waits until then.
  expect(fetched.filter((url) => /\/pasted-/.test(url))).toEqual([])
  await expect.poll(() => fetched.some(isMisspellings)).toBe(hasUnknownWord(site.clone))
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Every load can be recieved')
  const error = page.locator('.findings .error')
  await expect(error).toContainText('Write “received”')
  // The words are selected where they are, and the button writes what is meant.
  await error.getByRole('button', { name: 'Show' }).click()
  const field = page.getByRole('textbox', { name: 'Paragraph' })
  const selected = () => page.evaluate(() => document.getSelection()?.toString())
  expect(await selected()).toBe('recieved')
  await isChecked(page)
  await error.getByRole('button', { name: 'Write “received”' }).press('Enter')
  await expect(error).toHaveCount(0)
  // The text stays open, and the focus in the check.
  await expect(field).toHaveText(/can be received/)
  await expect(
    page.locator('#check').locator(':focus').or(page.locator('#check:focus')),
  ).toBeVisible()
  expect(fetched.filter(isMisspellings)).toHaveLength(1)
})

test('tells an error on a changed page before the advice on the open one, by the name of that page', async ({
  page,
}) => {
  await open(page, '/cookie-notice', 'Page')
  await firstParagraph(page).click()
  const paragraph = page.getByRole('textbox', { name: 'Paragraph' })
  await paragraph.fill(`${await wordsIn(paragraph)} Its colour is free.`)
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Every load of Grommunio can be tested')
  await isChecked(page)
  const told = page.locator('.findings > ul > li')
  await expect(told.nth(0)).toContainText(/^Error .+ › Paragraph.*colour/)
  await expect(told.nth(1)).toContainText(/^Advice ETL Testing › Paragraph.*Grommunio/)
})

test('names an error beside the page, corrects it, keeps Propose off until then, and knows when all is undone', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Every colour can be tested')
  const error = page.locator('.findings .error')
  await expect(error).toContainText('color')
  await page.getByRole('button', { name: /^Propose/ }).click()
  await expect(page.getByRole('dialog')).toContainText('There is an error in “ETL Testing”:')
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
  await error.getByRole('button', { name: 'Write “color”' }).dblclick()
  await expect(error).toHaveCount(0)
  await expect(button(page, 'Propose (1)')).toBeVisible()
  await write(page, 'Every color can be tested', 'Every load can be tested')
  await expect(button(page, 'Propose')).toBeVisible()
  // A title that the specification fixes.
  await button(page, 'Details').click()
  await page.getByLabel('Title', { exact: true }).first().fill('ETL Checks')
  await expect(error).toContainText('The owner of the site requires it')
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
  for (const _ of [':', ' an overview']) await button(page, 'Undo').click()
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
  await expect(error.first()).toContainText('Offices, line 1')
  await button(page, 'Details').click()
  await expect(page.locator('.work')).toContainText('These facts cannot be read right now')
  await page.reload()
  await expect(button(page, 'Propose (2)')).toBeVisible()
})

test('names facts as their form does, and shows the one that an error is about', async ({
  page,
}) => {
  await open(page, 'offices', 'Details')
  await button(page, 'Add another office').click()
  const added = page.locator('.form > .entries > .entry').last()
  const first = added.getByLabel('Country', { exact: true })
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
  // The form scrolls, and the window around it stays.
  expect(await page.evaluate(() => [scrollY, document.documentElement.scrollHeight])).toEqual([
    0, 800,
  ])
  await page.getByLabel('Find a page').focus()
  const error = page.locator('.findings .error', { hasText: '“Country code” is empty' })
  await expect(error).toContainText(/Offices › Entry \d+ › Country code/)
  await error.getByRole('button', { name: 'Show' }).click()
  await expect(added.getByLabel('Country code')).toBeFocused()
  // From the list of all changes, too, as long as there is one.
  await page.getByRole('button', { name: /^Propose/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('There is an error in “Offices”: “Short name” is empty')
  await dialog.getByRole('button', { name: 'Show' }).click()
  await expect(added.getByLabel('Short name')).toBeFocused()
})

test('offers what may be meant by a word that no dictionary has', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Every load can be tessted')
  const finding = page.locator('.findings li', { hasText: '“tessted” is not in the dictionary' })
  await finding.getByRole('button', { name: 'Write “tested”' }).click()
  await expect(finding).toHaveCount(0)
  await expect(button(page, 'Propose'), 'nothing has changed').toBeVisible()
})

test('puts a word that is right into the dictionary, where the alphabet puts it', async ({
  page,
  site,
}) => {
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Every load of Grommunio can be tested')
  const finding = page.locator('.findings li', { hasText: '“Grommunio” is not in the dictionary' })
  await finding.getByRole('button', { name: 'Add to the dictionary' }).click()
  await expect(finding).toHaveCount(0)
  const { branch, files } = await propose(page, site, 'Name a tool')
  expect(files).toBe('M data/dictionary.yaml, M etl-testing.mdx')
  expect(changesOf(site, branch, '--', 'content/data/dictionary.yaml').lines).toEqual([
    '+- Grommunio',
  ])
  // In order: the check, which Propose waits for, has nothing against it.
  const words = site.git('show', `${branch}:content/data/dictionary.yaml`).match(/(?<=^- ).*/gm)
  expect(words).toEqual(words?.toSorted(new Intl.Collator('en').compare))
})

test('finds no fault with a new entry before its fields have been left', async ({ page }) => {
  await open(page, 'people')
  await button(page, 'Add another person').click()
  const added = page.locator('.form > .entries > .entry').last()
  const name = added.getByLabel('Name', { exact: true })
  const errors = page.locator('.findings .error')
  await expect(name).toBeFocused()
  await isChecked(page)
  await expect(errors).toHaveCount(0)
  await name.fill('Zoe Strauss')
  await expect(added.getByLabel('Short name')).toHaveValue('zoe-strauss')
  await isChecked(page)
  await added.getByLabel('Role').focus()
  await expect(errors).toHaveCount(0)
  const waits = page.locator('.findings').getByText('is checked once you leave its fields')
  await expect(waits).toBeVisible()
  await page.getByLabel('Find a page').focus()
  await expect(errors.first()).toBeVisible()
  await expect(waits).toHaveCount(0)
})
