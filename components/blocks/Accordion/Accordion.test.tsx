import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { Accordion } from './Accordion.tsx'
import { AccordionItem } from './AccordionItem.tsx'

expectQuiet()

const items = () => screen.getAllByRole<HTMLDetailsElement>('group')

describe('Accordion', () => {
  it('has all items closed at first, each with a bar of its title', () => {
    render(
      <Accordion>
        <AccordionItem title="One">
          <p>First</p>
        </AccordionItem>
        <AccordionItem title="Two">
          <p>Second</p>
        </AccordionItem>
      </Accordion>,
    )
    expect(items().map(({ open }) => open)).toEqual([false, false])
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'One',
      'Two',
    ])
    for (const heading of screen.getAllByRole('heading'))
      expect(heading.parentElement?.tagName).toBe('SUMMARY')
  })

  it('makes its items one group, of which the browser keeps one open, and no item of another', () => {
    render(
      <>
        <Accordion>
          <AccordionItem title="One">First</AccordionItem>
          <AccordionItem title="Two">Second</AccordionItem>
        </Accordion>
        <Accordion>
          <AccordionItem title="Three">Third</AccordionItem>
          <AccordionItem title="Four">Fourth</AccordionItem>
        </Accordion>
      </>,
    )
    const [one, two, three, four] = items().map((item) => item.getAttribute('name'))
    expect(one).toBeTruthy()
    expect(two).toBe(one)
    expect(three).toBeTruthy()
    expect(four).toBe(three)
    expect(three).not.toBe(one)
  })

  it('leaves out what is no item, such as the line breaks of MDX', () => {
    const { container } = render(
      <Accordion>
        {'\n'}
        <AccordionItem title="One">First</AccordionItem>
        {'\n'}
        {null}
      </Accordion>,
    )
    expect(container.firstElementChild?.childNodes).toHaveLength(1)
  })
})

describe('AccordionItem', () => {
  it('has its anchor inside, where browsers open it for a link to it', () => {
    render(
      <AccordionItem title="FinTech" id="fintech" icon="coins" level={2}>
        Words
      </AccordionItem>,
    )
    const target = document.getElementById('fintech')
    expect(target).toHaveTextContent('Words')
    expect(target?.closest('details')).toBe(items()[0])
    expect(target?.closest('summary')).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'FinTech' })).toBeVisible()
    expect(document.querySelector('summary svg')).toHaveAttribute('aria-hidden', 'true')
  })
})
