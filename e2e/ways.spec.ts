/** The ways from page to page, by the links in the files of `out/`, read without a browser. */
import { expect, test } from '@playwright/test'
import { all, get, linksOf, metaOf, textOf, textsOf, treeOf } from './support/html.ts'
import { fileOf, outFiles, paths, siteOrigin } from './support/out.ts'
import { LEGAL, TITLES } from './support/requirements.ts'

const speakers = paths.filter((path) => path !== '/site-index')
const pathsOf = (path: string, links: [string, string][]) =>
  links.flatMap(([, href]) => {
    const { origin, pathname } = new URL(href, siteOrigin + path)
    return origin === siteOrigin && !outFiles.includes(pathname.slice(1)) ? [pathname] : []
  })

test('visitors reach every page from the home page in at most three clicks', () => {
  const clicks = new Map([['/', 0]])
  for (const [path, count] of clicks)
    for (const target of pathsOf(path, linksOf(path)))
      if (!clicks.has(target)) clicks.set(target, count + 1)
  expect([...clicks.keys()].sort()).toEqual([...paths].sort())
  expect([...clicks].filter(([, count]) => count > 3)).toEqual([])
})

test('visitors find links to each page in the content of another, in the menu or in the footer', () => {
  const everywhere = pathsOf('/', linksOf('/', 'body > header a, body > footer a'))
  const targets = speakers.map((path) => {
    const breadcrumb = linksOf(path, 'nav[aria-label="Breadcrumb"] a')
    return { path, targets: pathsOf(path, linksOf(path, 'main a').slice(breadcrumb.length)) }
  })
  const lonely = paths.filter(
    (path) =>
      !everywhere.includes(path) &&
      !targets.some((other) => other.path !== path && other.targets.includes(path)),
  )
  expect(lonely).toEqual([])
})

test('visitors see a breadcrumb on each page but home, and related services on each service page', () => {
  const specified = Object.keys(TITLES)
    .concat('/industries', '/about-us', '/contact-us')
    .filter((path) => path !== '/careers')
  expect(all('/', 'nav[aria-label="Breadcrumb"]')).toEqual([])
  for (const path of paths.filter((other) => other !== '/')) {
    const steps = all(path, 'nav[aria-label="Breadcrumb"] li')
    expect.soft(linksOf(steps[0] ?? treeOf(fileOf(path))), path).toEqual([['Home', '/']])
    for (const step of steps.slice(1, -1))
      for (const [name, href] of linksOf(step))
        expect.soft(textsOf(href, 'h1'), path).toEqual([name])
    expect.soft(textOf(steps.at(-1)), path).toBe(textsOf(path, 'h1')[0])
    const related = linksOf(path, 'nav[aria-labelledby="related"] a').map(([, href]) => href)
    if (!specified.includes(path)) continue
    expect.soft(related.length, `related services of ${path}`).toBeGreaterThanOrEqual(2)
    expect.soft(related.length, `related services of ${path}`).toBeLessThanOrEqual(4)
    expect.soft(related, path).not.toContain(path)
  }
})

test('visitors find each page once in the site index, below its parent, with its description', () => {
  const entriesOf = (path: string) =>
    all(
      '/site-index',
      `main section li:has(> a[href="${path}"]), main section:has(h2 > a[href="${path}"])`,
    )
  for (const path of speakers) {
    const [entry, ...more] = entriesOf(path)
    expect
      .soft([textOf(entry), more], path)
      .toEqual([expect.stringContaining(metaOf(path).description ?? '-'), []])
    const [[, above = '/'] = []] = linksOf(
      path,
      'nav[aria-label="Breadcrumb"] li:nth-last-child(2) > a',
    )
    if (above === '/') continue
    expect
      .soft(linksOf(entriesOf(above)[0] ?? treeOf('404.html'), `a[href="${path}"]`), path)
      .toHaveLength(1)
  }
})

test('visitors find a date and a contact but no promotion on each legal page', () => {
  for (const path of LEGAL) {
    const [day] = all(path, 'main time')
    expect(new Date(`${textOf(day)} UTC`).toISOString().slice(0, 10), path).toBe(
      get(day, 'dateTime'),
    )
    expect(all(path, 'main a[href^="mailto:"]'), path).not.toEqual([])
    expect(all(path, 'main :is(a[href^="/contact-us"], button)'), path).toEqual([])
  }
})
