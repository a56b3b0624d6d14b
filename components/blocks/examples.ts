import type { ReactElement } from 'react'

/** A block as tests and the style guide show it. */
export type BlockExample = {
  element: ReactElement<object>
  /** The same as text to copy into a page. */
  mdx: string
}

/** `typical` is what most pages write; `fullest` is the longest and the most that a page may write. */
export type BlockExamples = Readonly<
  Record<'typical' | 'fullest', BlockExample> & Record<string, BlockExample>
>
