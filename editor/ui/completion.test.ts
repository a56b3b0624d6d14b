/** @jest-environment node */
import { markdown } from '@codemirror/lang-markdown'
import { yaml, yamlFrontmatter } from '@codemirror/lang-yaml'
import { EditorState } from '@codemirror/state'
import { expect, it } from '@jest/globals'
import { blockProps } from '../../lib/content/blocks.ts'
import { FIGURE_NAMES } from '../../lib/content/figures.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { ICON_NAMES } from '../../lib/content/icons.ts'
import { choicesAt } from './completion.ts'

const ADDRESSES = ['/', '/etl-testing', '/mobile-testing']

const HEAD =
  '---\nlayout: detail\ntitle: Some page\nparent: /services\nrelated:\n  - /etl-testing\n---\n\n'

/** What can be written at the `|` of a file. */
function choicesIn(text: string, file = 'content/a.mdx') {
  const position = text.indexOf('|')
  const doc = text.replace('|', '')
  const language = isPageFile(file) ? yamlFrontmatter({ content: markdown() }) : yaml()
  const state = EditorState.create({ doc, extensions: [language] })
  return choicesAt(state, position, file, ADDRESSES)
}

it.each([
  ['prose', 'Tests that run on mobile|'],
  ['an item of a list', '- One\n- Two on mobile|'],
  ['an item with an address in it', '- /mob|'],
  ['a line that looks like a fact', 'icon: comp|'],
  ['the words of a link', '[about mob|](/etl-testing)'],
  ['code', 'The call `<Figure name="lo|` draws it'],
  ['a block of code', '```\n<Figure name="lo|\n```'],
  ['a paragraph after a tag', '<Section layout="wide">\n\nSome words layout|'],
])('completes nothing in %s', (_, body) => {
  expect(choicesIn(HEAD + body)).toEqual([])
})

it.each<[string, string, readonly string[]]>([
  ['the address of a link', '[words](/mob|', ADDRESSES],
  ['the address of a link in a list', '- One\n- [words](/mob|', ADDRESSES],
  ['the address of a card', '<Card href="/mob|', ADDRESSES],
  ['the icon of a card', '<Card icon="comp|', ICON_NAMES],
  ['the name of a drawing', '<Figure\n  name="lo|', FIGURE_NAMES],
  ['the layout of a section', '<Section layout="pi|', ['beside', 'wide', 'pinned']],
  ['the name of a block', 'Words <Fig|', Object.keys(blockProps)],
])('completes %s in a page', (_, body, expected) => {
  expect(choicesIn(HEAD + body)).toEqual(expected)
})

it('completes the props of a block', () => {
  expect(choicesIn(`${HEAD}<Figure name="loop" st|`)).toEqual(
    expect.arrayContaining(['steps', 'title']),
  )
})

it.each<[string, string, readonly string[]]>([
  ['an address', HEAD.replace('/services', '/ser|'), ADDRESSES],
  ['an entry of a list of addresses', HEAD.replace('/etl-testing', '/etl|'), ADDRESSES],
  ['an icon', HEAD.replace('parent:', 'icon: comp|\nparent:'), ICON_NAMES],
  ['nothing in a title', HEAD.replace('Some page', 'Some /page|'), []],
  ['nothing in a key', HEAD.replace('parent', 'par|ent'), []],
])('completes %s in the facts of a page', (_, text, expected) => {
  expect(choicesIn(text)).toEqual(expected)
})

it('completes addresses in a file of facts', () => {
  expect(choicesIn('- href: /etl|\n', 'content/data/synonyms.yaml')).toEqual(ADDRESSES)
})
