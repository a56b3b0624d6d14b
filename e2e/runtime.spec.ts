/** Browser, runtime and upstreams together: what a visitor sees, and what arrives at the provider. */
import { hang, json, status, taken, text } from '#edge/testing/stub.ts'
import { expect, type Page, PLANTED_KEY, type Runtime, test } from './support/runtime.ts'

const EMAIL = 'ada@example.com'
const COMMENT = 'Our nightly load loses <rows>.\nCan you help?'
const ERROR = 'There was an error sending your message. Please try again later.'
const THANKS = 'Thank you for contacting us!'

async function openForm(page: Page, runtime: Runtime) {
  await page.goto(`${runtime.url}/contact-us`)
  // Touching the form brings it to life; what it takes from the browser afterward is the island's own doing.
  await page.getByLabel('Your e-mail address').focus()
  await expect(page.locator('form[action="/api/contact"]')).toHaveJSProperty('noValidate', true)
}

async function fill(page: Page, email = EMAIL, comment = COMMENT) {
  await page.getByLabel('Your e-mail address').fill(email)
  await page.getByLabel('What is on your mind?').fill(comment)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click()

test('a message arrives once, escaped, with the key in its header only', async ({ page, runtime }) => {
  runtime.upstream.on('/mail', taken)
  await openForm(page, runtime)
  await fill(page)
  await send(page)
  await expect(page.getByRole('heading', { name: THANKS })).toBeFocused()
  await expect(
    page.getByText("Your message has been sent successfully. We'll get back to you soon."),
  ).toBeVisible()
  const reference = await page
    .getByText(/Your reference number: PL-/)
    .locator('strong')
    .innerText()
  await expect.poll(() => runtime.upstream.received('/mail').length).toBe(1)
  const received = runtime.upstream.received('/mail')
  expect(received).toHaveLength(1)
  const body = JSON.parse(received[0]?.body ?? '{}')
  expect(received[0]?.headers['api-key']).toBe(PLANTED_KEY)
  expect(body.to).toEqual([expect.objectContaining({ email: 'team@plumbline.example' })])
  expect(body.replyTo.email).toBe(EMAIL)
  expect(body.subject).toContain(EMAIL)
  expect(body.subject).toContain(reference)
  expect(body.htmlContent).toContain('&lt;rows&gt;')
  expect(runtime.lines.join('\n')).not.toContain(EMAIL)
  expect(runtime.lines.join('\n')).not.toContain(PLANTED_KEY)
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

const FAILURES = [
  { name: 'refuses (400)', behaviour: status(400) },
  { name: 'refuses the key (401)', behaviour: status(401) },
  { name: 'breaks (500)', behaviour: status(500) },
  { name: 'hangs', behaviour: hang },
]

for (const { name, behaviour } of FAILURES) {
  test(`when the provider ${name}, the message is kept, and arrives once when it works again`, async ({
    page,
    runtime,
  }) => {
    runtime.upstream.on('/mail', behaviour)
    await openForm(page, runtime)
    await fill(page)
    await send(page)
    await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
    await expect.poll(() => runtime.upstream.received('/mail').length).toBeGreaterThan(0)
    runtime.upstream.on('/mail', taken)
    await expect.poll(() => runtime.lines.filter((line) => line.includes('contact.delivered')).length).toBe(1)
    await expect.poll(() => runtime.upstream.received('/mail').length).toBe(1)
  })
}

test('a double click sends once', async ({ page, runtime }) => {
  runtime.upstream.on('/mail', taken)
  await openForm(page, runtime)
  await fill(page)
  await page.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
  await expect.poll(() => runtime.upstream.received('/mail').length).toBe(1)
})

test('two requests with one id at the same time arrive once', async ({ request, runtime }) => {
  runtime.upstream.on('/mail', taken)
  const data = { email: EMAIL, comment: COMMENT, id: 'a-draft-of-this-test' }
  const answers = await Promise.all([1, 2, 3].map(() => request.post(`${runtime.url}/api/contact`, { data })))
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200])
  await expect.poll(() => runtime.upstream.received('/mail').length).toBe(1)
})

test('offline, the message stays; online again, it is sent by "Try again"', async ({
  page,
  context,
  runtime,
}) => {
  runtime.upstream.on('/mail', taken)
  await openForm(page, runtime)
  await fill(page)
  await context.setOffline(true)
  await send(page)
  await expect(page.getByText(ERROR)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
  await expect.poll(() => runtime.upstream.received('/mail').length).toBe(1)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts by itself and gets a page with the same words', async ({ page, runtime }) => {
    runtime.upstream.on('/mail', taken)
    await page.goto(`${runtime.url}/contact-us`)
    await fill(page)
    await send(page)
    await expect(page).toHaveURL(/\/contact-us\/sent\?reference=PL-/)
    await expect(page.getByRole('heading', { name: THANKS })).toBeVisible()
    await expect.poll(() => runtime.upstream.received('/mail').length).toBe(1)
  })

  test('the page says the number that the mail has, too', async ({ page, runtime }) => {
    runtime.upstream.on('/mail', taken)
    await page.goto(`${runtime.url}/contact-us`)
    await fill(page)
    await send(page)
    const reference = await page
      .getByText(/Your reference number: PL-/)
      .locator('strong')
      .innerText()
    await expect.poll(() => runtime.upstream.received('/mail').length).toBe(1)
    expect(JSON.parse(runtime.upstream.received('/mail')[0]?.body ?? '').subject).toContain(reference)
  })

  test('an address that the browser lets pass and the rules do not is named', async ({ page, runtime }) => {
    await page.goto(`${runtime.url}/contact-us`)
    await fill(page, 'ada@localhost')
    await send(page)
    await expect(page).toHaveURL(`${runtime.url}/contact-us/email-invalid`)
    await expect(page.getByRole('heading', { name: 'Email is invalid' })).toBeVisible()
    expect(runtime.upstream.received('/mail')).toHaveLength(0)
  })
})

