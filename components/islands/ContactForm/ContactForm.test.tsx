import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expectQuiet } from '#components/testing/quiet.ts'
import { loadDraft, noteSent, saveDraft } from '#lib/contact/draft.ts'
import { contactPath, messages } from '#lib/contact/protocol.ts'
import { ContactForm } from './ContactForm.tsx'
import { sendMessage } from './send.ts'

const { allow } = expectQuiet()

const NOT_SENT = { sent: false, errors: {}, isUnserved: false }
const REFERENCE = 'TE-7K3F-92'
const message = {
  email: 'ada@example.com',
  comment: 'Hello',
  id: 'b'.repeat(32),
  elapsed: 1,
  x7k: '',
}

const contactForm = (
  <ContactForm
    labels={{ email: 'Your email address', comment: 'Your message', button: 'Send' }}
    mailbox="hello@tester.example"
    topics={['ETL testing', 'test automation']}
  />
)

const realFetch = globalThis.fetch
const fetchStub = jest.fn<typeof fetch>()
const answer = (status: number, body: unknown, type = 'application/json') =>
  fetchStub.mockImplementation(
    async () =>
      ({
        status,
        headers: new Headers({ 'Content-Type': type }),
        json: async () => (typeof body === 'string' ? JSON.parse(body) : body),
      }) as Response,
  )
/** A failure logs one line, without anything the visitor wrote. */
function expectOneLine() {
  expect(jest.mocked(console.error).mock.calls).toEqual([
    [
      expect.stringMatching(
        /^\/api\/contact: the message was not sent, (?:status \d{3}|no answer)$/,
      ),
    ],
  ])
}
const sent = () => fetchStub.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))

beforeEach(() => {
  sessionStorage.clear()
  fetchStub.mockReset()
  globalThis.fetch = fetchStub
})
afterEach(() => {
  globalThis.fetch = realFetch
})

describe('a message', () => {
  it.each<[what: string, status: number, body: unknown]>([
    ['foreign JSON', 200, { ok: true }],
    ['a malformed number', 200, { ok: true, reference: 'TE-0000-00' }],
    ['a refusal', 200, { ok: false, reference: REFERENCE }],
    ['a different status', 202, { ok: true, reference: REFERENCE }],
    ['an error', 500, { ok: true, reference: REFERENCE, errors: { email: 'x' } }],
    ['an empty refusal', 422, null],
  ])('is not sent if the response is %s', async (_, status, body) => {
    allow(/not sent/)
    answer(status, body)
    expect(await sendMessage(message)).toEqual(NOT_SENT)
    expectOneLine()
  })

  it.each<[what: string, status: number, type: string]>([
    ['the page of a captive portal', 200, 'text/html; charset=utf-8'],
    ['that of a host that has no such file', 404, 'text/html'],
    ['of a host that knows no such method', 405, 'application/xml'],
    ['of a server of files', 501, 'text/html'],
  ])('has nobody to take it if the response is %s', async (_, status, type) => {
    allow(/not sent/)
    answer(status, '<!doctype html>', type)
    expect(await sendMessage(message)).toEqual({ ...NOT_SENT, isUnserved: true })
  })

  it('may be sent later if a proxy shows a page about a server that is down', async () => {
    allow(/not sent/)
    answer(502, '<!doctype html>', 'text/html')
    expect(await sendMessage(message)).toEqual(NOT_SENT)
  })

  it('is abandoned after 45 seconds', async () => {
    allow(/not sent/)
    const controller = new AbortController()
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal)
    fetchStub.mockImplementation((_, init) => {
      const { promise, reject } = Promise.withResolvers<Response>()
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
      return promise
    })
    const sending = sendMessage(message)
    controller.abort()
    expect(await sending).toEqual(NOT_SENT)
    expectOneLine()
    expect(timeout).toHaveBeenCalledWith(45_000)
  })
})

