/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { compile } from '@mdx-js/mdx'
import { VFile } from 'vfile'
import { loadMdxOptions } from './options.ts'

const options = await loadMdxOptions()

const compiled = async (source: string) =>
  String(await compile(new VFile({ path: 'content/a.mdx', value: source }), options))

/** The place and the first line of the error that stops the compilation. */
async function refusalOf(source: string): Promise<string> {
  const error = await compiled(source).then(
    () => undefined,
    (reason) => reason,
  )
  return error ? `${error.file}:${error.line}:${error.column} ${error.reason.split('\n')[0]}` : ''
}

describe('a page without code', () => {
  it('may have front matter, a comment, and literals of every kind as props', async () => {
    const code = await compiled(`---
title: A page
---

{/* For authors. */}

<Section layout="wide">

## A heading

<Figure
  name="matrix"
  title="What works on what"
  caption="Under the drawing"
  columns={['one', 'two', 'three']}
  rows={[
    { label: 'first', cells: 'x!.' },
    { label: 'second', cells: 'xxx' },
    { label: 'third', cells: '...' },
  ]}
  signs={{ tick: 'works', mark: 'fails', dash: 'left out' }}
/>

</Section>
`)
    expect(code).not.toContain('A page')
    expect(code).toMatch(/label: 'first',\s+cells: 'x!\.'/)
    expect(code).toContain('id: "a-heading"')
  })

  it('leaves bare addresses and tildes as they are written', async () => {
    const code = await compiled('See https://tester.example in ~5~ minutes.\n')
    expect(code).toContain('"See https://tester.example in ~5~ minutes."')
  })

  it('shows a photograph on a line of its own outside of a paragraph', async () => {
    expect(await compiled('![A lab](lab.jpg)\n')).not.toContain('_components.p,')
    expect(await compiled('A lab: ![A lab](lab.jpg)\n')).toContain('_components.p,')
  })

  it('exports the figure before the first section as its lead', async () => {
    const figure = '<Figure name="measured" title="What it shows" caption="Under it" of="axe" />'
    const code = await compiled(`${figure}\n\n<Section>\n\n## Heading\n\n</Section>\n`)
    const [lead = '', body = ''] = code.split('function _createMdxContent')
    expect(lead).toContain('export function Lead()')
    expect(lead).toContain('of: "axe"')
    expect(body).not.toContain('of: "axe"')
    expect(await compiled(`<Section>\n\n${figure}\n\n</Section>\n`)).not.toContain('Lead')
  })
})

describe('a link to contact', () => {
  const parts = (count: number) => '<Section>\n\nText.\n\n</Section>\n\n'.repeat(count)

  it.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('stands in the middle of %d parts', async (count, before) => {
    const code = await compiled(parts(count))
    const [first = '', ...rest] = code.split(/_jsxs?\(AskLink/)
    expect(rest).toHaveLength(1)
    expect(first.match(/_jsxs?\(Section/g)).toHaveLength(before)
    expect(rest[0]).toContain('ask: props.ask')
  })

  it('is not on a page with a single part', async () => {
    expect(await compiled(parts(1))).not.toContain('AskLink')
  })
})

describe('a table', () => {
  it('names rows and columns for readers who do not see it as one', async () => {
    const code = await compiled('| Test | Finds |\n| :-- | --: |\n| Unit | limits |\n')
    expect(code.match(/scope: "col"/g)).toHaveLength(2)
    expect(code.match(/scope: "row"/g)).toHaveLength(1)
    expect(code).toContain('"data-column": "Finds"')
    expect(code).not.toContain('style')
  })
})

const head = '---\ntitle: A page\n---\n\n'

describe('code in a page stops its compilation at its place', () => {
  it.each<[what: string, source: string, refusal: string]>([
    [
      'import',
      `${head}import fs from 'node:fs'\n`,
      'content/a.mdx:5:1 Pages cannot import or export anything.',
    ],
    [
      'export',
      `${head}Text.\n\nexport const a = process.exit(1)\n`,
      'content/a.mdx:7:1 Pages cannot import or export anything.',
    ],
    [
      'an expression in text',
      `${head}It is {process.env.HOME} here.\n`,
      'content/a.mdx:5:7 Braces in text are for comments: {/* like this */}.',
    ],
    [
      'an expression on a line of its own',
      `${head}{globalThis.process.exit(1)}\n`,
      'content/a.mdx:5:1 Braces in text are for comments: {/* like this */}.',
    ],
    [
      'a call as a prop',
      `${head}<Section id={eval('1')}>\n\n</Section>\n`,
      'content/a.mdx:5:10 The prop id of <Section> is code. Write a text, a number, true, false, a list or a group.',
    ],
    [
      'code deep inside a prop',
      '<Figure\n  name="bars"\n  bars={[1, { a: [process.exit(1)] }]}\n/>\n',
      'content/a.mdx:3:3 The prop bars of <Figure> is code. Write a text, a number, true, false, a list or a group.',
    ],
    [
      'a template',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the page's own template.
      '<Section id={`a${1}`}>\n\n</Section>\n',
      'content/a.mdx:1:10 The prop id of <Section> is code. Write a text, a number, true, false, a list or a group.',
    ],
    [
      'a number as programs write it',
      '<Section id={0x10}>\n\n</Section>\n',
      'content/a.mdx:1:10 The prop id of <Section> is code. Write a text, a number, true, false, a list or a group.',
    ],
    [
      'the prototype of objects',
      '<Section id="alpha" __proto__="b">\n\n</Section>\n',
      'content/a.mdx:1:1 The props of <Section> are wrong.',
    ],
    [
      'the prototype of a group',
      `<Figure name="schedule" title="When it is tested" caption="Two weeks of it" unit="days" length={12} rows={[{ label: 'first', from: 0, to: 5, text: 'Plan', __proto__: { to: 9 } }, { label: 'second', from: 4, to: 9, text: 'Run' }, { label: 'third', from: 9, to: 12, text: 'Look' }]} source="Made-up weeks" />\n`,
      'content/a.mdx:1:1 The props of <Figure> are wrong.',
    ],
    [
      'a spread',
      '<Section {...process.env}>\n\n</Section>\n',
      'content/a.mdx:1:10 <Section> takes props by name, not {...process.env}.',
    ],
    [
      'an element of a module',
      '<process.env.HOME />\n',
      'content/a.mdx:1:1 There is no block <process.env.HOME>. There are:',
    ],
    [
      'an element of HTML',
      '<script>\n\n</script>\n',
      'content/a.mdx:1:1 There is no block <script>. There are:',
    ],
    [
      'wrong props',
      '<Note>\n\nText.\n\n</Note>\n',
      'content/a.mdx:1:1 The props of <Note> are wrong.',
    ],
  ])('%s', async (_, source, refusal) => {
    expect(await refusalOf(source)).toContain(refusal)
  })
})
