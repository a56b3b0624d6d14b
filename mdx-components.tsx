import type { MDXComponents } from 'mdx/types'
import type { ComponentType } from 'react'
import { Accordion, AccordionItem } from '#components/blocks/Accordion/Accordion.tsx'
import { Card, CardGrid } from '#components/blocks/CardGrid/CardGrid.tsx'
import { Answers, Clauses } from '#components/blocks/DueDiligence/DueDiligence.tsx'
import { Note } from '#components/blocks/Note/Note.tsx'
import { Particulars } from '#components/blocks/Particulars/Particulars.tsx'
import { List, Section } from '#components/blocks/Section/Section.tsx'
import { Results, Table } from '#components/blocks/Table/Table.tsx'
import { Claim, Tile, Tiles } from '#components/blocks/Tiles/Tiles.tsx'
import { Tools } from '#components/blocks/Tools/Tools.tsx'
import { Figure } from '#components/figures/Figure.tsx'
import { Photograph } from '#components/figures/Photograph.tsx'
import { Calculator } from '#components/islands/Calculator/Calculator.tsx'
import { AskLink } from '#components/ui/AskLink/AskLink.tsx'
import type { BlockName } from '#lib/content/blocks.ts'

/** The blocks MDX pages may use, a closed list; the content check knows them from `lib/content/blocks.ts`. */
export const blocks = {
  Accordion,
  AccordionItem,
  Answers,
  Calculator,
  Card,
  CardGrid,
  Claim,
  Clauses,
  Figure,
  List,
  Note,
  Particulars,
  Results,
  Section,
  Table,
  Tile,
  Tiles,
  Tools,
  // biome-ignore lint/suspicious/noExplicitAny: each block has props of its own; what matters here is that none is missing.
} satisfies Record<BlockName, ComponentType<any>>

/** The blocks, and what the plugins in `lib/mdx` put into a page. */
export const components: MDXComponents = { ...blocks, AskLink, img: Photograph }

/** What Next gives each compiled page. */
export const useMDXComponents = () => components