describe('the form', () => {
  const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
  const send = async (words: string) => {
    await userEvent.type(screen.getByLabelText('Your email address'), 'ada@example.com')
    comment().value = words
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  }
  beforeEach(() => void answer(200, { ok: true, reference: REFERENCE }))

  it('sends nothing if the comment is too long, and focuses that field', async () => {
    render(contactForm)
    await send('x'.repeat(10_001))
    expect(comment()).toHaveAccessibleDescription(/Comment is too long: 10,000 characters at most/)
    expect(comment()).toHaveFocus()
    expect(sent()).toEqual([])
  })

  describe('of a page whose address names a topic', () => {
    afterEach(() => history.replaceState(null, '', '/'))

    it('shows the topic and sends it along', async () => {
      history.replaceState(null, '', contactPath('ETL testing'))
      render(contactForm)
      expect(screen.getByText('About: ETL testing')).toBeVisible()
      await send('Hello')
      expect(sent()).toMatchObject([{ comment: 'Hello', about: 'ETL testing' }])
    })

    it('begins with the comment in its fragment, once, below what was written before', async () => {
      const ownLine = 'My own line'
      saveDraft({ comment: ownLine })
      history.replaceState(
        null,
        '',
        contactPath('ETL testing', '50% & more\nhttps://a.example/#b?c=1'),
      )
      render(contactForm)
      expect(comment()).toHaveValue(`${ownLine}\n\n50% & more\nhttps://a.example/#b?c=1`)
      expect(location.hash).toBe('')
      expect(loadDraft().comment).toBe(comment().value)
      await userEvent.type(comment(), '!')
      expect(comment()).toHaveValue(`${ownLine}\n\n50% & more\nhttps://a.example/#b?c=1!`)
    })

    it('sends none once the visitor has removed it', async () => {
      history.replaceState(null, '', contactPath('ETL testing'))
      render(contactForm)
      await userEvent.click(screen.getByRole('button', { name: 'Remove the topic' }))
      expect(screen.getByText('About: ETL testing')).not.toBeVisible()
      expect(screen.getByLabelText('Your email address')).toHaveFocus()
      expect(location.search).toBe('')
      await send('Hello')
      expect(sent()[0]).not.toHaveProperty('about')
    })

    it('shows and sends none that the site does not have', async () => {
      history.replaceState(null, '', contactPath('Free money'))
      render(contactForm)
      expect(screen.queryByText(/^About:/)).toBeNull()
      await send('Hello')
      expect(sent()[0]).not.toHaveProperty('about')
    })
  })

  it('works on a page that the browser has translated', async () => {
    render(contactForm)
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walk.nextNode()) texts.push(walk.currentNode as Text)
    for (const text of texts) {
      const translated = document.createElement('font')
      text.replaceWith(translated)
      translated.append(text.data)
    }
    await send('Hello')
    expect(screen.getByRole('heading')).toHaveTextContent('Thank you for contacting us!')
  })

  it('loses nothing if extensions put elements of their own around any of its elements', async () => {
    allow(/not sent/)
    const { container } = render(contactForm)
    const wrapAll = () => {
      for (const element of container.querySelectorAll('*:not([data-wrapper])')) {
        if (element.parentElement?.matches('[data-wrapper]')) continue
        const wrapper = document.createElement('span')
        wrapper.dataset.wrapper = ''
        element.replaceWith(wrapper)
        wrapper.append(element)
      }
    }
    wrapAll()
    answer(500, {})
    await send('Hello')
    expect(screen.getByRole('region')).toHaveFocus()
    expect(comment()).toHaveValue('Hello')
    wrapAll()
    answer(200, { ok: true, reference: REFERENCE })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByRole('heading')).toHaveFocus()
    expect(screen.getByText(REFERENCE)).toBeVisible()
    expect(comment()).not.toBeVisible()
    expect(sent().map(({ comment }) => comment)).toEqual(['Hello', 'Hello'])
    // The test's own cleanup removes the elements.
    for (const wrapper of container.querySelectorAll('[data-wrapper]'))
      wrapper.replaceWith(...wrapper.childNodes)
  })

  it('shows the mailbox instead where nobody takes messages, and loses nothing', async () => {
    allow(/not sent/)
    answer(405, '<html>405 Not Allowed</html>', 'text/html')
    render(contactForm)
    await send('Hello')
    const failure = screen.getByRole('region')
    expect(failure).toHaveFocus()
    expect(failure).toHaveTextContent(messages.sendFailed)
    expect(failure).toHaveTextContent(`${messages.writeInstead} hello@tester.example.`)
    expect(screen.getByRole('link')).toHaveAttribute('href', 'mailto:hello@tester.example')
    expect(comment()).toHaveValue('Hello')
  })

  it('keeps the focus while it is sending, and says that it is', async () => {
    fetchStub.mockReturnValue(new Promise(() => {}))
    render(contactForm)
    await send('Hello')
    expect(screen.getByRole('button')).toHaveFocus()
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    expect(screen.getByRole('status')).toHaveTextContent('Your message is being sent.')
    await userEvent.click(screen.getByRole('button'))
    expect(sent()).toHaveLength(1)
  })

  describe('of a page that the browser has kept for the way back', () => {
    const comeBack = (persisted = true) =>
      act(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))

    it('takes over what has been written since, without errors about other words', async () => {
      allow(/not sent/)
      answer(422, { ok: false, errors: { email: 'Wrong address' } })
      render(contactForm)
      await send('Hello')
      expect(screen.getByText('Wrong address')).toBeVisible()
      comeBack()
      expect(screen.getByText('Wrong address')).toBeVisible()
      saveDraft({ comment: 'Hello again' })
      comeBack(false)
      expect(comment()).toHaveValue('Hello')
      comeBack()
      expect(comment()).toHaveValue('Hello again')
      expect(screen.queryByText('Wrong address')).toBeNull()
      expect(screen.queryByRole('region')).toBeNull()
      answer(200, { ok: true, reference: REFERENCE })
      await userEvent.click(screen.getByRole('button', { name: 'Send' }))
      expect(sent().map(({ comment }) => comment)).toEqual(['Hello', 'Hello again'])
    })

    it('is empty once its message has been sent, and keeps a key typed then', async () => {
      render(contactForm)
      await userEvent.type(comment(), 'Hello')
      noteSent(REFERENCE)
      comeBack()
      expect(comment()).toHaveValue('')
      await userEvent.type(comment(), 'N')
      expect(loadDraft()).toMatchObject({ comment: 'N', sent: [REFERENCE] })
    })

    it('keeps what has been written elsewhere while its message was on its way', async () => {
      const { promise, resolve } = Promise.withResolvers<Response>()
      fetchStub.mockReturnValue(promise)
      render(contactForm)
      await send('Hello')
      saveDraft({ comment: 'Another matter' })
      comeBack()
      const headers = new Headers({ 'Content-Type': 'application/json' })
      const json = async () => ({ ok: true, reference: REFERENCE })
      await act(async () => resolve({ status: 200, headers, json } as Response))
      expect(screen.getByRole('heading')).toHaveTextContent('Thank you for contacting us!')
      expect(loadDraft()).toMatchObject({ comment: 'Another matter', sent: [REFERENCE] })
    })

    it('leaves what stands there if nothing is stored', async () => {
      render(contactForm)
      await userEvent.type(comment(), 'Hello')
      sessionStorage.clear()
      comeBack()
      expect(comment()).toHaveValue('Hello')
    })
  })

  it('is sent even if the browser denies storage', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
    render(contactForm)
    await send('Hello')
    expect(screen.getByRole('heading')).toHaveTextContent('Thank you for contacting us!')
  })
})
