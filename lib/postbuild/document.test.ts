/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { elements, parseDocument, startTag, textOf, writeDocument } from './document.ts'

const frame = (body: string) =>
  `<!DOCTYPE html><html><head><title>T</title></head><body>${body}</body></html>`

describe('parseDocument and writeDocument', () => {
  it.each([
    '<p>Text &amp; more &lt;b&gt;</p>',
    '<pre>\n\nA first line that is empty</pre>',
    '<textarea>\n\nThe same</textarea>',
    '<pre>none</pre>',
    '<svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><path pathLength="1"></path></svg>',
    '<p>&lt;script&gt;alert(1)&lt;/script&gt; and self.__next_f.push([1,""])</p>',
    '<noscript><p>Scripts are off</p></noscript>',
    '<script type="application/ld+json">{"a":"&amp; </p>"}</script><p>x</p>',
    '<a title="a > b">x</a>',
  ])('keeps %s', (body) => {
    expect(writeDocument(parseDocument(frame(body)))).toBe(frame(body))
  })

  it('gives each script its own content', () => {
    const document = parseDocument(frame('<script>one</script><p>x</p><script src="/a.js"></script>'))
    expect(
      elements(document).map((one) => [one.tagName, one.tagName === 'script' && textOf(one)]),
    ).toContainEqual(['script', 'one'])
  })

  it.each([
    ['a script inside a text area', '<textarea><script>x</script></textarea>', /do not match/],
    ['a script inside a comment', '<!--<script>x</script>-->', /do not match/],
    ['a script that hides its own end', '<script>"<!--<script>"</script>', /"<!--" in the script/],
    ['a paragraph in a paragraph', '<p>a<div>b</div></p>', /a browser reads <\/p> where <div> is written/],
    ['a link in a link', '<a href="/a"><a href="/b">x</a></a>', /do not match/],
    ['an element without end', '<ul><li>x</ul>', /do not match/],
    ['a tag that never ends', '<p title="x', /eof/],
    ['an attribute twice', '<p id="a" id="b">x</p>', /duplicate-attribute/],
  ])('refuses %s', (_, body, message) => {
    expect(() => parseDocument(frame(body))).toThrow(message)
  })
})

it('writes start tags for messages', () => {
  const [, , , , image] = elements(parseDocument(frame('<img src="/a.png" hidden="">')))
  expect(image && startTag(image)).toBe('<img src="/a.png" hidden>')
})
