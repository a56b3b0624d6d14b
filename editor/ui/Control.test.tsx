import { expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { JsonSchema } from '../../lib/content/fields.ts'

/** The check plays no part here. */
class SilentWorker {
  postMessage() {}
}
Object.assign(globalThis, { Worker: SilentWorker })
jest.unstable_mockModule('./draft.ts', () => ({ saveDraft: async () => {} }))

const { Control } = await import('./Control.tsx')

const show = (schema: JsonSchema, value: unknown, names?: readonly string[]) => {
  const onValue = jest.fn()
  const common = { id: 'control', 'aria-describedby': undefined, required: false }
  render(
    <Control
      schema={schema}
      label="Control"
      value={value}
      names={names}
      isOptional
      common={common}
      onValue={onValue}
    />,
  )
  return onValue
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('shows what a choice is where nothing is written', () => {
  const scale = {
    type: 'string',
    enum: ['linear', 'log'],
    description: 'Default: linear.',
  } as const
  show({ ...scale, enum: [...scale.enum] }, undefined)
  expect(screen.getByRole('combobox')).toHaveValue('linear')
  expect(options()).not.toContain('None')
})

it('offers the words that may stand there', async () => {
  const onValue = show({ type: 'string' }, undefined, ['plan', 'run'])
  expect(options()).toEqual(['None', 'plan', 'run'])
  await userEvent.selectOptions(screen.getByRole('combobox'), 'run')
  expect(onValue.mock.lastCall?.[0]).toBe('run')
})

it('puts the next sign into a cell of a grid', async () => {
  const onValue = show({ type: 'string', pattern: '^[x!.]{3,5}$' }, 'x!.', [
    'pay',
    'find',
    'return',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'find: mark' }))
  expect(onValue.mock.lastCall?.[0]).toBe('x..')
})
