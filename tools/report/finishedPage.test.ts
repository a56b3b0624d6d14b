/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { readFinishedPage } from './finishedPage.ts'
import { pageHtml } from './testing/pages.ts'

const read = (main: string, head = '') => readFinishedPage('/a', pageHtml('/a', { main, head }))

it('reads what a reader sees, a line for each block', () => {
  const { text } = read(
    '<h1>One  <em>two</em></h1><p>a<b>b</b>,\n c</p><ul><li>x</li><li>y</li></ul><script>no()</script><p hidden>no</p><img src="/p.webp" alt="A view"><svg><title>Two bars</title><text>12</text></svg>',
  ).main
  expect(text).toEqual(['One two', 'ab, c', 'x', 'y', 'A view', 'Two bars', '12'])
})

it('sets apart what only the style sheet sets apart', () => {
  expect(read('<p><a href="/b">More</a><a href="/c">Contact</a>.</p>').main.text).toEqual(['More Contact.'])
})

it('keeps header and footer apart from the page', () => {
  const html = pageHtml('/a', { frame: '<a href="/">Home</a>', main: '<a href="/b">Next</a>' })
  const { main, frame } = readFinishedPage('/a', html)
  expect([main.text, main.links]).toEqual([['Next'], [{ text: 'Next', href: '/b' }]])
  expect([frame.text, frame.links]).toEqual([['Home'], [{ text: 'Home', href: '/' }]])
})

it('names a link without words by its label', () => {
  expect(read('<a href="/x" aria-label="Profile"><svg></svg></a>').main.links).toEqual([
    { text: 'Profile', href: '/x' },
  ])
})

it('reads what a search engine and a network show', () => {
  const page = read(
    '<p>x</p>',
    '<meta property="og:title" content="Shared"><meta property="og:image" content="https://site.example/og/a.png">',
  )
  expect(page).toMatchObject({
    title: 'A title',
    description: 'A description',
    address: 'https://site.example/a',
    share: { title: 'Shared', image: 'https://site.example/og/a.png' },
  })
})

it('does not take what each build makes anew for a change', () => {
  const built = (hash: string) =>
    readFinishedPage(
      '/a',
      pageHtml('/a', {
        styles: `@font-face{src:url(/_next/static/media/a.${hash}.woff2)}`,
        main: `<p>x</p><script src="/_next/static/a.${hash}.js"></script>`,
      }),
    )
  const { files: before, ...one } = built('0123')
  const { files: after, ...other } = built('4567')
  expect(other).toEqual(one)
  expect(after).not.toEqual(before)
})

it.each(['', '<main>', '</main><body', '<script><!--', '\0<a href>'])(
  'stands whatever is written: %j',
  (html) => {
    expect(readFinishedPage('/a', html)).toMatchObject({ path: '/a', title: '' })
  },
)
