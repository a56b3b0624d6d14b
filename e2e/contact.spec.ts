import { contactPath } from '#lib/contact/protocol.ts'
import { getPageByLayout, getPagesByLayout } from '#lib/content/pages.ts'
import { accept, held, stubContact } from './support/api.ts'
import { violationsInBothSchemes } from './support/axe.ts'
import { formOf } from './support/form.ts'
import { headerOf } from './support/header.ts'
import { MESSAGES } from './support/requirements.ts'
import { expect, type Page, type Route, test } from './support/test.ts'
import { tooWide } from './support/visit.ts'

const EMAIL = 'ada@example.org'
const COMMENT = 'Our nightly build fails on Mondays.\nWhy?'

/** Hovers over the form and waits until it is hydrated and replaces the browser's own validation. */
async function come(page: Page) {
  const parts = formOf(page)
  await parts.email.hover()
  await expect(parts.form).toHaveJSProperty('noValidate', true)
  return parts
}

async function open(page: Page) {
  await page.goto('/contact-us')
  return come(page)
}

async function fill(page: Page, email = EMAIL, comment = COMMENT) {
  await formOf(page).email.fill(email)
  await formOf(page).comment.fill(comment)
}

async function expectWords(page: Page, email: string, comment: string) {
  const parts = await come(page)
  await expect(parts.email).toHaveValue(email)
  await expect(parts.comment).toHaveValue(comment)
  return parts
}

test('the email address is validated on blur, and the comment is optional (R10.2–R10.4)', async ({
  page,
}) => {
  const sent = await stubContact(page)
  const { form, email, comment, send, success } = await open(page)
  await expect(form.getByRole('textbox'), 'without the honeypot').toHaveCount(2)
  await expect(email, 'browsers fill it in (WCAG 1.3.5)').toHaveAttribute('autocomplete', 'email')
  await email.fill('ada')
  for (const message of [MESSAGES.required, MESSAGES.invalid])
    await expect(form).not.toContainText(message)
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  await email.fill('')
  await page.keyboard.press('Tab')
  await expect(comment).toBeFocused()
  await expect(form.getByText(MESSAGES.required, { exact: true })).toBeVisible()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(MESSAGES.required)
  await page.keyboard.press('Tab')
  await expect(send).toBeFocused()
  await expect(comment).toHaveAccessibleDescription('10,000 characters at most.')

  for (const wrong of ['ada', '@example.org', 'ada@example', 'ada example@x.org']) {
    await email.fill(wrong)
    await email.blur()
    await expect(email, wrong).toHaveAccessibleDescription(MESSAGES.invalid)
    await expect(form).not.toContainText(MESSAGES.required)
  }
  for (const right of ['a@b.c', ' ada@example.org ', 'ada+x@mail.example.org']) {
    await email.fill(right)
    await email.blur()
    await expect(email, right).toHaveAccessibleDescription('')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  }
  for (const [value, message] of [
    ['', MESSAGES.required],
    ['   ', MESSAGES.required],
    ['ada@example', MESSAGES.invalid],
  ] as const) {
    await email.fill(value)
    await send.click()
    await expect(email, `sent with "${value}"`).toHaveAccessibleDescription(message)
    await expect(email).toBeFocused()
  }
  expect(sent).toEqual([])
  await email.fill(EMAIL)
  await send.click()
  await expect(success).toBeVisible()
  expect(sent).toMatchObject([{ email: EMAIL, comment: '' }])
})

