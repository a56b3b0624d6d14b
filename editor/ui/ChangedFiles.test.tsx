import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Contents } from '../background/messages.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const OLD = 'content/alpha.mdx'
const NEW = 'content/services/omega.mdx'
const card = (icon: string, words: string) =>
  `<CardGrid>\n\n<Card title="A card" icon="${icon}">\n\n${words}\n\n</Card>\n\n</CardGrid>`
const page = (words: string, section = '<Section>', icon = 'bug') =>
  `---\nlayout: detail\ntitle: Alpha\n---\n\n${section}\n\n## Heading\n\n${words}\n\n${card(icon, 'Card words.')}\n\n</Section>\n`

/** What main was when the proposal began. */
let origin: unknown
globalThis.fetch = async () => ({ ok: true, json: async () => origin }) as Response

const { ChangedFiles } = await import('./ChangedFiles.tsx')
const { InProposal } = await import('./InProposal.tsx')
const { set } = await import('./store.ts')

/** The names of the changes that are listed, each with its words. */
const changes = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => item.closest('.changes'))
    .map((item) => [...item.childNodes].map((node) => node.textContent))

const show = (before: Contents, after: Contents, onDiscard = jest.fn()) => {
  render(<ChangedFiles before={before} after={after} onDiscard={onDiscard} />)
  return onDiscard
}

it('shows a page whose address has changed as one, and discards both of its files', async () => {
  const discard = show({ [OLD]: page('Words.') }, { [OLD]: null, [NEW]: page('Other words.') })
  const [entry, ...more] = screen.getAllByRole('button', { name: 'Alpha' })
  expect(more).toEqual([])
  expect(entry?.closest('li')).toHaveTextContent('moved from /alpha to /services/omega')
  expect(changes()).toEqual([['Paragraph', 'WordsOther words.']])
  await userEvent.click(screen.getByRole('button', { name: 'Discard Alpha' }))
  expect(discard).toHaveBeenCalledWith([NEW, OLD])
})

it('says nothing of the words of a page that was only moved', () => {
  show({ [OLD]: page('Words.') }, { [OLD]: null, [NEW]: page('Words.') })
  expect(screen.getByRole('listitem')).toHaveTextContent(
    /^Alpha moved from \S+ to \S+ Discard Alpha$/,
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
    ['Layout, new', 'Picture below, across the page'],
    ['Icon', 'bugcompass'],
    ['Title, new', 'Omega'],
    ['Heading, new', 'Heading'],
    ['Paragraph, new', 'New words.'],
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
  set({ base: 'a'.repeat(40), original, contents: original })
  render(<InProposal />)
  await userEvent.click(await screen.findByText('Already in your proposal: 1 file'))
  expect(changes()).toEqual([['Paragraph', 'WordsProposed words.']])
  expect(screen.queryByRole('button', { name: /^Discard/ })).toBeNull()
})
