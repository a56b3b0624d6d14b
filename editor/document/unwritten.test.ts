/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { unwrittenIn } from './unwritten.ts'

const card = (path: string, words: string) =>
  `<Card title="A > b" icon="bug" href="${path}">\n\n${words}\n\n</Card>\n`

it('finds the texts of a page, of its document and of its cards on other pages', () => {
  const contents = {
    'content/b.mdx': `REPLACE: its own.\n\n${card('/a', 'REPLACE: a sentence.')}${card('/c', 'REPLACE: another.')}`,
    'content/a.mdx': 'title: "REPLACE: the title"\n\nREPLACE: what comes first.\n',
    'content/data/artifacts/a.yaml': 'name: "REPLACE: the name"\n',
    'content/data/people.yaml': '- name: "REPLACE: name"\n',
    'content/c.mdx': null,
    // In the order of the page.
    'content/e.mdx':
      '---\nsearch:\n  title: "REPLACE: found by"\nfaqs:\n  - question: "REPLACE: question"\nclosing:\n  text: "REPLACE: last"\nintro: "REPLACE: intro"\n---\n\nREPLACE: words\n',
  }
  const asked = (file: string) =>
    unwrittenIn(contents, file).map(
      ({ file, offset }) =>
        /^REPLACE: ([\w ]+)/.exec(String(Object(contents)[file]).slice(offset))?.[1],
    )
  expect(asked('content/a.mdx')).toEqual([
    'the title',
    'what comes first',
    'the name',
    'a sentence',
  ])
  expect(asked('content/c.mdx')).toEqual(['another'])
  expect(asked('content/e.mdx')).toEqual(['intro', 'words', 'question', 'last', 'found by'])
  expect(asked('content/d.mdx')).toEqual([])
  expect(asked('content/data/people.yaml')).toEqual(['name'])
})
