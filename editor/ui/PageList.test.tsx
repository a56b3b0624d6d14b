import { expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fileOfData } from '../../lib/content/data.ts'
import { fileOfSeries } from '../../lib/content/series.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
// This environment lays nothing out.
document.elementFromPoint = () => null
Element.prototype.scrollBy = () => {}
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { PageList } = await import('./PageList.tsx')
const { listenToLeadingKeys } = await import('./leadingKeys.ts')
const { set, work } = await import('./store.ts')

function show() {
  const contents = {
    'content/a.mdx':
      '---\ntitle: Alpha\n---\n\n<Figure name="anomaly" series="rows-per-night" />\n',
    'content/b.mdx': '---\ntitle: Beta\npublishAt: 2222-12-15\n---\n',
    'content/c.mdx': '---\ntitle: Gamma\npublishAt: 2020-12-15\n---\n',
    [fileOfData('navigation')]: 'links: []\n',
    [fileOfSeries('rows-per-night')]: 'night,rows (million),low,high\n',
    [fileOfSeries('new-ones')]: 'night,rows (million),low,high\n',
  }
  const { 'content/c.mdx': _, ...original } = contents
  set({ contents, original, edits: { 'content/c.mdx': '' }, file: 'content/a.mdx' })
  render(<PageList />)
}

const names = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim())

it('says from which day on a page will be online, what is new, and which page shows some numbers', () => {
  show()
  expect(names()).toEqual([
    'Alpha /a',
    'Beta (from December 15, 2222) /b',
    'Gamma new/c',
    expect.stringMatching(/^Navigation/),
    'Rows per night on Alpha',
    'New ones on no page yet',
  ])
})

it('finds by a key and by what others call it what is looked for, and says that there is none', async () => {
  show()
  const stop = listenToLeadingKeys()
  await userEvent.keyboard('{F2}header')
  expect(names()).toEqual([expect.stringMatching(/^Navigation/)])
  await userEvent.keyboard('{F2}zq')
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.getByText('No page or fact is called so.')).toBeVisible()
  stop()
})

it('shows why an entry is found that does not have the words itself, and all entries again at a press', async () => {
  show()
  const asks = '---\ntitle: Beta\nfaqs:\n  - question: Why?\n    answer: So.\n---\n'
  const contents = {
    ...work().contents,
    'content/b.mdx': asks,
    'content/index.mdx': '---\ntitle: Quality\n---\n',
    [fileOfData('strengths')]: '- title: Care\n  text: You open the bad news first.\n',
  }
  act(() => set({ contents }))
  const all = names().length
  const finder = screen.getByLabelText('Find a page')
  await userEvent.type(finder, 'question')
  expect(names()).toEqual(['Beta /bIt has questions and answers (FAQs).'])
  await userEvent.clear(finder)
  await userEvent.type(finder, 'news')
  expect(names()).toEqual([
    'Home /News, insights, articles: a news service sends them.',
    expect.stringMatching(/^Strengths .*You open the bad news first\.$/),
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(names()).toHaveLength(all)
  // Who is led to a page by Enter sees where it is in the list.
  await userEvent.type(finder, 'beta{Enter}')
  expect(work().file).toBe('content/b.mdx')
  expect(names()).toHaveLength(all)
})

it('lists the texts with words that no page is called by, and leads to them', async () => {
  show()
  act(() =>
    set({
      contents: { ...work().contents, 'content/b.mdx': '---\ntitle: Beta\n---\n\nSome words.\n' },
    }),
  )
  await userEvent.type(screen.getByLabelText('Find a page'), 'some words{Enter}')
  expect(work().dialog).toBeUndefined()
  await userEvent.click(await screen.findByRole('button', { name: /^Beta\s*Some words/ }))
  expect(work()).toMatchObject({
    file: 'content/b.mdx',
    chosen: { values: ['Some words.'], marked: 'Some words'.length },
  })
  // The list stays, so that one can go on to another page.
  expect(await screen.findByText('1 place.')).toBeVisible()
})
