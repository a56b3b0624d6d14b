/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { examinePage, HEAD_MARK } from './page.ts'
import { Problems } from './problems.ts'
import { ISLAND_BODY, ISLAND_ROWS, nextPage, SAMPLE_MODULES, type SamplePage } from './testing/sample.ts'

function examine(sample: SamplePage | string) {
  const problems = new Problems()
  const codePoints = new Set<number>()
  const source = typeof sample === 'string' ? sample : nextPage(sample)
  const page = examinePage('a.html', source, SAMPLE_MODULES, codePoints, problems)
  return { page, problems: problems.list, codePoints }
}

describe('a page without island', () => {
  it('keeps its own HTML and nothing of the framework', () => {
    const { page, problems } = examine({})
    expect(problems).toEqual([])
    expect(page?.html).toBe(
      `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8">${HEAD_MARK}<meta name="viewport" content="width=device-width, initial-scale=1"><title>A page</title><link rel="canonical" href="https://plumbline.example/a"></head><body><main class="P_page">One two</main></body></html>`,
    )
    expect(page?.runtime).toBeUndefined()
    expect(page?.styleSheets).toEqual(['/_next/static/chunks/0main.css'])
  })

  it('keeps structured data', () => {
    const { page } = examine({ body: '<main>x</main><script type="application/ld+json">{"a":1}</script>' })
    expect(page?.html).toContain('<script type="application/ld+json">{"a":1}</script>')
  })

  it.each([
    'self.__next_f.push([1,"0:null"])',
    '&lt;script&gt;self.__next_f=[]&lt;/script&gt;',
    '&lt;!--$--&gt; and &lt;template id="B:0"&gt;',
    '3:I[777,["$2"],"Counter"]',
  ])('keeps a text that only looks like the framework: %s', (text) => {
    const { page, problems } = examine({ body: `<main><code>${text}</code></main>` })
    expect(problems).toEqual([])
    expect(page?.html).toContain(`<code>${text}</code>`)
  })

  it('keeps a hidden element of its own', () => {
    const { page } = examine({ body: '<main><div hidden="">later</div><div hidden="" id="x"></div></main>' })
    expect(page?.html).toContain('<div hidden="">later</div><div hidden="" id="x"></div>')
  })

  it('collects the signs it shows beyond ASCII', () => {
    const { codePoints } = examine({ body: '<main>é<img alt="→" src="/a.png"/><!-- --></main>' })
    expect([...codePoints].map((point) => String.fromCodePoint(point))).toEqual(['é', '→'])
  })

  it('names where its images come from', () => {
    const { page } = examine({
      body: '<main><img src="/a.png" alt=""/><img src="data:image/png;base64,AA" alt=""/><img srcset="https://cdn.example/a.png 2x" src="/b.png" alt=""/></main>',
    })
    expect(page?.imageSources).toEqual(['data:', 'https://cdn.example'])
  })
})

describe('a page with an island', () => {
  const { page, problems } = examine({ body: ISLAND_BODY, rows: ISLAND_ROWS })

  it('keeps what React finds its way by', () => {
    expect(problems).toEqual([])
    expect(page?.html).toContain(
      '<body><div hidden=""><!--$--><!--/$--></div><main class="P_page">One<!-- --> two',
    )
    expect(page?.html).not.toContain('<script')
  })

  it('has its scripts elsewhere', () => {
    expect(page?.islands).toEqual(['ContactForm'])
    expect(page?.runtime?.chunks).toEqual([
      '/_next/static/chunks/0renderer-x.js',
      '/_next/static/chunks/0router.js',
      '/_next/static/chunks/turbopack-0runtime.js',
      '/_next/static/chunks/0error.js',
      '/_next/static/chunks/0island.js',
    ])
    expect(page?.runtime?.start).toEqual({
      otherChunks: ['static/chunks/0renderer-x.js'],
      runtimeModuleIds: [94553],
    })
  })

  it('carries the styles of its error boundary, since nothing fetches them', () => {
    expect(page?.styleSheets).toEqual(['/_next/static/chunks/0main.css', '/_next/static/chunks/0error.css'])
  })

  it('has flight data that fetches nothing', () => {
    expect(page?.runtime?.flight).not.toMatch(/\.css|site\.js|:HL|:HC/)
    expect(page?.runtime?.flight).toContain('29:I[99030')
  })

  it('may have the island deep in a block', () => {
    const nested = examine({
      body: `<main><section><ul><li>${ISLAND_BODY.replace(/<\/?main[^>]*>/g, '')}</li></ul></section></main>`,
      rows: ISLAND_ROWS,
    })
    expect(nested.problems).toEqual([])
    expect(nested.page?.islands).toEqual(['ContactForm'])
  })
})

