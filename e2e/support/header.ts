import type { Page } from '@playwright/test'

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
