/** The shape of a page: one title, sections with one `##` at their head and one picture, each anchor once. */
import { faqAnchor } from '#lib/content/faqs.ts'
import { WIDE_FIGURES } from '#lib/content/figures.ts'
import type { Layout } from '#lib/content/schema.ts'
import type { Block, Heading } from '../page.ts'
import { autofix, type Finding, suggestion } from '../problems.ts'
import { layoutOf, type PageRule, type Site, type SitePage } from '../site.ts'
import { listAt, valueAt } from '../source.ts'
import ANCHORS from '../tables/anchors.json' with { type: 'json' }

function sectionFinding(section: Block, headings: readonly Heading[]): Finding | undefined {
  const own = headings.filter(({ block }) => block?.section === section)
  const second = own.find(({ depth, block }) => depth === 2 && block === section)
  if (!second) {
    // A # in place of ##, or a section inside, is a problem of its own.
    if (own.some(({ depth, block }) => depth === 1 || block !== section)) return undefined
    const remedy = 'Write ## and a heading that says what the section says'
    return { found: 'the section has no heading, one line with ## at its start', remedy }
  }
  const first = section.node.children.find(({ type }) => type !== 'mdxFlowExpression')
  if (first?.type === 'heading') return undefined
  const remedy = `Move "## ${second.text}" to its first line`
  return { found: 'the section does not start with its heading', remedy }
}

/** What is wrong with a heading below one of a depth, or nothing; `hasHead` says whether its section has a `##`. */
function headingFinding(
  { depth, text, block }: Heading,
  above: number,
  hasHead: boolean,
): Finding | undefined {
  if (block && block.name !== 'Section') {
    const found = `a heading inside <${block.name}>, while headings stand directly in a Section`
    return { found, remedy: 'Use the title of the block, or bold text' }
  }
  if (depth === 1) {
    const found = `a first-level heading: # ${text}, while the title in the front matter is the only one`
    return { found, remedy: 'Write ## in place of #', fix: autofix('# ', '## ') }
  }
  if (depth === 2 && hasHead) {
    const remedy = 'Write ### for a part of it, or close the Section above and open another'
    return {
      found: 'a second ## in one section, where one is wanted',
      remedy,
      fix: suggestion('## ', '### '),
    }
  }
  if (depth <= above + 1) return undefined
  const [marks, before, wanted] = [depth, above, above + 1].map((count) => '#'.repeat(count))
  return {
    found: `${marks} follows ${before}, the next step is ${wanted}`,
    why: 'Screen readers jump from heading to heading by level',
    remedy: `Write ${wanted}`,
    fix: autofix(`${marks} `, `${wanted} `),
  }
}

/** One title, one `##` at the head of each section, no steps left out. */
export const checkHeadings: PageRule = ({ outline }, report) => {
  const { sections = [], headings = [] } = outline ?? {}
  for (const section of sections) {
    report(section.place, sectionFinding(section, headings))
  }
  let above = 1
  let head: Block | undefined
  for (const heading of headings) {
    const { place, text, block, depth } = heading
    if (text.trim() === '')
      report(place, { found: 'a heading without words', remedy: 'Write them or remove the line' })
    report(place, headingFinding(heading, above, block !== undefined && head === block))
    if (block && block.name !== 'Section') continue
    if (depth === 2) head = block
    above = Math.max(2, depth)
  }
}

/** Ids that the frame of every page has, and those that the layouts in components/layout write themselves. */
export const FRAME: readonly string[] = ANCHORS.frame
export const LAYOUTS: Record<Layout, readonly string[]> = ANCHORS.layouts

const layoutAnchors = ({ data }: Site, page: SitePage) => [
  ...(LAYOUTS[layoutOf(page) as Layout] ?? []),
  ...(valueAt(page.yaml?.value, ['glance']) ? ['at-a-glance'] : []),
  ...listAt(page.yaml?.value, ['faqs']).map((_, index) => faqAnchor(index)),
  ...(layoutOf(page) === 'industries' ? (data.industries ?? []).map(({ id }) => id) : []),
]

/** The anchors of a page worth naming to an author: those in its text, and those that its layout adds. */
export const anchorsOf = (site: Site, page: SitePage): string[] => [
  ...(page.outline?.anchors ?? []).map(({ id }) => id),
  ...layoutAnchors(site, page),
]

