/** The shape of a page: one title, sections with one `##` at their head and one picture, each anchor once. */
import { faqAnchor } from '#lib/content/faqs.ts'
import { WIDE_FIGURES } from '#lib/content/figures.ts'
import type { Layout } from '#lib/content/schema.ts'
import { type Block, isWithin, type Section } from '../page.ts'
import { autofix, type Finding, suggestion } from '../problems.ts'
import { layoutOf, type PageRule, type Site, type SitePage } from '../site.ts'
import { listAt, valueAt } from '../source.ts'

function sectionFinding({ block, headings }: Section): Finding | undefined {
  const second = headings.find((heading) => heading.depth === 2 && heading.block === block)
  if (!second) {
    // A # in place of ##, or a section inside, is a problem of its own.
    if (headings.some((heading) => heading.depth === 1 || heading.block !== block)) return undefined
    return {
      found: 'the section has no heading, one line with ## at its start',
      remedy: 'Write ## and a heading that says what the section says',
    }
  }
  if (block.node.children.find(({ type }) => type !== 'mdxFlowExpression')?.type === 'heading')
    return undefined
  return {
    found: 'the section does not start with its heading',
    remedy: `Move "## ${second.text}" to its first line`,
  }
}

/** One title, one `##` at the head of each section, no steps left out. */
export const checkHeadings: PageRule = ({ outline }, report) => {
  for (const section of outline?.sections ?? []) {
    const finding = sectionFinding(section)
    if (finding) report(section.block.place, finding)
  }
  let depth = 1
  let sectionHead: unknown
  for (const heading of outline?.headings ?? []) {
    const { place, text, block } = heading
    if (text.trim() === '')
      report(place, { found: 'a heading without words', remedy: 'Write them or remove the line' })
    if (block && block.name !== 'Section') {
      report(place, {
        found: `a heading inside <${block.name}>, while headings stand directly in a Section`,
        remedy: 'Use the title of the block, or bold text',
      })
      continue
    }
    if (heading.depth === 1) {
      report(place, {
        found: `a first-level heading: # ${text}, while the title in the front matter is the only one`,
        remedy: 'Write ## in place of #',
        fix: autofix('# ', '## '),
      })
      depth = 2
      continue
    }
    if (heading.depth === 2 && block) {
      if (sectionHead === block) {
        report(place, {
          found: 'a second ## in one section, where one is wanted',
          remedy: 'Write ### for a part of it, or close the Section above and open another',
          fix: suggestion('## ', '### '),
        })
      }
      sectionHead = block
    }
    if (heading.depth > depth + 1) {
      const [marks, above, wanted] = [heading.depth, depth, depth + 1].map((count) => '#'.repeat(count))
      report(place, {
        found: `${marks} follows ${above}, the next step is ${wanted}`,
        why: 'Screen readers jump from heading to heading by level',
        remedy: `Write ${wanted}`,
        fix: autofix(`${marks} `, `${wanted} `),
      })
    }
    depth = heading.depth
  }
}

/** Ids that the frame of every page has (components/layout). */
export const FRAME = ['main', 'menu', 'footer-services', 'footer-quick']

/** Ids that the layouts in components/layout write themselves. */
export const LAYOUTS: Record<Layout, readonly string[]> = {
  detail: ['related'],
  landing: ['related'],
  guide: ['related'],
  home: ['why'],
  industries: ['related'],
  about: ['related'],
  careers: ['values', 'positions', 'related'],
  contact: ['email', 'comment', 'related'],
  text: [],
  siteIndex: [],
}

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
  const layout = layoutOf(page) ?? ''
  const [least, most] = SECTIONS[layout] ?? []
  const count = page.outline?.sections.length ?? 0
  if (!page.outline || !least || !most || (count >= least && count <= most)) return
  report(page.outline.blocks[0]?.place ?? page.yaml?.at(['layout']), {
    found: `the page has ${count === 1 ? '1 section' : `${count} sections`}, while a ${layout} page takes ${least} to ${most}`,
    remedy: count < least ? `Add ${least - count}` : 'Join those that belong together',
  })
}

/** The drawings and photographs of a page, each with its section and the place of its name. */
function picturesOf({ outline }: SitePage) {
  const { blocks = [], photographs = [], sections = [] } = outline ?? {}
  const sectionOf = (block: Block | undefined) => sections.find((one) => block && isWithin(block, one.block))
  const drawings = blocks.filter(({ name }) => name === 'Figure')
  return [
    ...drawings.map((block) => {
      const { place, props } = block
      return {
        kind: 'drawing',
        place,
        name: props.value.name,
        at: props.at(['name']),
        section: sectionOf(block),
      }
    }),
    ...photographs.map(({ name, place, apart, block }) => {
      return { kind: 'photograph', place, name, at: place, section: apart ? sectionOf(block) : undefined }
    }),
  ]
}

/** A picture beside the text of each section, and none twice on a page. */
export const checkPictures: PageRule = (page, report) => {
  const pictures = picturesOf(page)
  for (const section of page.outline?.sections ?? []) {
    const own = pictures.filter((one) => one.section === section).sort((a, b) => a.place.line - b.place.line)
    if (own.length === 0 && layoutOf(page) === 'detail') {
      report(section.block.place, {
        found: 'the section has no figure, while each section of a detail page has one beside its text',
        remedy: 'Add a <Figure … /> that shows the idea of this section, or a photograph',
      })
    }
    for (const { place } of own.slice(1)) {
      report(place, {
        found: 'a second figure in one section, where one has room',
        remedy: 'Move it to another section or take it out',
      })
    }
  }
  for (const [index, { kind, name, at }] of pictures.entries()) {
    const first = pictures.slice(0, index).find((one) => one.kind === kind && one.name === name)
    if (!first || typeof name !== 'string') continue
    report(at, {
      found: `the ${kind} ${name} stands on this page twice, first on line ${first.place.line}`,
      why: `A ${kind} that is seen again tells nothing new`,
      remedy: `Choose another ${kind} for one of the two`,
    })
  }
}

const ALIKE = 'The layout is chosen by what the figure has to show, so that pages can be told apart'

/** Each picture is shown in a way that suits it, and no page is one rhythm from top to bottom. */
export const checkCompositions: PageRule = (page, report) => {
  const pictures = picturesOf(page)
  const seen = (page.outline?.sections ?? []).flatMap(({ block }) => {
    const { layout = 'beside' } = block.props.value
    const picture = pictures.find(({ section }) => section?.block === block)
    const at = block.props.at(['layout'])
    if (layout !== 'beside' && !picture) {
      const found = `layout ${layout} in a section without a figure, which it would compose with the text`
      report(at, { found, why: ALIKE, remedy: 'Add a <Figure … />, or take the layout out' })
    } else if (layout === 'wide' && picture?.kind === 'drawing' && !isWide(picture.name)) {
      const found = `the drawing ${picture.name} in a wide section, where these have more to show: ${WIDE_FIGURES.join(', ')}`
      report(at, { found, why: ALIKE, remedy: 'Choose one of them, or the layout pinned' })
    }
    return picture ? [layout] : []
  })
  if (seen.length < 2 || new Set(seen).size > 1 || layoutOf(page) === 'text') return
  report(page.outline?.sections[0]?.block.place, {
    found: `all sections have the layout ${seen[0]}, while a page has two or three`,
    why: ALIKE,
    remedy:
      'Write <Section layout="wide"> where the figure runs from left to right, and <Section layout="pinned"> where its text is long',
  })
}

const isWide = (name: unknown) => WIDE_FIGURES.some((one) => one === name)
