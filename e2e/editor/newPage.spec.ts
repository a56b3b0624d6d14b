/** A page from its title to its publication, without a look at its source. */
import {
  button,
  changesOf,
  checkProposed,
  createPage,
  expectAccessible,
  expectWords,
  isChecked,
  leaveProposal,
  open,
  openStructure,
  preview,
  propose,
  samplePage,
  test,
} from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** What an author writes into each text of a new page, in their order: its facts, then its two sections. */
const WORDS = [
  'Contract testing shows which of your services would break the others, before any of them is released.',
  'Contract tests between services: which promise each consumer relies on, who keeps it, and what a build has to show before it may go out to the others.',
  'A contract for each pair of services, and a build that refuses to break one.',
  'Two services, one week, and the first contract that both teams have signed.',
  'One of our engineers, and a developer from each team. Their leads decide what is promised.',
  'Read access to both repositories, and an hour with each team.',
  'How many pairs of services talk to each other, and how old their interfaces are.',
  'If one team owns both sides and releases them together, their unit tests are enough.',
  'Do we still need tests of the whole system?',
  'Yes, but few. A contract says that two services understand each other, and not that a buyer can pay.',
  'Who writes the contract?',
  'The team that calls, because it knows what it needs. The team that answers may refuse, and then both talk.',
  'What happens when a contract has to change?',
  'Both versions hold for a while. The old one goes when the last caller has moved, which the broker can tell you.',
  'Name two services that broke each other last month. You get back the promise that was missing.',
  'What a consumer expects is written down',
  'Two teams change two services, and neither knows what the other relies on. We sit down with the caller first, which writes it down: which requests it sends, which fields of the answer it reads, and which of them may be missing. That file is the contract. It is short, since most callers read five fields out of fifty. What nobody reads stays out, so that the provider may still change it. The provider gets the contract before it plans its next change, and answers within a week. Both sign it, as they would a letter.',
  'Take a shop whose checkout asks a warehouse for stock. Together we go through the places in the code of the checkout that use the answer, and write an example for each: goods on hand, goods on order, an article that nobody knows. In every second pair, one example fails on that first day, and both teams learn something about the service that they thought they knew. It costs a morning. From then on, each build of the warehouse answers these examples, and the checkout needs no copy of the warehouse for its own tests.',
  'From an example to a release',
  'write',
  'verify',
  'release',
  'What a provider has promised is tried on each build',
  'The provider fetches all contracts of its callers and tries them on each build, without the callers being there. That takes seconds, because nothing but the provider runs. If a build breaks a promise, its log names the caller, the example and the field. You need that as soon as releases of two services part, because then somebody will remove a field that the others still read. A sign of it is the meeting before each release, in which all teams ask each other what has changed since the last one, and nobody is sure of the answer.',
  'Some changes are meant. Then the provider asks its callers to move, and the broker shows who has. We set up that broker, or a folder in a repository if you have only three services. We write the first contracts with you, and your developers write the next ones. After a month we look at them again: one that never failed and that nobody reads is deleted. What stays is a page that both teams see each Friday, with their pairs, which contracts hold, which failed on the way, and who has to answer.',
  'On the last day, all of it is in your repository',
  'the first five contracts',
  'a broker that knows who moved',
  'a build that names the caller',
]

/** The card on the page above. */
const CARD = 'What two services promise each other, tried on both sides before either is released.'

const [intro = '', search = ''] = WORDS
const AT_A_GLANCE = WORDS.slice(2, 8)
/** The questions, and what stands at the end of the page. */
const BELOW = WORDS.slice(8, 15)

/** In the order of the page, with what only search results show. */
const TEXTS = [intro, ...AT_A_GLANCE, ...WORDS.slice(15), ...BELOW, search, CARD]

