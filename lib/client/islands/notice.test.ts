import { expect, it, jest } from '@jest/globals'
import { showNotices } from './notice.ts'

it('says in each island what did not come, and goes before the next try', () => {
  document.body.innerHTML = '<div data-island="A"><p>Text</p></div><div data-island="B"></div>'
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
  const before = document.body.innerHTML
  const retry = jest.fn(() => expect(document.body.innerHTML).toBe(before))
  showNotices(islands, '/_next/static/chunks/3-x.js', retry)

  expect(islands[0]?.textContent).toBe(
    'TextLoading chunk 3-x.js failed. What you see here still works.Try again',
  )
  expect(document.querySelectorAll('.notice').length).toBe(2)
  islands[1]?.querySelector('button')?.click()
  expect(retry).toHaveBeenCalledTimes(1)
})
