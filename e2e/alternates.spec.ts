/** Checks the Markdown alternate of each page and the files that list them (R18.3). */
import { readAlternate, wordsIn, wordsOfPage } from './support/alternates.ts'
import { all, get, textsOf } from './support/html.ts'
import { outFiles, paths, readOut, siteOrigin } from './support/out.ts'
import { TITLES } from './support/requirements.ts'
import { expect, test } from './support/test.ts'

const fileOfAlternate = (path: string) => (path === '/' ? 'index.md' : `${path.slice(1)}.md`)

/** Returns the first place where two texts differ, with the words around it in each. */
function firstDifference(
  page: readonly string[],
  alternate: readonly string[],
): string | undefined {
  const index = Array.from({ length: Math.max(page.length, alternate.length) }).findIndex(
    (_, index) => page[index] !== alternate[index],
  )
  if (index < 0) return undefined
  const around = (words: readonly string[]) =>
    words.slice(Math.max(0, index - 8), index + 8).join(' ')
  return `word ${index + 1}\n  page: … ${around(page)} …\n  alternate: … ${around(alternate)} …`
}

test('each has the text of its page in the same order and links to canonical URLs', () => {
  const together = readOut('llms-full.txt')
  for (const path of paths) {
    const file = fileOfAlternate(path)
    const { title, trail, words, links } = readAlternate(readOut(file), path === '/')
    expect.soft(firstDifference(wordsOfPage(path), words), path).toBeUndefined()
    expect.soft(words.length, path).toBeGreaterThan(50)
    expect.soft([title], path).toEqual(textsOf(path, 'h1'))
    const steps = textsOf(path, 'nav[aria-label="Breadcrumb"] li')
    expect.soft(trail, path).toEqual(wordsIn(steps.join(' ')))
    expect.soft(new URL(links[0] ?? '').href, path).toBe(siteOrigin + path)
    const [named] = all(path, 'link[rel="alternate"][type="text/markdown"]')
    expect.soft(get(named, 'href'), path).toBe(`${siteOrigin}/${file}`)
    const lost = links
      .map((link) => new URL(link))
      .filter(({ origin }) => origin === siteOrigin)
      .filter(({ pathname }) => !paths.includes(pathname) && !outFiles.includes(pathname.slice(1)))
    expect.soft(lost, path).toEqual([])
    expect.soft(together.includes(readOut(file)), path).toBe(true)
  }
})

test('they and llms.txt are served compressed and kept from search engines', async ({
  request,
}) => {
  for (const [path, type] of [
    ['/index.md', 'text/markdown'],
    ['/llms.txt', 'text/plain'],
  ] as const) {
    const response = await request.get(path)
    expect(response.headers()).toMatchObject({
      'content-type': `${type}; charset=utf-8`,
      'content-encoding': 'br',
      'x-robots-tag': 'noindex',
    })
  }
})

test('llms.txt summarizes the site and lists each once, under headings', () => {
  const [title, summary, ...lines] = readOut('llms.txt')
    .split('\n')
    .filter((line) => line !== '')
  expect(title).toMatch(/^# \S/)
  expect(summary).toMatch(/^> \S/)
  const groups = [
    `## ${TITLES['/services/digital-assurance']}`,
    '/services/core-testing.md',
    '/etl-testing.md',
    '## Optional',
    '/privacy-notice.md',
  ]
  const order = groups.map((text) => lines.findIndex((line) => line.includes(text)))
  expect(order[0]).toBeGreaterThan(-1)
  expect(order, 'each page below its group').toEqual(order.toSorted((a, b) => a - b))
  const items = lines.filter((line) => line.startsWith('- '))
  for (const item of items) expect.soft(item).toMatch(/^- \[\S.*\]\(https:\/\/\S+\): \S.{20,}$/)
  const listed = items.map((item) =>
    new URL(/\((https:[^)]+)\)/.exec(item)?.[1] ?? '').pathname.slice(1),
  )
  expect(listed.filter((file) => !outFiles.includes(file))).toEqual([])
  expect(listed.filter((file) => file.endsWith('.md')).sort()).toEqual(
    paths.map(fileOfAlternate).sort(),
  )
})
