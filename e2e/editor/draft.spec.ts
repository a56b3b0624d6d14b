import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { launch } from 'puppeteer-core'
import { button, leaveProposal, open, preview, send, test, write } from '../support/editor.ts'
import { expect, FULL_BROWSER, type Page } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

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
  await preview(first.page)
    .locator('[data-spot]', { hasText: 'Every load can be tested' })
    .last()
    .click()
  await first.page.getByRole('form', { name: 'Words' }).getByRole('textbox').press('End')
  await first.page.keyboard.type(' And now, in writ', { delay: 50 })
  first.process?.kill('SIGKILL')
  const { page, process: last } = await start()
  await expect(preview(page).locator('main')).toContainText('And now, in')
  last?.kill('SIGKILL')
})

test('starts without memory where the browser denies it, and says so', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.address })
  const page = await context.newPage()
  // As in a browser that is told to store nothing for any site.
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
    IDBFactory.prototype.open = denied
    LockManager.prototype.request = () => Promise.reject(new DOMException('', 'SecurityError'))
  })
  await page.goto('/#content%2Fetl-testing.mdx')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('no room or permission to save your words')
  await write(page, 'Every load can be tested', 'Any load can be tested')
  await expect(page.getByRole('banner')).toContainText('Not saved on this device.')
  // Whoever closes the window is asked first.
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const question = await asked
  expect(question.type()).toBe('beforeunload')
  await question.dismiss()
  await expect((await send(page, 'Write without memory')).getByText('Proposed as')).toBeVisible()
  await context.close()
})

test('opens in one of two tabs, where one asks for it, and in the other once that one is closed', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.address })
  const first = await context.newPage()
  await first.goto('/#content%2Fetl-testing.mdx')
  await write(first, 'Every load can be tested', 'Any load can be tested')
  await expect(first.getByRole('banner')).toContainText('Saved on this device.')
  const second = await context.newPage()
  await second.goto('/#content%2Fetl-testing.mdx')
  const words = second.getByText('already open in another tab')
  await expect(words).toBeVisible()
  await button(second, 'Open it here instead').click()
  await expect(preview(second).locator('main')).toContainText('Any load can be tested')
  await expect(first.getByText('already open in another tab')).toBeVisible()
  await write(second, 'Any load can be tested', 'Most loads can be tested')
  await expect(second.getByRole('banner')).toContainText('Saved on this device.')
  await second.close()
  await expect(preview(first).locator('main')).toContainText('Most loads can be tested')
  await context.close()
})

test('says that words are saved, and closes no form while an input method composes', async ({
  page,
}) => {
  await open(page, '/etl-testing', 'Page')
  await write(page, 'Every load can be tested', 'Any load can be tested')
  await expect(page.getByRole('banner')).toContainText('Saved on this device.')
  const field = page.getByRole('form', { name: 'Words' }).getByRole('textbox')
  const devtools = await page.context().newCDPSession(page)
  const compose = async () => {
    await devtools.send('Input.imeSetComposition', {
      text: 'か',
      selectionStart: 1,
      selectionEnd: 1,
    })
    await page.keyboard.press('Escape')
  }
  await field.focus()
  await compose()
  await expect(field).toBeVisible()
  await devtools.send('Input.insertText', { text: '' })
  await page.keyboard.press('Escape')
  await expect(field).toHaveCount(0)
  await page.getByRole('button', { name: /^Propose/ }).click()
  const message = page.getByRole('dialog').getByLabel('What you changed, in a sentence')
  await message.focus()
  await compose()
  await expect(message).toBeVisible()
  await devtools.send('Input.insertText', { text: '' })
  await page.keyboard.press('Escape')
  await expect(message).toHaveCount(0)
})

test('keeps what is written while a proposal is on its way, and all of it while the server is down', async ({
  page,
  faults,
}) => {
  faults.allow(/503|ERR_INTERNET_DISCONNECTED/)
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
  const offline = page.getByRole('banner').getByText('You are offline.')
  await page.context().setOffline(true)
  await expect(offline).toBeVisible()
  const alert = (await send(page, 'Speak of step three')).getByRole('alert')
  await expect(alert).toContainText('You are offline.')
  await expect(alert).toBeInViewport({ ratio: 1 })
  await page.context().setOffline(false)
  await expect(alert).toHaveCount(0)
  await expect(offline).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.unroute('**/api/propose')
  const json = { error: 'The server is being restarted.' }
  await page.route('**/api/tree?*', (route) => route.fulfill({ status: 503, json }), { times: 1 })
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('The server is being restarted.')
  await button(page, 'Try again').click()
  await expect(preview(page).locator('main')).toContainText('Step three')
  await expect(button(page, 'Propose (1)')).toBeVisible()
})
