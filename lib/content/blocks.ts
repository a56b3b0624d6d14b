/**
 * The props of each block an MDX page may use. Components infer their types from them, and the content check
 * reports a wrong prop with its line before Next runs.
 */
import { z } from 'zod'
import { regulations } from './clauses.ts'
import { answerParts } from './data/dueDiligence.ts'
import { resultName } from './data/evidence.ts'
import { CLAIM_REFERENCE } from './data/fields.ts'
import { flag, group, iconName, id, text } from './fields.ts'
import { figureProps } from './figures.ts'
import { calculatorNames, pagePath } from './schema.ts'

/** The schema of each block's props, by the name of the block. */
export const blockProps = {
  Section: group(
    'One part of the page: a heading, text, lists and at most one drawing or photograph. Cards, large figures and texts that open take the full width below the text.',
    {
      id: id('The end of an address that leads here: small letters, digits, hyphens.').optional(),
      layout: z
        .enum(['beside', 'wide', 'pinned'])
        .optional()
        .describe(
          'Where the picture goes on wide screens: beside the text; wide, below it across the page; pinned, in place while the text scrolls past. Default: beside.',
        ),
    },
  ),
  Figure: figureProps,
  List: group('A list with another marker: cross for "not for you if", arrow for next steps.', {
    marker: z
      .enum(['check', 'cross', 'arrow'])
      .describe('The marker before each item; plain lists have a check.'),
  }),
  Note: group('An aside set off by the line, for example when not to buy this service.', {
    title: text(4, 60, 'Its heading.'),
  }),
  CardGrid: group('Two to eight cards.', {
    reveal: flag(
      'Shows the text only while somebody points at the card. Search engines read it anyway. Default: no.',
    ),
  }),
  Card: group('One card: title, icon, one or two sentences.', {
    title: text(3, 48, 'Title of the card.'),
    icon: iconName,
    href: pagePath.optional().describe('Makes the whole card a link to this page.'),
  }),
  Tiles: group('Two to six large figures.', {}),
  Tile: group('A large figure with its wording, from the list of claims.', {
    claim: z.string().describe(CLAIM_REFERENCE),
  }),
  Claim: group(
    'Inserts the wording of a claim into a sentence. Pages state figures about results in no other way.',
    {
      id: z.string().describe(CLAIM_REFERENCE),
    },
  ),
  Particulars: group('The legal facts about us, as a list of terms.', {}),
  Answers: group(
    'The answers of one part of due diligence; its section is left out until there is one.',
    { part: z.enum(answerParts).describe('Which part.') },
  ),
  Clauses: group(
    'A table of the clauses of a regulation, each with links to the answers of due diligence.',
    {
      regulation: z.enum(regulations).describe('Which text.'),
      caption: text(10, 100, 'What the table maps, in a line above it.'),
    },
  ),
  Tools: group(
    'All calculators, each with a picture of its example’s result and a link to the page that holds it.',
    {},
  ),
  Table: group('A table of two to four columns, with a caption.', {
    caption: text(10, 100, 'What the table compares, in a line above it.'),
  }),
  Results: group(
    'A result of our own measurements as a table, with its day, version and machine.',
    {
      of: resultName.describe(
        'Which result; until it is measured, the section around it is left out.',
      ),
      caption: text(10, 100, 'What was measured, in a line above it.'),
    },
  ),
  Accordion: group('Two to eight texts, each opened and closed separately.', {}),
  AccordionItem: group('One item that opens and closes.', {
    title: text(3, 60, 'The words on the bar.'),
  }),
  Calculator: group(
    'A calculator with a worked example: a section with its own heading and text. Goes between sections, never inside one.',
    { name: z.enum(calculatorNames).describe('The calculator to show.') },
  ),
} as const

export type BlockName = keyof typeof blockProps

/** Whether the name of a tag is that of a block. Fragments have none. */
export const isBlockName = (name: string | null): name is BlockName =>
  name !== null && Object.hasOwn(blockProps, name)

export type BlockProps<N extends BlockName> = z.infer<(typeof blockProps)[N]>

interface BlockPlace {
  /** The block that must be directly around it. Default: it may stand anywhere in a section. */
  parent?: BlockName
  /** The only blocks that it contains, and how many of them. Default: it contains text and blocks. */
  entries?: { name: BlockName; min: number; max: number }
  /** Whether it has no content, as in `<Figure … />`. Default: it has. */
  isEmpty?: boolean
}

/** Blocks that stand where their author put them, between the words of a section and across all of its width. */
export const WIDE_BLOCKS = [
  'CardGrid',
  'Tiles',
  'Table',
  'Results',
  'Clauses',
  'Tools',
  'Accordion',
] as const satisfies readonly BlockName[]

/** How many columns fit next to each other on a phone, and make a table. */
export const TABLE_COLUMNS = { min: 2, max: 4 } as const

/** Where blocks may stand, and what they contain, for those that do not follow the defaults. */
export const blockPlaces: Partial<Record<BlockName, BlockPlace>> = {
  Figure: { parent: 'Section', isEmpty: true },
  CardGrid: { parent: 'Section', entries: { name: 'Card', min: 2, max: 8 } },
  Card: { parent: 'CardGrid' },
  Tiles: { parent: 'Section', entries: { name: 'Tile', min: 2, max: 6 } },
  Tile: { parent: 'Tiles', isEmpty: true },
  Claim: { isEmpty: true },
  Particulars: { isEmpty: true },
  Answers: { parent: 'Section', isEmpty: true },
  Clauses: { parent: 'Section', isEmpty: true },
  Tools: { parent: 'Section', isEmpty: true },
  Table: { parent: 'Section' },
  Results: { parent: 'Section', isEmpty: true },
  Accordion: { parent: 'Section', entries: { name: 'AccordionItem', min: 2, max: 8 } },
  AccordionItem: { parent: 'Accordion' },
  Calculator: { isEmpty: true },
}
