import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Boundary } from './Boundary.tsx'

it('says that the editor has stopped, in place of a blank window', () => {
  // React reports it there.
  jest.spyOn(console, 'error').mockImplementation(() => {})
  function Broken(): never {
    throw new Error('It cannot be shown.')
  }
  render(
    <Boundary>
      <Broken />
    </Boundary>,
  )
  expect(screen.getByRole('heading', { name: 'The editor has stopped' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open it again' })).toBeVisible()
})
