import type { BlockName } from '../../lib/content/blocks.ts'

/** What blocks are called, for authors who do not write MDX, whose own names are code. */
export const BLOCK_NAMES = {
  Accordion: 'Texts that open',
  AccordionItem: 'Text that opens',
  CardGrid: 'Cards',
  Figure: 'Drawing',
  List: 'Marked points',
  Tile: 'Large figure',
  Tiles: 'Large figures',
} satisfies Partial<Record<BlockName, string>>
