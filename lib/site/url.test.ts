/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { absoluteUrl, pagePathOf, pathOfShareImage, pathOfTwin, shareImagePath, twinPath } from './url.ts'

it.each([
  ['index.html', '/'],
  ['services/devops.html', '/services/devops'],
  ['404.html', undefined],
  ['_not-found.html', undefined],
  ['about-us.txt', undefined],
  ['about-us.html.br', undefined],
])('the file %s is the page %s', (file, path) => {
  expect(pagePathOf(file)).toBe(path)
})

it.each([
  ['/', '/index.md', '/og/index.png', 'https://plumbline.example/'],
  ['/about-us', '/about-us.md', '/og/about-us.png', 'https://plumbline.example/about-us'],
  [
    '/services/devops',
    '/services/devops.md',
    '/og/services/devops.png',
    'https://plumbline.example/services/devops',
  ],
])('%s has the files %s and %s, and back', (path, markdown, image, url) => {
  expect(twinPath(path)).toBe(markdown)
  expect(pathOfTwin(markdown.slice(1))).toBe(path)
  expect(shareImagePath(path)).toBe(image)
  expect(pathOfShareImage(image.slice('/og/'.length))).toBe(path)
  expect(absoluteUrl('https://plumbline.example/', path)).toBe(url)
})
