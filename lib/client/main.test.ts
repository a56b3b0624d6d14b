import { expect, it, jest } from '@jest/globals'
import { stubIntersectionObserver, stubMedia, stubResizeObserver, stubScroll } from '#lib/testing/browser.ts'

it('gives a page all of its parts', async () => {
  stubMedia()
  const { observed: measured } = stubResizeObserver()
  const { observed: watched } = stubIntersectionObserver()
  const { calls } = stubScroll()
  Element.prototype.scrollIntoView = jest.fn()
  history.replaceState(null, '', '/industries#fintech')
  document.body.innerHTML = `
    <header data-navbar><button popovertarget="menu"></button><nav id="menu"></nav></header>
    <main>
      <p data-at-half></p>
      <details><div id="fintech"></div></details>
      <a href="/industries">Industries</a>
    </main>`

  await import('./main.ts')

  expect([...measured]).toEqual([document.querySelector('header')])
  expect([...watched]).toEqual([document.querySelector('p')])
  expect(document.querySelector('details')).toHaveAttribute('open')
  document.querySelector('nav')?.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
  expect(document.querySelector('button')).toHaveAttribute('aria-expanded', 'true')
  document.querySelector('a')?.click()
  expect(calls).toEqual([{ top: 0, behavior: 'smooth' }])
})
