/** The outline of a page: one title, one `##` at the head of each section, no steps left out. */

import { layoutAnchors } from '../anchors.ts'
import { type Finding, mends, type Problem, problemAt, proposes } from '../errors.ts'
import type { Section } from '../outline.ts'
import type { Check, Site, SitePage } from '../site.ts'

const rule = 'heading'
const marks = (depth: number) => '#'.repeat(depth)

function sectionFinding(section: Section): Finding | undefined {
  const seconds = section.headings.filter(
    (heading) => heading.depth === 2 && heading.element === section.element,
  )
  // A # in place of ##, or a section inside, is a problem of its own.
  const other = section.headings.some(({ depth, element }) => depth === 1 || element !== section.element)
  if (seconds.length === 0 && other) return undefined
  if (seconds.length === 0) {
    return {
      rule,
      found: 'the section has no heading',
      expected: 'one line with ## at its start',
      remedy: 'Write ## and a heading that says what the section says',
    }
  }
  const first = section.element.node.children.find((node) => node.type !== 'mdxFlowExpression')
  if (first?.type !== 'heading') {
    return {
      rule,
      found: 'the section does not start with its heading',
      remedy: `Move "## ${seconds[0]?.text}" to its first line`,
    }
  }
  return undefined
}

function order(page: SitePage): Problem[] {
  const problems: Problem[] = []
  let depth = 1
  let sectionHead: unknown
  for (const heading of page.outline?.headings ?? []) {
    const add = (finding: Omit<Finding, 'rule'>) =>
      problems.push(problemAt(page.file, heading.place, { rule, ...finding }))
    if (heading.text.trim() === '')
      add({ found: 'a heading without words', remedy: 'Write them or remove the line' })
    if (heading.element && heading.element.name !== 'Section') {
      add({
        found: `a heading inside <${heading.element.name}>`,
        expected: 'while headings stand directly in a Section',
        remedy: 'Use the title of the block, or bold text',
      })
      continue
    }
    if (heading.depth === 1) {
      add({
        found: `a first-level heading: # ${heading.text}`,
        expected: 'while the title in the front matter is the only one',
        remedy: 'Write ## in place of #',
        correction: mends('# ', '## '),
      })
      depth = 2
      continue
    }
    if (heading.depth === 2 && heading.element) {
      if (sectionHead === heading.element) {
        add({
          found: 'a second ## in one section',
          expected: 'where one is wanted',
          remedy: 'Write ### for a part of it, or close the Section above and open another',
          correction: proposes('## ', '### '),
        })
      }
      sectionHead = heading.element
    }
    if (heading.depth > depth + 1) {
      add({
        found: `${marks(heading.depth)} follows ${marks(depth)}`,
        expected: `the next step is ${marks(depth + 1)}`,
        why: 'Screen readers jump from heading to heading by level',
        remedy: `Write ${marks(depth + 1)}`,
        correction: mends(`${marks(heading.depth)} `, `${marks(depth + 1)} `),
      })
    }
    depth = heading.depth
  }
  return problems
}

/** An id that stands twice sends a link to the first of the two. */
function anchors(site: Site, page: SitePage): Problem[] {
  const own = page.outline?.anchors ?? []
  const seen = new Set(layoutAnchors(site, page))
  return own.flatMap(({ id, place }) => {
    if (!seen.has(id)) {
      seen.add(id)
      return []
    }
    return [
      problemAt(page.file, place, {
        rule: 'anchor',
        found: `the anchor #${id} stands on this page twice`,
        why: 'Every heading makes an anchor of its words, and the frame of the page has some of its own',
        remedy: 'Give the section another id, or reword the heading',
      }),
    ]
  })
}

export const checkHeadings: Check = (site) =>
  site.pages.flatMap((page) => [
    ...order(page),
    ...anchors(site, page),
    ...(page.outline?.sections ?? []).flatMap((section) => {
      const finding = sectionFinding(section)
      return finding ? [problemAt(page.file, section.element.place, finding)] : []
    }),
  ])
