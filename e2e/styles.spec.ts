/** Checks in finished pages what docs/decisions/styles-in-layers.md promises. */
import { fileOf, KINDS, readOut } from './support/out.ts'
import { expect, test, walk } from './support/test.ts'

/**
 * Turns the order of the components' sheets around, which Next chooses, and returns the properties that this changes; runs
 * in the page.
 */
function changesIfReversed(): string[] {
  const sheet = [...document.styleSheets].at(-1) as CSSStyleSheet
  const elements = [...document.querySelectorAll('body *:not(path, tspan)')]
  const looks = () =>
    elements.flatMap((element) =>
      ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(element, part)
        return Array.from(style, (name) => `${name}: ${style.getPropertyValue(name)}`)
      }),
    )
  const before = looks()
  const reversed: string[] = []
  for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
    const rule = sheet.cssRules[index]
    if (!(rule instanceof CSSLayerBlockRule) || rule.name !== 'components') continue
    reversed.push(rule.cssText)
    sheet.deleteRule(index)
  }
  if (reversed.length < 3) throw new Error(`Only ${reversed.length} sheets of components`)
  for (const text of reversed) sheet.insertRule(text, sheet.cssRules.length)
  return looks().flatMap((look, index) =>
    look
      .filter((property, number) => property !== before[index]?.[number])
      .map((property) => `${elements[Math.floor(index / 3)]?.className} { ${property} }`),
  )
}

for (const path of KINDS)
  walk(
    `${path} looks the same in whatever order the sheets of its components come`,
    async ({ page }) => {
      for (const media of ['screen', 'print'] as const) {
        await page.goto(path)
        await page.emulateMedia({ media })
        expect(await page.evaluate(changesIfReversed), media).toEqual([])
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
