/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { namesFor } from './namesFor.ts'
import { rulesOfBlock } from './schemas.ts'

const rules = rulesOfBlock('Figure')
const common = { title: 'Who says what to whom', caption: 'Two messages' }

it('finds what a part of a drawing may name, also before it names anything', () => {
  if (!rules) throw new Error('There are no rules for drawings.')
  const loop = { ...common, name: 'layers', layers: ['top', 'middle', 'bottom'] }
  expect(namesFor(rules, loop, ['mark'])).toEqual(['top', 'middle', 'bottom'])
  expect(namesFor(rules, loop, ['layers', 0])).toBeUndefined()
  expect(namesFor(rules, loop, ['caption'])).toBeUndefined()
  const messages = {
    ...common,
    name: 'sequence',
    actors: ['shop', 'bank'],
    messages: [
      { from: 'shop', to: 'bank', label: 'pay' },
      { from: 'bank', to: 'shop', label: 'paid' },
    ],
  }
  expect(namesFor(rules, messages, ['messages', 0, 'from'])).toEqual(['shop', 'bank'])
  expect(namesFor(rules, messages, ['messages', 0, 'to'])).toEqual(['bank'])
})
