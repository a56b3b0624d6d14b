import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { textOf } from '#lib/testing/tree.ts'
import {
  branchIn,
  button,
  expectAccessible,
  isChecked,
  leaveProposal,
  open,
  preview,
  propose,
  send,
  test,
  write,
} from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

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
    await expectAccessible(page, '.side', 'both versions')
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
    expect(await branchIn(await send(page, 'Speak of some loads'))).toBe(branch)
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
    await expect(page.getByText('changed the same lines')).toHaveCount(0)
    const mine = await branchIn(await send(page, 'Speak of most loads'))
    const most = whole.replace('Some loads can be tested', 'Most loads can be tested')
    expect(git('show', `${mine}:content/etl-testing.mdx`)).toBe(most)
  } finally {
    git('checkout', '--quiet', '--force', '-B', 'main', start)
  }
})

test('says which proposal one is in, what has changed in it, and after its merge starts from what is published', async ({
  page,
  site,
}) => {
  const { git } = site
  const start = git('rev-parse', 'main').trim()
  const where = page.getByRole('banner').getByRole('status')
  try {
    await open(page, '/etl-testing', 'Page')
    await expect(where).toContainText('Not in a proposal yet.')
    await write(page, 'Every load can be tested', 'Any load can be tested')
    await page.getByRole('button', { name: /^Propose/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('.diff del')).toHaveText('Every')
    await expect(dialog.locator('.diff ins')).toHaveText('Any')
    await expect(dialog.locator('.changes')).toContainText('Paragraph')
    await expect(dialog.getByRole('button', { name: 'ETL Testing', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    const { branch } = await propose(page, site, 'Speak of any load')
    await expect(where).toContainText('You are working in your proposal “Speak of any load”.')
    await page.keyboard.press('Escape')
    await write(page, 'The third step', 'Step three')
    // What is in it already is shown apart from what is not yet.
    await page.getByRole('button', { name: /^Propose/ }).click()
    await dialog.getByText('Already in your proposal “Speak of any load” (1)').click()
    await expect(dialog.locator('details .diff ins')).toHaveText('Any')
    await expect(dialog.locator('.diff ins')).toHaveCount(2)
    await page.keyboard.press('Escape')
    // It is merged as one commit, so that its own commits are not on main.
    git('merge', '--quiet', '--squash', branch)
    git('commit', '--quiet', '--message', 'Take the proposal')
    // And the same page goes on.
    const file = join(site.clone, 'content/etl-testing.mdx')
    writeFileSync(
      file,
      textOf(file).replace('A night that was loaded twice', 'A night loaded twice'),
    )
    git('commit', '--quiet', '--all', '--message', 'Shorten it')
    await page.reload()
    await isChecked(page)
    const news = page.locator('.side').getByRole('status').first()
    await expect(news).toContainText('Your proposal “Speak of any load” has been accepted.')
    await expect(where).toContainText('Not in a proposal yet.')
    // What was in no proposal yet is still here, on top of what is published now.
    await expect(preview(page).locator('main')).toContainText(/Any load can be tested.*Step three/s)
    await expect(button(page, 'Propose (1)')).toBeVisible()
    const next = await propose(page, site, 'Speak of step three')
    expect(next.lines).toHaveLength(2)
    await page.keyboard.press('Escape')
    // The next one vanishes.
    git('branch', '--quiet', '--delete', '--force', next.branch)
    await page.reload()
    await expect(news).toContainText('“Speak of step three” has been closed without')
    await expect(preview(page).locator('main')).toContainText('The third step')
  } finally {
    git('checkout', '--quiet', '--force', '-B', 'main', start)
    // The next test begins with that commit.
    await page.reload()
  }
})

test('takes one of two changes back before they are proposed, and the other out of the proposal by one more', async ({
  page,
  site,
}) => {
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Any load can be tested')
  await write(page, 'The third step', 'Step three')
  const dialog = page.getByRole('dialog')
  const changeTo = (words: string) =>
    dialog.locator('.changes > li').filter({ has: page.locator('ins', { hasText: words }) })
  const takeBack = (words: string) =>
    changeTo(words).getByRole('button', { name: 'Take back Paragraph' }).click()
  await page.getByRole('button', { name: /^Propose/ }).click()
  await takeBack('three')
  await expect(changeTo('three')).toHaveCount(0)
  await expect(changeTo('Any')).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, 'Undo').click()
  await expect(preview(page).locator('main')).toContainText('Step three')
  const { branch } = await propose(page, site, 'Speak of any load')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Propose/ }).click()
  await dialog.getByText('Already in your proposal “Speak of any load” (1)').click()
  await takeBack('Any')
  // It stays where it was listed, and says what has become of it.
  await expect(changeTo('Any')).toContainText('Taken back')
  await changeTo('Any').first().getByRole('button', { name: 'Undo taking back Paragraph' }).click()
  await expect(changeTo('Any')).not.toContainText('Taken back')
  await takeBack('Any')
  await page.keyboard.press('Escape')
  const sentence = 'Leave the load as it is'
  const again = await propose(page, site, sentence, [sentence, 'Speak of any load'])
  expect(again.branch).toBe(branch)
  // It is called by one name, however many sentences follow.
  await expect(dialog.getByText('Added to “Speak of any load”')).toBeInViewport()
  // A step can still be undone after it was proposed.
  await expect(page.locator('.bar').getByText('Undo', { exact: true })).toBeEnabled()
  expect(again.lines).toHaveLength(2)
  expect(again.lines?.[1]).toContain('Step three')
})
