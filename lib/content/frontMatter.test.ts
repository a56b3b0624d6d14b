/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { isScalar, visit } from 'yaml'
import { partsOf, splitPage } from './frontMatter.ts'

/** Every scalar of a page's front matter as written in the file, found by its range. */
function writtenScalars(source: string): string[] {
  const page = splitPage(source)
  const written: string[] = []
  if (!page) throw new Error(`No front matter in ${JSON.stringify(source)}.`)
  visit(page.document, (_, node) => {
    if (!isScalar(node) || !node.range) return
    const [start, end] = node.range
    written.push(source.slice(page.start + start, page.start + end))
  })
  return written
}

const PAGE = '---\ntitle: "Load: testing"\ndates: [2026-11-28, yes]\n---\n\nA text.\n'
const SCALARS = ['title', '"Load: testing"', 'dates', '2026-11-28', 'yes']

describe('every page', () => {
  it.each(globSync('content/**/*.mdx'))('%s', (file) => {
    const source = readFileSync(file, 'utf8')
    const page = splitPage(source)
    expect(page?.document.errors).toEqual([])
    expect(page?.document.toJS()).toHaveProperty('layout')
    expect(source).toBe(`---${page?.head}---\n${page?.body}`)
    expect({ ...page, document: undefined }).toEqual({ ...partsOf(source), document: undefined })
    const inWindows = splitPage(`\uFEFF${source.replaceAll('\n', '\r\n')}`)
    expect(inWindows?.document.toJS()).toEqual(page?.document.toJS())
    expect(inWindows?.body.replaceAll('\r\n', '\n')).toBe(page?.body)
  })
})

describe('places and values', () => {
  it.each([
    ['line breaks of Unix', PAGE, '\nA text.\n'],
    ['line breaks of Windows', PAGE.replaceAll('\n', '\r\n'), '\r\nA text.\r\n'],
    ['a byte order mark', `\uFEFF${PAGE}`, '\nA text.\n'],
    ['blanks after the hyphens', PAGE.replaceAll('---', '--- \t'), '\nA text.\n'],
    ['hyphens in the body', `${PAGE}---\n\n---js\n`, '\nA text.\n---\n\n---js\n'],
    ['hyphens inside a value', PAGE.replace('Load:', 'Load --- '), '\nA text.\n'],
    ['nothing below', PAGE.replace('\n\nA text.\n', ''), ''],
  ])('%s', (_, source, body) => {
    expect(splitPage(source)?.body).toBe(body)
    expect(splitPage(source)?.document.get('title')).toMatch(/^Load.*testing$/)
    // YAML 1.1 would make a date and a boolean of them.
    expect(splitPage(source)?.document.toJS().dates).toEqual(['2026-11-28', 'yes'])
    expect(writtenScalars(source.replace('Load --- ', 'Load:'))).toEqual(SCALARS)
  })

  it('keeps the line break that ends a block of lines', () => {
    expect(splitPage('---\ntext: |\n  One\n---\n')?.document.toJS()).toEqual({ text: 'One\n' })
  })

  it('counts the lines of the file in errors', () => {
    expect(splitPage('---\na: 1\na: 2\n---\n')?.document.errors[0]?.linePos?.[0].line).toBe(3)
  })

  it('parses the same text anew', () => {
    expect(splitPage(PAGE)?.document).not.toBe(splitPage(PAGE)?.document)
  })
})

it.each(['---\n---\nA text.\n', '---\r\n---\r\nA text.\n', '---\n\n# A comment\n---\nA text.\n'])(
  'reads the empty front matter of %j',
  (source) => {
    const page = splitPage(source)
    expect(page?.document.toJS()).toBeNull()
    expect(page?.body).toBe('A text.\n')
    expect(source.slice(page?.start).startsWith(`${page?.head}---`)).toBe(true)
  },
)

it.each([
  '',
  '\n---\na: 1\n---\n',
  '---',
  '---\n',
  '---\na: 1\n',
  '---\na: 1\n----\n',
  '---\na: 1\n--- b\n',
])('finds no front matter in %j', (source) => expect(splitPage(source)).toBeUndefined())

it.each(['js', ' js', '\tjs', 'JS', 'javascript', 'json', 'toml', 'coffee', 'yaml', 'constructor'])(
  'refuses the language %j, and runs nothing',
  (language) => {
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const code = 'globalThis.hasRun = true'
      for (const mark of ['', '\uFEFF']) {
        const source = `${mark}---${language}${lineBreak}${code}${lineBreak}---${lineBreak}A text.`
        expect(splitPage(source)).toBeUndefined()
      }
    }
    expect(globalThis).not.toHaveProperty('hasRun')
  },
)
