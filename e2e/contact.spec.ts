import { accept, held, stubContact } from './support/api.ts'
import { violations } from './support/axe.ts'
import { headerOf } from './support/header.ts'
import { MESSAGES } from './support/requirements.ts'
import { expect, type Page, type Route, test } from './support/test.ts'

const EMAIL = 'ada@example.org'
const COMMENT = 'Our nightly build fails on Mondays.\nWhy?'

const formOf = (page: Page) => {
  const form = page.getByRole('main').locator('form')
  return {
    form,
    email: form.getByLabel(/e-?mail/i),
    comment: form.getByRole('textbox', { name: /optional/i }),
    send: form.getByRole('button', { name: /^Send/ }),
    again: form.getByRole('button', { name: 'Try again' }),
    failure: form.getByRole('alert'),
    success: page.getByRole('heading', { name: MESSAGES.sentHeading, exact: true }),
  }
}

/** Opens the contact page and waits for the form to come alive, when it takes the browser's own checks over. */
async function open(page: Page) {
  await page.goto('/contact-us')
  return come(page)
}

async function come(page: Page) {
  const parts = formOf(page)
  await parts.email.hover()
  await expect(parts.form).toHaveJSProperty('noValidate', true)
  return parts
}

async function fill(page: Page) {
  const { email, comment } = formOf(page)
  await email.fill(EMAIL)
  await comment.fill(COMMENT)
}

const draft = (page: Page) => page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))

