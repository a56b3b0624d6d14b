/** Draws every figure of the site's pages. */
import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { Figure } from './Figure.tsx'
import { faultsOf } from './testing/faults.tsx'
import { figuresOfSite } from './testing/figuresOfSite.ts'

const drawn = figuresOfSite()

const textOf = ({ textContent }: Element) => textContent ?? ''

it('draws every figure on the site completely, for wide and narrow columns', () => {
  expect(drawn).not.toEqual([])
  const faults = drawn.flatMap(({ path, props }) =>
    faultsOf(props).map((fault) => `${path} ${props.name} ${fault}`),
  )
  expect(faults).toEqual([])
})

/** Props that name where numbers come from, or how far a scale goes. */
const UNSAID = ['of', 'series', 'at', 'length', 'title', 'caption', 'source', 'id']

/** The numbers in the values and words of a drawing. */
function numbersIn(value: unknown): string[] {
  if (typeof value === 'number') return numbersIn(`${value}`)
  if (typeof value === 'string') return value.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? []
  if (typeof value !== 'object' || value === null) return []
  const isScale = 'to' in value && !('text' in value)
  return Object.entries(value).flatMap(([key, part]) =>
    UNSAID.includes(key) || (isScale && /^(?:from|to)$/.test(key)) ? [] : numbersIn(part),
  )
}

it('says in words every number that a drawing shows', () => {
  const unsaid = drawn.flatMap(({ path, props }) => {
    const root = document.createElement('div')
    root.innerHTML = renderToStaticMarkup(<Figure {...props} />)
    const title = root.querySelector('[role=img]')?.getAttribute('aria-label') ?? ''
    const stated = numbersIn([title, ...Array.from(root.querySelectorAll('p, figcaption'), textOf)])
    return numbersIn(props)
      .filter((number) => !stated.includes(number))
      .map((number) => `${path} ${props.name}: ${number}`)
  })
  expect(unsaid).toEqual([])
})
