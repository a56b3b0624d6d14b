/** How many sections a page has, and a picture beside each: a drawing or a photograph. */
import type { Element } from '../elements.ts'
import { type Place, type Problem, problemAt } from '../errors.ts'
import { isWithin, type Section } from '../outline.ts'
import { type Photograph, soleImage } from '../photographs.ts'
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

/** A drawing or a photograph. */
interface Picture {
  place: Place
  /** What it is called in a message. */
  kind: 'drawing' | 'photograph'
  name: string | undefined
  /** Where its name stands. */
  at: Place
}

const drawing = ({ place, props }: Element): Picture => {
  const { name } = props.value
  return { place, kind: 'drawing', name: typeof name === 'string' ? name : undefined, at: props.at(['name']) }
}

const photograph = ({ place, name }: Photograph): Picture => ({ place, kind: 'photograph', name, at: place })

/** Pictures of a section in the order of its text. */
function picturesIn({ element }: Section, drawings: readonly Element[], photographs: readonly Photograph[]) {
  const own = element.node.children
  return [
    ...drawings.filter((one) => isWithin(one, element)).map(drawing),
    ...photographs.filter(({ node }) => own.some((child) => soleImage(child) === node)).map(photograph),
  ].sort((a, b) => a.place.line - b.place.line)
}

function pictures(page: SitePage): Problem[] {
  const problems: Problem[] = []
  const drawings = (page.outline?.elements ?? []).filter((element) => element.name === 'Figure')
  const photographs = page.outline?.photographs ?? []
  for (const section of page.outline?.sections ?? []) {
    const own = picturesIn(section, drawings, photographs)
    if (own.length === 0 && layoutOf(page) === 'detail') {
      problems.push(
        problemAt(page.file, section.element.place, {
          rule: 'figure',
          found: 'the section has no figure',
          expected: 'while each section of a detail page has one beside its text',
          remedy: 'Add a <Figure … /> that shows the idea of this section, or a photograph',
        }),
      )
    }
    for (const picture of own.slice(1)) {
      problems.push(
        problemAt(page.file, picture.place, {
          rule: 'figure',
          found: 'a second figure in one section',
          expected: 'where one has room',
          remedy: 'Move it to another section or take it out',
        }),
      )
    }
  }
  const seen = new Map<string, Picture>()
  for (const picture of [...drawings.map(drawing), ...photographs.map(photograph)]) {
    const { kind, name, at } = picture
    if (name === undefined) continue
    const first = seen.get(`${kind} ${name}`)
    if (first) {
      problems.push(
        problemAt(page.file, at, {
          rule: 'figure',
          found: `the ${kind} ${name} stands on this page twice`,
          expected: `first on line ${first.place.line}`,
          why: `A ${kind} that is seen again tells nothing new`,
          remedy: `Choose another ${kind} for one of the two`,
        }),
      )
    } else seen.set(`${kind} ${name}`, picture)
  }
  return problems
}

export const checkFigures: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const layout = layoutOf(page)
    return [...(layout === 'detail' || layout === 'landing' ? sections(page, layout) : []), ...pictures(page)]
  })
