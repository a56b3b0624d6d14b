import type { BlockName, BlockProps } from '#lib/content/blocks.ts'
import { getClaim, getData } from '#lib/content/pages.ts'
import { heading, joined, link, list, paragraph, text } from './markdown.ts'

/** Makes the target of a link an address in full. */
export type Url = (target: string) => string

/** Gets what the block is told, and the Markdown of what stands in it. */
export type Writer<Props = object> = (props: Props, content: string, url: Url) => string

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)

/** What a drawing or a photograph shows, for readers who do not see it. */
export const picture = (kind: 'Figure' | 'Photograph', ...sentences: readonly string[]) =>
  paragraph(`*${text(`${kind}: ${sentences.map(sentence).join(' ')}`)}*`)

/** The blocks of `components/mdx.tsx` as Markdown, with the same words and the same headings. */
export const blocks = {
  Section: (_, content) => content,
  Figure: ({ title, caption }) => picture('Figure', title, caption),
  List: (_, content) => content,
  Note: ({ title }, content) => joined([heading(3, text(title)), content]),
  CardGrid: (_, content) => content,
  Card: ({ title, href }, content, url) =>
    joined([heading(3, href ? link(text(title), url(href)) : text(title)), content]),
  Particulars: () =>
    list(getData().legal.map(({ term, text: words }) => `**${text(term)}**: ${text(words)}`)),
  Tiles: (_, content) => content.replaceAll('\n\n', '\n'),
  Tile: ({ claim }) => list([text(getClaim(claim).wording)]),
  Claim: ({ id }) => text(getClaim(id).phrase),
  Accordion: (_, content) => content,
  AccordionItem: ({ title }, content) => joined([heading(3, text(title)), content]),
} satisfies { [N in BlockName]: Writer<BlockProps<N>> }
