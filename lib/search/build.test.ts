/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { buildPageNames, buildSearch, buildSearchIndex } from './build.ts'

it('makes a module that names its data by their addresses, and writes no HTML', async () => {
  const code = await buildSearch()
  expect(code).toMatch(/export\{\w+ as openSearch\}/)
  for (const path of ['"/search-index.js"', '"/page-names.js"']) expect(code).toContain(path)
  expect(code).not.toMatch(/innerHTML|insertAdjacentHTML|\beval\b|new Function/)
  // Its styles are in it, with the values of the design.
  expect(code).toContain('.site-search')
  expect(code).not.toContain('STYLES')
})

it.each([
  ['/search-index.js', buildSearchIndex],
  ['/page-names.js', buildPageNames],
])('makes of %s a module of data', async (_, make) => {
  const url = `data:text/javascript,${encodeURIComponent(make())}`
  const { default: data } = await import(url)
  expect(data.length).toBeGreaterThanOrEqual(64)
  expect(data[0]).toMatchObject({ path: '/', title: 'Home', words: expect.any(Array) })
})

it('makes the same each time', async () => {
  expect(await buildSearch()).toBe(await buildSearch())
  expect(buildSearchIndex()).toBe(buildSearchIndex())
})