describe('what is not known stops the build', () => {
  const counter = '28:"/_next/static/chunks/0island.js"\n30:I[777,["$2","$28"],"Counter"]\n'

  it.each<[string, SamplePage, RegExp]>([
    [
      'a script in the content',
      { body: '<main><script>alert(1)</script></main>' },
      /the script "alert\(1\)"/,
    ],
    [
      'a script of another origin',
      { scripts: '<script src="https://x.example/a.js"></script>' },
      /https:\/\/x\.example/,
    ],
    [
      'an element',
      { body: '<main><next-route-announcer></next-route-announcer></main>' },
      /<next-route-announcer>/,
    ],
    ['a frame', { body: '<main><iframe src="/x"></iframe></main>' }, /<iframe src="\/x">/],
    ['a style element', { body: '<main><style>p{}</style></main>' }, /<style>/],
    ['a base', { head: '<base href="https://evil.example/"/>' }, /<base/],
    ['a refresh', { head: '<meta http-equiv="refresh" content="0;url=/x"/>' }, /<meta http-equiv="refresh"/],
    ['a link that fetches', { head: '<link rel="modulepreload" href="/x.js"/>' }, /modulepreload/],
    [
      'a style sheet of another origin',
      { head: '<link rel="stylesheet" href="https://x.example/a.css"/>' },
      /x\.example/,
    ],
    ['a comment', { body: '<main><!--what--></main>' }, /the comment "<!--what-->"/],
    ['flight data', { rows: '40:Qnew\n' }, /row 40 is "Qnew"/],
    [
      'a client component that is no island',
      { rows: counter },
      /the client component Counter of components\/blocks\/Counter\.tsx/,
    ],
    ['an island that is not in the page', { rows: ISLAND_ROWS }, /the client component ContactForm/],
    [
      'a client component beside an island',
      { body: ISLAND_BODY, rows: ISLAND_ROWS + counter },
      /the client component Counter/,
    ],
    [
      'a client component that no manifest names',
      { rows: '30:I[4711,["$2"],"default"]\n' },
      /client module 4711/,
    ],
    [
      'content outlined by React',
      { body: '<main><!--$?--><template id="B:0"></template><!--/$--></main>' },
      /<template id="B:0">/,
    ],
    [
      'content outlined by React, the other half',
      { body: '<main>x</main><div hidden="" id="S:0">text</div>' },
      /id="S:0"/,
    ],
    ['content still loading', { body: '<main><!--$?--><p>Loading</p><!--/$--></main>' }, /still loading/],
    ['content that failed', { body: '<main><!--$!--><p>Sorry</p><!--/$--></main>' }, /that failed/],
    ['a style attribute', { body: '<main><p style="color:red">x</p></main>' }, /style="color:red"/],
    ['content that a script would show', { body: '<main><p style="opacity:0">x</p></main>' }, /opacity:0/],
    ['a handler', { body: '<main><p onclick="x()">x</p></main>' }, /the handler onclick/],
    ['a script in a link', { body: '<main><a href=" JaVa\tscript:x()">x</a></main>' }, /href=/],
    ['a script in a drawing', { body: '<main><svg><script>x</script></svg></main>' }, /<script>/],
  ])('%s', (_, sample, found) => {
    const { problems } = examine(sample)
    expect(problems.map((problem) => problem.found).join('\n')).toMatch(found)
  })

  it.each<[string, (html: string) => string, RegExp]>([
    [
      'a page without the script of the site',
      (html) => html.replace('<script defer="" src="/site.js"></script>', ''),
      /no script of the site/,
    ],
    ['a page without charset', (html) => html.replace('<meta charSet="utf-8"/>', ''), /no <meta charset>/],
    ['HTML that has to be repaired', (html) => html.replace('</main>', ''), /tags that do not match/],
  ])('%s', (_, change, found) => {
    const { problems } = examine(change(nextPage()))
    expect(problems.map((problem) => problem.found).join('\n')).toMatch(found)
  })

  it('an island page without runtime', () => {
    const html = nextPage({ body: ISLAND_BODY, rows: ISLAND_ROWS }).replaceAll('turbopack-', 'other-')
    expect(examine(html).problems[0]?.found).toBe('0 runtimes and an order to start')
  })
})
