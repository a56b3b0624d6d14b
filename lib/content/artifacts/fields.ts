/** The fields that artifacts have in common. */
import { z } from 'zod'
import { entries, flag, group, list, text } from '../fields.ts'

const layout = z
  .enum(['beside', 'text'])
  .describe(
    'Where it stands on a wide screen: beside the title, or below it. Pages next to each other in the menu have it in different places.',
  )

const wideLayout = z
  .enum(['beside', 'across', 'text'])
  .describe(
    'Where it stands on a wide screen: beside the title, below it, or across the page. Pages next to each other in the menu have it in different places.',
  )

const common = {
  name: text(3, 32, 'The heading of the sheet: what kind of document it is, or what it is called.'),
  about: text(3, 40, 'The words beside the heading: a date, a version, how many runs.'),
  caption: text(
    30,
    150,
    'What to see in it, below the sheet. Says "(example)", so that nobody takes it for a client’s.',
  ).regex(/^\p{Lu}.*\(example\)/u, 'it begins with a capital and says "(example)"'),
}

/** The schema of a kind of artifact. */
export const artifact = <K extends string, S extends z.ZodRawShape>(
  kind: K,
  about: string,
  shape: S,
) => group(about, { kind: z.literal(kind), layout, ...common, ...shape })

/** The same for a drawing that is as wide as the page and, with all that it takes, ends in the first window of a laptop. */
export const wideArtifact = <K extends string, S extends z.ZodRawShape>(
  kind: K,
  about: string,
  shape: S,
) => group(about, { kind: z.literal(kind), layout: wideLayout, ...common, ...shape })

/** Words in a row or a label, which have only so much room. */
export const words = (max: number, about: string) => text(1, max, about)

/** The headings of a table with so many columns. */
export const columns = (count: number) =>
  list('The headings of the columns.', [count, count], words(26, 'A heading.'))

/** What a drawing without words of its own says, for readers who cannot see it. */
export const alternative = text(
  40,
  260,
  'What the drawing shows, in a sentence or two, for readers who cannot see it.',
)

/** The line below a rule that sums up. */
export const result = (about: string) => text(5, 90, `The line below: ${about}`)

/** Words of a text that stand out in it. */
export const mark = (about: string) => text(1, 60, about)

/** Labels with a text each, as in a memo. */
export const terms = entries('Labels with a text each, in order.', [2, 4], {
  term: words(14, 'The label.'),
  text: text(3, 120, 'The text next to it.'),
  mark: mark('The words in the text that stand out. Default: none.').optional(),
  isLarge: flag('The text is larger than the others.'),
})

/** The marks of terms, for {@link marksWithin}. */
export const marksOfTerms = ({ terms: all }: { terms?: z.infer<typeof terms> | undefined }) =>
  (all ?? []).map(({ text, mark }, index) => ({ path: ['terms', index, 'mark'], text, mark }))
