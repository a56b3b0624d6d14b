/** Checks in finished pages what docs/decisions/styles-in-layers.md promises. */
import { fileOf, KINDS, readOut } from './support/out.ts'
import { expect, type Page, test, walk } from './support/test.ts'

/** Cuts a sheet after each of its outermost rules. */
function outermostRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: token, index } of css.matchAll(/[{};]/g)) {
    if (token === '{') depth += 1
    if (token === '}') depth -= 1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return rules
}

/** Turns the order of the components' sheets around, which Next chooses. */
function reverseSheets(css: string): string {
  const rules = outermostRules(css)
  const components = rules.filter((rule) => rule.startsWith('@layer components{'))
  expect(components.length).toBeGreaterThan(3)
  const others = rules.filter((rule) => !components.includes(rule))
  return [...others, ...components.reverse()].join('')
}

/** Returns how each element looks, with what is before and after it; runs in the page. */
function looks(): { name: string; styles: string }[] {
  const properties = [...getComputedStyle(document.body)]
  return Array.from(document.querySelectorAll('body *'), (element) => {
    const texts = ['', '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part)
      // Of a part that is not there, nothing else is seen.
      if (part && style.content === 'none') return 'none'
      return properties.map((property) => style.getPropertyValue(property)).join()
    })
    const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`
    return { name, styles: texts.join() }
  })
}

/** Turns the order around in the page's own sheet, so that each element stays as it is but for its styles. */
function reverseIn(page: Page, css: string): Promise<void> {
  const reversed = reverseSheets(css)
  return page.evaluate(
    ({ css, reversed }) => {
      const sheets = [...document.querySelectorAll('style')]
      const sheet = sheets.find(({ textContent }) => textContent === css)
      if (!sheet) throw new Error('The page has another sheet than its file.')
      sheet.textContent = reversed
    },
    { css, reversed },
  )
}

for (const path of KINDS)
  walk(
    `${path} looks the same in whatever order the sheets of its components come`,
    async ({ page }) => {
      const body = readOut(fileOf(path))
        .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
        .replace(/<script defer[^>]*><\/script>/g, '')
      const [css = ''] = /(?<=<style>)@layer[\s\S]*?(?=<\/style>)/.exec(body) ?? []
      await page.route(`**${path}`, (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      // They stay in the page: some megabytes.
      const before = await page.evaluateHandle(looks)
      await reverseIn(page, css)
      const after = await page.evaluateHandle(looks)
      const changed = await page.evaluate(
        ({ before, after }) =>
          before
            .filter(({ styles }, index) => styles !== after[index]?.styles)
            .map(({ name }) => name),
        { before, after },
      )
      expect(changed).toEqual([])
    },
  )

test('keeps its styles in a web archive, which rewrites the addresses of fonts', async ({
  page,
  faults,
}) => {
  // The style with the rewritten addresses no longer has the digest that the policy names.
  faults.allow(/Applying inline style violates|^policy: style-src-elem inline/)
  const html = readOut(fileOf('/etl-testing'))
  const archived = html.replace(/(?<=url\()(?=\/_next\/)/g, '/web/2026/https://tester.example')
  expect(archived).not.toBe(html)
  // An archive does not repeat the policy in a header.
  await page.route('**/etl-testing', (route) =>
    route.fulfill({ contentType: 'text/html', body: archived }),
  )
  const look = () =>
    page.evaluate(() => {
      const { position } = getComputedStyle(document.querySelector('header') as Element)
      return { position, background: getComputedStyle(document.documentElement).backgroundColor }
    })
  await page.goto('/etl-testing')
  const found = await look()
  await page.unrouteAll()
  await page.goto('/etl-testing')
  expect(found).toEqual(await look())
  expect(found.position).toBe('fixed')
})
