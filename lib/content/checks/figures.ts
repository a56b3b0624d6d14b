/** How many sections a page has, and a drawing beside each. */
import type { Element } from '../elements.ts'
import { type Problem, problemAt } from '../errors.ts'
import { isWithin } from '../outline.ts'
import { type Check, layoutOf, type SitePage } from '../site.ts'

const SECTIONS = { detail: [2, 5], landing: [1, 8] } as const

function sections(page: SitePage, layout: 'detail' | 'landing'): Problem[] {
  const count = page.outline?.sections.length ?? 0
  const [least, most] = SECTIONS[layout]
  if (!page.outline || (count >= least && count <= most)) return []
  const place = page.outline.elements[0]?.place ?? page.yaml?.at(['layout']) ?? { line: 1, column: 1 }
  return [
    problemAt(page.file, place, {
      rule: 'sections',
      found: `the page has ${count === 1 ? '1 section' : `${count} sections`}`,
      expected: `while a ${layout} page takes ${least} to ${most}`,
      remedy: count < least ? `Add ${least - count}` : 'Join those that belong together',
    }),
  ]
}

function figures(page: SitePage): Problem[] {
  const problems: Problem[] = []
  const all = (page.outline?.elements ?? []).filter((element) => element.name === 'Figure')
  for (const section of page.outline?.sections ?? []) {
    const own = all.filter((figure) => isWithin(figure, section.element))
    if (own.length === 0 && layoutOf(page) === 'detail') {
      problems.push(
        problemAt(page.file, section.element.place, {
          rule: 'figure',
          found: 'the section has no figure',
          expected: 'while each section of a detail page has one beside its text',
          remedy: 'Add a <Figure … /> that shows the idea of this section',
        }),
      )
    }
    for (const figure of own.slice(1)) {
      problems.push(
        problemAt(page.file, figure.place, {
          rule: 'figure',
          found: 'a second figure in one section',
          expected: 'where one has room',
          remedy: 'Move it to another section or take it out',
        }),
      )
    }
  }
  const seen = new Map<string, Element>()
  for (const figure of all) {
    const name = figure.props.value.name
    if (typeof name !== 'string') continue
    const first = seen.get(name)
    if (first) {
      problems.push(
        problemAt(page.file, figure.props.at(['name']), {
          rule: 'figure',
          found: `the drawing ${name} stands on this page twice`,
          expected: `first on line ${first.place.line}`,
          why: 'A drawing that is seen again tells nothing new',
          remedy: 'Choose another drawing for one of the two',
        }),
      )
    } else seen.set(name, figure)
  }
  return problems
}

export const checkFigures: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const layout = layoutOf(page)
    return [...(layout === 'detail' || layout === 'landing' ? sections(page, layout) : []), ...figures(page)]
  })
