import { expect, type Page } from '@playwright/test'
import { DIRECT_LINKS, GUIDES, SERVICE_GROUPS } from './requirements.ts'

/** The parts of the navigation bar, by what a visitor calls them. */
export const headerOf = (page: Page) => {
  const bar = page.getByRole('banner')
  const menu = bar.locator('nav').first()
  return {
    bar,
    menu,
    hamburger: bar.getByRole('button', { name: 'Menu' }),
    services: menu.locator('summary', { hasText: /^Services$/ }),
    group: (name: string) => menu.locator('summary', { hasText: new RegExp(`^${name}$`) }),
    link: (name: string) => menu.getByRole('link', { name, exact: true }),
  }
}

/** Opens the menu of narrow screens, Services in it and one group after the other, and looks for every link. */
export async function unfoldMenu(page: Page) {
  const header = headerOf(page)
  const { hamburger, services, group, link } = header
  await expect(link('About Us')).toBeHidden()
  await hamburger.click()
  for (const [label] of DIRECT_LINKS) await expect(link(label)).toBeVisible()
  await services.click()
  for (const { group: head, items } of SERVICE_GROUPS) {
    await group(head[0]).click()
    for (const [label] of [head, ...items]) {
      await link(label).scrollIntoViewIfNeeded()
      await expect(link(label)).toBeInViewport({ ratio: 1 })
    }
  }
  for (const [label] of GUIDES) {
    await link(label).scrollIntoViewIfNeeded()
    // The lines between them end between two pixels.
    await expect(link(label)).toBeInViewport({ ratio: 0.99 })
  }
  await expect(link('AI Engineering'), 'one group at a time').toBeHidden()
  return header
}
