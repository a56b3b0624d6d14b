/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { inlineWords } from '#lib/content/inline.ts'
import { Inline } from './Inline.tsx'

it.each([
  [
    'Yes, **always** and _at night_, as [how we `test`](/testing#night) says.',
    'Yes, <strong>always</strong> and <em>at night</em>, as <a href="/testing#night">how we <code>test</code></a> says.',
    'Yes, always and at night, as how we test says.',
  ],
  ['1. of 3 < 5 <b> & {more} * 2', '1. of 3 &lt; 5 &lt;b&gt; &amp; {more} * 2'],
  ['- a\\*b* # ![x](y)', '- a*b* # !<a href="y">x</a>', '- a*b* # !x'],
])('reads in %s only what words can be', (text, html, words = text) => {
  expect(renderToStaticMarkup(<Inline text={text} />)).toBe(html)
  expect(inlineWords(text)).toBe(words)
})
