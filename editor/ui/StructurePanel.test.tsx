import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { spotsOf } from '../document/texts.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))
// It draws its blocks by a renderer that needs more than jsdom has.
jest.unstable_mockModule('./BlockMenu.tsx', () => ({ BlockMenu: () => null }))

const { StructurePanel } = await import('./StructurePanel.tsx')
const { set } = await import('./store.ts')

const FILE = 'content/a.mdx'

it('tells an item of a list in a list from the item around it', () => {
  const error = jest.spyOn(console, 'error')
  const source = '---\ntitle: A\n---\n\n<Section>\n\n## One\n\n- Outer\n  - Inner\n\n</Section>\n'
  set({ contents: { [FILE]: source } })
  const spot = spotsOf(FILE, source).find(({ value }) => value === 'Inner')
  if (!spot) throw new Error('The page has no such item.')
  render(<StructurePanel spot={spot} />)
  expect(screen.getAllByText(/^Item/)).toHaveLength(2)
  expect(error).not.toHaveBeenCalled()
})
