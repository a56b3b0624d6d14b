/** Checks the HTML for the required text, labels, links and figures: words of the content check, and facts of the data. */
import { expect, test } from '@playwright/test'
import type { Element } from 'hast'
import { says } from '#check/rules/specification/specificationWords.ts'
import type { Wordings } from '#check/rules/specification/specifiedWords.ts'
import { getPageByLayout, getPagesByLayout } from '#lib/content/pages.ts'
import { all, get, linksOf, textOf, textsOf } from './support/html.ts'
import { paths } from './support/out.ts'
import * as required from './support/requirements.ts'

// One worker parses each page once.
test.describe.configure({ mode: 'default' })

const { SERVICE_GROUPS, TITLES } = required

/** Returns the first match on a page. */
const partOf = (path: string, selector: string) => all(path, selector)[0] as Element

/** Returns the section with a matching heading. */
const sectionOf = (path: string, heading: Wordings) =>
  all(path, 'main section').find((section) =>
    textsOf(section, 'h2').some((text) => says(text, heading)),
  ) as Element

/** The items of a page, without what a figure means, which its owner may say. */
const wordingsOn = (path: string) =>
  textsOf(path, 'main li').map((text) => text.replace(/What it means: .*/, ''))

const missing = (wanted: readonly Wordings[], texts: readonly string[]) =>
  wanted.filter((wordings) => !texts.some((text) => says(text, wordings)))

test('every required page exists (R2.1)', () => {
  expect(required.ADDRESSES.filter((path) => !paths.includes(path))).toEqual([])
})

test('menu and footer of every page (R4, R12)', () => {
  const groups = SERVICE_GROUPS.flatMap(({ group, items }) => [group, ...items])
  for (const path of paths) {
    const header = partOf(path, 'body > header')
    expect.soft(linksOf(header, 'a')[0]?.[1], `the logo on ${path}`).toBe('/')
    expect
      .soft(linksOf(header, 'nav details > div > ul a'), `links under Services on ${path}`)
      .toEqual(groups)
    expect
      .soft(linksOf(header, 'nav details > div > div > ul > li > a'), `guides on ${path}`)
      .toEqual(required.GUIDES)
    const direct = linksOf(header, 'nav > ul > li > a')
    expect.soft(direct, `direct links on ${path}`).toEqual(required.DIRECT_LINKS)
    const names = [required.SERVICES, ...SERVICE_GROUPS.map(({ group: [label] }) => label)]
    expect.soft(textsOf(header, 'nav summary'), path).toEqual(names)
    const current = linksOf(header, 'nav a[aria-current="page"]').map(([, href]) => href)
    expect
      .soft(current, path)
      .toEqual(
        [...direct, ...groups, ...required.GUIDES].some(([, href]) => href === path) ? [path] : [],
      )

    const footer = partOf(path, 'body > footer')
    const lists = Object.fromEntries(
      all(footer, 'nav').map((nav) => [
        textsOf(footer, `#${get(nav, 'ariaLabelledBy')}`)[0],
        linksOf(nav),
      ]),
    )
    expect.soft(lists, path).toMatchObject(required.FOOTER_LISTS)
    expect.soft(Object.values(lists), `guides on ${path}`).toContainEqual(required.GUIDES)
    const offices = required.OFFICES.map((office) => expect.stringContaining(office))
    expect.soft(textsOf(footer, 'address'), path).toEqual(offices)
    const outward = linksOf(footer, 'a:not([href^="/"])')
    const named = required.OUTWARD.map((href) => [expect.stringMatching(/\S/), href])
    expect.soft(outward, path).toEqual(named)
    // Nothing is left of a list without entries.
    expect.soft(textsOf(footer, ':is(ul, h2, address, p, div)'), path).not.toContain('')
    expect.soft(all(footer, 'a[href^="https:"]:not([rel~="noopener"])'), path).toEqual([])
    // Of the network, the partners and the offices (R1.6).
    expect
      .soft(
        textsOf(footer, '*').filter((text) => text === 'Sample'),
        path,
      )
      .toHaveLength(required.SAMPLES_IN_FOOTER)
    const targets = linksOf(footer).map(([, href]) => href)
    for (const legal of required.LEGAL) expect.soft(targets, path).toContain(legal)
    expect.soft(textOf(footer), path).toContain(required.COPYRIGHT)
  }
})

test('header and footer give the same names to the same things, in one order on every page (WCAG 3.2.3, 3.2.4, 3.2.6)', () => {
  const controlsOf = (path: string) =>
    all(path, 'body > :is(header, footer) :is(a, button, summary)').map((control) => ({
      name: get(control, 'ariaLabel') || textOf(control),
      href: get(control, 'href'),
    }))
  const expected = controlsOf('/')
  expect(expected.length).toBeGreaterThan(0)
  for (const path of paths) expect.soft(controlsOf(path), path).toEqual(expected)
})