test('with its script blocked, the form still posts by itself', async ({ page, runtime }) => {
  runtime.upstream.on('/mail', taken)
  await page.route('**/_next/**/*.js', (route) => route.abort())
  await page.goto(`${runtime.url}/contact-us`)
  await fill(page)
  await send(page)
  await expect(page).toHaveURL(/\/contact-us\/sent\?reference=PL-/)
  await expect.poll(() => runtime.upstream.received('/mail').length).toBe(1)
})

const article = (title: string, url: string) => ({ title, body: 'A body of some words.', url, image: null })

async function openNews(page: Page, runtime: Runtime) {
  await page.goto(`${runtime.url}/`)
  await page.getByRole('heading', { name: 'Whats new in tech' }).scrollIntoViewIfNeeded()
}

test('news comes from the primary service, three articles at most, as text', async ({ page, runtime }) => {
  const results = [
    article('<img src=x onerror=alert(1)> heads the list', 'https://news.example/1'),
    article('A link that is none', 'javascript:alert(1)'),
    article('Second', 'https://news.example/2'),
    article('Third', 'https://news.example/3'),
    article('Fourth', 'https://news.example/4'),
  ]
  runtime.upstream.on('/news', json({ articles: { results } }))
  await openNews(page, runtime)
  const links = page.locator('[data-island="NewsStrip"] a')
  await expect(links).toHaveText(['<img src=x onerror=alert(1)> heads the list', 'Second', 'Third'])
  await expect(page.locator('[data-island="NewsStrip"] img')).toHaveCount(0)
})

test('news falls back to the headlines feed', async ({ page, runtime }) => {
  runtime.upstream.on('/news', text('<html>', 'text/html'))
  runtime.upstream.on(
    '/headlines',
    json({
      articles: [
        { title: 'From the feed', description: 'Words.', url: 'https://feed.example/1', urlToImage: null },
      ],
    }),
  )
  await openNews(page, runtime)
  await expect(page.getByRole('link', { name: 'From the feed' })).toBeVisible()
})

test('when both services fail the loading text stays, and "Try again" asks again', async ({
  page,
  runtime,
}) => {
  runtime.upstream.on('/news', status(500))
  runtime.upstream.on('/headlines', status(500))
  await openNews(page, runtime)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByText('Loading news articles...')).toBeVisible()
  runtime.upstream.on(
    '/news',
    json({ articles: { results: [article('Here at last', 'https://news.example/1')] } }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Here at last' })).toBeVisible()
})

test('while the service hangs the page is whole and says that it loads', async ({ page, runtime }) => {
  runtime.upstream.on('/news', hang)
  await openNews(page, runtime)
  await expect(page.getByText('Loading news articles...')).toBeVisible()
  await expect(page.getByRole('link', { name: /GO/ })).toBeVisible()
})
