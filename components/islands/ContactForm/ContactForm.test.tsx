import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, render, screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { serve } from '#components/testing/hydration.tsx'
import { expectQuiet } from '#components/testing/quiet.ts'
import { ContactForm } from './ContactForm.tsx'

expectQuiet()

const REQUIRED = 'Email is required'
const INVALID = 'Email is invalid'
const FAILED = 'There was an error sending your message. Please try again later.'

const contactForm = (
  <ContactForm
    labels={{ email: 'Your e-mail address', comment: 'Your message', button: 'Send' }}
    mailbox="hello@plumbline.example"
  />
)

type Body = { email: string; comment: string; id: string; startedAt: number; x7k: string }
type Attempt = {
  body: Body
  answer: (status: number, body?: unknown) => Promise<void>
  fail: () => Promise<void>
}

/** What the edge answers to a message that it keeps. */
const KEPT = { ok: true, reference: 'PL-7K3F-92' }

let attempts: Attempt[] = []
let user: UserEvent
const realFetch = globalThis.fetch

beforeEach(() => {
  sessionStorage.clear()
  attempts = []
  user = userEvent.setup({ delay: null })
  globalThis.fetch = jest.fn<typeof fetch>((_, init) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    attempts.push({
      body: JSON.parse(String(init?.body)),
      answer: (status, body = {}) =>
        act(async () => {
          resolve({ ok: status >= 200 && status < 300, status, json: async () => body } as Response)
        }),
      fail: () =>
        act(async () => {
          reject(new TypeError('Failed to fetch'))
        }),
    })
    return promise
  })
})
afterEach(() => {
  globalThis.fetch = realFetch
})

function lastAttempt() {
  const attempt = attempts.at(-1)
  if (!attempt) throw new Error('Nothing was sent.')
  return attempt
}

const email = () => screen.getByLabelText<HTMLInputElement>('Your e-mail address')
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
const send = () => user.click(screen.getByRole('button', { name: /^(Send|Try again)$/ }))

/** Puts words into both fields in place of what is there. */
async function write(address: string, words = '') {
  for (const [field, text] of [
    [email(), address],
    [comment(), words],
  ] as const) {
    await user.clear(field)
    if (text) await user.paste(text)
  }
}

describe('validation', () => {
  it('says nothing before the field was left', async () => {
    render(contactForm)
    expect(email()).toHaveAccessibleDescription('')
    await user.type(email(), 'ada')
    expect(email()).toHaveAccessibleDescription('')
    expect(email()).toHaveAttribute('aria-invalid', 'false')
  })

  it('asks for the e-mail when it is left empty', async () => {
    render(contactForm)
    await user.click(email())
    await user.tab()
    expect(email()).toHaveAccessibleDescription(REQUIRED)
    expect(email()).toHaveAttribute('aria-invalid', 'true')
  })

  it('says invalid in place of required when something else is there', async () => {
    render(contactForm)
    await user.type(email(), 'ada@example')
    await user.tab()
    expect(email()).toHaveAccessibleDescription(INVALID)
    expect(screen.queryByText(REQUIRED)).toBeNull()
  })

  it('follows what is typed once the field was left', async () => {
    render(contactForm)
    await user.type(email(), 'ada@example')
    await user.tab()
    await user.type(email(), '.com')
    expect(email()).toHaveAccessibleDescription('')
    expect(email()).toHaveAttribute('aria-invalid', 'false')
    await user.clear(email())
    expect(email()).toHaveAccessibleDescription(REQUIRED)
  })

  it.each([
    ['nothing', '', REQUIRED],
    ['no address', 'ada', INVALID],
  ])('sends nothing with %s, says so and leads to the field', async (_, address, expected) => {
    render(contactForm)
    await write(address, 'Words')
    await send()
    expect(attempts).toEqual([])
    expect(email()).toHaveAccessibleDescription(expected)
    expect(email()).toHaveFocus()
    expect(comment()).toHaveValue('Words')
  })

  it('says so when it is sent from the field itself, before that was left', async () => {
    render(contactForm)
    await user.type(email(), 'ada{Enter}')
    expect(attempts).toEqual([])
    expect(email()).toHaveAccessibleDescription(INVALID)
    expect(email()).toHaveAttribute('aria-invalid', 'true')
  })

  it('sends nothing with a comment that is too long, and leads to that field', async () => {
    render(contactForm)
    await user.type(email(), 'ada@example.com')
    // `maxlength` stops typing only.
    comment().value = 'x'.repeat(10_001)
    await send()
    expect(attempts).toEqual([])
    expect(comment()).toHaveAccessibleDescription(/Comment is too long: 10,000 characters at most/)
    expect(comment()).toHaveFocus()
  })

  it('has no rule for an empty comment', async () => {
    render(contactForm)
    await write('ada@example.com')
    await send()
    expect(attempts).toHaveLength(1)
  })

  it('shows its own messages in place of the bubbles of the browser', () => {
    render(contactForm)
    expect(email()).toBeRequired()
    expect(email().form?.noValidate).toBe(true)
  })
})

