/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { absoluteUrl, pagePathOf, pathOfShareImage, pathOfTwin, shareImagePath, twinPath } from './url.ts'

describe('pagePathOf', () => {
  it.each([
    ['index.html', '/'],
    ['about-us.html', '/about-us'],
    ['services/devops.html', '/services/devops'],
    ['contact-us/sent.html', '/contact-us/sent'],
    ['404.html', undefined],
    ['_not-found.html', undefined],
    ['about-us.txt', undefined],
    ['about-us.html.br', undefined],
    ['_next/static/a.js', undefined],
  ])('%s is %s', (file, path) => {
    expect(pagePathOf(file)).toBe(path)
  })
})

describe('twinPath', () => {
  it.each([
    ['/', '/index.md'],
    ['/about-us', '/about-us.md'],
    ['/services/ai_engineering', '/services/ai_engineering.md'],
  ])('%s has the twin %s, and back', (path, twin) => {
    expect(twinPath(path)).toBe(twin)
    expect(pathOfTwin(twin.slice(1))).toBe(path)
  })
})

describe('absoluteUrl', () => {
  it.each([
    ['https://plumbline.example', '/', 'https://plumbline.example/'],
    ['https://plumbline.example/', '/about-us', 'https://plumbline.example/about-us'],
    ['https://plumbline.example', 'about-us/', 'https://plumbline.example/about-us'],
  ])('%s and %s', (origin, path, url) => {
    expect(absoluteUrl(origin, path)).toBe(url)
  })
})

describe('shareImagePath', () => {
  it.each([
    ['/', '/og/index.png'],
    ['/etl-testing', '/og/etl-testing.png'],
    ['/services/devops', '/og/services/devops.png'],
  ])('%s is shared as %s, and back', (path, image) => {
    expect(shareImagePath(path)).toBe(image)
    expect(pathOfShareImage(image.slice('/og/'.length))).toBe(path)
  })
})
