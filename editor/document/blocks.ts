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

/** Snippets that stand directly in a section and need no entry of a data file. */
const IN_SECTION = /^(?:List|Note|Table|CardGrid|Accordion|Figure(?:: \w+)?)$/

/** A snippet's text, with the words of its placeholders and the first of its choices. */
const filled = (body: string) =>
  body.replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')

export const BLOCK_CHOICES: readonly BlockChoice[] = [
  ...PLAIN,
  ...Object.entries(snippets)
    .filter(([name]) => IN_SECTION.test(name))
    .map(([name, { description, body }]) => ({ name, about: description, text: filled(body) })),
]
