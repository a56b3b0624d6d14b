/** The blocks that can be added to a section, as texts with words to be replaced. */
import snippets from '../../.vscode/mdx.code-snippets'
import { REPLACE } from '../../check/parse/passages.ts'
import { type BlockName, blockPlaces, isBlockName } from '../../lib/content/blocks.ts'
import type { DrawableSeries } from './series.ts'

interface BlockChoice {
  name: string
  about: string
  text: string
}

/** What stands for a series, and for the row that its drawing marks. */
const SERIES = 'series="series"'
const ROW = 'at="row"'

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
    (blockPlaces[name]?.parent ?? 'Section') === 'Section' &&
    !WITHOUT_CHOICE.includes(name)
  )
}

/** Snippets in the words of authors who do not write MDX: those of the snippets are for the source. */
const IN_PLAIN_WORDS: Record<string, Pick<BlockChoice, 'name' | 'about'>> = {
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
  'Figure: bars': {
    name: 'Drawing: bars',
    about: 'Numbers beside each other, one of which stands out.',
  },
  'Figure: anomaly': {
    name: 'Drawing: numbers over time',
    about: 'Numbers in their usual range, and the one farthest outside it.',
  },
  'Figure: quadrant': { name: 'Drawing: points', about: 'Points between two scales.' },
  'Figure: schedule': { name: 'Drawing: schedule', about: 'What goes on from when until when.' },
  'Figure: matrix': {
    name: 'Drawing: grid',
    about: 'What works with what, what needs a look, and what is left out.',
  },
  'Figure: layers': { name: 'Drawing: layers', about: 'Layers, one of which is out of line.' },
  'Figure: lanes': { name: 'Drawing: lanes', about: 'Who does what, step by step.' },
  'Figure: tree': { name: 'Drawing: tree', about: 'A question, and where each answer leads.' },
  'Figure: sequence': {
    name: 'Drawing: messages',
    about: 'Who says what to whom, one after the other.',
  },
  'Figure: reconcile': {
    name: 'Drawing: two lists',
    about: 'Two lists side by side; rows that differ are marked.',
  },
  'Figure: checklist': {
    name: 'Drawing: checklist',
    about: 'What is done, and the one thing that is not.',
  },
  'Figure: tokens': { name: 'Drawing: marked words', about: 'A text with some words marked.' },
  'Figure: ports': {
    name: 'Drawing: connections',
    about: 'One thing in the middle, and what it connects to.',
  },
}

/** A snippet's text, with the words of its placeholders and the first of its choices. */
const filled = (body: string) =>
  body.replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')

export const BLOCK_CHOICES: readonly BlockChoice[] = [
  ...PLAIN,
  ...Object.entries(snippets)
    .filter(([title]) => isOffered(title))
    .map(([title, { description, body }]) => ({
      ...(IN_PLAIN_WORDS[title] ?? { name: title, about: description }),
      text: filled(body),
    })),
]

/** Whether a block shows a series, so that there has to be one that no page shows yet. */
export const needsSeries = (block: string) => block.includes(SERIES)

/** A block that shows a series. */
export const withSeries = (block: string, { name, at }: DrawableSeries) =>
  block.replace(SERIES, `series="${name}"`).replace(ROW, `at="${at}"`)
