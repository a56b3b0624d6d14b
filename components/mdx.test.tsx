/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { blockProps } from '#lib/content/blocks.ts'
import { blocks } from './mdx.tsx'

it('offers pages what the content check knows, and nothing else', () => {
  expect(Object.keys(blocks).sort()).toEqual(Object.keys(blockProps).sort())
})
