import { parseMdx } from '../parse/mdx.ts'
import { outlineOf } from '../parse/outline.ts'
import type { SitePage } from '../parse/page.ts'
import type { Site } from '../parse/site.ts'
import { placesOf } from '../parse/source.ts'
import { formatProblem, type Problem, reporter } from '../problems.ts'
import { checkTables } from '../rules/markup/tables.ts'
import { checkBlocks, checkContents, checkCounts, checkNesting } from '../rules/page/blocks.ts'

/** Reads a text with blocks, and checks them. */
export function readMdx(source: string): {
  outline: ReturnType<typeof outlineOf> | undefined
  messages: string[]
} {
  const problems: Problem[] = []
  const report = reporter(problems, 'a.mdx')
  const place = placesOf(source)
  const tree = parseMdx(source, report, place)
  const outline = tree && outlineOf(tree, { source, place }, () => undefined, report)
  const page = { path: '/a', file: 'a.mdx', source, outline } as SitePage
  for (const rule of [checkBlocks, checkNesting, checkContents, checkTables]) rule(page, report)
  checkCounts(page, report, { page: () => undefined } as unknown as Site)
  return { outline, messages: problems.map(formatProblem) }
}