describe('sending', () => {
  it('posts the two fields with an id, the time it was shown and an empty trap', async () => {
    const before = Date.now()
    render(contactForm)
    await write('ada@example.com', 'Hello')
    await send()
    const { body } = lastAttempt()
    expect(body).toEqual({
      email: 'ada@example.com',
      comment: 'Hello',
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      startedAt: expect.any(Number),
      x7k: '',
    })
    expect(body.startedAt).toBeGreaterThanOrEqual(before)
    expect(body.startedAt).toBeLessThanOrEqual(Date.now())
  })

  it('disables the button and shows a spinner meanwhile', async () => {
    render(contactForm)
    await write('ada@example.com')
    await send()
    const button = screen.getByRole('button', { name: 'Sending…' })
    expect(button).toBeDisabled()
    expect(button.querySelector('.contact-form-spinner')).toBeInTheDocument()
  })

  it('sends once, however often it is told to', async () => {
    render(contactForm)
    await write('ada@example.com')
    await send()
    await user.type(email(), '{Enter}')
    act(() => email().form?.requestSubmit())
    expect(attempts).toHaveLength(1)
  })

  it('is sent by Enter in the e-mail field', async () => {
    render(contactForm)
    await user.type(email(), 'ada@example.com{Enter}')
    expect(attempts).toHaveLength(1)
  })

  it('reports what a robot has put into the trap, which nobody else finds', async () => {
    render(contactForm)
    await write('ada@example.com')
    const trap = document.querySelector<HTMLInputElement>('[name="x7k"]')
    if (!trap) throw new Error('The trap is missing.')
    expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull()
    expect(trap).toHaveAttribute('tabindex', '-1')
    trap.value = 'https://spam.example'
    await send()
    expect(lastAttempt().body.x7k).toBe('https://spam.example')
  })
})

