/** @jest-environment node */
import { expect, it } from '@jest/globals'
import type { Contents } from '../background/messages.ts'
import { callersOf, withCallersRenamed } from './callers.ts'

const contents: Contents = {
  'content/load-tests.mdx':
    '---\ntitle: Load Tests\nintro: Load tests find peaks.\ncontact:\n  about: load tests\n---\n\nOn [load tests](/load-tests) itself.\n',
  'content/b.mdx': `---
title: Another page on load tests
---

See [our load tests](/load-tests#how), [Load tests](/load-tests) and [load tests](/c). Load tests are not links.

<CardGrid>

<Card title="Load Tests" icon="bug" href="/load-tests">

Load Tests in a sentence.

</Card>

<Card title="Load Tests" icon="bug" href="/c">

Of another page.

</Card>

</CardGrid>

- [download tests](/load-tests)
`,
  'content/data/navigation.yaml': `links:
  - label: Load Tests
    href: /load-tests
    text: Load Tests in a line.
  - label: All load tests
    href: /load-tests # kept
`,
  'content/data/redirects.json': '[{ "from": "/load tests", "to": "/load-tests" }]',
  'content/gone.mdx': null,
}

const callers = callersOf(contents, '/load-tests', ['Load Tests'], 'API and Peak Tests')

it('finds the words of links, cards and menu items that call a page by its former title', () => {
  const links = callers.flatMap(({ links }) => links)
  expect(links.map(({ words, renamed }) => ({ words, renamed }))).toEqual([
    { words: 'load tests', renamed: 'API and peak tests' },
    { words: 'our load tests', renamed: 'our API and peak tests' },
    { words: 'Load tests', renamed: 'API and peak tests' },
    { words: 'Load Tests', renamed: 'API and Peak Tests' },
    { words: 'Load Tests', renamed: 'API and Peak Tests' },
    { words: 'All load tests', renamed: 'All API and peak tests' },
  ])
  expect(callersOf(contents, '/load-tests', ['Load Tests'], 'Load Tests')).toEqual([])
  expect(callersOf(contents, '/d', ['Load Tests'], 'Peaks')).toEqual([])
})

it('leaves single places as they are, also once the page has moved', () => {
  const keys = callers.flatMap(({ links }) => links.map(({ key }) => key))
  const moved: Contents = Object.fromEntries(
    Object.entries(contents).map(([file, content]) => [
      file.replace('load-tests', 'services/peaks'),
      content && String(content).replaceAll('/load-tests', '/services/peaks'),
    ]),
  )
  const left = new Set(keys.filter((_, index) => index !== 2))
  const rest = callersOf(moved, '/services/peaks', ['Load Tests'], 'API and Peak Tests', left)
  expect(rest.flatMap(({ links }) => links.map(({ words }) => words))).toEqual(['Load tests'])
  expect(withCallersRenamed(moved, rest)['content/b.mdx']).toContain(
    'See [our load tests](/services/peaks#how), [API and peak tests](/services/peaks) and',
  )
})

it('leaves what has the new title already, also if the former is a part of it', () => {
  const titled: Contents = {
    'content/b.mdx':
      '---\ntitle: B\n---\n\nSee [load tests at night](/load-tests), [load tests](/load-tests) and [stress tests](/load-tests).\n',
  }
  const found = callersOf(
    titled,
    '/load-tests',
    ['Load Tests', 'Stress Tests'],
    'Load Tests at Night',
  )
  expect(found.flatMap(({ links }) => links.map(({ words }) => words))).toEqual([
    'load tests',
    'stress tests',
  ])
})

it('finds the links of answers, too', () => {
  const file = 'content/b.mdx'
  const answer = 'Yes, as [load tests](/load-tests) show. Load tests are not links.'
  const source = `---\nlayout: detail\nfaqs:\n  - question: Load tests?\n    answer: ${answer}\n---\n`
  const found = callersOf({ [file]: source }, '/load-tests', ['Load Tests'], 'Peak Tests')
  expect(withCallersRenamed({ [file]: source }, found)).toEqual({
    [file]: source.replace('[load tests]', '[peak tests]'),
  })
})

it('renames them all, and changes nothing else', () => {
  const page = String(contents['content/b.mdx'])
  const menu = String(contents['content/data/navigation.yaml'])
  const itself = String(contents['content/load-tests.mdx'])
  expect(withCallersRenamed(contents, callers)).toEqual({
    'content/load-tests.mdx': itself.replace('about: load tests', 'about: API and peak tests'),
    'content/b.mdx': page
      .replace('our load tests', 'our API and peak tests')
      .replace('[Load tests]', '[API and peak tests]')
      .replace('title="Load Tests"', 'title="API and Peak Tests"'),
    'content/data/navigation.yaml': menu
      .replace('label: Load Tests', 'label: API and Peak Tests')
      .replace('All load tests', 'All API and peak tests'),
  })
})
