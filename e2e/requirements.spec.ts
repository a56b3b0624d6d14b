/** The words, labels, links and figures that the site must have: they stand in the HTML, whatever scripts add to it. */

import { expect, test } from '@playwright/test'
import type { Element } from 'hast'
import { all, get, linksOf, textOf, textsOf } from './support/html.ts'
import { paths } from './support/out.ts'
import * as required from './support/requirements.ts'

const { SERVICE_GROUPS, TITLES } = required

/** The sections of a page that have this heading. */
const sectionOf = (path: string, heading: RegExp) =>
  all(path, 'main section').find((section) =>
    textsOf(section, 'h2').some((text) => heading.test(text)),
  ) as Element

test('every page that is required is there (R2.1)', () => {
  const specified = [...Object.keys(TITLES), '/', '/industries', '/about-us', '/contact-us', '/careers']
  expect(specified).toHaveLength(64)
  expect(specified.filter((path) => !paths.includes(path))).toEqual([])
})

test('the menu of every page (R4)', () => {
  const groups = SERVICE_GROUPS.flatMap(({ group, items }) => [group, ...items])
  for (const path of paths) {
    expect.soft(linksOf(path, 'body > header a')[0]?.[1], `the logo on ${path}`).toBe('/')
    const inGroups = linksOf(path, 'body > header nav details details a')
    expect.soft(inGroups, `links under Services on ${path}`).toEqual(groups)
    const direct = linksOf(path, 'body > header nav > ul > li > a')
    expect.soft(direct, `direct links on ${path}`).toEqual(required.DIRECT_LINKS)
    expect
      .soft(textsOf(path, 'body > header nav summary'), path)
      .toEqual(['Services', ...SERVICE_GROUPS.map(({ group: [label] }) => label)])
    const current = linksOf(path, 'body > header nav a[aria-current="page"]').map(([, href]) => href)
    // Wide and narrow screens have a list each.
    expect
      .soft([...new Set(current)], path)
      .toEqual([...direct, ...groups].some(([, href]) => href === path) ? [path] : [])
  }
})

test('the footer of every page (R12)', () => {
  for (const path of paths) {
    const listNamed = (name: string) =>
      all(path, 'body > footer nav')
        .filter((nav) => textsOf(path, `#${get(nav, 'ariaLabelledBy')}`)[0] === name)
        .flatMap((nav) => linksOf(nav))
    expect.soft(listNamed('Services'), path).toEqual(required.FOOTER_SERVICES)
    expect.soft(listNamed('Quick links'), path).toEqual(required.FOOTER_QUICK)
    expect
      .soft(textsOf(path, 'body > footer address'), path)
      .toEqual(required.OFFICES.map((office) => expect.stringContaining(office)))
    // A network, and two partners who lead to one announcement.
    const outward = linksOf(path, 'body > footer a:not([href^="/"])')
    expect
      .soft(outward, path)
      .toEqual(
        Array.from({ length: 3 }, () => [expect.stringMatching(/\S/), expect.stringMatching(/^https:/)]),
      )
    const open = all(path, 'body > footer a[href^="https:"]:not([rel~="noopener"])')
    expect.soft(open, `links that give this window away on ${path}`).toEqual([])
    const legal = linksOf(path, 'body > footer a').map(([, href]) => href)
    expect
      .soft(legal, path)
      .toEqual(expect.arrayContaining(['/privacy-notice', '/cookie-notice', '/accessibility-statement']))
    expect.soft(outward[1]?.[1], path).toBe(outward[2]?.[1])
    expect
      .soft(textsOf(path, 'body > footer')[0], path)
      .toMatch(new RegExp(`© ${required.COPYRIGHT_YEAR}\\b`))
  }
})

test('room for the bar on every path with /services in it, and on no other (R3.2)', () => {
  const found = paths.filter((path) => all(path, '[data-navbar-spacer]').length > 0)
  expect(found).toEqual(paths.filter((path) => path.includes('/services')))
  expect(found).toHaveLength(19)
})

test('title, pictures and contact button of each service page (R6, R7)', () => {
  const buttons = new Set<string>()
  for (const [path, title] of Object.entries(TITLES)) {
    expect.soft(textsOf(path, 'h1'), path).toEqual([title])
    expect
      .soft(linksOf(path, 'h1 a'), path)
      .toEqual(required.SELF_LINKING.includes(path) ? [[title, path]] : [])
    const [label = '', href] = linksOf(path, 'main a').at(-1) ?? []
    expect.soft(label, path).toMatch(/^(Contact Us|Get in Touch)( about \S.*)?$/)
    expect.soft(href, path).toBe('/contact-us')
    buttons.add(label)
    if (path in required.CARDS || path === '/services/devops') continue
    const illustrated = all(path, 'main section:has(h2):has(figure svg)').length
    expect.soft(illustrated, `sections with a picture on ${path}`).toBeGreaterThanOrEqual(2)
    expect.soft(illustrated, `sections with a picture on ${path}`).toBeLessThanOrEqual(5)
  }
  expect(buttons.size, 'different names of contact buttons').toBe(Object.keys(TITLES).length)
})

test('three to six questions on each of the fourteen landing pages', () => {
  for (const path of required.LANDING_PAGES) {
    const questions = textsOf(sectionOf(path, /^Questions buyers ask$/), 'summary')
    expect.soft(questions.length, path).toBeGreaterThanOrEqual(3)
    expect.soft(questions.length, path).toBeLessThanOrEqual(6)
    for (const question of questions) expect.soft(question, path).toMatch(/\S\?$/)
  }
})