test('a spacer for the bar on exactly the paths with /services (R3.2)', () => {
  const found = paths.filter((path) => all(path, '[data-navbar-spacer]').length > 0)
  expect(found).toEqual(paths.filter((path) => path.includes('/services')))
  expect(found.length).toBeGreaterThan(0)
})

test('title, pictures and contact button of each service page (R6, R7)', () => {
  const buttons = new Set<string>()
  for (const [path, title] of Object.entries(TITLES)) {
    expect.soft(textsOf(path, 'h1'), path).toEqual([title])
    const isLink = required.SELF_LINKING.includes(path)
    expect.soft(linksOf(path, 'h1 a'), path).toEqual(isLink ? [[title, path]] : [])
    const [[label = ''] = []] = linksOf(path, 'main a.button[href^="/contact-us?about="]')
    expect.soft(label, path).toMatch(/^(Contact Us|Get in Touch)( about \S.*)?$/)
    buttons.add(label)
    const sections = all(path, 'main > section.section[id]:has(h2)')
    const targets = linksOf(path, 'nav[aria-label="On this page"] a')
    expect
      .soft(targets, `sections of ${path}`)
      .toEqual(
        sections.length < 4
          ? []
          : sections.map((section) => [textsOf(section, 'h2')[0], `#${get(section, 'id')}`]),
      )
    if (path in required.CARDS || path === '/services/devops') continue
    const illustrated = all(
      path,
      'main > section.section:has(h2):has(figure :is(svg, img, table))',
    ).length
    expect.soft(illustrated, `sections with a picture on ${path}`).toBeGreaterThanOrEqual(2)
    expect.soft(illustrated, `sections with a picture on ${path}`).toBeLessThanOrEqual(5)
  }
  expect(buttons.size, 'unique labels of contact buttons').toBe(Object.keys(TITLES).length)
})

test('questions and cards of landing pages (R6)', () => {
  for (const { path } of getPagesByLayout('landing')) {
    const questions = textsOf(sectionOf(path, ['Questions buyers ask']), 'summary')
    expect.soft(questions.length, path).toBeGreaterThanOrEqual(3)
    expect.soft(questions.length, path).toBeLessThanOrEqual(6)
    for (const question of questions) expect.soft(question, path).toMatch(/\S\?$/)
  }
  for (const [path, cards] of Object.entries(required.CARDS)) {
    const found = all(path, 'main li:has(> h3)')
    for (const { title, href } of cards) {
      const isSo = (heading: string) => heading.toLowerCase().includes(title.toLowerCase())
      const card = found.find(
        (candidate) =>
          isSo(textsOf(candidate, 'h3')[0] ?? '') &&
          (!href || linksOf(candidate, 'h3 a').some(([, target]) => target === href)),
      )
      expect.soft(card, `${title} on ${path}`).toBeDefined()
      const [heading = ''] = card ? textsOf(card, 'h3') : []
      expect.soft(textOf(card).length, `words on ${title}`).toBeGreaterThan(heading.length + 30)
    }
  }
  for (const heading of required.HEADINGS['/aiml'] ?? [])
    expect(all(sectionOf('/aiml', heading), 'li > h3').length).toBeGreaterThan(1)
  for (const [path, items] of Object.entries(required.ACCORDIONS)) {
    const shown = all(path, 'main details').filter((item) =>
      items.includes(textsOf(item, 'summary')[0] ?? ''),
    )
    expect(shown).toHaveLength(items.length)
    expect(
      shown.filter((item) => get(item, 'name')),
      'opening one closes no other',
    ).toEqual([])
  }
  for (const [path, tiles] of Object.entries(required.TILES))
    expect(wordingsOn(path)).toEqual(expect.arrayContaining([...tiles]))
})

test('topics and claims of pages (R7.3, R7.4, R11.3, R17)', () => {
  for (const [path, subjects] of Object.entries(required.HEADINGS))
    expect.soft(missing(subjects, textsOf(path, 'main :is(h2, h3)')), path).toEqual([])
  for (const [path, statements] of Object.entries(required.STATEMENTS))
    expect.soft(missing(statements, textsOf(path, 'main :is(p, li, th, td)')), path).toEqual([])
})

