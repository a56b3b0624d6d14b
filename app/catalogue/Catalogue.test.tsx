/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { examples } from '#components/blocks/blocks.examples.ts'
import { FIGURE_NAMES, figureSchemas } from '#lib/content/figures.ts'
import { ICON_NAMES } from '#lib/content/icons.ts'
import { problemsOf } from '#lib/testing/html.ts'
import { Catalogue } from './Catalogue.tsx'

const html = renderToStaticMarkup(<Catalogue />)
const escaped = (text: string) => renderToStaticMarkup(<pre>{text}</pre>)

it('shows the text of every block and every drawing to copy, what it is for and what it takes', () => {
  for (const [name, cases] of Object.entries(examples)) {
    expect(html).toContain(`id="block-${name}"`)
    for (const text of Object.values(cases)) expect(html).toContain(escaped(text))
  }
  for (const name of FIGURE_NAMES) {
    expect(html).toContain(escaped(figureSchemas[name].description ?? '').replaceAll('pre>', 'p>'))
    expect(html).toMatch(new RegExp(`<pre>&lt;Figure\\s+name=&quot;${name}&quot;`))
  }
  for (const name of ICON_NAMES) expect(html).toContain(`</svg><code>${name}</code>`)
  expect(html).toContain(
    '<dt><code>title</code> </dt><dd>text, 3 to 48</dd><dd>Title of the card.</dd></div><div><dt><code>icon</code> </dt><dd>one of 52 names</dd>',
  )
  expect(html).toContain('<code>lanes[].steps[].at</code> </dt><dd>number, 1 to 4</dd>')
})

it('has a link to everything, and everything it links to', () => {
  const targets = Array.from(html.matchAll(/ href="#([^"]+)"/g), ([, id]) => id ?? '')
  expect(targets.length).toBeGreaterThan(80)
  for (const id of targets) expect(html).toContain(` id="${id}"`)
})

it('is valid', async () => {
  expect(await problemsOf(html)).toEqual([])
})
