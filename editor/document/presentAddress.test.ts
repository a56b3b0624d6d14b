import { expect, it } from '@jest/globals'
import { NO_HISTORY, patchesOf, recorded } from './history.ts'
import { presentAddress } from './presentAddress.ts'
import { REDIRECTS } from './redirects.ts'

const OLD = 'content/old.mdx'
const NEW = 'content/new.mdx'
const LAST = 'content/services/last.mdx'

it('finds a page at the address that it was given in this proposal, however often, and where that was undone', () => {
  const first = recorded(
    NO_HISTORY,
    'rename 1',
    patchesOf({ [OLD]: 'Words.' }, { [OLD]: null, [NEW]: 'Words.' }),
  )
  const history = recorded(
    first,
    'rename 2',
    patchesOf({ [NEW]: 'Words.' }, { [NEW]: null, [LAST]: 'Words.' }),
  )
  expect(presentAddress(OLD, { contents: { [LAST]: 'Words.' }, history })).toBe(LAST)
  expect(presentAddress(LAST, { contents: { [OLD]: 'Words.' }, history })).toBe(OLD)
})

it('goes where an address leads visitors, and nowhere from one of which nothing is known', () => {
  const contents = { [NEW]: 'Words.', [REDIRECTS]: '[\n  { "from": "/old", "to": "/new" }\n]\n' }
  expect(presentAddress(OLD, { contents, history: NO_HISTORY })).toBe(NEW)
  expect(presentAddress(LAST, { contents, history: NO_HISTORY })).toBe(LAST)
})
