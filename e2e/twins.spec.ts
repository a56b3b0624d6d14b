import { fileOf, outFiles, paths, readOut, siteOrigin } from './support/out.ts'
import { expect, test } from './support/test.ts'
import { readTwin, wordsIn, wordsOfPage } from './support/words.ts'

const twinOf = (path: string) => (path === '/' ? 'index.md' : `${path.slice(1)}.md`)

/** The first place at which two texts differ, with the words around it in each. */
function firstDifference(page: readonly string[], twin: readonly string[]): string | undefined {
  const at = Array.from({ length: Math.max(page.length, twin.length) }).findIndex(
    (_, index) => page[index] !== twin[index],
  )
  if (at < 0) return undefined
  const around = (words: readonly string[]) => words.slice(Math.max(0, at - 8), at + 8).join(' ')
  return `word ${at + 1}\n  page: … ${around(page)} …\n  twin: … ${around(twin)} …`
}

test('each page and its twin say the same words in the same order', async ({ page }) => {
  await page.goto('about:blank')
  for (const path of paths) {
    const onPage = await wordsOfPage(page, readOut(fileOf(path)))
    const { words } = readTwin(readOut(twinOf(path)), path === '/')
    expect.soft(firstDifference(onPage, words), path).toBeUndefined()
    expect.soft(words.length, path).toBeGreaterThan(50)
  }
})

test('each twin begins with the title, the canonical address and the breadcrumb of its page', async ({
  page,
}) => {
  await page.goto('about:blank')
  for (const path of paths) {
    const { title, trail, links } = readTwin(readOut(twinOf(path)), path === '/')
    const onPage = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        return {
          title: parsed.querySelector('h1')?.textContent,
          trail: Array.from(
            parsed.querySelectorAll('nav[aria-label="Breadcrumb"] li'),
            (step) => step.textContent,
          ),
          canonical: parsed.querySelector('link[rel="canonical"]')?.getAttribute('href'),
          twin: parsed.querySelector('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href'),
        }
      },
      readOut(fileOf(path)),
    )
    expect.soft(title, path).toBe(onPage.title)
    expect.soft(trail, path).toEqual(wordsIn(onPage.trail.join(' ')))
    expect.soft(new URL(links[0] ?? '').href, path).toBe(new URL(onPage.canonical ?? '').href)
    expect.soft(onPage.twin, path).toBe(`${siteOrigin}/${twinOf(path)}`)
  }
})

test('links of twins lead to canonical addresses', () => {
  const broken = paths.flatMap((path) => {
    const { links } = readTwin(readOut(twinOf(path)), path === '/')
    return links
      .filter((link) => {
        const { origin, protocol, pathname } = new URL(link)
        return protocol !== 'mailto:' && origin === siteOrigin && !paths.includes(pathname)
      })
      .map((link) => `${twinOf(path)}: ${link}`)
  })
  expect(broken).toEqual([])
})

test('twins are served as Markdown, and not for search engines', async ({ request }) => {
  for (const path of ['/index.md', '/etl-testing.md', '/services/devops.md']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'x-robots-tag': 'noindex',
    })
  }
  expect((await request.get('/missing.md')).status()).toBe(404)
})

test('twins are sent compressed', { tag: '@finished' }, async ({ request }) => {
  expect((await request.get('/etl-testing.md')).headers()['content-encoding']).toBe('br')
})

test('llms.txt lists the twin of each page once, under headings, after what the site is', async ({
  request,
}) => {
  const answer = await request.get('/llms.txt')
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'x-robots-tag': 'noindex',
  })
  const [title, summary, ...lines] = (await answer.text()).split('\n').filter((line) => line !== '')
  expect(title).toMatch(/^# \S/)
  expect(summary).toMatch(/^> \S/)
  expect(lines.filter((line) => line.startsWith('## '))).toEqual(expect.arrayContaining(['## Optional']))

  const items = lines.filter((line) => line.startsWith('- '))
  for (const item of items) expect.soft(item).toMatch(/^- \[\S.*\]\(https:\/\/\S+\): \S.{20,}$/)
  const listed = items.map((item) => new URL(/\((https:[^)]+)\)/.exec(item)?.[1] ?? '').pathname.slice(1))
  expect(listed.filter((file) => !outFiles.includes(file))).toEqual([])
  expect(listed.filter((file) => file.endsWith('.md')).sort()).toEqual(paths.map(twinOf).sort())
})

test('llms-full.txt holds every twin', () => {
  const all = readOut('llms-full.txt')
  for (const path of paths) expect.soft(all.includes(readOut(twinOf(path))), path).toBe(true)
})
