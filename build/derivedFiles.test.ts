/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { parse } from 'parse5'
import { fileOfPath } from '#lib/content/files.ts'
import { getPages } from '#lib/content/pages.ts'
import { pageFile } from '#lib/site/url.ts'
import { pageReader } from './derivedFiles.ts'

it('names the first page with a fault, in whatever order pages were read', async () => {
  const [first, second] = getPages()
  if (!first || !second) throw new Error('There are fewer than two pages.')
  const html =
    '<title>A</title><main><h1>A</h1><a href="/one">More</a><a href="/two">More</a></main>'
  const reader = pageReader()
  for (const { path } of [second, first]) await reader.read(pageFile(path), parse(html))
  const reported: string[] = []
  await reader.check((subject, found) => {
    if (found.includes('leads to')) reported.push(`${subject}: ${found}`)
  })
  expect(reported).toEqual([
    `${fileOfPath(first.path)}: "More" leads to /one and to /two, on 2 pages`,
  ])
})
