/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { parse } from 'parse5'
import { getData, getPage, getTrail, nameOf } from '#lib/content/pages.ts'
import { markdownAlternate } from './alternate.ts'
import { contentOf, passagesOf } from './content.ts'

const { url } = getData().site

const pageOf = (main: string) =>
  parse(`<!DOCTYPE html><head></head><body><main id="main">${main}</main></body>`, {
    scriptingEnabled: false,
  })

/** Returns the alternate of the markup without title, URL and trail. */
const written = (main: string) =>
  markdownAlternate(getPage('/etl-testing'), contentOf(pageOf(main)))
    .split('\n\n')
    .slice(3)
    .join('\n\n')
    .trimEnd()

const DRAWING =
  '<svg role="img" aria-label="Three steps in a circle"><title>Three</title><text>plan</text></svg>'

it('starts an alternate with title, URL and ancestors', () => {
  const page = getPage('/etl-testing')
  const trail = getTrail(page.path).map((above) => `[${nameOf(above)}](${url}${above.path})`)
  const content = contentOf(pageOf('<h1>Title</h1><p>Words</p>'))
  expect(trail.length).toBeGreaterThan(1)
  expect(markdownAlternate(page, content)).toBe(
    `# ${page.title}\n\n<${url}/etl-testing>\n\n${[...trail, page.title].join(' › ')}\n\nWords\n`,
  )
})

describe('as Markdown', () => {
  it.each([
    [
      'text',
      '<p>With <em>stress</em>, <code>code</code> and <a href="/a#b">a link</a></p>',
      `With *stress*, \`code\` and [a link](${url}/a#b)`,
    ],
    [
      'a drawing',
      `<figure>${DRAWING}<figcaption>Again each week</figcaption></figure>`,
      '*Figure: Three steps in a circle. Again each week.*',
    ],
    [
      'a drawing of numbers, with their source',
      `<figure><div role="img" aria-label="Three stages"></div><p data-reading="repeated">all: 9; some: 5; few: 2 (things).</p><figcaption>What is left <span class="figure-source">Made-up things</span></figcaption></figure>`,
      '*Figure: Three stages. all: 9; some: 5; few: 2 (things). What is left. Made-up things.*',
    ],
    [
      'a photograph',
      '<figure><span><svg aria-hidden="true"><path/></svg><picture><img src="a.webp" alt="Two engineers"></picture></span></figure>',
      '*Photograph: Two engineers.*',
    ],
    [
      'a quotation',
      '<figure><blockquote><p>Yes</p></blockquote><figcaption><strong>Ann</strong><br>Head</figcaption></figure>',
      '> Yes\n\n**Ann**, Head',
    ],
    [
      'a quotation with a photograph',
      '<figure><blockquote><p>Yes</p></blockquote><figcaption><span><picture><img src="a.webp" alt="Portrait of Ann"></picture></span><span><strong>Ann</strong><br>Head</span></figcaption></figure>',
      '> Yes\n\n*Photograph: Portrait of Ann.*\n\n**Ann**, Head',
    ],
    [
      'cards',
      '<ul><li><svg aria-hidden="true"></svg><h3><a href="/x">Checks</a></h3><div><p>Where they lead</p></div></li></ul>',
      `### [Checks](${url}/x)\n\nWhere they lead`,
    ],
    [
      'an accordion',
      '<details name="a"><summary><h3>Why?</h3></summary><div id="why"><p>So</p></div></details>',
      '### Why?\n\nSo',
    ],
    [
      'links with descriptions',
      '<ul><li><a href="/x">X</a><p>About x</p><ul><li><a href="/y">Y</a><p>About y</p></li></ul></li></ul>',
      `- [X](${url}/x): About x\n  - [Y](${url}/y): About y`,
    ],
    [
      'adjacent links',
      '<p><a href="/x">X</a><a href="/y">Y</a></p>',
      `- [X](${url}/x)\n- [Y](${url}/y)`,
    ],
    ['terms', '<dl><div><dt>Who</dt><dd>We do.</dd></div></dl>', '- **Who**: We do.'],
    [
      'an address',
      '<address><strong>India</strong><span>A Road</span><span>B Town</span></address>',
      '**India**: A Road, B Town',
    ],
    [
      'an island',
      '<div data-island="X"><dialog><h2>None</h2><p>Sorry</p><form><button>OK</button></form></dialog></div>',
      '## None\n\nSorry',
    ],
    [
      'what is said without scripts',
      '<noscript><p>An example</p></noscript><div data-island="X"><p>24</p></div>',
      'An example\n\n24',
    ],
    [
      'skipped parts',
      '<nav aria-label="Breadcrumb"><a href="/">Home</a></nav><p>a</p><p hidden>b</p><div aria-busy="true">c</div><p data-reading="skip">d</p><p role="status"></p><script>e</script><p>f</p>',
      'a\n\nf',
    ],
  ])('%s', (_, html, markdown) => {
    expect(written(html)).toBe(markdown)
  })

  it('escapes Markdown characters in text', () => {
    const words = '# no heading, *no* stress, a_b, [no](link), &lt;b&gt; and 1. no list'
    const { children } = fromMarkdown(written(`<p>${words}</p>`))
    expect(children).toMatchObject([
      { type: 'paragraph', children: [{ value: words.replace('&lt;', '<').replace('&gt;', '>') }] },
    ])
  })
})

it('splits a page at its headings for the search and leaves out repeated text', () => {
  const html = `<h1>T</h1><p>Intro</p>
    <section id="one"><div><h2 id="own">First</h2><p>a <b>b</b></p></div><ul><li><h3>Card</h3><p>c</p></li></ul><figure>${DRAWING}<figcaption>x</figcaption></figure></section>
    <h2 id="two">Second</h2><p><a href="/x">X</a><a href="/y">Y</a></p>
    <h2>Empty</h2><details><summary><h3>Why?</h3></summary><div id="faq-1"><p>So</p></div></details>
    <nav><h2 id="related">Related</h2><p>r</p></nav><section data-reading="repeated"><h2>Write to us</h2><p>w</p></section>`
  expect(passagesOf(contentOf(pageOf(html)))).toEqual([
    { anchor: '', heading: '', texts: ['Intro'] },
    { anchor: 'one', heading: 'First', texts: ['a b', 'Card', 'c'] },
    { anchor: 'two', heading: 'Second', texts: ['X Y'] },
    { anchor: 'faq-1', heading: 'Why?', texts: ['So'] },
  ])
})