test('home (R5)', () => {
  expect(new Set(textsOf('/', '[data-island="HeroCube"] :is(h1, p)'))).toEqual(
    new Set(required.TAGLINES),
  )
  const [, target = ''] = linksOf('/', 'main a').find(([label]) => label === 'Know More') ?? []
  const { why, news, expert } = getPageByLayout('home')
  expect(textsOf('/', `${target} h2`)).toEqual([why.heading])
  expect(textsOf('/', `${target} h3`)).toEqual(required.STRENGTHS)
  expect(wordingsOn('/').filter((text) => required.STATISTICS.includes(text))).toEqual(
    required.STATISTICS,
  )
  const [words = ''] = textsOf('/', 'main')
  const order = [...required.STRENGTHS, ...required.STATISTICS, news.heading].map((text) =>
    words.indexOf(text, words.indexOf(why.heading)),
  )
  expect(order, 'strengths, then statistics, then news').toEqual(order.toSorted((a, b) => a - b))
  expect(Math.min(...order)).toBeGreaterThan(0)
  expect(textsOf('/', '[data-island="NewsStrip"] p > span:not([hidden])')).toEqual([
    'Loading news articles...',
  ])
  const call = all('/', 'main section').find((section) =>
    textsOf(section, 'h2').includes(expert.heading),
  )
  expect(linksOf(call ?? '/')).toEqual([[expect.stringContaining(expert.button), '/contact-us']])
})

test('home lists the services and where to turn with a problem (R5.8)', () => {
  const offers = all('/', '[aria-labelledby="offers"] > ul > li')
  expect(offers.map((offer) => linksOf(offer))).toEqual(
    SERVICE_GROUPS.map(({ group, items }) => [group, ...items]),
  )
  for (const offer of offers) expect(all(offer, 'svg'), 'a drawing of its own').toHaveLength(1)
  const symptoms = linksOf('/', ':is([aria-labelledby=symptoms], [aria-labelledby=others]) li a')
  expect(symptoms.length).toBeGreaterThanOrEqual(8)
  expect(symptoms.length).toBeLessThanOrEqual(10)
  expect(symptoms.filter(([, href]) => !paths.includes(href))).toEqual([])
})

test('industries and about us (R8, R9)', () => {
  expect(textsOf('/industries', 'main summary h2')).toEqual(required.INDUSTRIES)
  expect(all('/industries', 'main details[open]')).toEqual([])
  expect(textsOf('/about-us', 'main')[0]).toContain(required.ABOUT_TAGLINE)
  const people = all('/about-us', 'main li:has(h3)')
  expect(people).toHaveLength(required.LEADERS.length)
  for (const [index, { name, role, bio, profile }] of required.LEADERS.entries()) {
    const person = people[index] as Element
    expect(textsOf(person, 'h3')).toEqual([name])
    expect(textsOf(person, 'p').slice(0, 2)).toEqual([role, bio])
    const link = [expect.stringContaining(`profile of ${name}`), profile]
    expect(linksOf(person)).toEqual(profile ? [link] : [])
  }
  const testimonials = all('/about-us', 'main figure:has(blockquote)')
  expect(testimonials).toHaveLength(required.TESTIMONIALS.length)
  for (const [index, { name, text }] of required.TESTIMONIALS.entries()) {
    const testimonial = testimonials[index] as Element
    expect(textsOf(testimonial, 'blockquote')[0]).toContain(text)
    expect(textsOf(testimonial, 'figcaption strong')[0]).toBe(name)
  }
  const arrows = all('/about-us', 'main button').map((button) => get(button, 'ariaLabel'))
  expect(arrows).toEqual(['Previous testimonial', 'Next testimonial'])
})

test('contact us, and the result pages of its form without scripts (R10)', () => {
  expect(linksOf('/contact-us', 'main a[href*="@"]').map(([, href]) => href)).toEqual([
    `mailto:${required.MAILBOXES.general}`,
  ])
  expect(
    all('/contact-us', 'main form input[name="email"][type="email"][required][maxlength]'),
  ).toHaveLength(1)
  expect(
    all('/contact-us', 'main form textarea[name="comment"][rows="4"]:not([required], [maxlength])'),
  ).toHaveLength(1)
  const { sentHeading, sent, failed, required: empty, invalid } = required.MESSAGES
  const tooLong = 'Comment is too long: 10,000 characters at most'
  for (const [path, heading, words] of [
    ['/contact-us/sent', sentHeading, sent],
    ['/contact-us/not-sent', failed, failed],
    ['/contact-us/email-required', empty, empty],
    ['/contact-us/email-invalid', invalid, invalid],
    ['/contact-us/comment-too-long', tooLong, tooLong],
  ] as const) {
    expect(textsOf(path, 'h1'), path).toEqual([heading])
    expect(textsOf(path, 'main')[0], path).toContain(words)
  }
})

test('careers (R11)', () => {
  expect(textsOf('/careers', 'main button')).toEqual([required.CAREERS_BUTTON, 'OK', '×'])
  expect(textsOf('/careers', 'dialog h2')).toEqual([required.CAREERS_DIALOG[0]])
  for (const words of required.CAREERS_DIALOG)
    expect(textsOf('/careers', 'dialog')[0]).toContain(words)
  const { careers } = required.MAILBOXES
  expect(linksOf('/careers', 'dialog a')).toEqual([[careers, `mailto:${careers}`]])
  expect(textsOf('/careers', 'main li > h3')).toEqual(required.VALUES)
  expect(required.HEADINGS['/careers']).toHaveLength(3)
})
