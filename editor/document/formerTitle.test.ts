/** @jest-environment node */
import { expect, it } from '@jest/globals'
import type { Contents } from '../background/messages.ts'
import { formerTitle } from './formerTitle.ts'
import { NO_HISTORY, patchesOf, recorded } from './history.ts'

const page = (title: string) => `---\ntitle: ${title}\n---\n\nWords that stay.\n`
const A = 'content/a.mdx'
const B = 'content/b.mdx'
const C = 'content/c.mdx'

it('is that of the page as it was opened, also at another address', () => {
  const original: Contents = { [A]: page('Load tests') }
  const of = (file: string, edits: Contents) =>
    formerTitle(file, { original, edits, history: NO_HISTORY })
  expect(of(A, { [A]: page('Peak tests') })).toBe('Load tests')
  expect(of(B, { [A]: null, [B]: page('Peak tests') })).toBe('Load tests')
  expect(of(A, {})).toBeUndefined()
})

it('is that with which a page was created, also at another address', () => {
  const created: Contents = { [B]: page('New') }
  const retitled: Contents = { [B]: page('Newer') }
  const first = recorded(NO_HISTORY, 'new', patchesOf({}, created))
  const history = recorded(first, 'title', patchesOf(created, retitled))
  expect(formerTitle(B, { original: {}, edits: retitled, history })).toBe('New')
  const moved: Contents = { [B]: null, [C]: page('Newest') }
  const last = recorded(history, 'rename', patchesOf(retitled, moved))
  expect(formerTitle(C, { original: {}, edits: moved, history: last })).toBe('New')
})
