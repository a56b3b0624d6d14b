/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AboutLayout } from '#components/layout/AboutLayout/AboutLayout.tsx'
import { CareersLayout } from '#components/layout/CareersLayout/CareersLayout.tsx'
import { ContactLayout } from '#components/layout/ContactLayout/ContactLayout.tsx'
import { ContactNotSent } from '#components/layout/ContactResult/ContactNotSent.tsx'
import { ContactResult } from '#components/layout/ContactResult/ContactResult.tsx'
import { DetailLayout } from '#components/layout/DetailLayout/DetailLayout.tsx'
import { HomeLayout } from '#components/layout/HomeLayout/HomeLayout.tsx'
import { IndustriesLayout } from '#components/layout/IndustriesLayout/IndustriesLayout.tsx'
import { NotFoundLayout } from '#components/layout/NotFoundLayout/NotFoundLayout.tsx'
import { SiteIndexLayout } from '#components/layout/SiteIndexLayout/SiteIndexLayout.tsx'
import { TextLayout } from '#components/layout/TextLayout/TextLayout.tsx'
import { getPages } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'
import { problemsOf } from '#lib/testing/html.ts'

const BODY = <p>The body of the page.</p>

/** A page as its route puts it together; what stands in its MDX is a test of its own. */
function layoutOf(page: Page): ReactElement {
  switch (page.layout) {
    case 'home':
      return <HomeLayout page={page} />
    case 'industries':
      return <IndustriesLayout page={page} />
    case 'about':
      return <AboutLayout page={page}>{BODY}</AboutLayout>
    case 'careers':
      return <CareersLayout page={page}>{BODY}</CareersLayout>
    case 'contact':
      return <ContactLayout page={page} />
    case 'text':
      return <TextLayout page={page}>{BODY}</TextLayout>
    case 'siteIndex':
      return <SiteIndexLayout page={page} />
    default:
      return <DetailLayout page={page}>{BODY}</DetailLayout>
  }
}

const escaped = (text: string) =>
  renderToStaticMarkup(text).replaceAll('.', '\\.').replaceAll('?', '\\?').replace(/[()+]/g, '\\$&')

const pages = getPages().map((page) => ({
  path: page.path,
  page,
  html: renderToStaticMarkup(layoutOf(page)),
}))
const others = [
  { path: '404', html: renderToStaticMarkup(<NotFoundLayout />) },
  { path: 'result', html: renderToStaticMarkup(<ContactResult heading="Thanks">{BODY}</ContactResult>) },
  { path: 'no result', html: renderToStaticMarkup(<ContactNotSent reason="Email is invalid" />) },
]

it('covers the whole site', () => {
  expect(pages.length).toBeGreaterThanOrEqual(64)
})

