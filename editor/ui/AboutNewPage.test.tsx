import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AboutNewPage } from './AboutNewPage.tsx'
import { set, work } from './store.ts'

it('says while the title is typed which page has it already, and opens that', async () => {
  set({ contents: { 'content/load-tests.mdx': '---\ntitle: Load Tests\n---\n' } })
  const { rerender } = render(<AboutNewPage kind="detail" title="Load Test" />)
  expect(screen.getByText(/^The page begins as a draft/)).toHaveTextContent('/load-test.')
  rerender(<AboutNewPage kind="landing" title="Load tests" />)
  expect(screen.getByRole('status')).toHaveTextContent(
    /^There is a page “Load Tests” already, at \/load-tests\./,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open “Load Tests”' }))
  expect(work().file).toBe('content/load-tests.mdx')
})
