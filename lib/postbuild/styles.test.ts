/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { parseDocument } from './document.ts'
import { StyleBook, wordsOf } from './styles.ts'
import { collectTokens } from './tokens.ts'

const page = (body: string) =>
  collectTokens(parseDocument(`<!DOCTYPE html><html><head></head><body>${body}</body></html>`))

const prune = (css: string, body: string, words = '') =>
  new StyleBook().prune({ css, tokens: page(body), scriptWords: wordsOf(words) })

const BODY =
  '<main class="P_page -8q_faqs" id="top"><details><summary>a</summary><svg stroke="var(--drawn)" pathLength="1"></svg></details><a href="mailto:x@y.z">x</a></main>'

describe('prune', () => {
  it.each([
    '.P_page{color:red}',
    '#top{color:red}',
    '.P_page summary:hover{color:red}',
    '.-\\38 q_faqs summary{color:red}',
    ':focus-visible{outline:1px solid}',
    '::selection{color:red}',
    '*,:before,:after{box-sizing:border-box}',
    'html{color:red}',
    'details[open]>summary{color:red}',
    'summary[aria-expanded=true]{color:red}',
    'main[data-half-seen]{scale:1.02}',
    'main:has(a){color:red}',
    'main:not(.other){color:red}',
    ':is(main,summary) a{color:red}',
    'details::details-content{height:0}',
    'main:popover-open{color:red}',
    'a[href^=mailto]:after{content:"x"}',
    '[pathLength]{color:red}',
    '@layer reset,base;@layer base{a{color:red}}',
    '@view-transition{navigation:auto}',
    '::view-transition-new(root){opacity:0}',
    '@supports selector(::details-content){details{color:red}}',
    '@media print{a{color:red}}',
    '@keyframes turn{to{rotate:1turn}}a{animation:1s turn}',
    ':root{--ink:red}a{color:var(--ink)}',
    ':root{--drawn:red}',
    ':root{--a:var(--b);--b:red}a{color:var(--a)}',
    '@font-face{font-family:Grotesk;src:url(/a.woff2)}',
  ])('keeps %s', async (css) => {
    // The minifier writes some things in another way.
    const same = (text: string) =>
      text
        .replace('.-\\38 q_faqs', '.\\-8q_faqs')
        .replace(/["\s;]/g, '')
        .replaceAll('::', ':')
        .replace('#f00', 'red')
    expect(same(await prune(css, BODY))).toBe(same(css))
  })

  it.each([
    '.P_other{color:red}',
    '.P_page .P_other{color:red}',
    '.P_page:hover .P_other:focus-visible{color:red}',
    '#bottom{color:red}',
    'section{color:red}',
    'a[rel=nofollow]{color:red}',
    ':is(.P_other,section){color:red}',
    '@media print{.P_other{color:red}}',
    '@keyframes turn{to{rotate:1turn}}',
    ':root{--unused:red}',
  ])('drops %s', async (css) => {
    expect(await prune(css, BODY)).toBe('')
  })

  it('drops one of several selectors', async () => {
    expect(await prune('.P_page,.P_other{color:red}', BODY)).toBe('.P_page{color:red}')
  })

  it('keeps what scripts will show, and what they refer to', async () => {
    const css = ':root{--fail:red}.F_success h6{color:red}.F_gone{color:red}'
    expect(await prune(css, BODY, 'x("F_success","h6","var(--fail)")')).toBe(
      ':root{--fail:red}.F_success h6{color:red}',
    )
  })

  it('does the work once for pages that use the same', () => {
    const book = new StyleBook()
    const css = '.P_page{color:red}'
    const one = book.prune({ css, tokens: page('<p class="P_page">One</p>'), scriptWords: new Set() })
    const two = book.prune({ css, tokens: page('<p class="P_page x">Two</p>'), scriptWords: new Set() })
    const other = book.prune({ css, tokens: page('<p>Two</p>'), scriptWords: new Set() })
    expect(two).toBe(one)
    expect(other).not.toBe(one)
  })

  it('never ends the element it stands in', async () => {
    expect(await prune('a:after{content:"</style>"}', BODY)).not.toContain('</style')
  })
})
