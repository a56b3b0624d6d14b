import { expect, it, jest } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Contents } from '../background/messages.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: () => new Promise(() => {}) }))

const OLD = 'content/alpha.mdx'
const NEW = 'content/services/omega.mdx'
const card = (icon: string, words: string) =>
  `<CardGrid>\n\n<Card title="A card" icon="${icon}">\n\n${words}\n\n</Card>\n\n</CardGrid>`
const page = (words: string, section = '<Section>', icon = 'bug') =>
  `---\nlayout: detail\ntitle: Alpha\n---\n\n${section}\n\n## Heading\n\n${words}\n\n${card(icon, 'Card words.')}\n\n</Section>\n`

/** What main was when the proposal began. */
let origin: unknown
globalThis.fetch = async () =>
  ({ ok: true, json: async () => origin, bytes: async () => new Uint8Array([7]) }) as Response

// This environment has no addresses for what is in memory.
URL.createObjectURL = () => 'blob:two'

const { ChangedFiles } = await import('./ChangedFiles.tsx')
const { change } = await import('./edits.ts')
const { InProposal } = await import('./InProposal.tsx')
const { set, work } = await import('./store.ts')
const { travel } = await import('./travel.ts')

/** The names of the changes that are listed, each with its words. */
const changes = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.closest('.changes') && !item.querySelector('li'))
    .map((item) => [...item.childNodes].filter(isWords).map((node) => node.textContent))
const isWords = (node: Node) => node.nodeName !== 'BUTTON'

const show = (before: Contents, after: Contents) => {
  const takeBack = jest.fn()
  render(<ChangedFiles before={before} after={after} ways={{ takeBack }} />)
  return takeBack
}

it('shows a page whose address has changed as one, and discards both of its files', async () => {
  const takeBack = show({ [OLD]: page('Words.') }, { [OLD]: null, [NEW]: page('Other words.') })
  const [entry, ...more] = screen.getAllByRole('button', { name: 'Alpha' })
  expect(more).toEqual([])
  expect(entry?.closest('li')).toHaveTextContent('moved from /alpha to /services/omega')
  expect(changes()).toEqual([['Paragraph', 'WordsOther words.']])
  await userEvent.click(screen.getByRole('button', { name: 'Take all of it back Alpha' }))
  expect(takeBack).toHaveBeenCalledWith([
    { file: NEW, shown: page('Other words.'), without: null },
    { file: OLD, shown: null, without: page('Words.') },
  ])
})

it('does not list the pages whose links have followed a page that has moved, unless more of them has changed', () => {
  const linking = (path: string) => page(`See [Alpha](${path}) first.`).replace('Alpha', 'Linking')
  const before = { [OLD]: page('Words.'), 'content/b.mdx': linking('/alpha') }
  const moved = { [OLD]: null, [NEW]: page('Words.') }
  const follows = { ...moved, 'content/b.mdx': linking('/services/omega') }
  const { unmount } = render(
    <ChangedFiles before={before} after={follows} ways={{ takeBack: jest.fn() }} />,
  )
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  expect(screen.getByText(/^Changed along with it: Linking\./)).toBeVisible()
  unmount()
  show(before, { ...follows, 'content/b.mdx': linking('/services/omega').replace('first', 'now') })
  expect(screen.getByRole('button', { name: 'Linking' })).toBeVisible()
})

it('says nothing of the words of a page that was only moved', () => {
  show({ [OLD]: page('Words.') }, { [OLD]: null, [NEW]: page('Words.') })
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Alpha moved from \S+ to \S+ Take all of it back Alpha$/,
  )
})

it('shows choices by their labels, and a new page by its words', () => {
  show(
    { [OLD]: page('Words.') },
    {
      [OLD]: page('Words.', '<Section layout="wide">', 'compass').replace('detail', 'landing'),
      [NEW]: '---\ntitle: Omega\n---\n\n## Heading\n\nNew words.\n',
    },
  )
  expect(changes()).toEqual([
    ['Layout', 'A single serviceA group of services'],
    ['Layout, new', 'Picture below, full width'],
    ['Icon', 'bugcompass'],
    ['Title, new', 'Omega'],
    ['Heading, new', 'Heading'],
    ['Paragraph, new', 'New words.'],
  ])
})

it('lists a photograph with what shows it, and takes both back at once', async () => {
  const shown = page('Words.\n\n![Two of us at work](two.jpg)')
  const photograph = 'content/data/photos/two.jpg'
  const bytes = new Uint8Array([7])
  const takeBack = show({ [OLD]: page('Words.') }, { [OLD]: shown, [photograph]: bytes })
  await userEvent.click(screen.getByRole('button', { name: /^Take all of it back/ }))
  expect(takeBack).toHaveBeenCalledWith([
    { file: OLD, shown, without: page('Words.') },
    { file: photograph, shown: bytes, without: null },
  ])
})

