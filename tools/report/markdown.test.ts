/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { MAX_LENGTH, noticeMarkdown, passportMarkdown } from './markdown.ts'
import { HOSTILE, makePassport } from './testing/passport.ts'

const escaped = HOSTILE.replaceAll('<', '&lt;')

/** Types of the nodes that Markdown is read as. */
function typesIn(markdown: string): Set<string> {
  const types = new Set<string>()
  const visit = (node: { type: string; children?: unknown[] }) => {
    types.add(node.type)
    for (const child of node.children ?? []) visit(child as { type: string })
  }
  visit(unified().use(remarkParse).parse(markdown))
  return types
}

it('says what changed, in the words of both sides', () => {
  const markdown = passportMarkdown(
    makePassport(
      { '/a': { main: '<p>We test the app.</p>' }, '/old': { main: '<p>x</p>' } },
      {
        '/a': { title: 'New title', main: '<p>We test <a href="/b">each</a> app.</p>' },
        '/new': { main: '<p>x</p>' },
      },
      [['/old', '/new']],
    ),
  )
  expect(markdown.startsWith('<!-- plumbline:passport -->\n')).toBe(true)
  expect(markdown).toContain('1 page changed, 1 renamed')
  expect(markdown).toContain('We test ~~the~~ **each** app.')
  expect(markdown).toContain('| `/a` | changed | +1 −1 | 1 | 8.8 KB | – |')
  expect(markdown).toContain('`/old` → `/new`')
  expect(markdown).toContain('added: **each** → `/b`')
  expect(markdown).toContain('*after:* site.example › a<br>\n> **New title**')
})

it('says where a redirect is missing, with the line to add', () => {
  const passport = makePassport({ '/a': { main: 'x' } }, {})
  const line = '- { from: /a, to: /b }'
  expect(passportMarkdown({ ...passport, lost: [{ path: '/a', line }] })).toContain(`> ${line}`)
})

it('says so where nothing changed', () => {
  expect(passportMarkdown(makePassport({}, {}))).toContain('No page changed')
})

describe('text of a page', () => {
  const markdown = passportMarkdown(
    makePassport(
      { '/a': { main: '<p>one</p>' } },
      {
        '/a': {
          title: escaped,
          description: escaped.replaceAll('"', ''),
          main: `<p>${escaped} <a href="/x|\`@y">${escaped}</a></p>`,
        },
      },
    ),
  )

  it('is never HTML', () => {
    const tags = [...markdown.matchAll(/<[^>\n]*/g)].map(([tag]) => tag)
    expect(new Set(tags)).toEqual(
      new Set([
        '<!-- plumbline:passport --',
        '<details',
        '<summary',
        '<b',
        '</b',
        '</summary',
        '<br',
        '</details',
      ]),
    )
  })

  it('is no Markdown', () => {
    const types = typesIn(markdown)
    expect(types.has('strong')).toBe(true)
    for (const type of ['link', 'image', 'linkReference', 'definition'])
      expect([...types]).not.toContain(type)
  })

  it('mentions nobody, no issue and no address, and turns no text', () => {
    expect(markdown).toContain('everyone')
    expect(markdown).not.toMatch(/@\w|#\d|https?:\/\/|www\.|GH-\d|\u202e/)
  })

  it('leaves the table one', () => {
    const row = markdown.split('\n').find((line) => line.startsWith('| `/a`'))
    expect(row?.match(/(?<!\\)\|/g)).toHaveLength(7)
  })
})

it.each(['- item', '1. item', '# head', '> quote', '+ item', '=== x'])('begins no block: %s', (text) => {
  const markdown = passportMarkdown(
    makePassport({ '/a': { main: '<p>x</p>' } }, { '/a': { main: `<p>${text}</p><p>y</p>` } }),
  )
  const types = typesIn(markdown.slice(markdown.indexOf('<details>')))
  for (const type of ['list', 'heading']) expect([...types]).not.toContain(type)
})

it('leaves changes out before it grows longer than a comment may be, and says how many', () => {
  const paragraph = `<p>${'Some words of a long paragraph that stay. '.repeat(4)}`
  const side = (word: string) =>
    Object.fromEntries(
      Array.from({ length: 80 }, (_, page) => [
        `/page-${page}`,
        { main: `${paragraph} ${word}</p>`.repeat(20) },
      ]),
    )
  const markdown = passportMarkdown(makePassport(side('one'), side('two')))
  expect(markdown.length).toBeGreaterThan(MAX_LENGTH / 2)
  expect(markdown.length).toBeLessThanOrEqual(MAX_LENGTH)
  expect(markdown).toMatch(/\*\d+ more changes did not fit in here; the report has all of them\.\*\n$/)
  expect(markdown.match(/<details>/g)).toHaveLength(markdown.match(/<\/details>/g)?.length ?? 0)
})

it('quotes a failed build without letting it out of its fence', () => {
  const markdown = noticeMarkdown('main cannot be built', ['```', '@everyone', 'x'.repeat(100_000)])
  expect(markdown.length).toBeLessThanOrEqual(MAX_LENGTH)
  expect(markdown.match(/```/g)).toHaveLength(2)
})
