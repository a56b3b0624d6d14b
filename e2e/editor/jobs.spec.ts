import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentCheck } from '#check/command.ts'
import { readEnglish } from '#check/read/dictionaries.ts'
import { isPageFile } from '#lib/content/files.ts'
import { filesOf, textOf } from '#lib/testing/tree.ts'
import { violationsInBothSchemes } from '../support/axe.ts'
import {
  button,
  changesOf,
  isChecked,
  leaveProposal,
  open,
  preview,
  propose,
  samplePage,
  send,
  test,
} from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

const PLANS: Readonly<Record<string, string>> = {
  anomaly: `name="loop" steps={['ask', 'agree', 'test', 'publish']} center="contract"`,
  schedule: `name="pipeline" stages={['ask', 'agree', 'test', 'publish']}`,
  funnel: `name="layers" layers={['consumer', 'contract', 'provider']} mark="contract" note="agreed"`,
}

/** No two pages may show the same numbers, so drawings of numbers become plans. */
const withPlans = (page: string) =>
  page.replace(
    /<Figure\n {2}name="(anomaly|schedule|funnel)"[\s\S]*?\n\/>/g,
    (_, name: string) => `<Figure
  ${PLANS[name]}
  title="What two services agree on is tried on both sides before the ${name} of a release"
  caption="From the ${name} back to the contract"
/>`,
  )

/** The text of a finished page on contract testing: that of another, in words that stand nowhere in this order. */
const finished = withPlans(
  samplePage
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
    ),
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
  await button(page, 'Change address').click()
  await dialog.getByLabel('New address').fill('/etl-testing')
  await submit('Change')
  await expect(dialog.getByRole('alert')).toContainText('already exists')
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
    // What was released once stays in the list of that.
    ':!content/data/released.yaml',
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
  await expect(shown).toBeInViewport()
  // Its words are open, wherever in the page it is.
  const words = page.getByRole('form', { name: 'Words' })
  await expect(words.getByLabel('What a visitor would see')).toHaveValue(
    'Two engineers at a table with a ledger',
  )
  await expect(words.locator('.thumbnail')).toBeVisible()
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
  const person = page.getByRole('group', { name: /^Entry 1\b/ })
  const photo = person.getByLabel('Photo', { exact: true })
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

test('shows a new page in the list whatever was looked for, counts what is to be written, and publishes nothing before', async ({
  page,
}) => {
  await isChecked(page)
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('mobile')
  await button(page, 'New page').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Contract Testing')
  await dialog.getByLabel('Under which page').selectOption('/services/digital-assurance')
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  const list = page.getByRole('navigation', { name: 'Pages and facts' })
  await expect(list.locator('[aria-current]')).toContainText('Contract Testing (draft)')
  await expect(list.locator('[aria-current]')).toBeInViewport()
  const unwritten = page.locator('.findings li', { hasText: 'texts to be written' })
  const [, count = ''] = /(\d+) texts/.exec((await unwritten.first().textContent()) ?? '') ?? []
  await expect(page.getByRole('group', { name: 'Jobs' })).toContainText(`${count} texts`)
  await expect(button(page, 'Publish')).toBeDisabled()
  // The list names each, and leads through them one after the other.
  await unwritten.getByRole('button', { name: 'List them' }).click()
  await expect(unwritten.getByRole('listitem')).toHaveCount(Number(count))
  const words = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  await unwritten.getByRole('button', { name: 'Show the next' }).click()
  await expect(words).toHaveAccessibleName('Intro')
  await page.keyboard.type('We test what two services have promised each other, on both sides.')
  await expect(unwritten.first()).toContainText(`${Number(count) - 1} texts`)
  await unwritten.getByRole('button', { name: 'Show the next' }).click()
  await expect(page.getByRole('textbox', { name: 'In search results › Title' })).toBeFocused()
})

test('lists the links whose words still speak of a deleted page, and opens each', async ({
  page,
}) => {
  const promised = textOf('content/data/contract.yaml')
  const linked = filesOf('content/**/*.mdx').flatMap((file) =>
    Array.from(textOf(file).matchAll(/\[([^\]*`]+)\]\((\/[a-z-]+)\)/g), ([, words, path]) => {
      return { file, words: words ?? '', path: path ?? '' }
    }),
  )
  const parents = filesOf('content/**/*.mdx').map(
    (file) => /^parent: (.*)$/m.exec(textOf(file))?.[1],
  )
  const isFree = ({ path }: { path: string }) =>
    !promised.includes(`- ${path}\n`) && !parents.includes(path)
  const link = linked.find((link) => isFree(link) && isPageFile(link.file))
  if (!link) throw new Error('No page links to one that is not promised.')
  await open(page, link.path, 'Page')
  await button(page, 'Delete').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Which page replaces it').selectOption('/')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.locator('.side')).toContainText('is deleted, and all links to it lead on')
  const finding = page.locator('.findings li', { hasText: `the link "${link.words}" led to` })
  await finding.first().getByRole('button', { name: 'Show' }).click()
  const field = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  await expect(field).toHaveValue(new RegExp(RegExp.escape(`[${link.words}](/)`)))
  await field.fill('What stands there now.')
  await expect(finding).toHaveCount(0)
})

test('creates numbers for a drawing, takes cells of a spreadsheet, and deletes them again', async ({
  page,
}) => {
  await isChecked(page)
  await button(page, 'New numbers').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Refunds at night')
  await dialog.getByLabel('What a line stands for').fill('night')
  await dialog.getByLabel('What is measured').fill('refunds')
  await dialog.getByRole('button', { name: 'Create' }).click()
  await expect(dialog.getByRole('alert')).toContainText('in parentheses')
  expect(await violationsInBothSchemes(page, 'dialog')).toEqual([])
  await dialog.getByLabel('What is measured').fill('refunds (thousand)')
  await dialog.getByRole('button', { name: 'Create' }).click()
  const source = page.getByRole('textbox', { name: /^Source of .*refunds-at-night\.csv/ })
  await source.press('Control+End')
  const cells = Array.from(Array(12).keys(), (night) => `Mar ${night + 1}\t1,040.5\t900\t1,200`)
  await source.evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  }, cells.join('\n'))
  await expect(source).toContainText('Mar 12,1040.5,900,1200')
  // All that is left to do is to show them.
  const findings = page.locator('.findings li', { hasText: 'refunds-at-night' })
  await isChecked(page)
  await expect(findings).toHaveText([/No drawing shows the series refunds-at-night/])
  await button(page, 'Delete').click()
  await expect(findings).toHaveCount(0)
  await expect(button(page, 'Propose')).toBeVisible()
})

test('refuses at the button to delete or rename a page whose address is promised', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  const jobs = page.getByRole('group', { name: 'Jobs' })
  for (const name of ['Change address', 'Delete'])
    await expect(jobs.getByRole('button', { name, exact: true })).toBeDisabled()
  await expect(jobs).toContainText('Its address is fixed')
  await open(page, '/cookie-notice')
  await expect(button(page, 'Delete')).toBeEnabled()
})
