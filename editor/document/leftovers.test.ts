/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { leftoversOf } from './leftovers.ts'

const FILE = 'content/a.mdx'
const SERIES = 'content/data/series/nights.csv'
const PHOTOGRAPH = 'content/data/photos/table.jpg'

const DRAWING = '<Figure series="nights" />'
const PHOTO = '![Two people](table.jpg)'

const site = (more: Record<string, string> = {}) => ({
  [FILE]: `${DRAWING}\n\n${PHOTO}\n`,
  [SERIES]: 'night,errors (%),low,high\n',
  [PHOTOGRAPH]: new Uint8Array(),
  ...more,
})

it('finds the numbers and the photograph that a text showed and nothing else does', () => {
  expect(leftoversOf(site(), FILE, 'Words.\n')).toEqual([SERIES, PHOTOGRAPH])
  expect(leftoversOf(site(), FILE, `${DRAWING}\n`)).toEqual([PHOTOGRAPH])
})

it('keeps what another file shows, and what the text did not show', () => {
  expect(leftoversOf(site({ 'content/b.mdx': DRAWING }), FILE, 'Words.\n')).toEqual([PHOTOGRAPH])
  const people = { 'content/data/people.yaml': '- photo: table.jpg\n' }
  expect(leftoversOf(site(people), FILE, 'Words.\n')).toEqual([SERIES])
  expect(leftoversOf({ ...site(), [FILE]: 'Words.\n' }, FILE, 'Other words.\n')).toEqual([])
})
