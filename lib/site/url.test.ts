/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { alternatePath, pageFile, pagePathOf, shareImagePath } from './url.ts'

it.each([
  ['index.html', '/'],
  ['services/devops.html', '/services/devops'],
  ['404.html', undefined],
  ['_not-found.html', undefined],
  ['about-us.txt', undefined],
  ['about-us.html.br', undefined],
])('the file %s belongs to the page %s', (file, path) => {
  expect(pagePathOf(file)).toBe(path)
})

it.each([
  ['/', '/index.md', '/og/index.png'],
  ['/about-us', '/about-us.md', '/og/about-us.png'],
  ['/services/devops', '/services/devops.md', '/og/services/devops.png'],
])('%s has the files %s and %s', (path, markdown, image) => {
  expect(pagePathOf(pageFile(path))).toBe(path)
  expect(alternatePath(path)).toBe(markdown)
  expect(shareImagePath(path)).toBe(image)
})
