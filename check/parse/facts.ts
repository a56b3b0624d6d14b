/** What visitors read and follow in front matter or a data file, where some texts may have bold words and links. */
import type { Nodes, PhrasingContent } from 'mdast'
import { visit } from 'unist-util-visit'
import type { z } from 'zod'
import { parseInline } from '#lib/content/inline.ts'
import { jsonOf, schemaAt } from './jsonSchema.ts'
import { linksOfYaml } from './links.ts'
import { type Link, linkOf } from './outline.ts'
import { type Passage, passagesOfYaml } from './passages.ts'
import { piecesBy } from './pieces.ts'
import { alignment, type Source, type ValueText } from './source.ts'
import type { Yaml } from './yaml.ts'

/** Few texts have signs. */
const SIGNS = /[*_`[\\&]/

/** Reads a text with its bold words and links, at their places in its file. */
function partsOf({ value, range: [start, end] }: ValueText, file: Source): PhrasingContent[] {
  const offsets = alignment(value, file.source, start, end)
  const parts = parseInline(value)
  for (const part of parts)
    visit(part as Nodes, ({ position }) => {
      const { start: first, end: last } = position ?? {}
      if (!position || first?.offset === undefined || last?.offset === undefined) return
      position.start = file.place(offsets[first.offset] ?? start)
      position.end = file.place((offsets[last.offset - 1] ?? start) + 1)
    })
  return parts
}

/** Facts have no claims. */
const pieces = piecesBy(() => undefined)

/** The passages and links in YAML. */
export function readFacts(
  yaml: Yaml,
  schema: z.ZodType,
  file: Source,
  kind?: 'field' | 'label',
): { passages: Passage[]; links: Link[] } {
  const inline = yaml.texts.filter(
    ({ path, value }) => SIGNS.test(value) && schemaAt(jsonOf(schema), path, yaml.value)?.inline,
  )
  const parts = new Map(inline.map((text) => [text, partsOf(text, file)]))
  const links = linksOfYaml(yaml)
  for (const part of [...parts.values()].flat())
    visit(part as Nodes, 'link', (node) => {
      links.push(linkOf(node))
    })
  return {
    passages: passagesOfYaml(yaml, file, kind, (text) => parts.get(text)?.flatMap(pieces)),
    links,
  }
}
