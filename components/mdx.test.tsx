/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { blockProps } from '#lib/content/blocks.ts'
import { mdxComponents } from './mdx.tsx'

it('offers pages what the content check knows, and nothing else', () => {
  expect(Object.keys(mdxComponents).sort()).toEqual(Object.keys(blockProps).sort())
})
