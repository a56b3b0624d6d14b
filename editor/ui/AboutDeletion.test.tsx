import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { fileOfData } from '../../lib/content/data.ts'
import type { LinkToPage } from '../background/messages.ts'

const link = (file: string, words?: string): LinkToPage => {
  return { file, kind: words ? 'text' : 'card', words, isNeeding: false }
}
const links = [
  link('content/b.mdx', 'how it is done'),
  link('content/b.mdx'),
  link('content/a.mdx', 'here'),
  link(fileOfData('navigation')),
]
jest.unstable_mockModule('./background.ts', () => ({ askForLinksTo: async () => links }))

const { AboutDeletion } = await import('./AboutDeletion.tsx')
const { set } = await import('./store.ts')

it('says before a page is deleted which pages link to it, and where those links will lead', async () => {
  const contents = {
    'content/a.mdx': '---\ntitle: A\nparent: /b\n---\n',
    'content/b.mdx': '---\ntitle: B\n---\n',
  }
  set({ contents })
  const { unmount } = render(<AboutDeletion file="content/a.mdx" hasReaders />)
  await screen.findByText(
    '2 links on 1 page lead to it. They will lead to the page that you choose below, as its address does.',
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'B “how it is done”',
    'B has a card for it',
  ])
  unmount()
  render(<AboutDeletion file="content/a.mdx" hasReaders={false} />)
  await screen.findByText(/They will lead to “B”, the page above it\.$/)
})
