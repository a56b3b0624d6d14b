import { examples as Accordion } from '#components/blocks/Accordion/Accordion.examples.tsx'
import { examples as AccordionItem } from '#components/blocks/Accordion/AccordionItem.examples.tsx'
import { examples as Card } from '#components/blocks/CardGrid/Card.examples.tsx'
import { examples as CardGrid } from '#components/blocks/CardGrid/CardGrid.examples.tsx'
import { examples as Claim } from '#components/blocks/Claim/Claim.examples.tsx'
import type { BlockExamples } from '#components/blocks/examples.ts'
import { examples as List } from '#components/blocks/List/List.examples.tsx'
import { examples as Note } from '#components/blocks/Note/Note.examples.tsx'
import { examples as Particulars } from '#components/blocks/Particulars/Particulars.examples.tsx'
import { examples as Section } from '#components/blocks/Section/Section.examples.tsx'
import { examples as Table } from '#components/blocks/Table/Table.examples.tsx'
import { examples as Tile } from '#components/blocks/Tiles/Tile.examples.tsx'
import { examples as Tiles } from '#components/blocks/Tiles/Tiles.examples.tsx'
import type { BlockName } from '#lib/content/blocks.ts'

/** The examples of every block, the same that the tests read: a block without them does not compile. */
export const blockExamples = {
  Section,
  List,
  Note,
  CardGrid,
  Card,
  Table,
  Tiles,
  Tile,
  Claim,
  Accordion,
  AccordionItem,
  Particulars,
} satisfies Record<Exclude<BlockName, 'Figure'>, BlockExamples>