test('a message is sent once, and thanks replace the form (R10.5, R10.6)', async ({ page }) => {
  const releases: (() => void)[] = []
  const sent = await stubContact(page, async (route, attempt) => {
    await new Promise<void>((resolve) => releases.push(resolve))
    await accept(route, attempt)
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { form, send, success, status } = await open(page)
  await fill(page)
  await send.dblclick()
  await expect(form.locator('button')).toHaveAttribute('aria-disabled', 'true')
  await expect(form.locator('button'), 'keeps the focus').toBeFocused()
  await expect(status).toHaveText('Your message is being sent.')
  const animations = await send.evaluate((button) =>
    button
      .getAnimations({ subtree: true })
      .filter((animation) => animation instanceof CSSAnimation)
      .map(({ playState }) => playState),
  )
  expect(animations, 'the button is animated').toEqual(['running'])
  await expect.poll(() => releases).toHaveLength(1)
  releases.pop()?.()
  await expect(success).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${MESSAGES.sentHeading}(?: \\||$)`))
  await expect(page.getByText(MESSAGES.sent, { exact: true })).toBeVisible()
  await expect(page.getByText('TE-7K3F-92')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(formOf(page).email, 'cleared').toHaveValue('')
  expect(sent).toHaveLength(1)
  const { email, comment, id, elapsed, ...others } = sent[0] ?? {}
  expect([email, comment, Object.values(others)]).toEqual([EMAIL, COMMENT, ['']])
  expect(id).toMatch(/^[\w-]{16,}$/)
  expect(elapsed).toBeLessThan(60_000)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(EMAIL)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByText('TE-7K3F-92'), 'also after a reload').toBeVisible()
  await page.goto('/contact-us')
  const emptied = await expectWords(page, '', '')
  await expect(emptied.email).toHaveAccessibleDescription('')
  await fill(page)
  await emptied.email.press('Enter')
  await page.keyboard.press('Enter')
  await expect(send, 'text replaces the animation').toHaveText(/Sending/)
  await expect(emptied.comment, 'further typing would not be sent').not.toBeEditable()
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await expect.poll(() => releases).toHaveLength(1)
  releases.pop()?.()
  await expect(success).toBeVisible()
  expect(sent.map((message) => message.id)).toEqual([id, id])
})

const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'a server error': (route) => route.fulfill({ status: 500, json: { ok: false, message: 'x' } }),
  'a captive portal': (route) =>
    route.fulfill({ body: '<!doctype html><p>Welcome to our network' }),
  'a host of files': (route) =>
    route.fulfill({ status: 405, contentType: 'text/html', body: '<h1>405 Not Allowed</h1>' }),
  'a refused connection': (route) => route.abort('connectionrefused'),
}

test('if sending fails, the text stays and can be sent again, and every state is accessible (R10.7)', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/\/api\/contact/)
  await page.setViewportSize({ width: 256, height: 844 })
  const { email, comment, send, again, failure, success } = await open(page)
  await send.click()
  await expect(email).toHaveAccessibleDescription(MESSAGES.required)
  expect(await violationsInBothSchemes(page, 'main'), 'with a field error').toEqual([])
  await fill(page)

  const expectFailure = async (name: string) => {
    await expect(failure, name).toContainText(MESSAGES.failed)
    expect(await tooWide(page)).toEqual([])
    await expect(failure).toBeFocused()
    await expect(email).toHaveValue(EMAIL)
    await expect(comment).toHaveValue(COMMENT)
    await expect(again).toHaveAttribute('aria-disabled', 'false')
    await expect(success).toBeHidden()
  }
  await context.setOffline(true)
  await send.click()
  await expectFailure('offline')
  await context.setOffline(false)
  const answers = [...Object.values(FAILURES), accept]
  const sent = await stubContact(page, (route, attempt) =>
    (answers[attempt - 1] ?? accept)(route, attempt),
  )
  await expect(failure.getByRole('link')).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/)
  expect(await violationsInBothSchemes(page, 'main'), 'with a sending error').toEqual([])
  for (const [index, name] of Object.keys(FAILURES).entries()) {
    await again.click()
    await expect.poll(() => sent.length).toBe(index + 1)
    await expectFailure(name)
  }
  await comment.fill('Something else')
  await again.click()
  await expect(success).toBeVisible()
  expect(await violationsInBothSchemes(page, 'main'), 'with success').toEqual([])
  expect(sent.map((message) => message.comment)).toEqual([
    ...Object.keys(FAILURES).map(() => COMMENT),
    'Something else',
  ])
  expect(new Set(sent.map(({ id }) => id)).size, 'one id, so that it cannot arrive twice').toBe(1)
})

/** A page that leads to the form, and its topic. */
const ASKING = getPageByLayout('industries')

test('the topic of a page travels to the form and on with the message, unless it is removed (R10.11)', async ({
  page,
}) => {
  const sent = await stubContact(page)
  const { about } = ASKING.contact
  for (const keeps of [true, false]) {
    await page.goto(ASKING.path)
    await page.getByRole('link', { name: `Ask about ${about}` }).click()
    await expect(page).toHaveURL(contactPath(about))
    const { form, email, send, success } = await come(page)
    const topic = form.getByText(`About: ${about}`)
    await expect(topic).toBeVisible()
    expect(await violationsInBothSchemes(page, 'main'), 'with a topic').toEqual([])
    if (!keeps) {
      await form.getByRole('button', { name: 'Remove the topic' }).click()
      await expect(topic).toBeHidden()
      await expect(email).toBeFocused()
      await expect(page).toHaveURL('/contact-us')
    }
    await fill(page)
    await send.click()
    await expect(success).toBeVisible()
  }
  expect(sent).toMatchObject([{ about }, {}])
  expect(sent[1]).not.toHaveProperty('about')
})

for (const [index, place] of ['head', 'middle', 'end'].entries())
  test(`a sample document asks for one like it in the comment, which the visitor sees and edits, from its ${place} (R10.11)`, async ({
    page,
  }) => {
    const [sample] = getPagesByLayout('guide').filter(({ parent }) => parent === '/evidence')
    const { path = '', title = '' } = sample ?? {}
    await page.goto(path)
    const ways = page.locator('main a[href^="/contact-us"]')
    await expect(ways).toHaveCount(3)
    await ways.nth(index).click()
    await expect(page).toHaveURL(/\/contact-us\?about=[^#]*$/)
    const { comment } = await come(page)
    await expect(comment).toHaveValue(new RegExp(`${RegExp.escape(title)}\nhttps://.*${path}$`))
    await expect(comment).toBeEditable()
  })

test('a field error from the server is shown at its field', async ({ page, faults }) => {
  faults.allow(/\/api\/contact/)
  const errors = [{ email: MESSAGES.invalid }, { comment: 'Comment is too long' }]
  await stubContact(page, (route, attempt) =>
    route.fulfill({ status: 422, json: { ok: false, message: 'x', errors: errors[attempt - 1] } }),
  )
  const { email, comment, send, again } = await open(page)
  await fill(page)
  await send.click()
  await expect(email).toHaveAccessibleDescription(MESSAGES.invalid)
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await again.or(send).click()
  await expect(comment).toHaveAccessibleDescription(/Comment is too long/)
  await expect(comment).toHaveAttribute('aria-invalid', 'true')
  await expectWords(page, EMAIL, COMMENT)
})

test('text and message id survive a reload, navigation and a failure', async ({ page, faults }) => {
  faults.allow(/\/api\/contact/)
  const sent = await stubContact(page, (route, attempt) =>
    attempt === 1 ? route.abort() : accept(route, attempt),
  )
  await open(page)
  await fill(page)
  await page.reload()
  await expectWords(page, EMAIL, COMMENT)
  await headerOf(page).link('/about-us').click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await expectWords(page, EMAIL, COMMENT)
  await headerOf(page).link('/careers').click()
  await expect(page).toHaveURL('/careers')
  await headerOf(page).link('/contact-us').click()
  const { send, failure } = await expectWords(page, EMAIL, COMMENT)
  await send.click()
  await expect(failure).toBeVisible()
  await page.reload()
  const { success } = await expectWords(page, EMAIL, COMMENT)
  await send.click()
  await expect(success).toBeVisible()
  // Nobody knows how long a text took that is from an earlier visit.
  const { elapsed, ...first } = sent[0] ?? {}
  expect([elapsed, sent]).toEqual([undefined, [first, first]])
  expect(sent[1]).toMatchObject({ email: EMAIL, comment: COMMENT })
})

for (const changed of [false, true]) {
  const where = changed ? 'a form that an extension has changed' : 'the form'
  test(`text typed before the scripts load is kept and replaces an older draft, in ${where}`, async ({
    page,
    faults,
  }) => {
    if (changed) faults.allow(/ContactForm differs from its HTML/)
    const { answer, release } = held((route) => route.fallback())
    await open(page)
    await fill(page)
    await page.route('**/*.js', (route) => answer(route, 1))
    await page.goto('/contact-us', { waitUntil: 'commit' })
    const { form, email, send } = formOf(page)
    await expect(send).toBeVisible()
    await email.pressSequentially('new@example.org')
    if (changed) await email.evaluate((field) => field.after(document.createElement('span')))
    await expect(form, 'not yet hydrated').toHaveJSProperty('noValidate', false)
    release()
    await expectWords(page, 'new@example.org', COMMENT)
    await expect(email, 'keeps focus').toBeFocused()
  })
}

test('thanks appear only in the tab that has sent the message, and a link to them wipes no draft', async ({
  page,
}) => {
  const { form } = await open(page)
  await fill(page)
  const refuted = page.getByRole('heading', { level: 1, name: 'This tab has not sent a message' })
  for (const path of ['/contact-us/sent?reference=TE-2222-22', '/contact-us/sent']) {
    await page.goto(path)
    await expect(refuted).toBeVisible()
    await expect(page).toHaveTitle(/^This tab has not sent a message(?: \||$)/)
    await expect(page.getByText(MESSAGES.sent)).toBeHidden()
    await expect(page.getByText(/-2222-22|-0000-00/)).toBeHidden()
  }
  await page.getByRole('main').getByRole('link', { name: 'Open the contact form' }).click()
  await expectWords(page, EMAIL, COMMENT)

  // As where the form is used before its script has arrived.
  await form.evaluate((element: HTMLFormElement) => element.submit())
  await expect(page).toHaveURL(/\/contact-us\/sent\?reference=[A-Z]{2}-/)
  for (const visit of ['first', 'again']) {
    await expect(page.getByText(MESSAGES.sent), visit).toBeVisible()
    await expect(refuted).toHaveCount(0)
    await page.reload()
  }
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(EMAIL)
})

test('an address pasted with characters that nobody sees is valid', async ({ page }) => {
  const sent = await stubContact(page)
  const { email, send, success } = await open(page)
  for (const pasted of [`\u200b${EMAIL}`, `${EMAIL} \u200b`, `\u202a${EMAIL}\u202c`]) {
    await email.fill(pasted)
    await email.blur()
    await expect(email).toHaveAccessibleDescription('')
  }
  await send.click()
  await expect(success).toBeVisible()
  expect(sent).toHaveLength(1)
})
