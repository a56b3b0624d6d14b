/** Checks, on every island and disclosure, that nothing takes the focus from a visitor or out of the window. */
import { held, newsAnswer, stubContact, stubNews } from './support/api.ts'
import { formOf } from './support/form.ts'
import { headerOf } from './support/header.ts'
import { industryOf } from './support/industries.ts'
import { ISLANDS, islandOf } from './support/islands.ts'
import { CAREERS_BUTTON, INDUSTRIES, MESSAGES, SERVICE_GROUPS } from './support/requirements.ts'
import { searchOf } from './support/search.ts'
import { expect, type Locator, test, walk } from './support/test.ts'
import { EXTREMES, WINDOWS } from './support/windows.ts'

/**
 * Expects an element to have the focus, and its beginning to be in the window and not below the bar; of one that is
 * higher than the window, any part.
 */
async function expectSeen(target: Locator, when: string): Promise<void> {
  await expect(target, when).toBeFocused()
  await expect
    .poll(
      () =>
        target.evaluate((element) => {
          const { left, top, bottom, width, height } = element.getBoundingClientRect()
          const bar = document.querySelector('[data-navbar]')?.getBoundingClientRect().bottom ?? 0
          const isHigh = height > innerHeight - bar
          const point = {
            x: left + Math.min(width, innerWidth) / 2,
            y: isHigh
              ? (Math.max(top, bar) + Math.min(bottom, innerHeight)) / 2
              : top + Math.min(height, 16) / 2,
          }
          const hit = document.elementFromPoint(point.x, point.y)
          if (!hit) return `outside of the window, at ${Math.round(point.y)} px`
          const isSeen = element.contains(hit) || hit.contains(element)
          return isSeen ? 'seen' : `under ${hit.localName}.${hit.className}`
        }),
      `${when}: where the focus is`,
    )
    .toBe('seen')
}

/** What can have the focus before an island is hydrated. */
const FOCUSABLE = ':is(a[href], button, input, textarea, [tabindex]):visible'

