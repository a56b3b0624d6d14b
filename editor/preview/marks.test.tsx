import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server.node'
import { splitPage } from '../../lib/content/frontMatter.ts'
import { spotsOf } from '../document/texts.ts'
import { setContents } from './contents.ts'
import { markMarkdown, markSpots } from './marks.ts'
import { renderMdx } from './renderMdx.tsx'

const FILE = 'content/a.mdx'

const pipeline = (...stages: readonly string[]) =>
  `<Figure name="pipeline" title="What it shows" caption="A line" stages={${JSON.stringify(stages)}} />`
const loop = (center: string, ...steps: readonly string[]) =>
  `<Figure name="loop" title="What it shows" caption="A loop" steps={${JSON.stringify(steps)}} center="${center}" />`
const card = (title: string, text: string) =>
  `<CardGrid>\n\n<Card title="${title}" icon="compass">\n\n${text}\n\n</Card>\n\n</CardGrid>`
const pageOf = (facts: string, ...sections: readonly string[]) =>
  `---\nlayout: detail\n${facts}\n---\n\n${sections
    .map((blocks, index) => `<Section>\n\n## Part ${index + 1}\n\n${blocks}\n\n</Section>`)
    .join('\n\n')}\n`

/** The places of some words in a page's source, in the order in which the page shows them; `after` is what its layout adds. */
function opened(source: string, words: string, after = ''): number[] {
  const spots = spotsOf(FILE, source)
  const text = splitPage(source)?.body ?? ''
  const { lead, body } = renderMdx(text, (tree) =>
    markMarkdown(tree, spots, source.length - text.length),
  )
  document.body.innerHTML = `<main>${renderToStaticMarkup([lead, body])}${after}</main>`
  markSpots(document.body, spots, FILE)
  const places = [...document.querySelectorAll<HTMLElement>('main [data-spot]')]
    .filter(({ textContent }) => textContent === words)
    .map(({ dataset }) => spots[Number(dataset.spot)]?.start ?? -1)
  // A drawing contains its words twice, for two widths.
  return places.filter((place, index) => place !== places[index - 1])
}

/** Every place of some words in a source. */
const placesOf = (source: string, words: string) =>
  Array.from(source.matchAll(new RegExp(`["']?${words}["']?`, 'g')), ({ index }) => index)

it.each(['Choose', 'Break', 'Mend', 'A line'])(
  'opens in each drawing its own text, where several say “%s” and show the same',
  (words) => {
    const drawings = [
      pipeline('Choose', 'Break', 'Mend'),
      loop('Mend', 'Rehearse', 'Choose', 'Break'),
      pipeline('Choose', 'Break', 'Mend'),
    ]
    const source = pageOf('title: A', ...drawings)
    expect(opened(source, words)).toEqual(placesOf(source, words))
  },
)

it('opens the text of a card, of a drawing and of the facts where each stands', () => {
  const before = card('Mend', 'Words.')
  const after = card('Mend', 'More words.')
  const source = pageOf(
    'title: A\nclosing:\n  heading: Mend',
    before,
    `Others.\n\n${pipeline('Choose', 'Break', 'Mend')}`,
    after,
  )
  const [fact, ...inBody] = placesOf(source, 'Mend')
  expect(opened(source, 'Mend', '<h2>Mend</h2>')).toEqual([...inBody, fact])
})

it('opens at each width of a drawing the part that others name', () => {
  const source = pageOf(
    'title: A',
    `<Figure name="sequence" title="What it shows" caption="Calls" actors={['app', 'bank', 'log']} messages={[{ from: 'app', to: 'bank', label: 'ask' }, { from: 'bank', to: 'app', label: 'tell' }]} />`,
  )
  expect(opened(source, 'bank')).toEqual([source.indexOf("'bank'")])
})

it('opens of two drawings that show the same the one that is clicked beside its words', () => {
  const source = pageOf('title: A', pipeline('a', 'b', 'c'), pipeline('d', 'e', 'f'))
  opened(source, 'a')
  const spots = spotsOf(FILE, source)
  const figures = [...document.querySelectorAll<HTMLElement>('figure')]
  expect(figures.map(({ dataset }) => spots[Number(dataset.spot)]?.start)).toEqual(
    placesOf(source, 'What it shows'),
  )
})

it('does not take a choice for a piece of the sentences that contain its word', () => {
  const results = pageOf('title: A', '<Results of="paint" caption="What it shows" />')
  expect(opened(results, 'The largest paint.', '<p>The largest paint.</p>')).toEqual([])
  const facts = '---\nlayout: home\ntrial:\n  calculators: [error-budget]\n---\n\nWords.\n'
  expect(opened(facts, 'Its error-budget.', '<p>Its error-budget.</p>')).toEqual([])
})

it('marks texts that are still to be written', () => {
  opened(pageOf('title: A', 'REPLACE: a paragraph.', 'A written one.'), '')
  const unwritten = [...document.querySelectorAll('[data-unwritten]')]
  expect(unwritten.map(({ textContent }) => textContent)).toEqual(['REPLACE: a paragraph.'])
})

it('marks the cards and links of a draft and of a page whose day is still to come', () => {
  const draft = '---\nlayout: text\ntitle: B\ndraft: true\n---\n'
  const withFact = (fact: string) => draft.replace('draft: true\n', fact)
  setContents(
    {
      'content/b.mdx': draft,
      'content/c.mdx': withFact(''),
      'content/d.mdx': withFact('publishAt: 2999-12-15\n'),
    },
    FILE,
  )
  const card = (name: string) => `<li class="card-grid-card"><a href="/${name}">${name}</a></li>`
  const link = '<footer><ul><li><a href="/b">b, below</a></li></ul></footer>'
  document.body.innerHTML = `<main><ul>${card('b')}${card('c')}${card('d')}</ul></main>${link}`
  markSpots(document.body, [], FILE)
  const marked = [...document.querySelectorAll<HTMLElement>('[data-hidden]')]
  expect(marked.map(({ textContent, dataset }) => [textContent, dataset.hidden])).toEqual([
    ['b', 'Hidden until its page is published'],
    ['d', 'Hidden until December 15, 2999'],
    ['b, below', 'Hidden until its page is published'],
  ])
})

it('opens a heading, an item and a cell without words, to write others', () => {
  const table = '| A | B |\n| --- | --- |\n|  | c |'
  const source = pageOf('title: A', `- a\n- \n\n${table}`).replace('## Part 1', '## ')
  expect(opened(source, '')).toEqual([
    source.indexOf('## ') + 3,
    source.indexOf('- a\n- ') + 6,
    source.indexOf('|  | c') + 2,
  ])
})
