import { expect, it, jest } from '@jest/globals'
import { render } from '@testing-library/react'
import RootLayout from './layout.tsx'

it('has React run the script of the page also where it renders all of it anew, as after an error', () => {
  const error = jest.spyOn(console, 'error')
  render(<RootLayout>Words.</RootLayout>, { container: document as unknown as HTMLElement })
  expect(error).not.toHaveBeenCalled()
  expect(document.querySelector('script')).toHaveAttribute('src', '/site.js')
})
