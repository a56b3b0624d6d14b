/** The blocks that can be added to a section, as texts with words to be replaced. */
import snippets from '../../.vscode/mdx.code-snippets'
import { REPLACE } from '../../check/parse/passages.ts'
import { type BlockName, blockParents, isBlockName } from '../../lib/content/blocks.ts'

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

/** Blocks that show an entry of a data file, or something of which the site has only one. */
const WITHOUT_CHOICE: readonly BlockName[] = [
  'Answers',
  'Calculator',
  'Claim',
  'Clauses',
  'Particulars',
  'Results',
  'Tiles',
  'Tools',
]

/** Whether a snippet is a block that stands directly in a section: no page, no section, no entry of another block. */
function isOffered(title: string): boolean {
  const name = title.split(':')[0] ?? ''
  return (
    isBlockName(name) &&
    name !== 'Section' &&
    (blockParents[name] ?? 'Section') === 'Section' &&
    !WITHOUT_CHOICE.includes(name)
  )
}

/** A snippet's text, with the words of its placeholders and the first of its choices. */
const filled = (body: string) =>
  body.replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')

export const BLOCK_CHOICES: readonly BlockChoice[] = [
  ...PLAIN,
  ...Object.entries(snippets)
    .filter(([title]) => isOffered(title))
    .map(([name, { description, body }]) => ({ name, about: description, text: filled(body) })),
]
