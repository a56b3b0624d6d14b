import type { Page, Route } from '@playwright/test'

type Article = { title: string; description: string; url: string; image: string | null }

/** Article number `n`, as `/api/news` answers it. */
export const article = (n: number, more: Partial<Article> = {}): Article => ({
  title: `Headline number ${n}`,
  description: `The first hundred characters of article ${n}…`,
  url: `https://news.example/${n}`,
  image: null,
  ...more,
})

export const newsAnswer = (articles: readonly unknown[]) => ({ articles, source: 'primary' })

/** Answers `/api/news` with these articles. */
export const stubNews = (
  page: Page,
  articles: readonly unknown[] = [1, 2, 3].map((n) => article(n)),
) => page.route('**/api/news', (route) => route.fulfill({ json: newsAnswer(articles) }))

export type SentMessage = { email: string; comment: string; id: string; elapsed: number }

type Answer = (route: Route, attempt: number) => Promise<void>

export const accept: Answer = (route) =>
  route.fulfill({
    json: {
      ok: true,
      reference: 'TE-7K3F-92',
      heading: 'Thank you for contacting us!',
      message: "Your message has been sent successfully. We'll get back to you soon.",
    },
  })

/** Takes the place of `/api/contact`. Answers the bodies of all requests so far. */
export async function stubContact(page: Page, answer: Answer = accept): Promise<SentMessage[]> {
  const sent: SentMessage[] = []
  await page.route('**/api/contact', async (route) => {
    sent.push(route.request().postDataJSON())
    await answer(route, sent.length)
  })
  return sent
}

/** An answer that waits until it is let go. */
export function held(answer: Answer): { answer: Answer; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    answer: async (route, attempt) => {
      await promise
      await answer(route, attempt)
    },
    release: resolve,
  }
}
