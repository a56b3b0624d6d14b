/** Checks each calculator in one visit: by keyboard, shared, opened elsewhere, printed; and all without scripts. */
import { violationsInBothSchemes } from './support/axe.ts'
import { partsOf, type, VISIT_LIST, VISITS } from './support/calculators.ts'
import { textsOf } from './support/html.ts'
import { pathOfCalculator } from './support/requirements.ts'
import { expect, test } from './support/test.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('each calculator shows its whole example and explains why it is not interactive', async ({
    page,
  }) => {
    for (const [name, { path }] of VISIT_LIST) {
      await page.goto(path)
      const { calculator, address } = partsOf(page, name)
      await expect(calculator.locator('noscript p')).toBeVisible()
      await expect(calculator.getByRole('img')).not.toHaveAttribute('aria-label', '')
      await expect(calculator.getByRole('table').first()).toBeVisible()
      await expect(address).toBeHidden()
    }
  })
})

for (const [name, { path, field, wrong, result }] of VISIT_LIST) {
  test(`${name}: typed, shared, and opened elsewhere`, async ({ page, context }) => {
    const [example = ''] = textsOf(path, `#${name} .calculator-summary`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
    await page.goto(path)
    const { calculator, island, summary, address, button } = partsOf(page, name)
    await island.scrollIntoViewIfNeeded()
    await expect(summary).toHaveText(example)
    expect(
      asked.filter((url) => url.includes('/react.')),
      'before it is touched',
    ).toEqual([])

    // The first input happens before the script loads and is not lost.
    await type(page, name)
    await expect(summary).toHaveText(result)
    await expect(page).toHaveURL(new RegExp(`#${name}\\?`))
    await expect(calculator.getByRole('status'), 'read out once').toHaveText(result)
    await expect(address).toHaveValue(page.url())
    if (wrong !== undefined) {
      await calculator.getByLabel(field).fill(wrong)
      await expect(calculator.getByLabel(field)).toHaveAttribute('aria-invalid', 'true')
      await expect(calculator.getByLabel(field), 'the focus stays').toBeFocused()
      await expect(calculator.locator('[aria-live]', { hasText: 'stays as it was' })).toBeVisible()
      await expect(summary, 'the last valid result stays').toHaveText(result)
    }

    const elsewhere = await context.newPage()
    await elsewhere.goto(page.url())
    await expect(partsOf(elsewhere, name).summary).toHaveText(result)
    await expect(partsOf(elsewhere, name).summary).toBeInViewport()
    await elsewhere.close()

    await button('Back to the example').press('Enter')
    await expect(summary).toHaveText(example)
    expect(
      asked.filter((url) => /[?#]/.test(url)),
      'nothing typed leaves the browser',
    ).toEqual([])
  })
}

test('the cursor stays in its place when the script arrives', async ({ page }) => {
  const { field } = VISITS['test-cases']
  await page.goto(pathOfCalculator('test-cases'))
  const { calculator, island } = partsOf(page, 'test-cases')
  const area = calculator.getByLabel(field)
  await area.evaluate((element: HTMLTextAreaElement) => {
    element.focus()
    element.setSelectionRange(4, 9)
  })
  await expect(island.and(page.locator('[data-alive]'))).toHaveCount(1)
  expect(
    await area.evaluate((element: HTMLTextAreaElement) => [
      element.selectionStart,
      element.selectionEnd,
    ]),
  ).toEqual([4, 9])
})

test('a shared result neither moves those who reload its page nor replaces what they have typed', async ({
  page,
}) => {
  const { field, typed, result } = VISITS['error-budget']
  const path = pathOfCalculator('error-budget')
  const { calculator, summary } = partsOf(page, 'error-budget')
  await page.goto(`${path}#error-budget?objective=${typed}`)
  await expect(summary).toHaveText(result)
  await expect(summary).toBeInViewport()
  const heading = page.getByRole('heading', { level: 1 })
  await heading.scrollIntoViewIfNeeded()
  await page.reload()
  await expect(summary).toHaveText(result)
  await expect(heading).toBeInViewport()

  await page.goto('/')
  const script = Promise.withResolvers<void>()
  await page.route(/\/ErrorBudget\./, (route) => script.promise.then(() => route.continue()))
  await page.goto(`${path}#error-budget?objective=${typed}&requests=5000000`)
  await calculator.getByLabel(field).fill('99')
  script.resolve()
  await expect(page).toHaveURL(/objective=99&.*requests=5000000/)
  await expect(calculator.getByLabel(field)).toHaveValue('99')
  await expect(calculator.getByLabel(field), 'in its place').toBeInViewport()
})

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } })

  test('a drag moves the nearest peak as soon as the script has arrived', async ({
    page,
    context,
  }) => {
    const script = Promise.withResolvers<void>()
    await page.route(/\/DriftAlarms\./, (route) => script.promise.then(() => route.continue()))
    await page.goto(pathOfCalculator('drift-alarms'))
    const { calculator } = partsOf(page, 'drift-alarms')
    const knob = calculator.locator('.calculator-handles circle').first()
    await knob.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0 } = (await knob.boundingBox()) ?? {}
    const browser = await context.newCDPSession(page)
    let left = x + width / 2
    for (const type of ['touchStart', 'touchMove', 'touchMove', 'touchMove', 'touchEnd'] as const) {
      const touchPoints = type === 'touchEnd' ? [] : [{ x: left, y: y + width / 2 }]
      await browser.send('Input.dispatchTouchEvent', { type, touchPoints })
      left -= 20
      script.resolve()
      await calculator.locator('[data-alive]').waitFor()
    }
    await expect(calculator.getByLabel('Baseline, mean')).toHaveValue(/^2\d$/)
    await expect(calculator.getByLabel('Now, mean')).toHaveValue('49')
  })
})

// All calculators share this behavior.
test('invalid values are explained, also those in a URL, and only the calculator prints', async ({
  page,
}) => {
  const { field, wrong = '' } = VISITS['error-budget']
  const path = pathOfCalculator('error-budget')
  await page.addInitScript(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'))
  })
  await page.goto(`${path}#error-budget?hostile=<script>&objective=${wrong}`)
  const { calculator, summary, button } = partsOf(page, 'error-budget')
  await expect(calculator.getByLabel(field)).toHaveAccessibleDescription(/^A number from 50 to/)
  await expect(summary).toHaveText(textsOf(path, '#error-budget .calculator-summary'))
  expect(await violationsInBothSchemes(page, '#error-budget')).toEqual([])

  await button('Print').press('Enter')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('body')).toContainText(`${new Date().getFullYear()}`, {
    useInnerText: true,
  })
  for (const part of [summary, calculator.getByLabel(field)]) await expect(part).toBeVisible()
  for (const other of ['h1', 'body > header', 'body > footer'])
    await expect(page.locator(other), 'nothing but the calculator').toBeHidden()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })
  await expect(page.locator('h1')).toBeVisible()
})
