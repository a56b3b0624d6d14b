/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { attribute, elements } from '#lib/postbuild/document.ts'
import type { Passport } from './passport.ts'
import { noticeHtml, passportHtml } from './report.ts'
import { HOSTILE, makePassport } from './testing/passport.ts'

const escaped = HOSTILE.replaceAll('<', '&lt;').replaceAll('"', '')
const hostile: Passport = {
  ...makePassport(
    { '/a': { main: '<p>one</p>' } },
    { '/a': { title: escaped, description: escaped, main: `<p>${escaped} <a href="x">${escaped}</a></p>` } },
  ),
  base: { name: HOSTILE, commit: '01234567' },
  notes: [HOSTILE],
}

const read = (html: string): DefaultTreeAdapterTypes.Element[] => elements(parse(html))

describe.each([
  ['a passport', passportHtml(hostile)],
  ['a notice', noticeHtml(HOSTILE, [HOSTILE])],
])('%s', (_, html) => {
  const all = read(html)

  it('shows text of a page as text', () => {
    expect(html).toContain('&lt;/script&gt;')
    const names = new Set(all.map(({ tagName }) => tagName))
    for (const name of ['script', 'iframe', 'img', 'form']) expect([...names]).not.toContain(name)
    expect(all.flatMap(({ attrs }) => attrs.filter(({ name }) => name.startsWith('on')))).toEqual([])
    expect(all.filter(({ tagName }) => tagName === 'style')).toHaveLength(1)
  })

  it('fetches nothing, and lets nothing run', () => {
    const policy = all.find((one) => attribute(one, 'http-equiv') === 'Content-Security-Policy')
    expect(policy && attribute(policy, 'content')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]+='; img-src data:/,
    )
    expect(all.filter((one) => attribute(one, 'style') !== undefined)).toEqual([])
    const addresses = all.flatMap(({ attrs }) =>
      attrs.filter(({ name }) => name === 'src' || name === 'href'),
    )
    expect(addresses.filter(({ value }) => !/^(?:#|data:image\/)/.test(value))).toEqual([])
  })
})

it('marks where two pictures differ', () => {
  const passport = makePassport({ '/a': { main: '<p>one</p>' } }, { '/a': { main: '<p>two</p>' } })
  const picture = (top: number) => ({
    source: 'data:image/webp;base64,',
    width: 390,
    height: 1000,
    differs: { top, bottom: 500 },
  })
  const look = (top: number) => ({ pictures: { 390: picture(top) }, violations: [] })
  const [page] = passport.pages
  const html = passportHtml({
    ...passport,
    pages: page ? [{ ...page, look: { before: look(100), after: look(250) } }] : [],
  })
  expect(html).toContain('#mark-1{inset-block-start:10.00%;block-size:40.00%}')
  expect(html).toContain('#mark-2{inset-block-start:25.00%;block-size:25.00%}')
})
