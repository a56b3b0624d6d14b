import { expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Problem } from '../../check/problems.ts'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'

/** The check plays no part here: its findings are given. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { Findings } = await import('./Findings.tsx')
const { choose } = await import('./choice.ts')
const { spotAt } = await import('./places.ts')
const { set, textOf, work } = await import('./store.ts')

const pageOf = (title: string) => `---\ntitle: ${title}\n---\n\nWords.\n`

const finding = (file: string, found: string, more: Partial<Problem> = {}): Problem => ({
  rule: 'voice',
  severity: 'advice',
  found,
  why: 'It is so',
  file,
  line: 1,
  column: 1,
  offset: 0,
  ...more,
})

/** Shows what the check says beside the page A. */
function show(...findings: readonly Problem[]) {
  const contents = { 'content/a.mdx': pageOf('A'), 'content/b.mdx': pageOf('B') }
  set({ contents, original: contents, edits: {}, file: 'content/a.mdx', findings, checked: 'site' })
  render(<Findings />)
}

it('tells beside a page its own advice and every error, and folds the advice on other pages', async () => {
  show(
    finding('content/a.mdx', 'of A'),
    finding(fileOfArtifact('/a'), 'of the document of A'),
    finding('content/b.mdx', 'of the card of A', { draft: 'content/a.mdx' }),
    finding('content/b.mdx', 'an error of B', { severity: 'error' }),
    finding('content/b.mdx', 'one of B'),
    finding('content/b.mdx', 'another of B', { offset: 2 }),
  )
  for (const words of [/^Of A/, /^Of the document/, /^Of the card/, /^An error of B/])
    expect(screen.getByText(words)).toBeVisible()
  expect(screen.getByText(/^One of B/)).not.toBeVisible()
  await userEvent.click(screen.getByText('Advice on other pages (2)'))
  expect(screen.getByText(/^One of B/)).toBeVisible()
  act(() => set({ file: 'content/b.mdx' }))
  expect(screen.getByText('Advice on other pages (2)')).toBeVisible()
  expect(screen.getByText(/^Of A/).closest('details')).not.toBeNull()
  expect(screen.getByText(/^One of B/).closest('details')).toBeNull()
})

it('counts what is about the open page and what the author has changed, whichever other page was looked at', () => {
  show(
    finding('content/a.mdx', 'of A'),
    finding('content/c.mdx', 'of C'),
    finding('content/b.mdx', 'before B is published', { waits: true }),
    finding('content/b.mdx', 'one of B'),
  )
  const told = () => screen.getByText((_, element) => element?.role === 'status').textContent
  expect(told()).toBe('No errors, 1 piece of advice.')
  act(() => set({ edits: { 'content/a.mdx': pageOf('A').replace('Words', 'More') } }))
  act(() => set({ file: 'content/c.mdx' }))
  expect(told()).toBe('No errors, 2 pieces of advice.')
  expect(screen.queryByText(/^Before B/)).toBeNull()
  expect(screen.getByText('Advice on other pages (1)')).toBeVisible()
})

it('has each of its buttons reached by the Tab key', async () => {
  show(finding('content/a.mdx', 'one of A'), finding('content/a.mdx', 'another', { offset: 2 }))
  const [first, second] = screen.getAllByRole('button', { name: 'Show' })
  await userEvent.tab()
  expect(first).toHaveFocus()
  await userEvent.tab()
  expect(second).toHaveFocus()
})

it('says of a draft what has to be mended before it is published', () => {
  show(finding('content/a.mdx', 'too short', { waits: true }), finding('content/a.mdx', 'a hint'))
  expect(
    screen.getAllByText(/^(?:Before publishing|Advice)$/).map((node) => node.textContent),
  ).toEqual(['Before publishing', 'Advice'])
})

it('says at its buttons which other page or file they lead to', () => {
  show(
    finding('content/a.mdx', 'of A', {
      parts: [{ file: 'content/data/offices.yaml', line: 1, column: 1, offset: 0 }],
    }),
    finding('content/b.mdx', 'an error of B', { severity: 'error' }),
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Show on “B”',
    'Show',
    'Show it in “Offices”',
  ])
})

it('leads to the next text to be written where it stands now, also before the check has read what moved it', async () => {
  const file = 'content/a.mdx'
  const unread = pageOf('A').replace('Words.', 'REPLACE: one.\n\nREPLACE: two.\n\nREPLACE: three.')
  const findings = [...unread.matchAll(/REPLACE/g)].map(({ index: offset }) =>
    finding(file, 'REPLACE', { rule: 'replace', offset }),
  )
  const text = unread.replace('REPLACE: one.', `${'Many words. '.repeat(20)}\n`)
  show(...findings)
  act(() => {
    set({ contents: { ...work().contents, [file]: text }, view: 'Page', checked: 'nothing' })
    const written = spotAt({ file, offset: text.indexOf('Many') })
    if (written) choose(written)
  })
  expect(screen.getByText('2 texts to be written')).toBeVisible()
  const next = () => work().chosen?.spots[0]?.value
  await userEvent.click(screen.getByText('Show the next'))
  expect(next()).toBe('REPLACE: two.')
  await userEvent.click(screen.getByText('Show the next'))
  expect(next()).toBe('REPLACE: three.')
  expect(work().view).toBe('Page')
})

it('leaves a text open from which a word goes into the dictionary', async () => {
  const file = 'content/a.mdx'
  show(finding(file, 'an unknown word', { unknownWord: 'plumbline' }))
  act(() => {
    const text = spotAt({ file, offset: pageOf('A').indexOf('Words.') })
    if (text) choose(text)
  })
  await userEvent.click(screen.getByText('Add to the dictionary'))
  expect(textOf('content/data/dictionary.yaml')).toContain('plumbline')
  expect(work().chosen?.values).toEqual(['Words.'])
})

it('offers words for a box as they are typed there, and for the source as they are written', () => {
  const offset = pageOf('A').indexOf('Words.')
  set({ view: 'Page' })
  show(finding('content/a.mdx', 'of A', { offset, paste: 'More \\{words} of \\<it' }))
  expect(screen.getByText('More {words} of <it')).toBeVisible()
  act(() => set({ view: 'Source' }))
  expect(screen.getByText('More \\{words} of \\<it')).toBeVisible()
})

it('lists texts to be written with the heading around each and the other page that one is on', async () => {
  show(finding('content/a.mdx', 'to be written', { rule: 'replace' }))
  const section = (heading: string, asked: string) =>
    `<Section>\n\n## ${heading}\n\nREPLACE: ${asked}.\n\n</Section>\n`
  const card =
    '<Section>\n\n## All\n\n<Card title="A" href="/a">\n\nREPLACE: a card.\n\n</Card>\n\n</Section>\n'
  const contents = {
    'content/a.mdx': `---\ntitle: A\n---\n\n${section('One', 'words of one')}\n${section('REPLACE: a heading', 'others')}`,
    'content/b.mdx': `---\ntitle: B\n---\n\n${card}`,
  }
  Element.prototype.scrollIntoView = () => {}
  act(() => set({ contents, original: contents }))
  await userEvent.click(screen.getByRole('button', { name: 'List them' }))
  const listed = screen.getAllByRole('button').map(({ textContent }) => textContent ?? '')
  expect(listed.slice(-4)).toEqual([
    'Paragraph in “One” words of one.',
    'Heading a heading',
    'Paragraph others.',
    'On “B”: Paragraph in “All” a card.',
  ])
})
