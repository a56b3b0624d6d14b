/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { getPages } from '#lib/content/pages.ts'
import { nearestPages } from './nearest.ts'

const pages = getPages().map(({ path, title }) => ({
  path,
  title,
  words: path === '/security-testing' ? ['pentest'] : [],
}))
const nearest = (asked: string) => nearestPages(asked, pages).map(({ path }) => path)

it.each([
  ['/services/devop', '/services/devops'],
  ['/acessibility-testing', '/accessibility-testing'],
  ['/self_healing_scripts.html', '/self-healing-scripts'],
  ['/testing/mobile', '/mobile-testing'],
  ['/services/performance-testing', '/performance-engineering'],
  ['/en/contact.php', '/contact-us'],
  ['/pentest', '/security-testing'],
  ['/sefl-haeling-scripts', '/self-healing-scripts'],
])('%s is meant for %s', (asked, path) => {
  expect(nearest(asked)[0]).toBe(path)
})

it('names five at most', () => {
  expect(nearest('/testing').length).toBeLessThanOrEqual(5)
})

it.each(['/wp-admin', '/zzz', '/%E0%A4', ''])('names none for %j, which is near to none', (asked) => {
  expect(nearest(asked)).toEqual([])
})
