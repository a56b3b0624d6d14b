/** Checks what the search finds, and what it says. */
import type { SearchIndex } from '#lib/search/documents.ts'
import { createSearch } from '#lib/search/engine.ts'
import { violationsInBothSchemes } from './support/axe.ts'
import { all, get } from './support/html.ts'
import { outFiles, paths, readOut } from './support/out.ts'
import { TITLES } from './support/requirements.ts'
import { openSearch } from './support/search.ts'
import { expect, test } from './support/test.ts'

/** The search index in `out/`. */
function searchIndex(): SearchIndex {
  const file = outFiles.find((name) => /(?:^|\/)search-index\.[\da-f]{16}\.js$/.test(name)) ?? ''
  return JSON.parse(JSON.parse(readOut(file).slice('export default JSON.parse('.length, -2)))
}

/** A heading whose words find its own page first and its section there, and the longest of them. */
async function headingThatFindsItsPage() {
  const { pages } = searchIndex()
  const { find } = await createSearch(pages)
  for (const { path, sections } of pages)
    for (const { anchor, heading } of sections) {
      const [hit] = find(heading)
      const [word = ''] = (heading.match(/\p{L}{5,}/gu) ?? []).toSorted(
        (a, b) => b.length - a.length,
      )
      const isFound =
        hit?.page.path === path && hit.sections.some((section) => section.anchor === anchor)
      if (anchor && word && isFound) return { path, heading, word }
    }
  throw new Error('No heading finds its page.')
}

test('knows every page and links only to existing ids', () => {
  const { pages } = searchIndex()
  expect(pages.map(({ path }) => path).sort()).toEqual([...paths].sort())
  for (const { path, sections } of pages) {
    const ids = all(path, '[id]').map((element) => get(element, 'id'))
    const lost = sections.filter(({ anchor }) => anchor && !ids.includes(anchor))
    expect(lost, path).toEqual([])
  }
})

test('says that nothing is published about words that have no page, or what they mean here', async ({
  page,
}) => {
  await page.goto('/etl-testing')
  const { field, status, dialog, links, pages } = await openSearch(page)
  for (const { words, text, link, insteadOfResults } of searchIndex().notes) {
    const [name = ''] = words
    await field.fill(`${name} report`)
    const note = dialog.locator('.note')
    await expect(note, name).toContainText(text)
    await expect(note.getByRole('link'), name).toHaveAttribute('href', link.href)
    if (insteadOfResults) await expect(links, name).toHaveCount(1)
    else await expect(pages.first(), name).toBeVisible()
  }
  await field.fill('27')
  await expect(status).toHaveText('Nothing found for “27”')
  await field.fill(`xyzzy ${TITLES['/performance-engineering']}`)
  await expect(dialog.locator('.results')).toContainText('No page contains “xyzzy”.')
  await expect(pages.first()).toHaveAttribute('href', '/performance-engineering')
  expect(await violationsInBothSchemes(page, 'dialog[open]')).toEqual([])
})

test('shows sections with headings and highlighted excerpts, links to them, and keeps the query', async ({
  page,
}) => {
  const { path, heading: words, word } = await headingThatFindsItsPage()
  await page.goto('/')
  const { field, dialog, status, pages } = await openSearch(page)
  await field.fill(words)
  await expect(status).toHaveText(/^\d+ pages? and \d+ sections? found$/)
  await expect(pages.first()).toHaveAttribute('href', path)
  await expect(
    dialog.locator('mark', { hasText: new RegExp(`^${word}`, 'i') }).first(),
  ).toBeVisible()
  const section = dialog.locator(`.results a[href^="${path}#"]`).first()
  const heading = await section.textContent()
  const href = await section.getAttribute('href')
  await section.click()
  await expect(page).toHaveURL(href ?? '')
  await expect(
    page
      .locator('main section')
      .getByText(heading ?? '', { exact: true })
      .first(),
  ).toBeInViewport()

  await page.goto('/services/devops')
  const asked = searchIndex()
    .pages.find((other) => other.path === '/services/devops')
    ?.sections.find(({ anchor }) => anchor.startsWith('faq-'))
  const query = asked?.heading ?? ''
  await openSearch(page)
  await field.fill(query)
  const result = dialog.locator('.results a[href^="/services/devops#faq-"]').first()
  const question = await result.textContent()
  await result.click()
  await expect(dialog, 'on the same page').toBeHidden()
  const item = page.locator('main details[open]')
  await expect(item.locator('summary'), 'a question opens').toHaveText(question ?? '')
  await expect(item).toBeInViewport()
  await openSearch(page)
  await expect(field).toHaveValue(query)
  // It is selected, so typing replaces it.
  await page.keyboard.type('uat')
  await expect(field).toHaveValue('uat')

  await field.hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(dialog, 'a selection that ends outside does not close it').toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog, 'a click outside does').toBeHidden()
})

test('reports when nothing is found, fits any screen, and is accessible in every state', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await page.goto('/etl-testing')
  const { field, status, links, dialog, pages, close } = await openSearch(page)
  expect(await violationsInBothSchemes(page, 'dialog[open]')).toEqual([])
  await field.fill('functional automation')
  await expect(pages.first()).toBeVisible()
  await expect(close).toBeInViewport({ ratio: 1 })
  const box = await dialog.boundingBox()
  expect([box?.x, box?.width]).toEqual([0, 320])
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBe(320)
  expect(
    await dialog.locator('.results').evaluate((all) => all.scrollWidth - all.clientWidth),
  ).toBe(0)
  expect(await violationsInBothSchemes(page, 'dialog[open]')).toEqual([])
  await field.fill('a'.repeat(9000))
  await expect(status).toHaveText(`Nothing found for “${'a'.repeat(200)}”`)
  await expect(links).toHaveCount(0)
  expect(await violationsInBothSchemes(page, 'dialog[open]')).toEqual([])
  await field.fill('<img src=x onerror=alert(1)>')
  await expect(status).toHaveText(/found/)
  await expect(dialog.locator('img')).toHaveCount(0)
  await dialog.getByRole('link', { name: 'All pages by section' }).click()
  await expect(page).toHaveURL('/site-index')
})
