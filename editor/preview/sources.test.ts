import { expect, it } from '@jest/globals'
import { fileOfData } from '../../lib/content/data.ts'
import { type Spot, spotsOf } from '../document/texts.ts'
import { isUntold, takeSources, tellSources } from './sources.ts'

const MENU = fileOfData('navigation')
const PAGE = 'content/a.mdx'

const facts = { links: [{ label: 'Contact Us', href: '/contact-us' }, { label: 'Contact Us' }] }
const source = 'links:\n  - label: Contact Us\n    href: /contact-us\n  - label: Contact Us\n'

it('tells two facts of the same words apart, and from words that are no fact', () => {
  const spots = spotsOf(MENU, source)
  const told = tellSources(spots, PAGE)(MENU, facts) as typeof facts
  const [first, second] = told.links
  document.body.innerHTML = `<p>Contact Us</p><a title="${second?.label}">${second?.label}</a>
    <p>${first?.label}, ${second?.label}</p>`
  const sources = takeSources(document.body)
  const [none, link, both] = document.querySelectorAll('p, a')
  const toldOf = (element: Element | undefined) => [...((element && sources?.get(element)) ?? [])]
  expect([none, link, both].map(toldOf)).toEqual([[], [1], [0, 1]])
  // None of the marks stays.
  expect(document.body.innerHTML).toBe(
    '<p>Contact Us</p><a title="Contact Us">Contact Us</a>\n    <p>Contact Us, Contact Us</p>',
  )
  expect(first).toHaveProperty('href', '/contact-us')
})

it('leaves the facts of the page itself as they are, and a page alone that has no marks', () => {
  const own = spotsOf(PAGE, '---\ntitle: A page\n---\n')
  const page = { title: 'A page' }
  expect(tellSources(own, PAGE)(PAGE, page)).toBe(page)
  document.body.innerHTML = '<p>A page</p>'
  expect(takeSources(document.body)).toBeUndefined()
  expect(isUntold({ file: fileOfData('claims') } as Spot)).toBe(true)
})
