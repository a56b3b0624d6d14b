import { expect, it } from '@jest/globals'
import { filesOf, textOf } from '#lib/testing/tree.ts'

it('knows everything the site itself stores: add anything new to lib/client/consent/consent.ts', () => {
  const keeping = filesOf('{app,components,lib}/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /(?:local|session)Storage|document\.cookie|indexedDB/.test(textOf(file)))
  expect(keeping.sort()).toEqual(['lib/client/consent/consent.ts', 'lib/contact/draft.ts'])
})
