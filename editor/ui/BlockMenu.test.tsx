import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
// Its build for browsers needs more than jsdom has.
jest.unstable_mockModule('react-dom/server', () => import('react-dom/server.node'))

const { Look } = await import('./BlockMenu.tsx')

it('says of a block that cannot be drawn that it cannot be shown, and shows the others', () => {
  render(
    <>
      <Look name="Broken" text={'<Figure name="bars" title="No bars" />'} />
      <Look name="Paragraph" text="Words." />
    </>,
  )
  expect(screen.getByText('It cannot be shown here right now.')).toBeVisible()
  expect(screen.queryByTitle('How Broken will look')).toBeNull()
  expect(screen.getByTitle('How Paragraph will look')).toHaveAttribute(
    'srcdoc',
    expect.stringContaining('Words.'),
  )
})
