/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { figureMarkup } from '#app/catalogue/markup.ts'
import { examples } from '#components/blocks/blocks.examples.ts'
import { examples as figureExamples } from '#components/figures/figures.examples.ts'
import { blockProps } from '#lib/content/blocks.ts'
import { FIGURE_NAMES } from '#lib/content/figures.ts'
import { ICON_NAMES } from '#lib/content/icons.ts'
import { problemsOf } from '#lib/testing/html.ts'
import { readMdx } from '#tools/lint/testing/mdx.ts'
import { Catalogue } from './Catalogue.tsx'

const html = renderToStaticMarkup(<Catalogue />)
const escaped = (text: string) => renderToStaticMarkup(<pre>{text}</pre>)

it('shows the text of every example to copy', () => {
  for (const [name, cases] of Object.entries(examples)) {
    expect(html).toContain(`id="block-${name}"`)
    for (const text of Object.values(cases)) expect(html).toContain(escaped(text))
  }
})

it.each(FIGURE_NAMES)('shows the figure %s, and its text makes the same drawing', (name) => {
  const props = figureExamples[name]
  const markup = figureMarkup(props)
  expect(html).toContain(escaped(markup))
  // A result has its day behind the caption.
  expect(html).toContain(escaped(props.caption).replace('</pre>', '').replace('pre>', 'figcaption>'))

  const { outline, said } = readMdx(`<Section>\n\n## Heading\n\n${markup}\n\n</Section>`)
  expect(said).toEqual([])
  expect(outline?.blocks.find((block) => block.name === 'Figure')?.props.value).toEqual(props)
})

it('says what each block and each drawing is for', () => {
  for (const { description } of Object.values(blockProps).filter((one) => one !== blockProps.Figure))
    expect(html).toContain(escaped(description ?? '').replaceAll('pre>', 'p>'))
})

it('shows every icon by its name', () => {
  for (const name of ICON_NAMES) expect(html).toContain(`</svg><code>${name}</code>`)
})

it('has a link to everything, and everything it links to', () => {
  const targets = Array.from(html.matchAll(/ href="#([^"]+)"/g), ([, id]) => id ?? '')
  expect(targets.length).toBeGreaterThan(90)
  for (const id of targets) expect(html).toContain(` id="${id}"`)
})

it('is valid', async () => {
  expect(await problemsOf(html)).toEqual([])
})