test('leads through the texts of a new page one by one, publishes it on a day in the menu, and leaves nothing for the check to say', async ({
  page,
  site,
}) => {
  await isChecked(page)
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('mobile')
  await createPage(page, 'Contract Testing', '/services/digital-assurance')
  await isChecked(page)
  // It is in the list, whatever was looked for.
  const list = page.getByRole('navigation', { name: 'Pages and facts' })
  await expect(list.locator('[aria-current]')).toContainText('Contract Testing (draft)')
  await expect(list.locator('[aria-current]')).toBeInViewport()
  const jobs = page.getByRole('group', { name: 'Jobs' })
  const unwritten = page.locator('.findings li', { hasText: 'to be written' }).first()
  const words = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  await unwritten.getByRole('button', { name: 'List them' }).click()
  await expect(unwritten.getByRole('listitem')).toHaveCount(TEXTS.length)
  // Of several paragraphs, each says what belongs there.
  await expect(unwritten.getByText('who does what, step by step')).toHaveCount(1)
  // Its sections are too short, which is told at once, and not after the last text.
  await expect(jobs).toContainText(
    `${TEXTS.length} texts to be written and 1 point to be mended before you can publish it.`,
  )
  await jobs.getByRole('button', { name: 'Show one' }).click()
  await expectWords(words.and(page.locator(':focus')), /^REPLACE: /)
  await page.keyboard.press('Escape')
  for (const [index, text] of TEXTS.entries()) {
    await expect(jobs).toContainText(`${TEXTS.length - index} text`)
    await expect(button(page, 'Publish')).toBeDisabled()
    // The list is in order only then.
    await isChecked(page)
    await unwritten.getByRole('button', { name: 'Show the next' }).click()
    await expectWords(words.and(page.locator(':focus')), /^REPLACE: /)
    await page.keyboard.insertText(text)
  }
  // The last one was that of its card, which visitors do not see yet.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contract Testing')
  await expect(preview(page).locator('main [data-hidden]')).toContainText(CARD)
  await button(page, 'Back to “Contract Testing”').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contract Testing')
  // Its drawing runs from left to right.
  await preview(page).locator('main h2', { hasText: 'What a consumer expects' }).click()
  await (await openStructure(page)).getByLabel('Layout').selectOption('Picture below, full width')
  await button(page, 'Publish').click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page, 'dialog', 'Publish')
  await dialog.getByLabel('On which day').fill('2031-05-02')
  await dialog.getByLabel('Other words that visitors search for').fill('pact, consumer tests')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(unwritten).toHaveCount(0)
  await expect(jobs).toContainText('Published on May 2, 2031.')
  const { branch, files } = await propose(page, site, 'Write a page on contract testing')
  expect(files.split(', ')).toEqual([
    'A contract-testing.mdx',
    'M data/navigation.yaml',
    'M data/synonyms.yaml',
    'M services/digital-assurance.mdx',
  ])
  expect(changesOf(site, branch, '--ignore-blank-lines').lines).toEqual(
    expect.arrayContaining([
      '+        - label: Contract Testing',
      '+          href: /contract-testing',
      '+- href: /contract-testing',
      '+    - pact',
      '+    - consumer tests',
      '+<Card title="Contract Testing" icon="compass" href="/contract-testing">',
      `+${CARD}`,
    ]),
  )
  const published = site.git('show', `${branch}:content/contract-testing.mdx`)
  expect(published).toMatch(/^publishAt: 2031-05-02$/m)
  expect(published).not.toMatch(/REPLACE|draft: true/)
  expect(published.match(/<Section.*>/g)).toEqual(['<Section layout="wide">', '<Section>'])
  const { failed, output } = checkProposed(site, branch)
  expect(output.match(/^.*content\/contract-testing.*$/gm)).toEqual([
    expect.stringContaining('will be published by the first release on or after 2031-05-02'),
  ])
  expect(failed).toBe(false)
})

test('offers only pages that can lead to a new one, and deletes a new one without a trace', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  await button(page, 'New page').click()
  const parents = page.getByRole('dialog').getByLabel('Under which page').locator('option')
  await expect(parents.filter({ hasText: '(/services/digital-assurance)' })).toHaveCount(1)
  await expect(parents.filter({ hasText: '(/etl-testing)' })).toHaveCount(0)
  // Chosen is the page above the open one; beside the home page, none is.
  const [, above = ''] = /^parent: (.*)$/m.exec(samplePage) ?? []
  await expect(page.getByLabel('Under which page')).toHaveValue(above)
  await page.keyboard.press('Escape')
  await open(page, '/', 'Page')
  await button(page, 'New page').click()
  await expect(page.getByLabel('Under which page')).toHaveValue('')
  await page.keyboard.press('Escape')
  await createPage(page, 'Contract Testing', '/services/digital-assurance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contract Testing')
  await expect(page.locator('.work')).toBeFocused()
  await button(page, 'Details').click()
  await expect(page.getByText('This page is a draft')).toBeVisible()
  await button(page, 'Delete').click()
  await expect(page.getByLabel('Which page replaces it')).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  // What is shown is the page above it.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quality Assurance')
  await expect(button(page, 'Propose'), 'nothing has changed').toBeVisible()
})
