import { expect, type Page } from '@playwright/test'
import { DIRECT_LINKS, GUIDES, SERVICE_GROUPS, SERVICES } from './requirements.ts'

/** The first page of the first group. */
export const INSIDE = SERVICE_GROUPS[0]?.items[0] ?? ['', '']

/** The parts of the navigation bar. Its links are found by where they lead: their owner may call them anything. */
export const headerOf = (page: Page) => {
  const bar = page.getByRole('banner')
  const menu = bar.locator('nav').first()
  const summary = (label: string) =>
    menu.locator('summary').and(menu.getByText(label, { exact: true }))
  const link = (path: string) => menu.getByRole('link').and(menu.locator(`a[href="${path}"]`))
  return {
    bar,
    menu,
    hamburger: bar.getByRole('button', { name: 'Menu', exact: true }),
    services: summary(SERVICES),
    group: summary,
    link,
    /** A page of the first group, whose pages Services shows at once. */
    inside: link(INSIDE[1]),
  }
}

/** Opens the menu of narrow screens, Services in it and one group after the other, and looks for every link. */
export async function unfoldMenu(page: Page) {
  const header = headerOf(page)
  const { hamburger, services, group, link, inside } = header
  const expectInSight = async (path: string) => {
    await link(path).scrollIntoViewIfNeeded()
    // The lines between links, and lines of long labels, end between two pixels.
    await expect(link(path)).toBeInViewport({ ratio: 0.99 })
  }
  await expect(link('/about-us')).toBeHidden()
  await hamburger.click()
  for (const [, path] of DIRECT_LINKS) await expect(link(path)).toBeVisible()
  await services.click()
  for (const { group: head, items } of SERVICE_GROUPS) {
    await group(head[0]).click()
    for (const [, path] of [head, ...items]) await expectInSight(path)
  }
  for (const [, path] of GUIDES) await expectInSight(path)
  await expect(inside, 'one group at a time').toBeHidden()
  return header
}
