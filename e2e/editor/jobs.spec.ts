import { execFileSync } from 'node:child_process'
import sharp from 'sharp'
import { getPage } from '#lib/content/pages.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import {
  addBlock,
  branchIn,
  button,
  changesOf,
  checkProposed,
  firstParagraph,
  isChecked,
  leaveProposal,
  linkToFreePage,
  open,
  openStructure,
  preview,
  propose,
  samplePage,
  send,
  test,
  wordsIn,
} from '../support/editor.ts'
import { expect, type Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** Links to a page by its title, and then gives it another. Returns the former one. */
async function renameLinkedPage(page: Page): Promise<string> {
  const { title } = getPage('/accessibility-statement')
  // Links of the site may call it otherwise.
  await open(page, '/cookie-notice', 'Page')
  await firstParagraph(page).click()
  const paragraph = page.getByRole('textbox', { name: 'Paragraph' })
  await paragraph.fill(`${await wordsIn(paragraph)} See our [${title}](/accessibility-statement).`)
  await open(page, '/accessibility-statement', 'Page')
  await preview(page).locator('main h1').click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Gaps We Know')
  return title
}

test('deletes a page for a successor and renames one, and leads all links to where they are now', async ({
  page,
  site,
}) => {
  const dialog = page.getByRole('dialog')
  const submit = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await open(page, '/cookie-notice')
  await button(page, 'Delete').click()
  await dialog.getByLabel('Which page replaces it').selectOption('/privacy-notice')
  await submit('Delete')
  await open(page, '/accessibility-statement')
  await button(page, 'Change address').click()
  await dialog.getByLabel('New address').fill('/etl-testing')
  await submit('Change')
  await expect(dialog.getByRole('alert')).toContainText('is at /etl-testing already')
  expect(await violationsInBothSchemes(page, 'dialog')).toEqual([])
  await dialog.getByLabel('New address').fill('/accessibility')
  await submit('Change')
  const { branch, files } = await propose(page, site, 'Change two addresses')
  expect(checkProposed(site, branch)).toMatchObject({ failed: false })
  expect(files.split(', ')).toEqual(
    expect.arrayContaining([
      'R100 accessibility-statement.mdx accessibility.mdx',
      'D cookie-notice.mdx',
      'M data/redirects.json',
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
    // What was released once stays in the list of that.
    ':!content/data/released.yaml',
  )
  expect(mentions.trim()).toBe(`${branch}:content/data/redirects.json`)
  expect(leadingTo(branch, '/accessibility')).toEqual(leadingTo('main', '/accessibility-statement'))
  const { lines } = changesOf(site, branch)
  expect(lines).toEqual(
    expect.arrayContaining([
      '-      href: /cookie-notice',
      '+  { "from": "/accessibility-statement", "to": "/accessibility" },',
      '+  { "from": "/cookie-notice", "to": "/privacy-notice" },',
    ]),
  )
})

test('adds a photograph in place of a drawing, and to the same proposal later that of a person by the form of all people', async ({
  page,
  site,
}) => {
  await open(page, '/etl-testing', 'Page')
  const plain = { width: 1400, height: 900, channels: 3, background: 'teal' } as const
  const buffer = await sharp({ create: plain }).jpeg().toBuffer()
  await button(page, 'Add a photograph').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('takes the place of the drawing there, “')
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
  await expect(shown).toBeInViewport()
  // Its words are open, wherever in the page it is.
  const words = page.getByRole('form', { name: 'Words' })
  await expect(words.getByLabel('What a visitor would see')).toHaveValue(
    'Two engineers at a table with a ledger',
  )
  await expect(words.locator('.thumbnail')).toBeVisible()
  // Another file in the same place keeps the words, which stay open, and the first file goes.
  const tall = await sharp({ create: { ...plain, width: 900, height: 1400 } })
    .jpeg()
    .toBuffer()
  for (const [name, bytes] of [
    [
      'Zu klein.JPG',
      await sharp({ create: { ...plain, width: 700, height: 700 } })
        .jpeg()
        .toBuffer(),
    ],
    ['Hochkant.JPG', tall],
  ] as const) {
    if (await dialog.isHidden()) await words.getByRole('button', { name: 'Replace' }).click()
    await dialog.getByLabel('Photograph').setInputFiles({ name, mimeType, buffer: bytes })
    if (bytes !== tall) await expect(dialog.getByRole('alert')).toContainText('at least 1200')
  }
  await expect(dialog).toHaveCount(0)
  await expect(words.getByLabel('What a visitor would see')).toHaveValue(
    'Two engineers at a table with a ledger',
  )
  await expect(shown).toHaveAttribute('height', '1400')
  await button(page, 'Undo').click()
  await expect(shown).toHaveAttribute('height', '900')
  await shown.click()
  await words.getByLabel('Caption').fill('One night in the ledger')
  await expect(preview(page).getByText('One night in the ledger')).toBeVisible()
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
  const person = page.locator('.form > .entries > .entry').first()
  await person.locator('summary').click()
  const photo = person.getByLabel('Photograph', { exact: true })
  // Another photograph of the same name does not replace the first, and one that nobody shows can be deleted.
  const other = await sharp(buffer).negate().jpeg().toBuffer()
  await photo.setInputFiles({ name, mimeType, buffer: other })
  await expect(
    person.getByRole('button', { name: 'Remove zwei-leute-am-tisch-2.jpg' }),
  ).toBeVisible()
  await photo.setInputFiles({ name: 'Ada Author.JPG', mimeType, buffer })
  const unused = page
    .locator('.findings li', { hasText: 'no page shows this photograph' })
    .filter({ hasText: 'zwei-leute-am-tisch-2.jpg' })
  await unused.getByRole('button', { name: 'Show' }).click()
  await button(page, 'Delete it').click()
  await expect(unused).toHaveCount(0)
  const sentences = ['Show who leads us, too', 'Show two of us at work']
  const { branch, files, lines } = await propose(page, site, 'Show who leads us, too', sentences)
  const photos = 'A data/photos/ada-author.jpg, A data/photos/zwei-leute-am-tisch.jpg'
  expect(files).toBe(`M data/people.yaml, ${photos}, M etl-testing.mdx`)
  const [drawing = ''] = /<Figure\s+name="reconcile"[\s\S]*?\/>/.exec(samplePage) ?? []
  // The person may have had a photograph before.
  expect(lines?.filter((line) => !line.startsWith('-  photo: '))).toEqual([
    '+  photo: ada-author.jpg',
    ...drawing.split('\n').map((line) => `-${line}`),
    '+![Two engineers at a table with a ledger](zwei-leute-am-tisch.jpg "One night in the ledger")',
  ])
  for (const name of ['ada-author', 'zwei-leute-am-tisch']) {
    const args = ['show', `${branch}:content/data/photos/${name}.jpg`]
    expect(execFileSync('git', args, { cwd: site.clone }).equals(buffer)).toBe(true)
  }
})

test('fills in a new person in place of another and a new office, and leaves nothing for the check to say', async ({
  page,
  site,
}) => {
  const person = {
    Name: 'Ines Vogt',
    Biography:
      'Advises on what we spend and what we charge. Explains each offer to the client who asks why it costs that much.',
    Profile: 'https://profiles.example/ines-vogt',
    Initials: 'IV',
  }
  const office = {
    'Short name': 'bremen',
    Country: 'Germany',
    'Country code': 'DE',
    City: 'Bremen',
    Region: 'Bremen',
    'Street line 1': '100 Example Lane',
    'Postal code': '28195',
  }
  const entry = page.locator('.form > .entries > .entry').last()
  const fillIn = async (facts: Readonly<Record<string, string>>) => {
    for (const [label, words] of Object.entries(facts))
      await entry.getByLabel(label, { exact: true }).fill(words)
  }
  // The specification fixes how many there are.
  await open(page, 'testimonials', 'Details')
  await expect(button(page, 'Add another testimonial')).toBeDisabled()
  await open(page, 'people', 'Details')
  await entry.locator('summary').click()
  await fillIn(person)
  await open(page, 'offices', 'Details')
  await button(page, 'Add another office').click()
  await fillIn(office)
  const { branch, files, lines } = await propose(page, site, 'Welcome Ines, and Bremen')
  expect(files).toBe('M data/offices.yaml, M data/people.yaml')
  // In any order: a key that the person before lacked is added last.
  expect(new Set(lines?.filter((line) => line.startsWith('+')))).toEqual(
    new Set([
      '+- id: bremen',
      '+  country: Germany',
      '+  countryCode: DE',
      '+  city: Bremen',
      '+  street:',
      '+    - 100 Example Lane',
      '+  region: Bremen',
      '+  postalCode: "28195"',
      '+  name: Ines Vogt',
      `+  bio: ${person.Biography}`,
      `+  profile: ${person.Profile}`,
      '+  monogram: IV',
    ]),
  )
  const { failed, output } = checkProposed(site, branch)
  // There may be advice on those who stand there already.
  const before = checkProposed(site, 'main').output.split('\n')
  const added = output.split('\n').filter((line) => !before.includes(line))
  expect(added.filter((line) => /people|offices/.test(line))).toEqual([])
  expect(failed).toBe(false)
})

test('takes the deletion of a page back as one, with all that it changed elsewhere', async ({
  page,
}) => {
  await open(page, '/cookie-notice')
  await button(page, 'Delete').click()
  const dialog = page.getByRole('dialog')
  const { title } = getPage('/cookie-notice')
  await expect(dialog.getByText('Undo brings it back')).toContainText(`“${title}”`)
  await dialog.getByLabel('Which page replaces it').selectOption('/privacy-notice')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /^Propose/ }).click()
  await expect(dialog.getByText(/^Changed along with it/)).toBeVisible()
  await dialog.getByRole('button', { name: `Take all of it back ${title}` }).click()
  await expect(dialog.getByText('Nothing has changed yet.')).toBeVisible()
})

test('lists the links whose words still speak of a deleted page, and opens each', async ({
  page,
}) => {
  const link = linkToFreePage()
  await open(page, link.path, 'Page')
  await button(page, 'Delete').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Which page replaces it').selectOption('/')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.locator('.side')).toContainText(
    'is deleted. Links to it lead to the page that has its place',
  )
  const finding = page.locator('.findings li', { hasText: `the link “${link.words}” led to` })
  await finding.first().getByRole('button', { name: 'Show' }).click()
  const field = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  await expect(
    field.getByTitle(getPage('/').title).getByText(link.words, { exact: true }),
  ).toBeVisible()
  await field.fill('What stands there now.')
  await expect(finding).toHaveCount(0)
})

