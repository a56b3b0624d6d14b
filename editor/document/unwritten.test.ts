/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { unwrittenOf } from './unwritten.ts'

const card = (path: string, words: string) =>
  `<Card title="A > b" icon="bug" href="${path}">\n\n${words}\n\n</Card>\n`

it('counts the texts of a page, of its document and of its cards on other pages', () => {
  const contents = {
    'content/a.mdx': 'title: "REPLACE: the title"\n\nREPLACE: what comes first.\n',
    'content/data/artifacts/a.yaml': 'name: "REPLACE: the name"\n',
    'content/b.mdx': `REPLACE: its own.\n\n${card('/a', 'REPLACE: a sentence.')}${card('/c', 'REPLACE: another.')}`,
    'content/c.mdx': null,
  }
  expect(unwrittenOf(contents, '/a')).toBe(4)
  expect(unwrittenOf(contents, '/c')).toBe(1)
  expect(unwrittenOf(contents, '/d')).toBe(0)
})