describe('success', () => {
  beforeEach(async () => {
    render(contactForm)
    await write('ada@example.com', 'Hello')
    await send()
    await lastAttempt().answer(200, KEPT)
  })

  it('puts the thanks in place of the form', () => {
    expect(screen.getByRole('heading')).toHaveTextContent(/^Thank you for contacting us!$/)
    expect(
      screen.getByText("Your message has been sent successfully. We'll get back to you soon."),
    ).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('moves the focus to the thanks', () => {
    expect(screen.getByRole('heading')).toHaveFocus()
  })

  it('forgets the draft', () => {
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('failure', () => {
  const failures: [string, (attempt: Attempt) => Promise<void>][] = [
    ['the network fails', (attempt) => attempt.fail()],
    ['the provider refuses', (attempt) => attempt.answer(502, { ok: false })],
    ['there are too many', (attempt) => attempt.answer(429, { ok: false, retryAfter: 60 })],
    ['the answer only looks like a success', (attempt) => attempt.answer(200, { ok: true })],
  ]

  it.each(failures)('keeps the form and all that was typed when %s', async (_, settle) => {
    render(contactForm)
    await write('ada@example.com', 'Hello')
    await send()
    await settle(lastAttempt())
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED)
    expect(email()).toHaveValue('ada@example.com')
    expect(comment()).toHaveValue('Hello')
    // One act has one button, which now says that it is another try.
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Try again' })])
    expect(screen.getByRole('button')).toBeEnabled()
    expect(screen.queryByText('Thank you for contacting us!')).toBeNull()
  })

  it('moves the focus to the message, which offers another way', async () => {
    render(contactForm)
    await write('ada@example.com')
    await send()
    await lastAttempt().fail()
    const alert = screen.getByRole('alert')
    expect(alert).toHaveFocus()
    expect(within(alert).getByRole('link', { name: 'hello@plumbline.example' })).toHaveAttribute(
      'href',
      'mailto:hello@plumbline.example',
    )
  })

  it('shows what the edge says of the fields', async () => {
    render(contactForm)
    await write('ada@example.com', 'Hello')
    await send()
    await lastAttempt().answer(422, { errors: { email: INVALID, comment: 'Comment is invalid' } })
    expect(email()).toHaveAccessibleDescription(INVALID)
    expect(comment()).toHaveAccessibleDescription(/Comment is invalid/)
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED)
  })

  it('takes the message away while it tries again, and brings it back with the focus', async () => {
    render(contactForm)
    await write('ada@example.com')
    await send()
    await lastAttempt().fail()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(attempts).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
    await lastAttempt().fail()
    expect(screen.getByRole('alert')).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await lastAttempt().answer(200, KEPT)
    expect(screen.getByRole('heading', { name: 'Thank you for contacting us!' })).toHaveFocus()
  })
})

describe('the id of a message', () => {
  it('stays the same over retries of the same words', async () => {
    render(contactForm)
    await write('ada@example.com', 'Hello')
    for (let count = 0; count < 3; count++) {
      await send()
      await lastAttempt().fail()
    }
    expect(new Set(attempts.map(({ body }) => body.id)).size).toBe(1)
  })

  it('does not change while the first words are being found', async () => {
    render(contactForm)
    await user.type(comment(), 'First thought')
    const { id } = JSON.parse(String(sessionStorage.getItem('contact-draft')))
    await write('ada@example.com', 'Second thought')
    await send()
    expect(lastAttempt().body.id).toBe(id)
  })

  it('stays the same over a reload after a failure', async () => {
    const { unmount } = render(contactForm)
    await write('ada@example.com', 'Hello')
    await send()
    await lastAttempt().fail()
    unmount()
    render(contactForm)
    await send()
    expect(attempts).toHaveLength(2)
    expect(attempts[1]?.body).toMatchObject({ email: 'ada@example.com', comment: 'Hello' })
    expect(attempts[1]?.body.id).toBe(attempts[0]?.body.id)
  })

  it('is new after a success', async () => {
    const { unmount } = render(contactForm)
    await write('ada@example.com', 'Hello')
    await send()
    await lastAttempt().answer(200, KEPT)
    unmount()
    render(contactForm)
    expect(email()).toHaveValue('')
    await write('ada@example.com', 'Hello')
    await send()
    expect(attempts[1]?.body.id).not.toBe(attempts[0]?.body.id)
  })
})

describe('what was typed', () => {
  it('comes back after a reload', async () => {
    const { unmount } = render(contactForm)
    await write('ada@example', 'Half a')
    unmount()
    render(contactForm)
    expect(email()).toHaveValue('ada@example')
    expect(comment()).toHaveValue('Half a')
    // What came back was not typed wrongly just now.
    expect(email()).toHaveAccessibleDescription('')
  })

  it('stays when the page comes to life around it, and is what is sent', async () => {
    const { hydrate } = serve(contactForm)
    email().value = 'ada@example.com'
    comment().value = 'Typed early'
    hydrate()
    expect(email()).toHaveValue('ada@example.com')
    expect(comment()).toHaveValue('Typed early')
    await send()
    expect(lastAttempt().body).toMatchObject({ email: 'ada@example.com', comment: 'Typed early' })
  })

  it('is kept over a reload even if nothing is typed after that', () => {
    const { hydrate } = serve(contactForm)
    comment().value = 'Typed early'
    hydrate()
    expect(JSON.parse(String(sessionStorage.getItem('contact-draft')))).toMatchObject({
      email: '',
      comment: 'Typed early',
    })
  })

  it('is not kept where there is none', () => {
    serve(contactForm).hydrate()
    expect(sessionStorage).toHaveLength(0)
  })

  it('wins over an older draft, field by field', () => {
    sessionStorage.setItem(
      'contact-draft',
      JSON.stringify({ id: 'c'.repeat(32), email: 'old@example.com', comment: 'Old words' }),
    )
    const { hydrate } = serve(contactForm)
    email().value = 'new@example.com'
    hydrate()
    expect(email()).toHaveValue('new@example.com')
    expect(comment()).toHaveValue('Old words')
  })

  it('is sent even where the browser refuses storage', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    render(contactForm)
    await write('ada@example.com', 'Hello')
    await send()
    await lastAttempt().answer(200, KEPT)
    expect(screen.getByRole('heading')).toHaveTextContent('Thank you for contacting us!')
  })
})
