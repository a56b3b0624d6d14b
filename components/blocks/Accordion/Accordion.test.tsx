import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { expectQuiet } from '#components/testing/quiet.ts'
import { Accordion, AccordionItem } from './Accordion.tsx'

expectQuiet()

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
  const [one, two, three, four] = screen.getAllByRole('group').map((item) => item.getAttribute('name'))
  expect(one).toBeTruthy()
  expect(two).toBe(one)
  expect([three, four]).toEqual([null, null])
})