/** An id that stands twice sends a link to the first of the two. */
export const checkAnchors: PageRule = (page, report, site) => {
  const seen = new Set([...FRAME, ...layoutAnchors(site, page)])
  for (const { id, place } of page.outline?.anchors ?? []) {
    if (seen.has(id)) {
      report(place, {
        found: `the anchor #${id} stands on this page twice`,
        why: 'Every heading makes an anchor of its words, and the frame of the page has some of its own',
        remedy: 'Give the section another id, or reword the heading',
      })
    }
    seen.add(id)
  }
}

const SECTIONS: Record<string, readonly [number, number]> = { detail: [2, 5], landing: [1, 8] }

/** A page has neither too few sections nor too many. */
export const checkSections: PageRule = (page, report) => {
  const { outline, yaml } = page
  const layout = layoutOf(page) ?? ''
  const [least, most] = SECTIONS[layout] ?? []
  const count = outline?.sections.length ?? 0
  if (!outline || !least || !most || (count >= least && count <= most)) return
  report(outline.blocks[0]?.place ?? yaml?.at(['layout']), {
    found: `the page has ${count === 1 ? '1 section' : `${count} sections`}, while a ${layout} page takes ${least} to ${most}`,
    remedy: count < least ? `Add ${least - count}` : 'Join those that belong together',
  })
}

/** The drawings and photographs of a page, each with its section and the place of its name. */
function picturesOf({ outline }: SitePage) {
  const drawings = (outline?.blocks ?? [])
    .filter(({ name }) => name === 'Figure')
    .map(({ place, props, section }) => {
      // Two results drawn in one way are two drawings.
      const key = [props.value.name, props.value.of].join(' ').trim()
      return { kind: 'drawing', place, name: props.value.name, key, at: props.at(['name']), section }
    })
  const photographs = (outline?.photographs ?? []).map(({ name, place, apart, section }) => {
    return { kind: 'photograph', place, name, key: name, at: place, section: apart ? section : undefined }
  })
  return [...drawings, ...photographs]
}

/** A picture beside the text of each section, and none twice on a page. */
export const checkPictures: PageRule = (page, report) => {
  const pictures = picturesOf(page)
  for (const section of page.outline?.sections ?? []) {
    const own = pictures.filter((one) => one.section === section).sort((a, b) => a.place.line - b.place.line)
    if (own.length === 0 && layoutOf(page) === 'detail') {
      const found = 'the section has no figure, while each section of a detail page has one beside its text'
      const remedy = 'Add a <Figure … /> that shows the idea of this section, or a photograph'
      report(section.place, { found, remedy })
    }
    for (const { place } of own.slice(1)) {
      const remedy = 'Move it to another section or take it out'
      report(place, { found: 'a second figure in one section, where one has room', remedy })
    }
  }
  for (const [index, { kind, name, key, at }] of pictures.entries()) {
    const first = pictures.slice(0, index).find((one) => one.kind === kind && one.key === key)
    if (!first || typeof name !== 'string') continue
    report(at, {
      found: `the ${kind} ${name} stands on this page twice, first on line ${first.place.line}`,
      why: `A ${kind} that is seen again tells nothing new`,
      remedy: `Choose another ${kind} for one of the two`,
    })
  }
}

const isWide = (name: unknown) => WIDE_FIGURES.some((one) => one === name)

/** Each picture is shown in a way that suits it, and no page is one rhythm from top to bottom. */
export const checkCompositions: PageRule = (page, report) => {
  const why = 'The layout is chosen by what the figure has to show, so that pages can be told apart'
  const pictures = picturesOf(page)
  const sections = page.outline?.sections ?? []
  const seen = sections.flatMap((section) => {
    const { layout = 'beside' } = section.props.value
    const picture = pictures.find((one) => one.section === section)
    const at = section.props.at(['layout'])
    if (layout !== 'beside' && !picture) {
      const found = `layout ${layout} in a section without a figure, which it would compose with the text`
      report(at, { found, why, remedy: 'Add a <Figure … />, or take the layout out' })
    } else if (layout === 'wide' && picture?.kind === 'drawing' && !isWide(picture.name)) {
      const found = `the drawing ${picture.name} in a wide section, where these have more to show: ${WIDE_FIGURES.join(', ')}`
      report(at, { found, why, remedy: 'Choose one of them, or the layout pinned' })
    }
    return picture ? [layout] : []
  })
  if (seen.length < 2 || new Set(seen).size > 1 || layoutOf(page) === 'text') return
  report(sections[0]?.place, {
    found: `all sections have the layout ${seen[0]}, while a page has two or three`,
    why,
    remedy:
      'Write <Section layout="wide"> where the figure runs from left to right, and <Section layout="pinned"> where its text is long',
  })
}
