/** @jest-environment node */
/** Whatever is typed into a box for words, the page still compiles and shows those words. */
import { expect, it } from '@jest/globals'
import { compile } from '@mdx-js/mdx'
import fc from 'fast-check'
import type { Root } from 'hast'
import { toString as wordsIn } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { applyEdits } from '../../check/report/edits.ts'
import { splitPage } from '../../lib/content/frontMatter.ts'
import { literalOf } from '../../lib/content/literal.ts'
import { loadMdxOptions } from '../../lib/mdx/options.ts'
import { FUZZ_RUNS } from '../../lib/testing/fuzzing.ts'
import { spotsOf } from './texts.ts'

const FILE = 'content/a.mdx'

/** A text of each kind, by which it is found. */
const PAGE = `---
title: "Quoted fact"
intro: Other fact
---

<Section>

## Heading

Paragraph

- Item

| Column | Other |
| --- | --- |
| Cell | Last |

![Alt](table.jpg "Caption")

<Accordion>

<AccordionItem title="Quoted prop">

Words.

</AccordionItem>

<AccordionItem title={'Prop in braces'}>

More words.

</AccordionItem>

</Accordion>

</Section>
`

const CHARACTERS = [...'<>{}[]()*_`~#+=|\\&!:;"\'$%@^?/.,-', 'é', '👩‍💻', ' ']
const TAGS = ['<5', '</', '/>', '<b>', '</b>', '<Section>', '</Section>', '< Card ', '<\\Card ']
const COMMENTS = ['<!--', '{/*', '*/}']
const LINKS = ['](', '](<b>)', '![', ']: /a', '[^1]']
const EMPHASIS_AND_CODE = ['**', '***', '__', '```', '~~~']
const LINE_STARTS = ['# ', '## ', '> ', '- ', '+ ', '* ', '1. ', '23) ', '| --- |', ' #']
const RULES = ['---', '===', '- - -']
const ENTITIES = ['&copy;', '&#60;', '&lt']
const ESCAPES = ['\\n', '\\*', '\\|']
const STATEMENTS = ['${', ': ', 'import ', 'export ', 'words']

/** What has a meaning in Markdown, MDX, YAML, HTML or JavaScript, or what the check repairs as it reads a page. */
const SIGNS = [
  CHARACTERS,
  TAGS,
  COMMENTS,
  LINKS,
  EMPHASIS_AND_CODE,
  LINE_STARTS,
  RULES,
  ENTITIES,
  ESCAPES,
  STATEMENTS,
].flat()

const options = await loadMdxOptions()
const BLOCKS = new Set(['h2', 'p', 'li', 'td', 'th'])
const folded = (text: string) => text.replace(/[ \t\n]+/g, ' ').trim()

/** All texts of a page as the site shows them, compiled as the site compiles it. */
async function shownBy(source: string): Promise<string[]> {
  const texts: unknown[] = Object.values(splitPage(source)?.document.toJS())
  const read = () => (tree: Root) =>
    visit(tree, (node) => {
      if (node.type === 'element' && BLOCKS.has(node.tagName)) texts.push(wordsIn(node))
      if (node.type === 'element' && node.tagName === 'img')
        texts.push(node.properties.alt, node.properties.title)
      if (node.type !== 'mdxJsxFlowElement') return
      for (const { value } of node.attributes) {
        const [statement] = Object(value).data?.estree.body ?? []
        texts.push(statement ? literalOf(statement.expression) : value)
      }
    })
  await compile(source, { ...options, rehypePlugins: [...options.rehypePlugins, read] })
  return texts.map((text) => folded(String(text)))
}

/** Types the same words into all boxes at once, but for one of the facts, which are written together. */
function withWords(typed: string): string {
  const edits = spotsOf(FILE, PAGE)
    .filter(({ value }) => value !== 'Other fact')
    .map((spot) => spot.edit(typed))
  return applyEdits(PAGE, edits)
}

/** What authors mean as syntax has its own test. */
const MEANT =
  /`[^`]|\*\*[^*]+\*\*|(?<![\p{L}\p{N}])([*_])\S[^\n]*\1(?![\p{L}\p{N}])|\[[^[\]]*\]\([^()\s]*\)|^- /u

const words = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 8 })
  .map((parts) => parts.join('').slice(0, 50).trim())
  .filter((typed) => typed.length > 2 && !MEANT.test(typed))

it('shows what was typed into each text of a page, and opens it again', async () => {
  const original = await shownBy(PAGE)
  await fc.assert(
    fc.asyncProperty(words, async (typed) => {
      const source = withWords(typed)
      expect(await shownBy(source)).toEqual(
        original.map((text) => (text === 'Other fact' ? text : folded(typed))),
      )
      for (const { value } of spotsOf(FILE, source)) expect([typed, 'Other fact']).toContain(value)
    }),
    FUZZ_RUNS > 0 ? { numRuns: FUZZ_RUNS } : { seed: 20261129, numRuns: 100 },
  )
})

it('shows lines and paragraphs as they were typed', async () => {
  const spot = spotsOf(FILE, PAGE).find(({ kind }) => kind === 'paragraph')
  const lines = fc.array(words, { minLength: 2, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(lines, fc.constantFrom('\n', '\n\n'), async (texts, gap) => {
      const typed = texts.join(gap)
      const source = applyEdits(PAGE, spot ? [spot.edit(typed)] : [])
      expect((await shownBy(source)).join(' ')).toContain(folded(typed))
    }),
    FUZZ_RUNS > 0 ? { numRuns: FUZZ_RUNS } : { seed: 20261129, numRuns: 100 },
  )
})

it.each([
  ['heading', '## Heading', '## Other'],
  ['listItem', '- Item', '- Other'],
  ['tableCell', '| Cell |', '| Other |'],
])('leaves of a %s without words a place to write others', (kind, before, after) => {
  const textIn = (page: string, words: string) =>
    spotsOf(FILE, page).find((spot) => spot.kind === kind && spot.value === words)
  const [first = ''] = /\w+/.exec(before) ?? []
  const emptied = [textIn(PAGE, first)?.edit('') ?? { start: 0, end: 0, to: '' }]
  const page = applyEdits(PAGE, emptied)
  // An editor may have cut off the space at the end of the line.
  for (const empty of [page, page.replace(/[ \t]+$/gm, '')]) {
    const edit = textIn(empty, '')?.edit('Other')
    const written = edit && applyEdits(empty, [edit])
    expect(written?.replace('| Other|', '| Other |')).toBe(PAGE.replace(before, after))
  }
})
