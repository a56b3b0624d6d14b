/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { REDIRECTS, redirectsWithout, withoutRedirect, withRedirect } from './redirects.ts'

const FILE = 'content/alpha.mdx'
const page = (draft: string) => `---\ntitle: Alpha\n${draft}---\n\nWords.\n`
const NONE = '[\n]\n'

it('leaves the file as it was once a redirect has come and gone', () => {
  const some = withRedirect(NONE, '/beta', '/')
  for (const redirects of [NONE, some])
    expect(withoutRedirect(withRedirect(redirects, '/alpha', '/'), '/alpha')).toBe(redirects)
})

it('frees the address of a draft when it is no draft any more, and not before', () => {
  const redirected = withRedirect(NONE, '/alpha', '/')
  const before = { [FILE]: page('draft: true\n'), [REDIRECTS]: redirected }
  expect(redirectsWithout(before, FILE, page(''))).toEqual({ [REDIRECTS]: NONE })
  expect(redirectsWithout(before, FILE, page('draft: true\nicon: bug\n'))).toEqual({
    [REDIRECTS]: redirected,
  })
  expect(redirectsWithout({ ...before, [FILE]: page('') }, FILE, page(''))).toEqual({})
})
