/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { checkBudget, median, type PageWeight } from './budget.ts'
import { Problems } from './problems.ts'
import { weighPage } from './weigh.ts'

const page = (file: string, bytes: number, more: Partial<PageWeight> = {}): PageWeight => ({
  file,
  islands: false,
  bytes,
  parts: () => [
    { name: 'styles', bytes: 3000 },
    { name: '2 drawings', bytes: 9000 },
  ],
  scriptBeforeLoad: [{ name: '/site.js', bytes: 1000 }],
  scriptAfterLoad: [],
  ...more,
})

const modules = { '/search.js': 10_000, '/search-index.js': 60_000, '/page-names.js': 3000 }

async function check(
  pages: PageWeight[],
  fonts = [{ name: '/a.woff2', bytes: 40_000 }],
  shareImages = [{ name: 'og/a.png', bytes: 20_000 }],
  weights: typeof modules = modules,
) {
  const problems = new Problems()
  await checkBudget(pages, fonts, shareImages, weights, problems)
  return problems.list.map(({ file, found, expected }) => `${file}: ${found}, ${expected}`)
}

describe('checkBudget', () => {
  it('lets light pages pass', async () => {
    const runtime = [{ name: '/react.js', bytes: 150 * 1024 }]
    expect(
      await check([
        page('a.html', 9000),
        page('i.html', 16_000, { islands: true, scriptAfterLoad: runtime }),
      ]),
    ).toEqual([])
  })

  it('says which page, how much, and what weighs most', async () => {
    const light = [page('b.html', 1), page('c.html', 1)]
    expect(await check([page('a.html', 14_400), ...light])).toMatchInlineSnapshot(`
[
  "a.html: HTML of 14.1 KB, at most 14.0 KB (lib/postbuild/budget.ts). What weighs most: 2 drawings 8.8 KB, styles 2.9 KB",
]
`)
  })

  it('weighs the page in the middle', async () => {
    expect(
      await check([page('a.html', 12_800), page('b.html', 12_900), page('c.html', 1)]),
    ).toMatchInlineSnapshot(`
[
  "content pages, half of them: HTML of 12.5 KB, at most 12.0 KB (lib/postbuild/budget.ts). What weighs most: b.html 12.6 KB, a.html 12.5 KB, c.html 0.0 KB",
]
`)
  })

  it('weighs scripts and fonts', async () => {
    const heavy = page('i.html', 16_385, {
      islands: true,
      scriptBeforeLoad: [
        { name: '/site.js', bytes: 1100 },
        { name: '/islands.js', bytes: 1000 },
      ],
      scriptAfterLoad: [{ name: '/motion.js', bytes: 160_000 }],
    })
    const late = page('a.html', 1, { scriptAfterLoad: [{ name: '/x.js', bytes: 1 }] })
    expect(await check([heavy, late], [{ name: '/a.woff2', bytes: 47_000 }])).toMatchInlineSnapshot(`
[
  "i.html: HTML of 16.0 KB, at most 16.0 KB (lib/postbuild/budget.ts). What weighs most: 2 drawings 8.8 KB, styles 2.9 KB",
  "i.html: scripts before load of 2.1 KB, at most 2.0 KB (lib/postbuild/budget.ts). What weighs most: /site.js 1.1 KB, /islands.js 1.0 KB",
  "i.html: scripts after load of 156.3 KB, at most 150.0 KB (lib/postbuild/budget.ts). What weighs most: /motion.js 156.3 KB",
  "a.html: scripts after load of 0.0 KB, at most 0.0 KB (lib/postbuild/budget.ts). What weighs most: /x.js 0.0 KB",
  "fonts: files of 45.9 KB, at most 45.0 KB (lib/postbuild/budget.ts). What weighs most: /a.woff2 45.9 KB",
]
`)
  })
})

it('weighs each share image', async () => {
  const images = [
    { name: 'og/a.png', bytes: 60 * 1024 },
    { name: 'og/b.png', bytes: 61 * 1024 },
  ]
  expect(await check([page('a.html', 1)], [], images)).toEqual([
    'og/b.png: a picture of 61.0 KB, at most 60.0 KB (lib/postbuild/budget.ts)',
  ])
})

it('takes a page apart when it is too heavy', async () => {
  const html = '<style>a{color:red}</style><svg></svg><p>text</p><svg></svg>'
  const weight = weighPage(
    'a.html',
    false,
    { before: ['/s.js'], after: [] },
    async () => html,
    () => 7,
  )
  expect(weight).toMatchObject({ bytes: 7, scriptBeforeLoad: [{ name: '/s.js', bytes: 7 }] })
  expect((await weight.parts()).map(({ name }) => name)).toEqual(['styles', '2 drawings', 'text and markup'])
})

it.each([
  [[], 0],
  [[5], 5],
  [[9, 1, 5], 5],
])('median of %j', (numbers, middle) => {
  expect(median(numbers)).toBe(middle)
})
