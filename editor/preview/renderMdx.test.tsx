/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { compileMdx } from '../../components/testing/compileMdx.tsx'
import { blockProps } from '../../lib/content/blocks.ts'
import { getPages } from '../../lib/content/pages.ts'
import { renderMdx } from './renderMdx.tsx'

const ASK = { topic: 'tests' }

/** Elements and texts, without line breaks between them and the ids that React generates. */
const partsOf = (html: string) =>
  html
    .replaceAll('\n', '')
    .replace(/_R_\w+_/g, 'id')
    .split(/(?=<)/)

/** Pages that have all blocks between them. The finished pages are all compared in e2e/editor/preview.spec.ts. */
const pages = Object.keys(blockProps).map((name) =>
  getPages().find(({ body }) => body.includes(`<${name}`)),
)

it.each([...new Set(pages)].flatMap((page) => page ?? []))(
  'the preview of $file shows what the page does',
  async ({ file, body }) => {
    const preview = renderMdx(body, undefined, ASK)
    const shown = renderToStaticMarkup([preview.lead, preview.body])
    const page = renderToStaticMarkup(await compileMdx(readFileSync(file, 'utf8'), ASK))
    expect(partsOf(shown)).toEqual(partsOf(page))
  },
)

it.each(['08', '0x0C', '1e1'])('refuses %s in a drawing, as the build does', (number) => {
  const drawing = (length: string) =>
    `<Figure name="schedule" title="When it is tested" caption="Two weeks" unit="days" length={${length}} rows={[{ label: 'first', from: 0, to: 5, text: 'Plan' }]} source="Made-up weeks" />\n`
  expect(() => renderMdx(drawing(number))).toThrow()
  expect(() => renderMdx(drawing('12'))).not.toThrow()
})