describe.each([...pages, ...others])('$path', ({ html }) => {
  it('has one heading of the first level, one main part, one header and one footer of the site', () => {
    for (const tag of ['<h1', '<main', 'data-navbar=', 'data-footer=']) {
      expect(html.split(tag)).toHaveLength(2)
    }
  })

  it('starts with a way past the menus', () => {
    expect(html).toMatch(/^<a class="skip" href="#main">Skip to content<\/a>/)
    expect(html).toMatch(/<main id="main"[^>]* tabindex="-1"/i)
  })

  it('has no style attribute, no script and no handler', () => {
    expect(html).not.toMatch(/\sstyle=|<script(?! type="application\/ld\+json")|\son[a-z]+=|javascript:/)
  })

  it('has nothing in it that was not meant for readers', () => {
    expect(html).not.toMatch(/undefined|\[object|NaN|\{email\}/)
  })

  it('leads nowhere but to paths without a slash at their end, to https and to mail', () => {
    const targets = [...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => String(target))
    expect(targets.length).toBeGreaterThan(10)
    const odd = targets.filter(
      (target) => !/^(?:\/|(?:\/[\w-]+)+(?:#[\w-]+)?|#[\w-]+|https:\/\/.+|mailto:.+@.+)$/.test(target),
    )
    expect(odd).toEqual([])
  })

  it('has each id once, and whatever refers to one finds it', () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const wanted = [
      ...html.matchAll(/\s(?:for|aria-labelledby|aria-describedby|popovertarget|commandfor)="([^"]+)"/gi),
    ]
    expect(wanted.map(([, id]) => id).filter((id) => !ids.includes(id))).toEqual([])
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(anchors.filter((id) => !ids.includes(id))).toEqual([])
  })
})

describe.each(pages)('$path', ({ page, path, html }) => {
  it('has its title and its intro', () => {
    expect(html).toMatch(new RegExp(`<h1[^>]*>(?:<a[^>]*>)?${escaped(page.title)}(?:</a>)?</h1>`))
    expect(html).toContain(renderToStaticMarkup(page.intro))
  })

  it('has room for the bar: a spacer under /services, a padding elsewhere', () => {
    expect(html.includes('data-navbar-spacer')).toBe(path.includes('/services'))
    expect(/<main[^>]* class="main below"/.test(html)).toBe(!path.includes('/services'))
  })

  it('says where it is', () => {
    const current = [...html.matchAll(/<a[^>]* href="([^"]*)" aria-current="page"/g)].map(
      ([, target]) => target,
    )
    expect(current.filter((target) => target !== path)).toEqual([])
    if (path === '/') return
    expect(html).toMatch(new RegExp(`<span aria-current="page">${escaped(page.title)}</span>`))
    expect(html).toMatch(/aria-label="Breadcrumb"><ol><li><a href="\/">Home<\/a>/)
  })
})

/** One of each layout: the parts are the same on all pages of it. */
const kinds = [...new Map(pages.map((one) => [one.page.layout, one])).values(), ...others]

it.each(kinds)('$path is valid HTML', async ({ html }) => {
  expect(await problemsOf(html)).toEqual([])
})

describe('a service page', () => {
  const services = pages.flatMap(({ path, page, html }) =>
    page.layout === 'detail' || page.layout === 'landing' ? [{ path, page, html }] : [],
  )

  it.each(services)('$path ends with its offer and one contact button', ({ page, html }) => {
    const closing = html.slice(html.indexOf('<section class="closing">'), html.indexOf('</main>'))
    expect(closing).toContain(`<h2>${renderToStaticMarkup(page.closing.heading)}</h2>`)
    expect(closing).toContain(renderToStaticMarkup(page.closing.text))
    expect(closing.match(/<a /g)).toHaveLength(1)
    const name = `${page.contact.label}<span class="hidden"> about ${renderToStaticMarkup(page.contact.about)}</span>`
    expect(closing).toMatch(/<a class="button" href="\/contact-us">/)
    expect(closing).toContain(name)
  })

  it.each(services)('$path leads on to its related pages', ({ page, html }) => {
    const related = html.slice(html.indexOf('aria-labelledby="related"'))
    for (const path of page.related) expect(related).toContain(`<li><a href="${path}">`)
  })

  it.each(services)('$path answers questions if it is a landing page', ({ page, html }) => {
    const questions = page.layout === 'landing' ? page.faqs : []
    expect(html.includes('Questions buyers ask')).toBe(questions.length > 0)
    for (const { question, answer } of questions) {
      expect(html).toContain(`<h3>${renderToStaticMarkup(question)}</h3>`)
      expect(html).toContain(`<p>${renderToStaticMarkup(answer)}</p>`)
    }
  })

  it('carries a link around its own title on three pages', () => {
    const linked = services.filter(({ html }) => /<h1[^>]*><a /.test(html))
    expect(linked.map(({ path }) => path).sort()).toEqual([
      '/services/agile-transformation-services',
      '/services/test-maturity-model-assesment',
      '/services/test-transformation-services',
    ])
    for (const { path, html } of linked) expect(html).toMatch(new RegExp(`<h1[^>]*><a href="${path}">`))
  })
})
