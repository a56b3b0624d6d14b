/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { aboutStart } from './starting.ts'

it.each([
  ['listItem', 'One\n', {}, 'item. Enter again ends the list.'],
  ['listItem', 'One\n\n', {}, 'paragraph.'],
  ['paragraph', '- One\n', {}, 'item.'],
  ['paragraph', 'One\n\n', {}, 'paragraph.'],
  ['paragraph', 'One\n\n', { entry: 'card' }, 'paragraph of this card.'],
  [
    'paragraph',
    'One\n\n',
    { endsNote: true },
    'paragraph of the note. Enter again leaves the note.',
  ],
  ['paragraph', 'One\n \n\n', { endsNote: true }, 'paragraph below the note.'],
] as const)(
  'says what Enter has begun, and where another leads: %s, %j',
  (kind, words, { entry, endsNote = false }: { entry?: string; endsNote?: boolean }, said) => {
    expect(aboutStart({ kind, endsNote }, words, entry)).toBe(`What you write now is a new ${said}`)
  },
)
