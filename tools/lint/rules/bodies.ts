/** Text under the front matter is shown, or it does not stand there. */

import type { Layout } from '#lib/content/schema.ts'
import { placeOf } from '../elements.ts'
import { problemAt } from '../errors.ts'
import { type Check, layoutOf } from '../site.ts'

/** Layouts whose words all stand in the front matter and in data files. */
export const WITHOUT_BODY: readonly string[] = [
  'home',
  'industries',
  'contact',
  'siteIndex',
] satisfies Layout[]

export const checkBodies: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const layout = layoutOf(page)
    if (layout === undefined || !WITHOUT_BODY.includes(layout)) return []
    const first = page.outline?.tree.children.find(
      (node) => node.type !== 'yaml' && node.type !== 'mdxFlowExpression',
    )
    if (!first) return []
    return [
      problemAt(page.file, placeOf(first), {
        rule: 'body',
        found: `text under the front matter of a page with the layout ${layout}`,
        expected: 'which shows none',
        why: 'All its words stand in the front matter and in content/data',
        remedy: 'Move the text there, or to another page',
      }),
    ]
  })
