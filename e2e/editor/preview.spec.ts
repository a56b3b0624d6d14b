import type { Locator } from '@playwright/test'
import { SPECIFICATION } from '#check/rules/specifiedSite.ts'
import { isPageFile, pathOfFile } from '#lib/content/files.ts'
import { filesOf } from '#lib/testing/tree.ts'
import { open, preview, SAMPLE_PAGE, test } from '../support/editor.ts'
import { fileOf, htmlFiles, readOut } from '../support/out.ts'
import { expect } from '../support/test.ts'

/** The markup of the page in the preview and of the finished page, one tag a line, without what the editor adds. */
const bothMarkups = (main: Locator, finished: string) =>
  main.evaluate((main, html) => {
    const linesOf = (root: Element) => {
      const copy = root.cloneNode(true) as Element
      for (const element of [copy, ...copy.querySelectorAll('*')]) {
        for (const added of ['data-spot', 'tabindex', 'open']) element.removeAttribute(added)
        const attributes = [...element.attributes].sort((a, b) => (a.name < b.name ? -1 : 1))
        for (const { name } of attributes) element.removeAttribute(name)
        for (const { name, value } of attributes) element.setAttribute(name, value)
      }
      // The preview shows the file that an author has chosen, the site the sizes that the build makes of it.
      for (const image of copy.querySelectorAll('picture > *'))
        for (const name of ['src', 'srcset']) image.removeAttribute(name)
      // Only the build knows the day of a page's last change, and which documents have been printed.
      copy.querySelector('.page-end-updated')?.remove()
      copy.querySelector('a[href^="/print/"]')?.parentElement?.remove()
      // React numbers generated ids in another way in each renderer.
      const ids: string[] = []
      const html = copy.outerHTML.replace(/(?<=")_[RS]_\w+_(?=[-"])/g, (id) => {
        if (!ids.includes(id)) ids.push(id)
        return `id-${ids.indexOf(id)}`
      })
      return html
        .replace(/"dateModified":"[^"]*",/, '')
        .replace(/&quot;(?:avif|webp|jpeg)&quot;:\[.*?\]/g, '')
        .replace(/></g, '>\n<')
        .split('\n')
    }
    const built = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector('main') as Element
    return { shown: linesOf(main), built: linesOf(built) }
  }, finished)

test('shows every page with the markup of the finished page', async ({ page }) => {
  test.slow()
  const files = filesOf('content/**/*.mdx').filter(isPageFile)
  const published = files.filter((file) => htmlFiles.includes(fileOf(pathOfFile(file))))
  expect(published.length).toBeGreaterThanOrEqual(SPECIFICATION.addresses.length)
  // That page has the words of the tests.
  for (const file of published.filter((file) => file !== SAMPLE_PAGE)) {
    const path = pathOfFile(file)
    await open(page, path, 'Page')
    const main = preview(page).locator('main')
    await expect(main, path).toBeVisible()
    const [finished = ''] = /<main[\s\S]*<\/main>/.exec(readOut(fileOf(path))) ?? []
    const { shown, built } = await bothMarkups(main, finished)
    expect.soft(shown, path).toEqual(built)
  }
})