test('creates numbers, takes cells of a spreadsheet, draws them in a page, and deletes them again', async ({
  page,
}) => {
  await isChecked(page)
  await button(page, 'New numbers').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Refunds at night')
  await dialog.getByLabel('What a row stands for').fill('night')
  await dialog.getByLabel('What is measured').fill('refunds')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByRole('alert')).toContainText('in parentheses')
  expect(await violationsInBothSchemes(page, 'dialog')).toEqual([])
  await dialog.getByLabel('What is measured').fill('refunds (thousand)')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true })
  await expect(cell('night, row 1')).toBeFocused()
  const cells = Array.from(
    Array(12).keys(),
    (night) => `Mar ${night + 1}\t${night === 5 ? '2,040.5' : '1,040.5'}\t900\t1,200`,
  )
  await cell('night, row 1').evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, cancelable: true, bubbles: true }),
    )
  }, cells.join('\n'))
  await expect(cell('high, row 12')).toHaveValue('1200')
  // Tab and Enter lead on as in a spreadsheet, and what is found leads to its cell.
  await cell('low, row 12').click()
  await page.keyboard.press('Tab')
  await page.keyboard.type('800')
  await page.keyboard.press('Enter')
  await expect(cell('high, row 13')).toBeFocused()
  const tooLow = page.locator('.findings li', { hasText: 'Row 12 › high' })
  await tooLow.getByRole('button', { name: 'Show' }).click()
  await expect(cell('high, row 12')).toBeFocused()
  await page.keyboard.type('1,200')
  await expect(tooLow).toHaveCount(0)
  // All that is left to do is to show them.
  const findings = page.locator('.findings li', { hasText: 'Refunds at night' })
  await isChecked(page)
  await expect(findings).toHaveText([/No drawing shows the numbers “Refunds at night”/])
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('main').getByText('Every load can be tested').click()
  // The section has a drawing, and has room for one.
  await (await openStructure(page)).getByRole('button', { name: 'Add a section below' }).click()
  await addBlock(page, 'Drawing: numbers over time')
  await expect(preview(page).locator('figure', { hasText: 'refunds' })).toContainText('Mar 6')
  await isChecked(page)
  await expect(findings).toHaveCount(0)
  // A drawing that is removed takes its numbers along, and Undo brings both back.
  const numbers = page
    .getByRole('navigation', { name: 'Pages and facts' })
    .getByRole('button', { name: 'Refunds at night' })
  await (await openStructure(page)).getByRole('button', { name: 'Remove drawing' }).click()
  await expect(numbers).toHaveCount(0)
  await button(page, 'Undo').click()
  await expect(numbers).toHaveCount(1)
  await button(page, 'Undo').click()
  await expect(findings).toHaveCount(1)
  await button(page, 'Undo').click()
  await open(page, 'Refunds at night')
  await button(page, 'Delete').click()
  await expect(findings).toHaveCount(0)
  await expect(button(page, 'Propose')).toBeVisible()
})

