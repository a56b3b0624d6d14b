/** Checks what the arrangement of the styles promises, in the finished pages. */
import { fileOf, KINDS, readOut } from './support/out.ts'
import { expect, test, walk } from './support/test.ts'

/** Returns how each element looks, and what is before and after it; runs in the page. */
function looks(): string[] {
  const parts = ['', '::before', '::after']
  const lookOf = (element: Element, part: string) => {
    const style = getComputedStyle(element, part)
    return Array.from(style, (name) => style.getPropertyValue(name)).join()
  }
  return Array.from(document.querySelectorAll('body *'), (element) =>
    parts.map((part) => lookOf(element, part)).join(),
  )
}

/** Turns the order of the components' sheets around, which Next chooses; runs in the page. */
function reverseSheets(): number {
  const sheet = [...document.styleSheets].at(-1) as CSSStyleSheet
  const isComponents = (rule: CSSRule) =>
    rule instanceof CSSLayerBlockRule && rule.name === 'components'
  const texts: string[] = []
  for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
    const rule = sheet.cssRules[index] as CSSRule
    if (!isComponents(rule)) continue
    texts.push(rule.cssText)
    sheet.deleteRule(index)
  }
  for (const text of texts) sheet.insertRule(text, sheet.cssRules.length)
  return texts.length
}

for (const path of KINDS)
  walk(
    `${path} looks the same in whatever order the sheets of its components come`,
    async ({ page }) => {
      await page.goto(path)
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media })
        const before = await page.evaluate(looks)
        expect(await page.evaluate(reverseSheets)).toBeGreaterThan(3)
        const after = await page.evaluate(looks)
        expect(before.filter((look, index) => look !== after[index])).toEqual([])
      }
      await page.emulateMedia({ media: null })
    },
  )

test('keeps its styles in a web archive, which rewrites the addresses of fonts', async ({
  page,
  faults,
}) => {
  // The style with the rewritten addresses no longer has the digest that the policy names.
  faults.allow(/Applying inline style violates|^policy: style-src-elem inline/)
  const html = readOut(fileOf('/etl-testing'))
  const archived = html.replace(/(?<=url\()(?=\/_next\/)/g, '/web/2026/https://plumbline.example')
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
