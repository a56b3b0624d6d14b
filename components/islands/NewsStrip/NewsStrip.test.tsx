import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { serve } from '#components/testing/hydration.tsx'
import { expectQuiet } from '#components/testing/quiet.ts'
import { NewsStrip } from './NewsStrip.tsx'

expectQuiet()

const LOADING = 'Loading news articles...'

type Settle = { answer: (status: number, body: unknown) => Promise<void>; fail: () => Promise<void> }

/** The requests that were made, each to be settled by the test. */
let requests: (Settle & { url: string; signal: AbortSignal })[] = []
const realFetch = globalThis.fetch

beforeEach(() => {
  requests = []
  globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    requests.push({
      url: String(url),
      signal: init?.signal as AbortSignal,
      answer: (status, body) =>
        act(async () => {
          const json = async () => (typeof body === 'string' ? JSON.parse(body) : body)
          resolve({ ok: status >= 200 && status < 300, status, json } as Response)
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

const article = (number: number, more: object = {}) => ({
  title: `Headline ${number}`,
  description: `Excerpt ${number}…`,
  url: `https://news.example/${number}`,
  image: `/api/news/image/${number}`,
  ...more,
})

function lastRequest() {
  const request = requests.at(-1)
  if (!request) throw new Error('Nothing was requested.')
  return request
}

const headlines = () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)

describe('NewsStrip', () => {
  it('asks the edge of the same origin, once, and shows the loading text meanwhile', () => {
    const { container } = render(<NewsStrip />)
    expect(requests.map(({ url }) => url)).toEqual(['/api/news'])
    expect(screen.getByText(LOADING)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(container.querySelector('[aria-live="polite"]')).toHaveAttribute('aria-busy', 'true')
  })

  it('shows each article with title, excerpt, link and image', async () => {
    const { container } = render(<NewsStrip />)
    await lastRequest().answer(200, { articles: [article(1), article(2)] })
    expect(headlines()).toEqual(['Headline 1', 'Headline 2'])
    const [first] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('Excerpt 1…')
    expect(within(first as HTMLElement).getByRole('link', { name: 'Headline 1' })).toHaveAttribute(
      'href',
      'https://news.example/1',
    )
    // The picture repeats the headline.
    const image = first?.querySelector('img')
    expect(image).toHaveAttribute('src', '/api/news/image/1')
    expect(image).toHaveAttribute('alt', '')
    expect(screen.queryByText(LOADING)).toBeNull()
    expect(container.querySelector('[aria-live]')).toHaveAttribute('aria-busy', 'false')
  })

  it('shows three at most', async () => {
    render(<NewsStrip />)
    await lastRequest().answer(200, { articles: [1, 2, 3, 4, 5].map((number) => article(number)) })
    expect(headlines()).toEqual(['Headline 1', 'Headline 2', 'Headline 3'])
  })

  it('keeps the place of a picture that is missing', async () => {
    const { container } = render(<NewsStrip />)
    await lastRequest().answer(200, { articles: [article(1, { image: null })] })
    expect(container.querySelector('img')).toBeNull()
    expect(container.querySelector('.news-strip-no-image')).toHaveAttribute('aria-hidden', 'true')
  })

  it('keeps the place of a picture that does not come', async () => {
    const { container } = render(<NewsStrip />)
    await lastRequest().answer(200, { articles: [article(1), article(2)] })
    const [first] = container.querySelectorAll('img')
    fireEvent.error(first as HTMLImageElement)
    expect(container.querySelectorAll('img, .news-strip-no-image')).toHaveLength(2)
    expect(container.querySelector('li .news-strip-no-image')).toHaveAttribute('aria-hidden', 'true')
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/news/image/2')
  })

  it('shows hostile words as words', async () => {
    const { container } = render(<NewsStrip />)
    await lastRequest().answer(200, {
      articles: [
        article(1, { title: '<img src=x onerror=alert(1)>', description: '<script>alert(2)</script>' }),
      ],
    })
    expect(headlines()).toEqual(['<img src=x onerror=alert(1)>'])
    expect(container.querySelector('script')).toBeNull()
    expect(container.querySelectorAll('img')).toHaveLength(1)
  })

  it.each([
    ['null', null],
    ['a text', 'headline'],
    ['an object for a title', article(9, { title: { text: 'Headline 9' } })],
    ['a list for an excerpt', article(9, { description: ['Excerpt'] })],
    ['no title', article(9, { title: '' })],
    ['no address', article(9, { url: undefined })],
    ['an address that is code', article(9, { url: 'javascript:alert(1)' })],
    ['a picture on another host', article(9, { image: 'https://news.example/9.jpg' })],
    ['a picture that is code', article(9, { image: 'data:text/html,<script>' })],
    ['a picture of another kind', article(9, { image: { src: 'https://news.example/9.jpg' } })],
  ])('leaves out an article that is %s, and neither the others nor the page', async (_, malformed) => {
    render(
      <main>
        <h1>The page</h1>
        <NewsStrip />
      </main>,
    )
    await lastRequest().answer(200, { articles: [malformed, article(1)] })
    expect(headlines()).toEqual(['Headline 1'])
    expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  const failures: [string, (request: Settle) => Promise<void>][] = [
    ['the network fails', (request) => request.fail()],
    ['both sources have failed', (request) => request.answer(502, { articles: [], source: null })],
    [
      'the status says failure, whatever comes with it',
      (request) => request.answer(500, { articles: [article(1)] }),
    ],
    ['there is no such path', (request) => request.answer(404, '"not found"')],
    ['the answer is no JSON', (request) => request.answer(200, '<html>')],
    ['the answer has another shape', (request) => request.answer(200, { articles: 'none' })],
    ['the answer is nothing', (request) => request.answer(200, null)],
    ['there are no articles', (request) => request.answer(200, { articles: [] })],
    ['no article is usable', (request) => request.answer(200, { articles: [null, {}] })],
  ]

  it.each(failures)('keeps the loading text when %s, and offers to try again', async (_, settle) => {
    render(<NewsStrip />)
    await settle(lastRequest())
    expect(screen.getByText(LOADING)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(requests).toHaveLength(1)
  })

  it('tries again on request, through failure and success', async () => {
    render(<NewsStrip />)
    await lastRequest().fail()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(requests).toHaveLength(2)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByText(LOADING)).toBeVisible()

    await lastRequest().answer(502, { articles: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await lastRequest().answer(200, { articles: [article(1)] })
    expect(requests).toHaveLength(3)
    expect(headlines()).toEqual(['Headline 1'])
  })

  it('drops the request when it goes away', async () => {
    const { unmount } = render(<NewsStrip />)
    const { signal, answer } = lastRequest()
    expect(signal.aborted).toBe(false)
    unmount()
    expect(signal.aborted).toBe(true)
    await answer(200, { articles: [article(1)] })
  })

  it('takes over the loading text from the server', async () => {
    const { container, hydrate } = serve(<NewsStrip />)
    const text = within(container).getByText(LOADING)
    hydrate()
    expect(within(container).getByText(LOADING)).toBe(text)
    await lastRequest().answer(200, { articles: [article(1)] })
    expect(headlines()).toEqual(['Headline 1'])
  })
})
