/**
 * The props of each block that an MDX page may use. Shared by the components (which infer their types from here)
 * and by the content check (which reports a wrong prop with its line before Next ever runs).
 */
import { z } from 'zod'
import { resultName } from './evidence.ts'
import { anyText, flag, group, id, text } from './fields.ts'
import { figureProps } from './figures.ts'
import { iconName } from './icons.ts'
import { pagePath } from './schema.ts'

/** Each has an entry in components/islands/Tool/Tool.tsx and is a file of lib/tools. */
const toolNames = [
  'test-maturity',
  'test-cases',
  'error-budget',
  'flakiness-cost',
  'drift-alarms',
  'load-model',
] as const

export const blockProps = {
  Section: group(
    'One part of the page: a "##" heading, text, lists and at most one Figure or photograph. Card grids, tiles and accordions in it take the full width below the text.',
    {
      id: id('Anchor to link to: lower-case letters, digits, hyphens.').optional(),
      layout: z
        .enum(['beside', 'wide', 'pinned'])
        .optional()
        .describe(
          'How the picture stands to the text on wide screens: beside it; wide, below it across the page, with notes in the margin; pinned, where it stays while the text scrolls past. Default: beside.',
        ),
      measured: resultName
        .optional()
        .describe(
          'Shows the section only where content/data/evidence.yaml has this result. Default: always.',
        ),
    },
  ),
  Figure: figureProps,
  List: group('A Markdown list with another mark: cross for "not for you if", arrow for what leads on.', {
    marker: z
      .enum(['check', 'cross', 'arrow'])
      .describe('The mark before each point; plain lists have a check.'),
  }),
  Note: group('An aside set apart by the line, for example when not to buy this service.', {
    title: text(4, 60, 'Its heading.'),
  }),
  CardGrid: group('Two to eight Card blocks.', {
    reveal: flag('Shows the text on hover, focus and touch only; it stays in the HTML. Default: no.'),
  }),
  Card: group('One card: title, icon, one or two sentences.', {
    title: text(3, 48, 'Title of the card.'),
    icon: iconName,
    href: pagePath.optional().describe('Makes the whole card a link to this page.'),
  }),
  Tiles: group('Two to six Tile blocks.', {}),
  Tile: group('A figure set large with its wording, from the list of claims.', {
    claim: anyText('Id of an entry in content/data/claims.yaml.'),
  }),
  Claim: group(
    'Sets the wording of a claim into a sentence. Figures about results stand on the site in no other way.',
    { id: anyText('Id of an entry in content/data/claims.yaml.') },
  ),
  Particulars: group('What content/data/legal.yaml says of the provider, as a list of terms.', {}),
  Table: group('A Markdown table of two to four columns, with the line that names it.', {
    caption: text(10, 100, 'What the table compares, as a line above it.'),
  }),
  Results: group('A result of content/data/evidence.yaml as a table, with its day, commit and machine.', {
    of: resultName.describe('Which result; the section around it names the same as measured.'),
    caption: text(10, 100, 'What was measured, as a line above it.'),
  }),
  Accordion: group('Two to eight AccordionItem blocks, each opened and closed by itself.', {}),
  AccordionItem: group('One item that opens and closes.', { title: text(3, 60, 'The words on the bar.') }),
  Tool: group(
    'A calculator with a worked example, as a section of its own with heading and text. Stands beside the Section blocks, never in one.',
    { name: z.enum(toolNames).describe('Which one.') },
  ),
} as const

export type BlockName = keyof typeof blockProps
export type BlockProps<N extends BlockName> = z.infer<(typeof blockProps)[N]>

/** Which blocks may stand directly in which; a block that is not named here may stand anywhere in a Section. */
export const blockParents: Partial<Record<BlockName, readonly BlockName[]>> = {
  Figure: ['Section'],
  CardGrid: ['Section'],
  Tiles: ['Section'],
  Table: ['Section'],
  Results: ['Section'],
  Accordion: ['Section'],
  Card: ['CardGrid'],
  Tile: ['Tiles'],
  AccordionItem: ['Accordion'],
}

/** Blocks that hold blocks of one kind and nothing else, with the least and the most of them. */
export const blockChildren: Partial<Record<BlockName, { of: BlockName; least: number; most: number }>> = {
  CardGrid: { of: 'Card', least: 2, most: 8 },
  Tiles: { of: 'Tile', least: 2, most: 6 },
  Accordion: { of: 'AccordionItem', least: 2, most: 8 },
}

/** Blocks that are whole without content: `<Figure … />`. */
export const emptyBlocks: readonly BlockName[] = ['Figure', 'Tile', 'Claim', 'Particulars', 'Results', 'Tool']
