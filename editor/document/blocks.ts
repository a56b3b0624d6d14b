/** The blocks that can be added to a section, as texts with words to be replaced. */
import snippets from '../../.vscode/mdx.code-snippets'
import { REPLACE } from '../../check/parse/passages.ts'

interface BlockChoice {
  name: string
  about: string
  text: string
}

/** Blocks of Markdown, which need no snippet. */
const PLAIN: readonly BlockChoice[] = [
  { name: 'Paragraph', about: 'Plain text.', text: `${REPLACE} a paragraph.` },
  {
    name: 'Points',
    about: 'A list of short points.',
    text: `- ${REPLACE} a point\n- ${REPLACE} another point`,
  },
]

/**
 * Snippets that stand directly in a section and need no entry of a data file, in the words of authors who do not write
 * MDX: those of the snippets are for the source.
 */
const IN_SECTION: Record<string, { name: string; about: string }> = {
  List: { name: 'Marked points', about: 'Points with a check mark, a cross or an arrow.' },
  Note: { name: 'Note', about: 'An aside, for example when not to buy this service.' },
  Table: { name: 'Table', about: 'Two to four columns, with a caption.' },
  CardGrid: { name: 'Cards', about: 'Two to eight cards, each with a picture, a title and words.' },
  Accordion: {
    name: 'Texts that open',
    about: 'Two to eight titles; a click opens the text below.',
  },
  Figure: { name: 'Drawing: pipeline', about: 'Stages on a line, one after the other.' },
  'Figure: loop': { name: 'Drawing: loop', about: 'Steps that begin again after the last.' },
  'Figure: funnel': {
    name: 'Drawing: funnel',
    about: 'Numbers of which fewer and fewer are left.',
  },
  'Figure: timeline': { name: 'Drawing: timeline', about: 'What happens when, in order.' },
}

/** A snippet's text, with the words of its placeholders and the first of its choices. */
const filled = (body: string) =>
  body.replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')

function textOf(name: string): string {
  const snippet = snippets[name]
  if (!snippet)
    throw new Error(`.vscode/mdx.code-snippets has no "${name}", which the menu of blocks offers.`)
  return filled(snippet.body)
}

export const BLOCK_CHOICES: readonly BlockChoice[] = [
  ...PLAIN,
  ...Object.entries(IN_SECTION).map(([snippet, words]) => ({
    ...words,
    text: textOf(snippet),
  })),
]