for (const viewport of EXTREMES)
  for (const [name, path] of ISLANDS) {
    walk(
      `at ${viewport.width} × ${viewport.height}, ${name} leaves the focus where it is when it is hydrated`,
      async ({ page }) => {
        await page.setViewportSize(viewport)
        const { answer, release } = held((route) => route.continue())
        await stubNews(page, [])
        await page.route(`**/${name}.*.js`, (route) => answer(route, 1))
        await page.goto(path)
        const island = islandOf(page, name)
        const targets = island.locator(FOCUSABLE)
        // The first and the last stand for the others; which of them does not depend on the window.
        const target = viewport.width === 320 ? targets.first() : targets.last()
        if ((await targets.count()) === 0) {
          await page.getByRole('main').focus()
          release()
          await island.scrollIntoViewIfNeeded()
          await expect(island).toHaveAttribute('data-alive')
          await expect(page.getByRole('main')).toBeFocused()
          return
        }
        await target.focus()
        const focused = await target.elementHandle()
        await expect(island, 'not yet hydrated').not.toHaveAttribute('data-alive')
        release()
        await expect(island).toHaveAttribute('data-alive')
        expect(await focused?.evaluate((element) => element === document.activeElement)).toBe(true)
        await expectSeen(island.locator(':focus'), 'after hydration')
      },
    )
  }

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('what opens stays where it was, whatever closes above it', async ({ page }) => {
      await page.goto('/industries')
      const bar = (name: string) => industryOf(page, name).bar
      const top = (name: string) =>
        bar(name).evaluate((element) => element.getBoundingClientRect().top)
      const [first = '', second = '', third = ''] = INDUSTRIES
      for (const [name, open] of [
        [first, (target: Locator) => target.click()],
        [second, (target: Locator) => target.press('Enter')],
        [third, (target: Locator) => target.click()],
        [first, (target: Locator) => target.press('Space')],
      ] as const) {
        await bar(name).scrollIntoViewIfNeeded()
        await bar(name).focus()
        const before = await top(name)
        await open(bar(name))
        await expect(page.locator('main details[open] summary h2')).toHaveText(name)
        // It moves up only if the page is too short to be scrolled any farther.
        await expect
          .poll(async () => {
            const moved = Math.abs((await top(name)) - before) > 1
            return moved ? page.evaluate(() => scrollY) : 0
          }, name)
          .toBe(0)
        await expectSeen(bar(name), name)
      }
    })

    test('the menus, the search and the dialog put the focus where it can be seen, and give it back', async ({
      page,
    }) => {
      await page.goto('/careers')
      const { hamburger, services, group, inside } = headerOf(page)
      if (await hamburger.isVisible()) {
        await hamburger.press('Enter')
        await services.press('Enter')
        for (const {
          group: [name],
        } of SERVICE_GROUPS) {
          await group(name).press('Enter')
          await expectSeen(group(name), name)
        }
        await page.keyboard.press('Escape')
        await expectSeen(hamburger, 'the menu is closed')
      } else {
        await services.press('Enter')
        await inside.focus()
        await expectSeen(inside, 'the menu is open')
        await page.keyboard.press('Escape')
        await expectSeen(services, 'the menu is closed')
        await services.hover()
        await inside.focus()
        await page.mouse.move(640, 600)
        await expectSeen(services, 'the pointer has left the menu')
      }

      const search = searchOf(page)
      await search.link.press('Enter')
      await expectSeen(search.field, 'the search is open')
      await page.keyboard.press('Escape')
      await expectSeen(search.link, 'the search is closed')

      const opener = page.getByRole('button', { name: CAREERS_BUTTON })
      await opener.press('Enter')
      await expectSeen(page.getByRole('dialog').getByRole('heading'), 'the dialog is open')
      await page.getByRole('button', { name: 'OK' }).press('Enter')
      await expectSeen(opener, 'the dialog is closed')
    })

    test('a link to the top of this page takes the focus with it', async ({ page }) => {
      await page.goto('/contact-us')
      const foot = page.getByRole('contentinfo').locator('a[href="/contact-us"]')
      await foot.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    })

    test('the form says where it is, and never lets the focus go', async ({ page, faults }) => {
      faults.allow(/\/api\/contact/)
      const { answer, release } = held((route) => route.abort())
      await stubContact(page, (route, attempt) =>
        attempt === 1 ? answer(route, attempt) : route.fallback(),
      )
      await page.goto('/contact-us')
      const { form, email } = formOf(page)
      await email.fill('ada@example.org')
      await expect(form).toHaveJSProperty('noValidate', true)
      await form.getByRole('button').press('Enter')
      await expect(form.getByRole('status')).toHaveText('Your message is being sent.')
      await expectSeen(form.getByRole('button'), 'while it is sending')
      release()
      await expectSeen(form.getByRole('region', { name: MESSAGES.failed }), 'after a failure')
      await expect(form.getByRole('status')).toHaveText('')
      await form.getByRole('button').press('Enter')
      await expectSeen(page.getByRole('heading', { name: MESSAGES.sentHeading }), 'once it is sent')
    })

    test('the news say briefly what has come of a new attempt', async ({ page, faults }) => {
      faults.allow(/\/api\/news/)
      let calls = 0
      const articles = [
        { title: 'Title', description: 'x', url: 'https://a.example/', image: null },
      ]
      await page.route('**/api/news', (route) => {
        calls += 1
        return route.fulfill({ json: newsAnswer(calls < 3 ? [] : articles) })
      })
      await page.goto('/')
      const strip = islandOf(page, 'NewsStrip')
      const status = strip.getByRole('status')
      const again = strip.getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      await expect(status, 'nobody has asked').toHaveText('')
      await again.press('Enter')
      await expect(status).toHaveText('The news articles could not be loaded.')
      await expectSeen(again, 'after another failure')
      await again.press('Enter')
      await expect(status).toHaveText('1 news article')
      await expectSeen(strip.getByRole('link').first(), 'once they are there')
    })

    test('an error of a calculator is read out where the focus stays', async ({ page }) => {
      await page.goto(ISLANDS.get('ErrorBudget') ?? '')
      const island = islandOf(page, 'ErrorBudget')
      const field = island.getByLabel('Objective, % of requests that succeed')
      const live = island.locator('#error-budget-objective-problem')
      await expect(live, 'there before it says anything').toHaveAttribute('aria-live', 'polite')
      await expect(live).toHaveText('')
      await field.fill('200')
      await expect(live).toHaveText(/^A number from 50 to/)
      await expectSeen(field, 'with an error')
      await field.fill('99,5')
      await expect(live, 'a comma is a decimal point').toHaveText('')
      await expect(field).not.toHaveAttribute('aria-invalid')
    })
  })
}
