/** The page of all calculators, and what they do on a phone. */
import { getCalculatorPages } from '#lib/content/calculators.ts'
import { violationsInBothSchemes } from './support/axe.ts'
import { all, get, linksOf, textOf, textsOf } from './support/html.ts'
import { pathOfCalculator } from './support/requirements.ts'
import { expect, type Page, test } from './support/test.ts'
import { tooWide } from './support/visit.ts'

const PATH = '/tools'
const calculators = getCalculatorPages()

test('shows the result that each calculator has on its page, links to it and is linked from there', () => {
  const cards = all(PATH, 'main .card-grid-card')
  expect(cards).toHaveLength(calculators.length)
  for (const [index, { name, page }] of calculators.entries()) {
    const card = cards[index]
    if (!card) continue
    const place = `${page.path}#${name}`
    const [title = ''] = textsOf(page.path, `#${name} h2`)
    expect.soft(linksOf(card), name).toEqual([[title, place]])
    const here = all(card, '[role=img]').map((drawing) => get(drawing, 'ariaLabel'))
    const there = all(page.path, `#${name} [role=img]`).map((drawing) => get(drawing, 'ariaLabel'))
    expect.soft(here, name).toEqual(there)
    const paths = (part: Parameters<typeof all>[0], within = '') =>
      all(part, `${within} svg svg path`).map((path) => get(path, 'd'))
    expect.soft(paths(card), name).toEqual(paths(page.path, `#${name}`))
    const [bar = ''] = textsOf(page.path, `#${name} .calculator-bar`)
    expect.soft(textOf(all(card, '.tools-picture > p')[0]), name).toBe(bar)
    expect.soft(linksOf(page.path, `#${name} a`), name).toContainEqual([expect.any(String), PATH])
  }
})

/** Names in the pictures that leave their card, or whose letters touch those of another name. */
const crowded = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.tools-picture'), (picture) => {
      const card = picture.parentElement?.getBoundingClientRect()
      const names = Array.from(picture.querySelectorAll('text'), (text) => ({
        name: text.textContent,
        box: text.getBoundingClientRect(),
      }))
      return names
        .filter(
          ({ box }, index) =>
            !card ||
            box.left < card.left + 1 ||
            box.right > card.right - 1 ||
            names
              .slice(0, index)
              .some(
                ({ box: other }) =>
                  box.left < other.right &&
                  other.left < box.right &&
                  Math.abs(box.bottom - other.bottom) < 11,
              ),
        )
        .map(({ name }) => name)
    }).flat(),
  )

/** Cards whose titles do not stand on one line with that of the card before them in their row. */
const outOfLine = (page: Page) =>
  page.evaluate(() => {
    const cards = Array.from(document.querySelectorAll('.card-grid-card'), (card) => ({
      row: card.getBoundingClientRect().top,
      title: card.querySelector('h3')?.getBoundingClientRect().top ?? 0,
      words: card.querySelector('h3')?.textContent,
    }))
    return cards
      .filter(({ row, title }, index) => {
        const before = cards[index - 1]
        return before?.row === row && Math.abs(before.title - title) > 1
      })
      .map(({ words }) => words)
  })

test('fits any screen and is accessible', async ({ page }) => {
  await page.goto(PATH)
  for (const width of [320, 390, 768, 1025, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await tooWide(page), `${width} px`).toEqual([])
    expect(await crowded(page), `${width} px`).toEqual([])
    expect(await outOfLine(page), `${width} px`).toEqual([])
  }
  expect(await violationsInBothSchemes(page, 'main')).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 500 } })

  test('the main figure of each calculator stays in view while one types', async ({ page }) => {
    for (const { name, page: holder } of calculators) {
      await page.goto(holder.path)
      const calculator = page.locator(`#${name}`)
      const bar = calculator.locator('.calculator-bar')
      const before = await bar.textContent()
      const control = calculator.locator(':is(input, textarea)[name]').last()
      await control.scrollIntoViewIfNeeded()
      const end = calculator.locator('.calculator-inputs > :last-child')
      await end.scrollIntoViewIfNeeded()
      await expect(bar, `${name}, at its last field`).toBeInViewport({ ratio: 1 })
      expect(await tooWide(page), name).toEqual([])
      expect(before, name).toMatch(/\d/)
    }
  })

  test('follows what is typed, with the thousands of each number set apart', async ({ page }) => {
    await page.goto(pathOfCalculator('error-budget'))
    const calculator = page.locator('#error-budget')
    const field = calculator.getByLabel('Requests in the window')
    await expect(field).toHaveValue(/^[\d,]*,\d{3}$/)
    await calculator.getByLabel('Window, days').fill('7')
    await expect(calculator.locator('.calculator-bar')).toHaveText(/^10 min 5 s/)
    await field.fill('12345678')
    await field.blur()
    await expect(field).toHaveValue('12,345,678')
    await expect(page).toHaveURL(/requests=12345678(?:&|$)/)
  })
})

test('a result goes to the contact form, where the visitor sees and edits it', async ({ page }) => {
  await page.goto(pathOfCalculator('flakiness-cost'))
  const calculator = page.locator('#flakiness-cost')
  await calculator.getByLabel('Tests in the suite').fill('100')
  await expect(calculator.locator('.calculator-summary')).toHaveText(/^18\.1% of runs are red/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await calculator.getByRole('link', { name: 'Send this result to an engineer' }).click()
  await expect(page).toHaveURL(/\/contact-us\?about=[^#]*$/)
  const comment = page.locator('#comment')
  await expect(comment).toHaveValue(/^18\.1% of runs are red.*\nhttp.*#flakiness-cost\?/)
  await expect(comment).toBeEditable()
  expect(asked.filter((url) => url.includes('18.1'))).toEqual([])
})
