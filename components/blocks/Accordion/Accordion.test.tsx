import { describe, expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { Accordion, AccordionItem } from './Accordion.tsx'

expectQuiet()

const items = () => screen.getAllByRole<HTMLDetailsElement>('group')

describe('Accordion', () => {
  it('keeps one item open where it is single, and lets each be otherwise', () => {
    render(
      <>
        <Accordion single>
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
    expect([three, four]).toEqual([null, null])
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