test('the cards of landing pages, each with its words (R6)', () => {
  for (const [path, cards] of Object.entries(required.CARDS)) {
    const found = all(path, 'main li:has(> h3)')
    expect.soft(found, path).toHaveLength(cards.length)
    for (const [index, [title, href]] of cards.entries()) {
      const [heading = ''] = textsOf(found[index] as Element, 'h3')
      expect.soft(heading.toLowerCase(), path).toContain(title.toLowerCase())
      if (href) expect.soft(linksOf(found[index] as Element, 'h3 a'), path).toEqual([[heading, href]])
      expect.soft(textOf(found[index]).length, `words on ${title}`).toBeGreaterThan(heading.length + 30)
    }
  }
  for (const heading of required.AIML_SECTIONS)
    expect(all(sectionOf('/aiml', new RegExp(`^${heading}$`)), 'li > h3')).toHaveLength(4)
  const { heading, items } = required.WHY_PRODUCT
  expect(
    textsOf(
      sectionOf('/services/product-engineering', new RegExp(`^${heading.replace('?', '\\?')}$`)),
      'summary',
    ),
  ).toEqual(items)
  const tiles = textsOf('/services/digital-assurance', 'main li').filter((text) => /\d%/.test(text))
  expect(tiles).toEqual(required.BENEFITS)
})

test('what detail pages are about, and what they claim (R7.3, R7.4, R17)', () => {
  for (const [path, sections] of Object.entries(required.SECTIONS)) {
    const headings = textsOf(path, 'main h2')
    expect
      .soft(
        sections.filter((section) => !headings.some((heading) => section.test(heading))),
        path,
      )
      .toEqual([])
  }
  for (const [path, claims] of Object.entries(required.CLAIMS)) {
    const [text = ''] = textsOf(path, 'main')
    expect
      .soft(
        claims.filter((claim) => !claim.test(text)),
        path,
      )
      .toEqual([])
  }
})

test('home (R5)', () => {
  expect(new Set(textsOf('/', '[data-island="HeroCube"] :is(h1, p)')).size).toBe(required.TAGLINES)
  const [, target = ''] = linksOf('/', 'main a').find(([label]) => label === 'Know More') ?? []
  expect(textsOf('/', `${target} h2`)).toEqual(['Why Choose Us'])
  expect(textsOf('/', `${target} h3`)).toEqual(required.STRENGTHS)
  expect(textsOf('/', 'main li').filter((text) => /^\d+[%+]/.test(text))).toEqual(required.STATISTICS)
  expect(textsOf('/', 'main h2')).toContain('Whats new in tech')
  expect(textsOf('/', '[data-island="NewsStrip"]')).toEqual(['Loading news articles...'])
  expect(linksOf(sectionOf('/', /expert/i))).toEqual([[expect.stringMatching(/^GO\b/), '/contact-us']])
})

test('industries (R8)', () => {
  expect(textsOf('/industries', 'main summary')).toEqual(required.INDUSTRIES)
  expect(all('/industries', 'main details[open]')).toEqual([])
})

test('about us (R9)', () => {
  expect(textsOf('/about-us', 'main')[0]).toContain(required.ABOUT_TAGLINE)
  expect(textsOf('/about-us', 'main h2')).toContain('Who We Are')
  const people = all('/about-us', 'main li:has(h3)')
  expect(people).toHaveLength(required.LEADERS.length)
  for (const [index, title] of required.LEADERS.entries()) {
    const [role, biography] = textsOf(people[index] as Element, 'p')
    expect(role?.toLowerCase()).toBe(title.toLowerCase())
    expect(biography).toMatch(/\S/)
    const name = textsOf(people[index] as Element, 'h3')[0] ?? ''
    expect(linksOf(people[index] as Element)).toEqual([
      [expect.stringContaining(`profile of ${name}`), expect.stringMatching(/^https:/)],
    ])
  }
  const testimonials = all('/about-us', 'main figure:has(blockquote)')
  expect(testimonials).toHaveLength(required.TESTIMONIALS)
  for (const one of testimonials)
    expect(textsOf(one, 'blockquote, figcaption strong')).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/\S/),
    ])
  expect(all('/about-us', 'main button').map((one) => get(one, 'ariaLabel'))).toEqual([
    'Previous testimonial',
    'Next testimonial',
  ])
})

test('contact us, and the pages that answer its form without script (R10)', () => {
  const isMail = expect.stringMatching(/^mailto:[^@\s]+@[^@\s]+$/)
  expect(linksOf('/contact-us', 'main a[href*="@"]').map(([, href]) => href)).toEqual([isMail])
  expect(all('/contact-us', 'main form input[name="email"][type="email"][required]')).toHaveLength(1)
  expect(all('/contact-us', 'main form textarea[name="comment"][rows="4"]:not([required])')).toHaveLength(1)
  const { sentHeading, sent, failed, required: missing, invalid } = required.MESSAGES
  for (const [path, heading, words] of [
    ['/contact-us/sent', sentHeading, sent],
    ['/contact-us/not-sent', failed, failed],
    ['/contact-us/email-required', missing, missing],
    ['/contact-us/email-invalid', invalid, invalid],
  ] as const) {
    expect(textsOf(path, 'h1'), path).toEqual([heading])
    expect(textsOf(path, 'main')[0], path).toContain(words)
  }
})

test('careers (R11)', () => {
  expect(textsOf('/careers', 'main button')).toEqual([required.CAREERS_BUTTON, 'OK', '×'])
  expect(textsOf('/careers', 'dialog h2')).toEqual([required.CAREERS_DIALOG[0]])
  for (const words of required.CAREERS_DIALOG) expect(textsOf('/careers', 'dialog')[0]).toContain(words)
  expect(linksOf('/careers', 'dialog a')).toEqual([
    [expect.stringMatching(/^careers@/), expect.stringMatching(/^mailto:careers@/)],
  ])
  expect(textsOf('/careers', 'main li > h3')).toEqual(required.VALUES)
})