test('lets a drawing mark its row under the new name that the row gets', async ({ page, site }) => {
  await open(page, 'Sample nights')
  // On its way, the name is that of another row.
  await page
    .getByRole('textbox', { name: /^night, row/ })
    .and(page.locator('[value="Mar 19"]'))
    .click()
  await page.keyboard.type('Mar 32')
  await isChecked(page)
  await expect(page.locator('.findings .error')).toHaveCount(0)
  const { files, lines } = await propose(page, site, 'Call the night by another day')
  expect(files).toBe('M data/series/sample-nights.csv, M etl-testing.mdx')
  expect(lines).toEqual([
    '-Mar 19,8.34,3.82,4.48',
    '+Mar 32,8.34,3.82,4.48',
    '-  at="Mar 19"',
    '+  at="Mar 32"',
  ])
})

test('offers to rename what calls a page by its former title, in one step, also along with its address', async ({
  page,
  site,
}) => {
  const dialog = page.getByRole('dialog')
  const title = await renameLinkedPage(page)
  const offer = page.getByRole('region', { name: 'Former title' })
  await expect(offer).toContainText(`still call this page “${title}”`)
  await expect(offer.locator('li').filter({ hasText: `${title}Gaps We Know` })).not.toHaveCount(0)
  expect(await violationsInBothSchemes(page, '.side')).toEqual([])
  // Each place can be left as it is.
  const place = offer.getByRole('checkbox').first()
  await place.uncheck()
  await expect(offer.getByRole('button', { name: /^Rename these \d+$/ })).toBeVisible()
  await place.check()
  await offer.getByRole('button', { name: 'Rename them all' }).click()
  await expect(offer).toHaveCount(0)
  // It is a single step, whose undoing shows one of the pages that it had changed.
  await button(page, 'Undo').click()
  await open(page, '/accessibility-statement', 'Page')
  await expect(offer).toContainText(`still call this page “${title}”`)
  // What has not been taken yet goes with the address, too.
  await button(page, 'Change address').click()
  await expect(dialog.getByText(`${title}Gaps We Know`, { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await offer.getByRole('button', { name: 'Rename them all' }).click()
  await expect(offer).toHaveCount(0)
  await isChecked(page)
  await button(page, 'Change address').click()
  await dialog.getByLabel('New address').fill('/known-gaps')
  await expect(dialog.locator('.diff')).toHaveCount(0)
  await dialog.getByLabel('Title', { exact: true }).fill('Gaps and Plans')
  await expect(dialog.getByText('Gaps We KnowGaps and Plans', { exact: true })).toBeVisible()
  expect(await violationsInBothSchemes(page, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await dialog.waitFor({ state: 'detached', timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaps and Plans')
  // Back leads to the page, not to the address that it had, and so does a reload there.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaps and Plans')
  expect(page.url()).toContain('known-gaps')
  await page.goto('/#content%2Faccessibility-statement.mdx')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gaps and Plans')
  const branch = await branchIn(await send(page, 'Call the page by what it tests'))
  expect(changesOf(site, branch).lines).toContainEqual(
    expect.stringContaining('See our [Gaps and Plans](/known-gaps).'),
  )
})

test('says that a title is fixed, and offers to call nothing by another', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('main h1').click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toHaveAccessibleDescription(/^The owner of the site requires this title/)
  await title.fill('Tests of Loads')
  await isChecked(page)
  await expect(page.locator('.findings')).toContainText('is “Tests of Loads”; it takes')
  await expect(page.getByRole('region', { name: 'Former title' })).toHaveCount(0)
})

test('goes on offering to rename what calls a page by its former title once that is proposed, until it is dismissed', async ({
  page,
}) => {
  const title = await renameLinkedPage(page)
  await branchIn(await send(page, 'Give the page another title'))
  await page.keyboard.press('Escape')
  const offer = page.getByRole('region', { name: 'Former title' })
  await expect(offer).toContainText(`still call this page “${title}”`)
  await page.reload()
  await expect(offer).toContainText(`still call this page “${title}”`)
  await offer.getByRole('button', { name: 'Leave them as they are' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await isChecked(page)
  await expect(offer).toHaveCount(0)
})

test('refuses at the button to delete or rename a page whose address is promised, and says where photographs belong', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const jobs = page.getByRole('group', { name: 'Jobs' })
  const reason = jobs.getByText('so it stays online, and at this address').filter({ visible: true })
  await expect(reason).toHaveCount(0)
  for (const name of ['Unpublish', 'Change address', 'Delete']) {
    const off = jobs.getByRole('button', { name, exact: true })
    await expect(off).toBeDisabled()
    await expect(off).toHaveAccessibleDescription(/so it stays online, and at this address/)
    await off.click({ force: true })
    await expect(reason).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await open(page, '/cookie-notice')
  await expect(button(page, 'Delete')).toBeEnabled()
  await expect(button(page, 'Add a photograph')).toBeEnabled()
  await open(page, '/about-us')
  await expect(button(page, 'Add a photograph')).toBeDisabled()
  await expect(button(page, 'Add a photograph')).toHaveAccessibleDescription(/show people/)
})
