/**
 * The props of each block that an MDX page may use. Shared by the components (which infer their types from here)
 * and by the content check (which reports a wrong prop with its line before Next ever runs).
 */
import { z } from 'zod'
import { figureProps } from './figures.ts'
import { iconName } from './icons.ts'
import { pagePath } from './schema.ts'

const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'while an anchor is lower-case letters, digits and hyphens')
  .describe('Anchor to link to: lower-case letters, digits, hyphens.')

export const blockProps = {
  Section: z
    .strictObject({
      id: id.optional(),
      layout: z
        .enum(['beside', 'wide', 'pinned'])
        .optional()
        .describe(
          'How the picture stands to the text on wide screens: beside it; wide, below it across the page, with notes in the margin; pinned, where it stays while the text scrolls past. Default: beside.',
        ),
    })
    .describe(
      'One part of the page: a "##" heading, text, lists and at most one Figure or photograph. Card grids, tiles and accordions in it take the full width below the text.',
    ),
  Figure: figureProps,
  List: z
    .strictObject({
      marker: z
        .enum(['check', 'cross', 'arrow'])
        .describe('The mark before each point; plain lists have a check.'),
    })
    .describe('A Markdown list with another mark: cross for "not for you if", arrow for what leads on.'),
  Note: z
    .strictObject({ title: z.string().min(4).max(60).describe('Its heading.') })
    .describe('An aside set apart by the line, for example when not to buy this service.'),
  CardGrid: z
    .strictObject({
      reveal: z
        .boolean()
        .optional()
        .describe('Shows the text on hover, focus and touch only; it stays in the HTML. Default: no.'),
    })
    .describe('Two to eight Card blocks.'),
  Card: z
    .strictObject({
      title: z.string().min(3).max(48).describe('Title of the card.'),
      icon: iconName,
      href: pagePath.optional().describe('Makes the whole card a link to this page.'),
    })
    .describe('One card: title, icon, one or two sentences.'),
  Tiles: z.strictObject({}).describe('Two to six Tile blocks.'),
  Tile: z
    .strictObject({ claim: z.string().describe('Id of an entry in content/data/claims.yaml.') })
    .describe('A figure set large with its wording, from the list of claims.'),
  Claim: z
    .strictObject({ id: z.string().describe('Id of an entry in content/data/claims.yaml.') })
    .describe(
      'Sets the wording of a claim into a sentence. Figures about results stand on the site in no other way.',
    ),
  Particulars: z
    .strictObject({})
    .describe('What content/data/legal.yaml says of the provider, as a list of terms.'),
  Table: z
    .strictObject({
      caption: z.string().min(10).max(100).describe('What the table compares, as a line above it.'),
    })
    .describe('A Markdown table of two to four columns, with the line that names it.'),
  Accordion: z
    .strictObject({})
    .describe('Two to eight AccordionItem blocks, each opened and closed by itself.'),
  AccordionItem: z
    .strictObject({ title: z.string().min(3).max(60).describe('The words on the bar.') })
    .describe('One item that opens and closes.'),
} as const

export type BlockName = keyof typeof blockProps
export type BlockProps<N extends BlockName> = z.infer<(typeof blockProps)[N]>

/** Which blocks may stand directly in which; a block that is not named here may stand anywhere in a Section. */
export const blockParents: Partial<Record<BlockName, readonly BlockName[]>> = {
  Figure: ['Section'],
  CardGrid: ['Section'],
  Tiles: ['Section'],
  Table: ['Section'],
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
export const emptyBlocks: readonly BlockName[] = ['Figure', 'Tile', 'Claim', 'Particulars']
