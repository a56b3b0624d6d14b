import { evaluateSync } from '@mdx-js/mdx'
import type { ComponentType } from 'react'
import * as runtime from 'react/jsx-runtime'
import rehypeSlug from 'rehype-slug'
import { Accordion } from '#components/blocks/Accordion/Accordion.tsx'
import { AccordionItem } from '#components/blocks/Accordion/AccordionItem.tsx'
import { Card } from '#components/blocks/CardGrid/Card.tsx'
import { CardGrid } from '#components/blocks/CardGrid/CardGrid.tsx'
import { Claim } from '#components/blocks/Claim/Claim.tsx'
import { List } from '#components/blocks/List/List.tsx'
import { Note } from '#components/blocks/Note/Note.tsx'
import { Particulars } from '#components/blocks/Particulars/Particulars.tsx'
import { Section } from '#components/blocks/Section/Section.tsx'
import { Table } from '#components/blocks/Table/Table.tsx'
import { Tile } from '#components/blocks/Tiles/Tile.tsx'
import { Tiles } from '#components/blocks/Tiles/Tiles.tsx'
import { Figure } from '#components/figures/Figure.tsx'
import { Photograph } from '#components/figures/Photograph.tsx'
import type { BlockName } from '#lib/content/blocks.ts'
import remarkPhotographs from '#lib/content/remarkPhotographs.ts'
import { remarkTables } from '#lib/content/remarkTables.ts'

/** The blocks that an MDX page may use, a closed list; the content check knows them from `lib/content/blocks.ts`. */
export const blocks = {
  Accordion,
  AccordionItem,
  Card,
  CardGrid,
  Claim,
  Figure,
  List,
  Note,
  Particulars,
  Section,
  Table,
  Tile,
  Tiles,
  // biome-ignore lint/suspicious/noExplicitAny: each block has props of its own; what matters here is that none is missing.
} satisfies Record<BlockName, ComponentType<any>>

/** The text of a page as an author writes it: the blocks, and photographs, for which Markdown has an image. */
export function Mdx({ text }: { text: string }) {
  const { default: Content } = evaluateSync(text, {
    ...runtime,
    remarkPlugins: [remarkTables, remarkPhotographs],
    rehypePlugins: [rehypeSlug],
  })
  return <Content components={{ ...blocks, img: Photograph }} />
}
