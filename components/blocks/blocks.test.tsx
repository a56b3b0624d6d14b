/** @jest-environment node */

import { describe, expect, it } from '@jest/globals'
import { evaluate } from '@mdx-js/mdx'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import { blocks, mdxComponents } from '#components/mdx.tsx'
import { type BlockName, blockChildren, blockParents, blockProps } from '#lib/content/blocks.ts'
import { problemsOf } from '#lib/testing/html.ts'
import { filesOf } from '#lib/testing/tree.ts'
import { readMdx } from '#tools/lint/testing/mdx.ts'
import type { BlockExample } from './examples.ts'

const nameOf = (file: string) => file.replace(/^.*\/|(?:\.examples)?\.tsx$/g, '')
const isExamples = (file: string) => file.endsWith('.examples.tsx')

/** Every module in a folder of a block, whether it has examples or not. */
const modules = filesOf('components/blocks/*/*.tsx').filter((file) => !/\.(?:examples|test)\.tsx$/.test(file))

const examples = new Map<string, Record<string, BlockExample>>()
for (const file of filesOf('components/blocks/**/*.examples.tsx').filter(isExamples)) {
  const module = await import(`../../${file}`)
  examples.set(nameOf(file), module.examples)
}

/** Without what differs between a page and a test: white space between blocks, the ids that React counts. */
const normalize = (html: string) =>
  html
    .replace(/ name="[^"]*"/g, ' name="group"')
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')

const render = ({ element }: BlockExample) => renderToStaticMarkup(element)

async function renderMdx(mdx: string) {
  const { default: Content } = await evaluate(mdx, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug],
    useMDXComponents: () => mdxComponents,
  })
  return renderToStaticMarkup(<Content />)
}

/** The text in the blocks that it may only stand in, with as many neighbors as those ask for. */
function inItsPlace(name: BlockName, mdx: string): string {
  const parent = blockParents[name]?.[0]
  if (!parent) return mdx
  const around = Array.from({ length: blockChildren[parent]?.least ?? 1 }, () => mdx).join('\n')
  return inItsPlace(parent, `<${parent}>\n\n${around}\n\n</${parent}>`)
}

it('finds the blocks', () => {
  const expected = Object.keys(blocks).filter((name) => name !== 'Figure')
  expect(modules.map(nameOf).sort()).toEqual(expected.sort())
})

describe.each(modules)('%s', (file) => {
  const name = nameOf(file) as BlockName
  const cases = examples.get(name)

  it('has examples beside it, the typical and the fullest among them', () => {
    expect(Object.keys(cases ?? {})).toEqual(expect.arrayContaining(['typical', 'fullest']))
  })

  describe.each(Object.entries(cases ?? {}))('%s', (_, example) => {
    it('is what a page may write', () => {
      const { type, props } = example.element
      expect(type).toBe(blocks[name])
      const written = Object.fromEntries(Object.entries(props).filter(([prop]) => prop !== 'children'))
      expect(blockProps[name].safeParse(written).error?.issues ?? []).toEqual([])
      expect(readMdx(inItsPlace(name, example.mdx)).said).toEqual([])
    })

    it('has the same words and props in its text to copy', async () => {
      expect(normalize(await renderMdx(example.mdx))).toBe(normalize(render(example)))
    })

    it('is valid HTML without a style attribute', async () => {
      const html = render(example)
      expect(html).not.toBe('')
      expect(html).not.toMatch(/\sstyle=|undefined|\[object/)
      // A list item or a plain text is only valid in its place.
      const place = html.startsWith('<li') ? `<ul>${html}</ul>` : `<div>${html}</div>`
      expect(await problemsOf(place)).toEqual([])
    })
  })
})

it('has no example of a block that is gone', () => {
  expect([...examples.keys()].filter((name) => !modules.map(nameOf).includes(name))).toEqual([])
})
