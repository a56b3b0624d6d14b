import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import { readMdx } from '#check/testing/mdx.ts'
import { compileMdx } from '#components/testing/compileMdx.tsx'
import { expectQuiet } from '#components/testing/quiet.ts'
import { type BlockName, blockPlaces, blockProps } from '#lib/content/blocks.ts'
import { FIGURE_NAMES } from '#lib/content/figures.ts'
import { getData, getSeries } from '#lib/content/pages.ts'
import { outlierOf, seriesOfFile } from '#lib/content/series.ts'
import { problemsOf } from '#lib/testing/html.ts'
import { filesOf } from '#lib/testing/tree.ts'
import { blocks } from '../../mdx-components.tsx'
import { Claim, Meaning, Tile } from './Tiles/Tiles.tsx'

const { allow } = expectQuiet()

const { figures } = getData().claims
const [file = ''] = filesOf('content/data/series/*.csv')
const series = seriesOfFile(file) ?? ''
const row = outlierOf(getSeries(series))?.step

/** Wraps a block in its required parents, repeated as often as they require. */
function inItsPlace(name: BlockName, mdx: string): string {
  const parent = blockPlaces[name]?.parent
  if (!parent) return mdx
  const count = blockPlaces[parent]?.entries?.min ?? 1
  const around = Array.from({ length: count }, () => mdx).join('\n\n')
  return inItsPlace(parent, `<${parent}>\n\n${around}\n\n</${parent}>`)
}

it('offers exactly the blocks that the content check knows', () => {
  expect(Object.keys(blocks).sort()).toEqual(Object.keys(blockProps).sort())
})

/** The blocks that VS Code inserts, with their default text. `npm run content:new` fills in the pages, and tests them. */
const snippets = Object.entries<{ body: string }>(
  JSON.parse(readFileSync('.vscode/mdx.code-snippets', 'utf8')),
)
  .filter(([name]) => !name.startsWith('Page'))
  .map(([title, { body }]) => {
    const name = title.split(':')[0] as BlockName
    const text = body
      .replace(/\$\{\d+\|([^,|]+)[^|]*\|\}/g, '$1')
      .replace(/\$\{\d+:([^}]*)\}/g, '$1')
    return {
      title,
      name,
      text: inItsPlace(
        name,
        text
          .replaceAll('"claim"', `"${figures[0]?.id}"`)
          .replace('series="series"', `series="${series}"`)
          .replace('at="row"', `at="${row}"`),
      ),
    }
  })

it('has a snippet in .vscode/mdx.code-snippets for every block', () => {
  const names: string[] = snippets.map(({ name }) => name)
  expect(Object.keys(blockProps).filter((name) => !names.includes(name))).toEqual([])
})

it('has a snippet for every drawing, except of our own measurements', () => {
  const texts = snippets.map(({ text }) => text)
  const isMissing = (name: string) => !texts.some((text) => text.includes(`name="${name}"`))
  expect(FIGURE_NAMES.filter(isMissing)).toEqual(['measured'])
})

const ALIGNED = `<Table caption="Which test finds which mistake first">

| Mistake | Found by |
| :--- | ---: |
| A limit is off by one | Unit tests |

</Table>`

describe.each([
  ...snippets,
  { title: 'Table as other programs align it', text: inItsPlace('Table', ALIGNED) },
])('the snippet $title', ({ text }) => {
  it('passes the content check', () => {
    expect(readMdx(text).messages).toEqual([])
  })

  it('is valid HTML without a style attribute', async () => {
    const { container } = render(await compileMdx(text))
    const html = container.innerHTML
    expect(html).not.toBe('')
    expect(html).not.toMatch(/\sstyle=|undefined|\[object/)
    expect(await problemsOf(`<div>${html}</div>`)).toEqual([])
  })
})

describe.each(figures)('the claim $id', ({ id, figure, wording, phrase }) => {
  it('appears in a sentence as its phrase', () => {
    // In parentheses behind it, what it means, if its owner has said so.
    const text = render(<Claim id={id} />).container.textContent ?? ''
    expect(text.replace(/ \(.+\)$/, '')).toBe(phrase)
  })

  it('appears once on a tile, with its figure in large type', () => {
    const { container } = render(<Tile claim={id} />)
    // What it means, if its owner has said so.
    container.querySelector('details')?.remove()
    expect(container.textContent).toBe(wording)
    expect(container.querySelector('strong.tiles-figure')?.textContent).toMatch(
      new RegExp(`^${RegExp.escape(figure)}$`, 'i'),
    )
  })
})

it('stops the build at an unknown claim', () => {
  allow(/has the id/)
  expect(() => render(<Claim id="cycle-tmie" />)).toThrow('has the id "cycle-tmie"')
  expect(() => render(<Tile claim="" />)).toThrow('has the id ""')
})

it('says what a figure means once its owner has, and only what was said', () => {
  const [figure] = figures
  if (!figure) throw new Error('There is no figure in claims.yaml.')
  const { meaning } = figure
  try {
    delete figure.meaning
    expect(render(<Meaning claim={figure.id} />).container).toBeEmptyDOMElement()
    figure.meaning = { definition: 'Days from build to report', period: '2025' }
    const { container } = render(<Meaning claim={figure.id} />)
    expect(container.querySelector('summary')).toHaveTextContent(`What it means: ${figure.wording}`)
    expect([...container.querySelectorAll('dt')].map((term) => term.textContent)).toEqual([
      'Definition',
      'Period',
    ])
    expect(render(<Claim id={figure.id} />).container).toHaveTextContent(
      `${figure.phrase} (Days from build to report; 2025)`,
    )
  } finally {
    if (meaning) figure.meaning = meaning
    else delete figure.meaning
  }
})
