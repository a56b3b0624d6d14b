import { expect, it } from '@jest/globals'
import { asShown, orderAround } from './order.ts'

it('goes through a page in the order in which its style sheets show it', () => {
  document.body.innerHTML = `<main style="display: grid">
    <h1 data-spot="1"></h1>
    <div style="order: 2"><p data-spot="4"></p><p data-spot="5"></p></div>
    <figure style="order: 1"><p data-spot="3" style="order: 9"></p></figure>
    <p data-spot="2"></p>
  </main><footer><p data-spot="6"></p></footer>`
  const texts = [...document.querySelectorAll<HTMLElement>('[data-spot]')]
  expect(asShown(texts).map(({ dataset }) => dataset.spot)).toEqual(['1', '2', '3', '4', '5', '6'])
})

it('goes through a photograph and its caption, which open together, as one', () => {
  document.body.innerHTML = `<main>
    <p data-spot="1">Words</p>
    <figure data-spot="2"><img alt="" /><figcaption data-spot="3">A caption</figcaption></figure>
    <figure data-spot="4"><svg></svg><figcaption data-spot="5">That of a drawing</figcaption></figure>
  </main>`
  for (const element of document.querySelectorAll('*')) element.checkVisibility = () => true
  const isOwn = () => true
  expect(orderAround(document, 1, isOwn)).toEqual([1, 2, 4, 5])
  expect(orderAround(document, 2, isOwn)).toEqual([1, 2, 4, 5])
  expect(orderAround(document, 3, isOwn)).toEqual([1, 3, 4, 5])
})
