/** @jest-environment node */
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { commentBody, findComment } from './comment.ts'
import { readComment, readNumber } from './handoff.ts'
import { passportMarkdown } from './markdown.ts'
import { MARKER } from './passport.ts'
import { makePassport } from './testing/passport.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handoff-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (file: string, text: string) => writeFileSync(join(folder, file), text)

describe('the number', () => {
  it('is digits', () => {
    write('pull-request.txt', '42\n')
    expect(readNumber(folder)).toBe(42)
  })

  it.each(['', '0', '-1', '1e3', '4 2', '42/../../7', '９', '12345678901'])('is not %j', (text) => {
    write('pull-request.txt', text)
    expect(() => readNumber(folder)).toThrow('pull-request.txt holds no number.')
  })

  it('is not read through a link, nor from nowhere', () => {
    expect(() => readNumber(folder)).toThrow('pull-request.txt is missing.')
    write('other', '42')
    symlinkSync(join(folder, 'other'), join(folder, 'pull-request.txt'))
    expect(() => readNumber(folder)).toThrow('pull-request.txt is no plain file.')
  })
})

describe('the comment', () => {
  it('is the passport, as it was written', () => {
    const markdown = passportMarkdown(
      makePassport({ '/a': { main: '<p>a - b</p>' } }, { '/a': { main: '<p>a (b) [c] &amp; d</p>' } }),
    )
    write('passport.md', markdown)
    expect(`${MARKER}\n\n${readComment(folder)}\n`).toBe(markdown)
  })

  it('mentions nobody, shows and links nothing, and has no tags but its own, whoever wrote it', () => {
    write(
      'passport.md',
      `${MARKER}\n@team #1 ![x](https://evil.example/x.png) [y](//evil.example) [z][r]\n[r]: https://evil.example\n<img src=x> <details><summary>s</summary><a href="x">b</a></details>`,
    )
    const text = readComment(folder)
    expect(text).not.toMatch(/@\w|#\d|\]\(|\]\[|\]:|:\/\/|<img|<a/)
    expect(text).toContain('<details><summary>s</summary>')
  })

  it('is refused without its marker, and where it is too large', () => {
    write('passport.md', 'Hello')
    expect(() => readComment(folder)).toThrow('passport.md does not begin with its marker.')
    write('passport.md', MARKER + 'x'.repeat(300_000))
    expect(() => readComment(folder)).toThrow(/passport\.md has \d+ bytes, at most 262144\./)
  })

  it('ends with links of our own, and fits', () => {
    const run = 'https://forge.example/runs/1'
    expect(commentBody('Text', run, 'https://pr-1.example')).toMatch(
      /^<!-- plumbline:passport -->\n\nText\n\n.*\(https:\/\/forge\.example\/runs\/1\).*\(https:\/\/pr-1\.example\)\.$/,
    )
    expect(commentBody('x'.repeat(70_000), run).length).toBeLessThan(65_536)
  })

  it('is found again by its marker and its author', () => {
    const ours = { id: 3, body: `${MARKER}\n\nText`, user: { login: 'github-actions[bot]' } }
    const others = [
      { id: 1, body: `${MARKER}\n\nText`, user: { login: 'someone' } },
      { id: 2, body: `Look: ${MARKER}`, user: { login: 'github-actions[bot]' } },
    ]
    expect(findComment([...others, ours])).toBe(ours)
    expect(findComment(others)).toBeUndefined()
  })
})
