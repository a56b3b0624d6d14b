/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { parse } from 'parse5'
import { contentOf } from '#lib/text/content.ts'
import { shownTexts } from './shownTexts.ts'

const textsOf = (main: string) => shownTexts(contentOf(parse(`<main>${main}</main>`)))

it('takes all that a page shows, opened or not, with cells apart and links within their sentence', () => {
  expect(
    textsOf(`
      <section><h2>At a glance</h2><dl><dt>What you get</dt><dd>A report.</dd></dl></section>
      <p>We test <a href="/loads">loads</a>.</p>
      <figure><figcaption>Costs</figcaption><table><tr><th>Step</th><td>Two</td></tr></table></figure>
      <details><summary><h3>Do we?</h3></summary><p>You do.</p></details>
      <section data-reading="repeated"><h2>Ask us</h2><p>Send one line.</p></section>`),
  ).toEqual([
    'At a glance',
    'What you get',
    'A report.',
    'We test loads.',
    'Costs',
    'Step',
    'Two',
    'Do we?',
    'You do.',
    'Ask us',
    'Send one line.',
  ])
})

it.each([
  ['a list of links', '<nav><a href="/">Home</a></nav>'],
  ['the labels of a drawing', '<svg><text>100/s</text></svg>'],
  ['a calculator', '<section class="wrap calculator"><p>Tests</p></section>'],
  ['what only screen readers are told', '<span class="unseen">about tests</span>'],
  ['the numbers that are printed', '<p class="figure-numbers">1, 2.</p>'],
])('leaves out %s', (_, html) => {
  expect(textsOf(`<p>Seen.</p>${html}`)).toEqual(['Seen.'])
})
