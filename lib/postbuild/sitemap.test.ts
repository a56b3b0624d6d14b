/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { Problems } from './problems.ts'
import { checkSitemap } from './sitemap.ts'

const page = (file: string, hidden = false) => ({ file, hidden })

function check(paths: string[], pages: { file: string; hidden: boolean }[]) {
  const problems = new Problems()
  const sitemap = `<urlset>${paths.map((path) => `<url><loc>https://plumbline.example${path}</loc></url>`).join('')}</urlset>`
  checkSitemap(sitemap, pages, problems)
  return problems.list
}

it('agrees with the pages, without error pages and those that nobody should find', () => {
  const pages = [
    page('index.html'),
    page('services/devops.html'),
    page('404.html'),
    page('contact-us/sent.html', true),
  ]
  expect(check(['', '/services/devops'], pages)).toEqual([])
})

it('names a page that is not listed', () => {
  expect(check(['/'], [page('index.html'), page('about-us.html')])).toEqual([
    {
      file: 'about-us.html',
      found: 'a page that the sitemap lacks',
      expected:
        'it in app/sitemap.ts, or `robots: { index: false }` in its metadata where nobody should find it',
    },
  ])
})

it('names an address without a page, and one of a page that is not to be found', () => {
  expect(
    check(['/', '/old', '/contact-us/sent'], [page('index.html'), page('contact-us/sent.html', true)]),
  ).toEqual([
    expect.objectContaining({ file: 'sitemap.xml', found: expect.stringContaining('/old, where') }),
    expect.objectContaining({
      file: 'sitemap.xml',
      found: expect.stringContaining('/contact-us/sent, where'),
    }),
  ])
})