it('shows what a proposal holds already, and not what it left as it was', async () => {
  const photograph = 'content/data/photos/two.jpg'
  origin = {
    files: { [OLD]: page('Words.'), 'content/beta.mdx': page('Beta.').replace('Alpha', 'Beta') },
    photographs: [photograph],
  }
  const original: Contents = {
    [OLD]: page('Proposed words.'),
    'content/beta.mdx': page('Beta.').replace('Alpha', 'Beta'),
    [photograph]: new Uint8Array([1]),
  }
  set({ base: 'a'.repeat(40), title: 'Say it better.', original, contents: original })
  render(<InProposal />)
  await userEvent.click(await screen.findByText('Already in your proposal “Say it better” (1)'))
  expect(changes()).toEqual([['Paragraph', 'WordsProposed words.']])
})

it('takes one of several changes back, and gives no choice where there is only all of a new page', async () => {
  const after = { [OLD]: page('Other words.', '<Section layout="wide">'), [NEW]: 'New words.\n' }
  const takeBack = show({ [OLD]: page('Words.') }, after)
  const buttons = screen.getAllByRole('button', { name: /^Take back/ })
  expect(buttons.map((button) => button.textContent)).toEqual([
    'Take back Layout, new',
    'Take back Paragraph',
  ])
  await userEvent.click(buttons[1] as HTMLElement)
  expect(takeBack).toHaveBeenCalledWith([
    {
      file: OLD,
      shown: after[OLD],
      without: page('Words.', '<Section layout="wide">'),
    },
  ])
})

it('takes the redirect of an address back along with the change by which its page became a draft', async () => {
  const redirects = 'content/data/redirects.json'
  const published: Contents = { [OLD]: page('Words.'), [redirects]: '[\n]\n' }
  const unpublished: Contents = {
    [OLD]: page('Words.').replace('title: Alpha\n', 'title: Alpha\ndraft: true\n'),
    [redirects]: '[\n  { "from": "/alpha", "to": "/" }\n]\n',
  }
  const takeBack = show(published, unpublished)
  await userEvent.click(screen.getByRole('button', { name: /^Take back Draft/ }))
  expect(takeBack).toHaveBeenCalledWith(
    [OLD, redirects].map((file) => {
      return { file, shown: unpublished[file], without: published[file] }
    }),
  )
})

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

const base = 'a'.repeat(40)
const PHOTOGRAPH = 'content/data/photos/two.jpg'

/** Opens a proposal that has changed a page in two places, added one and deleted a photograph. */
async function openProposal() {
  origin = { head: base, files: { [OLD]: page('Words.') }, photographs: [PHOTOGRAPH] }
  const original: Contents = { [OLD]: page('Proposed.', '<Section>', 'compass'), [NEW]: 'New.\n' }
  set({ base, original, edits: {}, contents: original, trouble: '' })
  render(<InProposal />)
  await userEvent.click(await screen.findByText(/^Already in your proposal .*\(3\)$/))
}

it('takes a single change out of a proposal by one more, which keeps what was written since and can be undone', async () => {
  await openProposal()
  const since = page('Proposed.', '<Section>', 'compass').replace('Card words.', 'More words.')
  act(() => change({ [OLD]: since }, 'more'))
  await press(/^Take back Paragraph$/)
  expect(work().edits).toEqual({ [OLD]: since.replace('Proposed.', 'Words.') })
  act(() => travel('undo'))
  expect(work().edits).toEqual({ [OLD]: since })
})

it('says in its place what was taken back, and makes it again', async () => {
  await openProposal()
  await press(/^Take back Paragraph$/)
  const entry = screen
    .getByText(/^Taken back; press Propose to send that\.$/, { exact: false })
    .closest('li')
  expect(entry).toHaveTextContent('Paragraph')
  expect(screen.getByRole('button', { name: /^Take back Icon$/ })).toBeVisible()
  await press(/^Undo taking back Paragraph$/)
  expect(work().edits).toEqual({})
  expect(screen.queryByText(/^Taken back/)).toBeNull()
  await press(/^Take all of it back two\.jpg$/)
  await userEvent.click(await screen.findByRole('button', { name: /^Undo taking back two\.jpg$/ }))
  expect(work().edits).toEqual({})
})

it('takes all changes of a file out of a proposal: a page that was added, and a photograph that was deleted', async () => {
  await openProposal()
  await press(/^Take all of it back \/services\/omega$/)
  await press(/^Take all of it back two\.jpg$/)
  await waitFor(() =>
    expect(work().edits).toEqual({ [NEW]: null, [PHOTOGRAPH]: new Uint8Array([7]) }),
  )
})

it('takes nothing back in whose place the author has written since, and says so', async () => {
  await openProposal()
  const since = page('Written since.', '<Section>', 'compass')
  act(() => change({ [OLD]: since }, 'more'))
  await press(/^Take back Paragraph$/)
  expect(work().edits).toEqual({ [OLD]: since })
  expect(work().trouble).toMatch(/^You have changed the same words of “Alpha” since then\./)
})
