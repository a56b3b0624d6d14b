/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { inlineText, schemaOf } from './fields.ts'

it('counts what readers see of a text, and no signs of its looks', () => {
  const fact = inlineText(5, 10, 'What it is.')
  const issuesOf = (text: string) => fact.safeParse(text).error?.issues
  expect(issuesOf('**Bold** [me](/a-long-address)')).toBeUndefined()
  expect(issuesOf('[me](/a-long-address)')).toMatchObject([{ code: 'too_small', minimum: 5 }])
  expect(issuesOf('Eleven here')).toMatchObject([{ code: 'too_big', maximum: 10 }])
  expect(schemaOf(fact)).toMatchObject({
    inline: true,
    minLength: 5,
    maxLength: 10,
    description: 'What it is.',
  })
})