test.describe('validation', () => {
  test('nothing is said before a field was touched', async ({ page }) => {
    const { form, email } = await open(page)
    await email.focus()
    await email.fill('ada')
    for (const message of [MESSAGES.required, MESSAGES.invalid]) await expect(form).not.toContainText(message)
    await expect(email).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('leaving the empty e-mail field says that it is required', async ({ page }) => {
    const { email, form } = await open(page)
    await email.focus()
    await email.blur()
    await expect(form.getByText(MESSAGES.required, { exact: true })).toBeVisible()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(MESSAGES.required)
  })

  test('invalid overrides required, and both go when the address is right', async ({ page }) => {
    const { email, form } = await open(page)
    await email.focus()
    await email.blur()
    await expect(email).toHaveAccessibleDescription(MESSAGES.required)
    for (const wrong of ['ada', 'ada@', '@example.org', 'ada@example', 'ada example@x.org']) {
      await email.fill(wrong)
      await email.blur()
      await expect(email, wrong).toHaveAccessibleDescription(MESSAGES.invalid)
      await expect(form).not.toContainText(MESSAGES.required)
    }
    await email.fill('')
    await email.blur()
    await expect(email).toHaveAccessibleDescription(MESSAGES.required)
    for (const right of ['a@b.c', ' ada@example.org ', 'ada+x@mail.example.org']) {
      await email.fill(right)
      await email.blur()
      await expect(email, right).toHaveAccessibleDescription('')
      await expect(email).not.toHaveAttribute('aria-invalid', 'true')
    }
  })

  for (const [value, message] of [
    ['', MESSAGES.required],
    ['   ', MESSAGES.required],
    ['ada@example', MESSAGES.invalid],
  ] as const) {
    test(`sending "${value}" says so, sends nothing and leads to the field`, async ({ page }) => {
      const sent = await stubContact(page)
      const { email, comment, send } = await open(page)
      await comment.fill(COMMENT)
      await email.fill(value)
      await send.click()
      await expect(email).toHaveAccessibleDescription(message)
      await expect(email).toBeFocused()
      await expect(comment).toHaveValue(COMMENT)
      expect(sent).toEqual([])
    })
  }

  test('the comment has no rule', async ({ page }) => {
    const sent = await stubContact(page)
    const { email, comment, send, success } = await open(page)
    await comment.focus()
    await comment.blur()
    await expect(comment).toHaveAccessibleDescription('10,000 characters at most.')
    await email.fill(EMAIL)
    await send.click()
    await expect(success).toBeVisible()
    expect(sent).toMatchObject([{ email: EMAIL, comment: '' }])
  })
})

test.describe('sending', () => {
  test('sends the two fields, an id and nothing in the trap', async ({ page }) => {
    const sent = await stubContact(page)
    const { send, success } = await open(page)
    await fill(page)
    await send.click()
    await expect(success).toBeVisible()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ email: EMAIL, comment: COMMENT })
    expect(sent[0]?.id).toMatch(/^[\w-]{16,}$/)
    expect(Math.abs((sent[0]?.startedAt ?? 0) - Date.now())).toBeLessThan(60_000)
    const others = Object.entries(sent[0] ?? {}).filter(
      ([name]) => !['email', 'comment', 'id', 'startedAt'].includes(name),
    )
    expect(others.map(([, value]) => value)).toEqual([''])
  })

  test('while it sends, the button is disabled and a spinner turns', async ({ page }) => {
    const { answer, release } = held(accept)
    await stubContact(page, answer)
    const { send, success } = await open(page)
    await fill(page)
    await send.click()
    await expect(send).toBeDisabled()
    const turning = await send.evaluate((button) =>
      button.getAnimations({ subtree: true }).map(({ playState }) => playState),
    )
    expect(turning, 'something moves in the button').toEqual(['running'])
    release()
    await expect(success).toBeVisible()
  })

  test('the spinner rests under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { answer, release } = held(accept)
    await stubContact(page, answer)
    const { send, success } = await open(page)
    await fill(page)
    await send.click()
    await expect(send).toBeDisabled()
    await expect(send, 'words say it, too').toHaveText(/Sending/)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    release()
    await expect(success).toBeVisible()
  })

  test('success replaces the form, takes the focus and clears the draft', async ({ page }) => {
    await stubContact(page)
    const { form, send, success } = await open(page)
    await fill(page)
    await send.click()
    await expect(success).toBeVisible()
    await expect(success).toBeFocused()
    await expect(page.getByText(MESSAGES.sent, { exact: true })).toBeVisible()
    await expect(page.getByText('PL-7K3F-92')).toBeVisible()
    await expect(form).toHaveCount(0)
    expect(await draft(page)).not.toContain(EMAIL)
    await page.reload()
    const { email, comment } = await come(page)
    await expect(email).toHaveValue('')
    await expect(comment).toHaveValue('')
    await expect(email).toHaveAccessibleDescription('')
  })

  test('a double click sends once', async ({ page }) => {
    const { answer, release } = held(accept)
    const sent = await stubContact(page, answer)
    const { send, success } = await open(page)
    await fill(page)
    await send.dblclick()
    release()
    await expect(success).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('Enter in the e-mail field sends, pressed twice once', async ({ page }) => {
    const { answer, release } = held(accept)
    const sent = await stubContact(page, answer)
    const { email, success } = await open(page)
    await fill(page)
    await email.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    release()
    await expect(success).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('the trap is out of sight, of the tab order and of the accessibility tree', async ({ page }) => {
    const { form, email, comment, send } = await open(page)
    await expect(form.getByRole('textbox')).toHaveCount(2)
    await email.focus()
    await page.keyboard.press('Tab')
    await expect(comment).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(send).toBeFocused()
  })
})

test.describe('failure', () => {
  for (const [name, answer] of [
    ['an error of the server', (route) => route.fulfill({ status: 500, json: { ok: false, message: 'x' } })],
    ['too many messages', (route) => route.fulfill({ status: 429, json: { ok: false, retryAfter: 30 } })],
    [
      'an error page of a proxy',
      (route) => route.fulfill({ status: 502, body: '<!doctype html><p>Bad gateway' }),
    ],
    [
      'the page of a captive portal',
      (route) => route.fulfill({ status: 200, body: '<!doctype html><p>Welcome to our network' }),
    ],
    ['a refused connection', (route) => route.abort('connectionrefused')],
  ] satisfies [string, (route: Route) => Promise<void>][]) {
    test(`${name}: the message says so, all that was typed stays, Try again sends it`, async ({
      page,
      faults,
    }) => {
      faults.allow(/\/api\/contact/)
      const sent = await stubContact(page, (route, attempt) =>
        attempt === 1 ? answer(route) : accept(route, attempt),
      )
      const { email, comment, send, again, failure, success } = await open(page)
      await fill(page)
      await send.click()
      await expect(failure).toContainText(MESSAGES.failed)
      await expect(failure).toBeFocused()
      await expect(failure.getByRole('link')).toHaveAttribute('href', /^mailto:[^@\s]+@[^@\s]+$/)
      await expect(email).toHaveValue(EMAIL)
      await expect(comment).toHaveValue(COMMENT)
      await expect(again).toBeEnabled()
      await expect(success).toBeHidden()

      await again.click()
      await expect(success).toBeVisible()
      expect(sent).toHaveLength(2)
      expect(sent[1], 'the same message, so that it cannot arrive twice').toMatchObject({
        email: EMAIL,
        comment: COMMENT,
        id: sent[0]?.id,
      })
    })
  }

  test('other words after a failure are sent as they are now', async ({ page, faults }) => {
    faults.allow(/\/api\/contact/)
    const sent = await stubContact(page, (route, attempt) =>
      attempt === 1 ? route.fulfill({ status: 500, body: '' }) : accept(route, attempt),
    )
    const { comment, send, again, failure, success } = await open(page)
    await fill(page)
    await send.click()
    await expect(failure).toBeVisible()
    await comment.fill('Something else')
    await again.click()
    await expect(success).toBeVisible()
    expect(sent.map(({ comment }) => comment)).toEqual([COMMENT, 'Something else'])
    expect(sent[1]?.id).toBe(sent[0]?.id)
  })

  test('offline, then online again: Try again sends it', async ({ page, context, faults }) => {
    faults.allow(/\/api\/contact/)
    const { send, again, failure, success, comment } = await open(page)
    await fill(page)
    await context.setOffline(true)
    await send.click()
    await expect(failure).toContainText(MESSAGES.failed)
    await expect(comment).toHaveValue(COMMENT)
    await context.setOffline(false)
    const sent = await stubContact(page)
    await again.click()
    await expect(success).toBeVisible()
    expect(sent).toHaveLength(1)
  })

  test('422 with an error of the e-mail shows it at the field', async ({ page, faults }) => {
    faults.allow(/\/api\/contact/)
    await stubContact(page, (route) =>
      route.fulfill({ status: 422, json: { ok: false, message: 'x', errors: { email: MESSAGES.invalid } } }),
    )
    const { email, comment, send } = await open(page)
    await fill(page)
    await send.click()
    await expect(email).toHaveAccessibleDescription(MESSAGES.invalid)
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveValue(EMAIL)
    await expect(comment).toHaveValue(COMMENT)
  })

  test('422 with an error of the comment shows it at the field', async ({ page, faults }) => {
    faults.allow(/\/api\/contact/)
    const tooLong = 'Comment is too long'
    await stubContact(page, (route) =>
      route.fulfill({ status: 422, json: { ok: false, message: 'x', errors: { comment: tooLong } } }),
    )
    const { comment, send } = await open(page)
    await fill(page)
    await send.click()
    await expect(comment).toHaveAccessibleDescription(new RegExp(tooLong))
    await expect(comment).toHaveAttribute('aria-invalid', 'true')
    await expect(comment).toHaveValue(COMMENT)
  })

  test('every state is without fault, in both schemes', async ({ page, faults }) => {
    faults.allow(/\/api\/contact/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await stubContact(page, (route, attempt) =>
      attempt === 1 ? route.fulfill({ status: 500, body: '' }) : accept(route, attempt),
    )
    const { email, send, again, failure, success } = await open(page)
    const check = async (state: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violations(page), `${state}, ${colorScheme}`).toEqual([])
      }
    }
    await send.click()
    await expect(email).toHaveAccessibleDescription(MESSAGES.required)
    await check('with a field error')
    await fill(page)
    await send.click()
    await expect(failure).toBeVisible()
    await check('with the error of sending')
    await again.click()
    await expect(success).toBeVisible()
    await check('with success')
  })
})

test.describe('what was typed is kept', () => {
  test('over a reload', async ({ page }) => {
    await open(page)
    await fill(page)
    await page.reload()
    const { email, comment } = await come(page)
    await expect(email).toHaveValue(EMAIL)
    await expect(comment).toHaveValue(COMMENT)
  })

  test('over a visit to another page and back, by history and by link', async ({ page }) => {
    await open(page)
    await fill(page)
    await headerOf(page).link('About Us').click()
    await expect(page).toHaveURL('/about-us')
    await page.goBack()
    await come(page)
    await expect(formOf(page).email).toHaveValue(EMAIL)
    await expect(formOf(page).comment).toHaveValue(COMMENT)

    await headerOf(page).link('Careers').click()
    await expect(page).toHaveURL('/careers')
    await headerOf(page).link('Contact Us').click()
    await come(page)
    await expect(formOf(page).email).toHaveValue(EMAIL)
    await expect(formOf(page).comment).toHaveValue(COMMENT)
  })

  test('over a failure and a reload, with its id', async ({ page, faults }) => {
    faults.allow(/\/api\/contact/)
    const sent = await stubContact(page, (route, attempt) =>
      attempt === 1 ? route.abort() : accept(route, attempt),
    )
    const { send, failure } = await open(page)
    await fill(page)
    await send.click()
    await expect(failure).toBeVisible()
    await page.reload()
    const reloaded = await come(page)
    await reloaded.send.click()
    await expect(reloaded.success).toBeVisible()
    expect(sent[1]).toMatchObject({ email: EMAIL, comment: COMMENT, id: sent[0]?.id })
  })

  test('when it was typed before the scripts had come', async ({ page }) => {
    const { promise: hold, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'script') await hold
      await route.fallback()
    })
    const sent = await stubContact(page)
    await page.goto('/contact-us', { waitUntil: 'commit' })
    const { form, email, comment, send, success } = formOf(page)
    await expect(send).toBeVisible()
    await email.pressSequentially(EMAIL)
    await comment.pressSequentially('Typed early')
    await expect(form, 'not yet alive').toHaveJSProperty('noValidate', false)
    release()
    await come(page)
    await expect(email).toHaveValue(EMAIL)
    await expect(comment).toHaveValue('Typed early')
    await expect(comment, 'and the place in it').toBeFocused()
    await send.click()
    await expect(success).toBeVisible()
    expect(sent).toMatchObject([{ email: EMAIL, comment: 'Typed early' }])
  })

  test('early words win over an older draft', async ({ page }) => {
    await open(page)
    await fill(page)
    const { promise: hold, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'script') await hold
      await route.fallback()
    })
    await page.goto('/contact-us', { waitUntil: 'commit' })
    const { email, comment } = formOf(page)
    await expect(email).toBeVisible()
    await email.fill('new@example.org')
    release()
    await come(page)
    await expect(email).toHaveValue('new@example.org')
    await expect(comment).toHaveValue(COMMENT)
  })
})

// Through the real server from here on: nothing is stubbed.

test('the server of the site takes a message', async ({ page }) => {
  const { send, success } = await open(page)
  await fill(page)
  await formOf(page).comment.fill(`End-to-end test at ${new Date().toISOString()}`)
  await send.click()
  await expect(success).toBeVisible()
})

test('where no script arrives, the form posts by itself and is answered', async ({ page, faults }) => {
  faults.allow(/\.js( |\)|$)/)
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.fallback(),
  )
  await page.goto('/contact-us')
  await fill(page)
  await formOf(page).comment.fill(`End-to-end test without chunks at ${new Date().toISOString()}`)
  await formOf(page).send.click()
  await expect(page).toHaveURL(/\/contact-us\/sent\?reference=PL-/)
  await expect(formOf(page).success).toBeVisible()
})
