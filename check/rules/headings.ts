/** The structure of a page: one title, sections that start with their only `##`, one picture each, unique anchors. */
import { blockProps } from '#lib/content/blocks.ts'
import { faqAnchor } from '#lib/content/schema.ts'
import { type Block, type Heading, type JsxNode, rangeOf } from '../page.ts'
import { autofix, counted, type Finding, say, suggestion } from '../problems.ts'
import {
  layoutOf,
  type PageInSiteRule,
  type PageRule,
  rulesOf,
  type Site,
  type SitePage,
} from '../site.ts'
import { listAt, repeatsIn, valueAt } from '../source.ts'
import TABLE from '../tables/layouts.json' with { type: 'json' }
import WIDE from '../tables/wide.json' with { type: 'json' }

function sectionFinding(
  section: Block,
  headings: readonly Heading[],
  node?: JsxNode,
): Finding | undefined {
  const own = headings.filter(({ block }) => block?.section === section)
  const second = own.find(({ depth, block }) => depth === 2 && block === section)
  // A # instead of ##, or a nested section, is reported separately.
  const hasOther = own.some(({ depth, block }) => depth === 1 || block !== section)
  if (!second) return hasOther ? undefined : say('heading.none')
  const first = node?.children.find(({ type }) => type !== 'mdxFlowExpression')
  return first?.type === 'heading' ? undefined : say('heading.late', { text: second.text })
}

/** Returns what is wrong with a heading, if anything; `hasHead` is whether its section already has a `##`. */
function headingFinding({ depth, text, block }: Heading, above: number, hasHead: boolean) {
  // If the block around it is misspelled, that is the problem.
  if (block && !Object.hasOwn(blockProps, block.name)) return undefined
  if (block && block.name !== 'Section') return say('heading.in-block', { name: block.name })
  if (depth === 1) return say('heading.first-level', { text }, autofix('# ', '## '))
  if (depth === 2 && hasHead) return say('heading.second', {}, suggestion('## ', '### '))
  if (depth <= above + 1) return undefined
  const [marks, before, wanted] = [depth, above, above + 1].map((count) => '#'.repeat(count))
  return say('heading.step', { marks, before, wanted }, autofix(`${marks} `, `${wanted} `))
}

/** The length of a heading that can be taken in at a glance. */
const MOST = 100

export const checkHeadings: PageRule = ({ outline }, report) => {
  const { sections = [], headings = [], syntax } = outline ?? {}
  for (const section of sections)
    report(section.place, sectionFinding(section, headings, syntax?.written.get(section)?.node))
  let above = 1
  let head: Block | undefined
  for (const heading of headings) {
    const { place, text, block, depth, slip } = heading
    if (slip) {
      report(place, say(`heading.${slip}`))
      continue
    }
    if (text.trim() === '') report(place, say('heading.empty'))
    if (text.length > MOST) report(place, say('heading.long', { length: text.length, most: MOST }))
    report(place, headingFinding(heading, above, block !== undefined && head === block))
    if (block && block.name !== 'Section') continue
    if (depth === 2) head = block
    above = Math.max(2, depth)
  }
}

export const FRAME: readonly string[] = TABLE.frame

const layoutAnchors = ({ data }: Site, page: SitePage) => [
  ...(rulesOf(page).anchors ?? []),
  ...(valueAt(page.yaml?.value, ['glance']) ? ['at-a-glance'] : []),
  ...listAt(page.yaml?.value, ['faqs']).map((_, index) => faqAnchor(index)),
  ...(layoutOf(page) === 'industries' ? (data.industries ?? []).map(({ id }) => id) : []),
]

/** Returns the anchors of a page that authors may want: those in its text, and those its layout adds. */
export const anchorsOf = (site: Site, page: SitePage): string[] => [
  ...(page.outline?.anchors ?? []).map(({ id }) => id),
  ...layoutAnchors(site, page),
]

export const checkAnchors: PageInSiteRule = (page, report, site) => {
  const added = new Set([...FRAME, ...layoutAnchors(site, page)])
  const anchors = [
    ...Array.from(added, (id) => ({ id, place: undefined })),
    ...(page.outline?.anchors ?? []),
  ]
  for (const [{ id, place }] of repeatsIn(anchors, ({ id }) => id))
    report(place, say('anchor.twice', { id }))
}

export const checkSections: PageRule = (page, report) => {
  const { outline, yaml } = page
  const layout = layoutOf(page)
  const [least, most] = rulesOf(page).sections ?? []
  const count = outline?.sections.length ?? 0
  if (!outline || !least || !most || (count >= least && count <= most)) return
  const place = outline.blocks[0]?.place ?? yaml?.at(['layout'])
  report(place, say('sections.count', { has: counted(count, 'section'), layout, least, most }))
}

function picturesOf({ outline }: SitePage) {
  const drawings = (outline?.blocks ?? [])
    .filter(({ name }) => name === 'Figure')
    .map(({ place, props, section }) => {
      // Two results in the same kind of drawing are two drawings.
      const key = [props.value.name, props.value.of].join(' ').trim()
      return {
        kind: 'drawing',
        place,
        name: props.value.name,
        key,
        at: props.at(['name']),
        section,
      }
    })
  const photographs = (outline?.photographs ?? []).map(({ name, place, apart, section }) => {
    return {
      kind: 'photograph',
      place,
      name,
      key: name,
      at: place,
      section: apart ? section : undefined,
    }
  })
  return [...drawings, ...photographs]
}

export const checkPictures: PageRule = (page, report) => {
  const pictures = picturesOf(page)
  const { sections = [] } = page.outline ?? {}
  const seen = sections.flatMap((section) => {
    const { layout = 'beside' } = section.props.value
    const at = section.props.at(['layout'])
    const own = pictures
      .filter((one) => one.section === section)
      .sort((a, b) => a.place.line - b.place.line)
    const [first, ...more] = own
    // A picture that cannot be read is reported itself; a table may say what a drawing would repeat.
    const isOther = /!\[|<(?:img|image|figure|Table)\b/.test(
      page.source.slice(...rangeOf(section.node)),
    )
    if (!first && !isOther && layoutOf(page) === 'detail') report(section.place, say('figure.none'))
    else if (layout !== 'beside' && !first) report(at, say('sections.without-figure', { layout }))
    else if (
      layout === 'wide' &&
      first?.kind === 'drawing' &&
      !WIDE.figures.includes(String(first.name))
    )
      report(at, say('sections.narrow', { name: first.name, names: WIDE.figures.join(', ') }))
    for (const { place } of more) report(place, say('figure.second'))
    return first ? [layout] : []
  })
  if (seen.length > 1 && new Set(seen).size === 1 && layoutOf(page) !== 'text')
    report(sections[0]?.place, say('sections.alike', { layout: seen[0] }))
  for (const [{ kind, name, at }, { place }] of repeatsIn(
    pictures,
    ({ kind, key }) => `${kind} ${key}`,
  ))
    if (typeof name === 'string') report(at, say('figure.twice', { kind, name, line: place.line }))
}
