import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
// Names the data that parsers read their extensions from.
import type {} from 'remark-parse'
import type { Processor } from 'unified'

/** Remark plugin: tables, and nothing else of what `remark-gfm` adds. Its bare addresses would be links without words. */
export function remarkTables(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()]
}
