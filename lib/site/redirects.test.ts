/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { ALIASES, canonicalPath, namesOf } from './redirects.ts'

it.each([
  ['/about-us/', '/about-us'],
  ['/about-us///', '/about-us'],
  ['//about-us', '/about-us'],
  ['/About-Us.HTML', '/about-us'],
  ['/about-us/index.html', '/about-us'],
  ['/%61bout%2dus', '/about-us'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/services//devops/', '/services/devops'],
  ['//evil.example/about-us', '/evil.example/about-us'],
  ...Object.entries(ALIASES).flatMap(([alias, to]) => [
    [alias, to] as const,
    [`${alias.toUpperCase()}/`, to] as const,
    [`${alias}.html`, to] as const,
  ]),
])('%s moves to %s in one step', (path, to) => {
  expect(canonicalPath(path)).toBe(to)
  expect(canonicalPath(to)).toBe(to)
})

it.each([
  '/services%2fdevops',
  '/services%5Cdevops',
  '/about-us%00',
  '/about-us%0d%0aX: 1',
  '/%zz',
  '/about us',
  '',
  '/\\evil.example',
  '/https://evil.example',
])('%j cannot be the path of a page', (path) => {
  expect(canonicalPath(path)).toBeUndefined()
})

it('lists the former paths of a renamed page', () => {
  expect(namesOf('/aiml')).toContain('/ai-ml')
  expect(namesOf('/devops')).toEqual(['/devops'])
})
