/** Snippets for VS Code: a page of each kind, and each block that a page may use. */
import { type BlockName, blockProps, ICON_NAMES } from '#lib/content/blocks.ts'
import { REPLACE } from '#tools/lint/site.ts'
import { KINDS, newPage } from '#tools/new-page/newPage.ts'

export interface Snippet {
  /** What an author types to get it. */
  prefix: string
  description: string
  body: string
}

const icons = (stop: number) => `\${${stop}|${ICON_NAMES.join(',')}|}`

const card = (stop: number) => `<Card title="\${${stop}:${REPLACE} title}" icon="${icons(stop + 1)}">

\${${stop + 2}:${REPLACE} one or two sentences.}

</Card>`

const item = (stop: number) => `<AccordionItem title="\${${stop}:${REPLACE} the words on the bar}">

\${${stop + 1}:${REPLACE} what shows when it is open.}

</AccordionItem>`

const figureHead = (name: string) => `<Figure
  name="${name}"
  title="\${1:${REPLACE} what the drawing shows, in one sentence}"
  caption="\${2:${REPLACE} the small line under it}"
`

const blocks: Record<BlockName, string> = {
  Section: `<Section id="\${1:anchor}">

## \${2:${REPLACE} a heading that says something}

\${3:${REPLACE} a paragraph.}

</Section>`,
  Figure: `${figureHead('pipeline')}  stages={['\${3:first}', '\${4:second}', '\${5:third}']}
/>`,
  List: `<List marker="\${1|check,cross,arrow|}">

- \${2:${REPLACE} a point}
- \${3:${REPLACE} another point}

</List>`,
  Note: `<Note title="\${1:${REPLACE} heading of the aside}">

\${2:${REPLACE} what stands apart.}

</Note>`,
  CardGrid: `<CardGrid>

${card(1)}

${card(4)}

</CardGrid>`,
  Card: card(1),
  Tiles: `<Tiles>

<Tile claim="\${1:claim}" />
<Tile claim="\${2:claim}" />

</Tiles>`,
  Tile: `<Tile claim="\${1:claim}" />`,
  Claim: `<Claim id="\${1:claim}" />`,
  Particulars: '<Particulars />',
  Accordion: `<Accordion>

${item(1)}

${item(3)}

</Accordion>`,
  AccordionItem: item(1),
}

/** Drawings that fit many sections; a page of the site shows how the others are told. */
const figures = {
  loop: `  steps={['\${3:plan}', '\${4:do}', '\${5:look}']}
  center="\${6:each week}"`,
  funnel: `  stages={['\${3:all}', '\${4:some}', '\${5:few}']}`,
  drift: `  from="\${3:last week}"
  to="\${4:this week}"
  measure="\${5:index}"`,
  timeline: `  events={['\${3:first}', '\${4:second}', '\${5:third}']}
  now="\${4:second}"`,
}

const description = (name: BlockName) => blockProps[name].description ?? ''

/** A new page with a stop at each of the words to replace. */
function pageSnippet(kind: (typeof KINDS)[number]): string {
  const title = `${REPLACE} the title`
  const related = [1, 2].map((number) => `/${number}`)
  const text = newPage({ kind, title, path: '', parent: '/0' }, related)
  let stop = 0
  const next = (words: string) => `\${${++stop}:${words}}`
  return text
    .replace(/(?<=about: ).*/, `"${REPLACE} what the visitor asks about"`)
    .replace(new RegExp(`${REPLACE} [^\\n"<>]*|(?<=parent: |  - )/\\d$`, 'gm'), (words) =>
      next(words.startsWith('/') ? '/' : words),
    )
}

/** Every snippet, by the name under which the editor lists it. */
export function snippets(): Record<string, Snippet> {
  const of = (prefix: string, about: string, text: string): Snippet => ({
    prefix,
    description: about,
    body: text,
  })
  return Object.fromEntries([
    ...KINDS.map((kind) => [
      `Page: ${kind}`,
      of(`page-${kind}`, `A new page of the kind ${kind}, as a draft.`, pageSnippet(kind)),
    ]),
    ...(Object.keys(blocks) as BlockName[]).map((name) => [
      name,
      of(`<${name}`, description(name), blocks[name]),
    ]),
    ...Object.entries(figures).map(([name, props]) => [
      `Figure: ${name}`,
      of(`figure-${name}`, `The drawing "${name}".`, `${figureHead(name)}${props}\n/>`),
    ]),
  ])
}

export const SNIPPET_FILE = '.vscode/mdx.code-snippets'

/** The snippets as the text of their file. */
export function snippetFile(): string {
  return `${JSON.stringify(snippets(), null, 2)}\n`
}
