/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { changedAddresses, digestOf } from './changes.ts'

const page = ({
  title = 'ETL Testing',
  description = 'What it is.',
  style = 'a',
  script = '1',
  menu = 'Home',
  main = '<h1>ETL</h1><p>Reconcile <a href="/aiml">rows</a>.</p><img src="/p.1.webp" alt="A row">',
} = {}) =>
  `<!DOCTYPE html><html><head><meta http-equiv="Content-Security-Policy" content="style-src ${style}"><style>${style}</style><script defer src="/site.${script}.js"></script><title>${title}</title><meta name="description" content="${description}"></head><body><nav>${menu}</nav><main>${main}<script type="application/ld+json">{"a":1}</script></main></body></html>`

describe('digestOf', () => {
  it.each([
    ['styles and policy', page({ style: 'b' })],
    ['names of scripts', page({ script: '2' })],
    ['the menu', page({ menu: 'Start' })],
    ['names of pictures', page().replace('/p.1.webp', '/p.2.webp')],
    ['white space', page().replace('<p>Reconcile ', '<p>\n  Reconcile\n  ')],
    ['classes', page().replace('<p>', '<p class="x">')],
  ])('passes over %s', (_, html) => {
    expect(digestOf(html)).toBe(digestOf(page()))
  })

  it.each([
    ['a title', page({ title: 'ETL' })],
    ['a description', page({ description: 'What it is not.' })],
    ['a word', page().replace('Reconcile', 'Compare')],
    ['where a link leads', page().replace('/aiml', '/etl')],
    ['what a picture shows', page().replace('A row', 'Two rows')],
  ])('notices %s', (_, html) => {
    expect(digestOf(html)).not.toBe(digestOf(page()))
  })
})

describe('changedAddresses', () => {
  it('are those that are new, that say something else, and that are gone', () => {
    const before = { 'https://a.example/': '1', 'https://a.example/b': '1', 'https://a.example/c': '1' }
    const after = { 'https://a.example/': '1', 'https://a.example/b': '2', 'https://a.example/d': '1' }
    expect(changedAddresses(before, after)).toEqual([
      'https://a.example/b',
      'https://a.example/c',
      'https://a.example/d',
    ])
  })

  it('are of the present site alone', () => {
    expect(changedAddresses({ 'https://old.example/': '1' }, { 'https://new.example/': '1' })).toEqual([
      'https://new.example/',
    ])
  })
})
