/** Sections: how many, and one picture in each, next to its text in different ways. */

import { expression } from '#check/expression.ts'
import { rangeOf } from '#check/parse/nodes.ts'
import type { Block } from '#check/parse/outline.ts'
import { layoutOf, type PageRule, rulesOf, type SitePage } from '#check/parse/page.ts'
import { repeatsIn } from '#check/parse/source.ts'
import { counted, type Place, rule } from '#check/problems.ts'
import { FIGURE_NAMES } from '#lib/content/figures.ts'
import type { Pattern } from '../pattern.ts'

const sections = rule(
  'sections',
  'A page with fewer says too little, and one with more loses its readers',
)
const figure = rule(
  'figure',
  "The drawing next to each section's text is what gives the page its rhythm",
)

const SAME_LAYOUTS =
  "The layout depends on what the drawing shows, so that pages don't all look the same"

/** Drawings whose subject runs from left to right, so that a wide section has more to show of it. */
export const WIDE_FIGURES: readonly string[] = [
  'anomaly',
  'bars',
  'lanes',
  'matrix',
  'measured',
  'pipeline',
  'reconcile',
  'schedule',
  'sequence',
  'timeline',
]

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    name: 'a caption that is the title',
    pattern: /(?<=\stitle="([^"]+)"\s+caption=")\1(?=")/gi,
    finding: () =>
      figure({
        found: 'a caption that repeats what the drawing shows',
        why: 'Readers would see or hear it twice',
        remedy: 'Say what the drawing shows in the title, and what it means in the caption',
      }),
    matches: ['<Figure title="A loop" caption="A loop"'],
    passes: ['<Figure title="A loop" caption="A loop of three steps"'],
  },
]

/** Checks the number of sections on a page. */
export const checkSections: PageRule = (page, report) => {
  const { outline, yaml } = page
  const { minimum, maximum } = rulesOf(page).sections ?? {}
  const count = outline?.sections.length ?? 0
  if (!outline || !minimum || !maximum || (count >= minimum && count <= maximum)) return
  report(
    outline.blocks[0]?.place ?? yaml?.at(['layout']),
    sections({
      found: `the page has ${counted(count, 'section')}; a ${layoutOf(page)} page takes ${minimum} to ${maximum}`,
      remedy: 'Add what is missing, or merge those that belong together',
      inEditor: {
        found: `the page has ${counted(count, 'section')}; a page of its kind takes ${minimum} to ${maximum}`,
      },
    }),
  )
}

interface Picture {
  kind: 'drawing' | 'photograph'
  name: unknown
  /** The same for two pictures that show the same. */
  key: string
  place: Place
  /** Where its name is written. */
  namePlace: Place
  section: Block | undefined
}

function picturesOf({ outline }: SitePage): Picture[] {
  const drawings = (outline?.blocks ?? [])
    .filter(({ name }) => name === 'Figure')
    .map(({ place, props, section }): Picture => {
      const { name, of: result } = props.value
      // Two results in the same kind of drawing are two drawings.
      const key = [name, result].join(' ').trim()
      return { kind: 'drawing', name, key, place, namePlace: props.at(['name']), section }
    })
  const photographs = (outline?.photographs ?? []).map(
    ({ name, place, isAlone, section }): Picture => ({
      kind: 'photograph',
      name,
      key: name,
      place,
      namePlace: place,
      section: isAlone ? section : undefined,
    }),
  )
  return [...drawings, ...photographs]
}

const withoutFigure = (layout: unknown) =>
  sections({
    found: `layout ${layout} in a section without a drawing or photograph`,
    why: SAME_LAYOUTS,
    remedy: 'Add a <Figure … />, or remove the layout',
    inEditor: {
      found: `the layout <Section layout="${layout}"> in a section without a drawing or photograph`,
      remedy: 'Add a drawing, or choose another layout',
    },
  })

const tooNarrow = (name: unknown) =>
  sections({
    found: `the drawing ${name} in a wide section; these make better use of the width: ${WIDE_FIGURES.join(', ')}`,
    why: SAME_LAYOUTS,
    remedy: 'Choose one of them, or the layout pinned',
    inEditor: {
      found: `the drawing <Figure name="${name}"> in a wide section; these make better use of the width: ${WIDE_FIGURES.map((wide) => `<Figure name="${wide}">`).join(', ')}`,
      remedy: 'Choose one of them, or the layout <Section layout="pinned">',
    },
  })

const allAlike = (layout: unknown) =>
  sections({
    found: `all sections have the layout ${layout}; a page needs two or three different ones`,
    why: SAME_LAYOUTS,
    remedy:
      'Use <Section layout="wide"> where the drawing runs from left to right, and <Section layout="pinned"> where the text is long; in the editor, choose under "Move, add, remove"',
    inEditor: {
      found: `all sections have the layout <Section layout="${layout}">; a page needs two or three different ones`,
      remedy:
        'Under "Move, add, remove", choose <Section layout="wide"> where the drawing runs from left to right, and <Section layout="pinned"> where the text is long',
    },
  })

/** A picture that cannot be read, which is reported itself. */
const UNREADABLE_PICTURE = expression(
  /!\[|<(?:img|image|figure)\b|^\[[^\]\n]*\]\([^()\n]*\.(?:jpe?g|png)\)[ \t]*\r?$/m,
  {
    matches: ['![Lab](lab .jpg)', '<img src="lab.jpg">', '[Lab](lab.jpg)'],
    passes: ['[Lab](/beta)', 'See [Lab](lab.jpg).', '<Figure name="loop" />'],
  },
)

/** Checks the drawings and photographs of sections. */
export const checkPictures: PageRule = (page, report) => {
  const pictures = picturesOf(page)
  const layouts: unknown[] = []
  for (const section of page.outline?.sections ?? []) {
    const { layout = 'beside' } = section.props.value
    const [first, ...more] = pictures
      .filter((picture) => picture.section === section)
      .sort((a, b) => a.place.line - b.place.line)
    if (first) layouts.push(layout)
    const written = page.source.slice(...rangeOf(section.node))
    if (!first && UNREADABLE_PICTURE.test(written)) continue
    // A table may say what a drawing would repeat.
    const needsFigure = layoutOf(page) === 'detail' && !written.includes('<Table')
    const isNarrow = FIGURE_NAMES.some(
      (name) => first?.kind === 'drawing' && name === first.name && !WIDE_FIGURES.includes(name),
    )
    if (!first && needsFigure)
      report(
        section.place,
        figure({
          found:
            'the section has no drawing or photograph; on a page about a service, each has one next to its text',
          remedy: "Add a <Figure … /> that shows this section's idea, or a photograph",
          inEditor: { remedy: "Add a drawing that shows this section's idea, or a photograph" },
        }),
      )
    else if (layout !== 'beside' && !first)
      report(section.props.at(['layout']), withoutFigure(layout))
    else if (layout === 'wide' && isNarrow)
      report(section.props.at(['layout']), tooNarrow(first?.name))
    for (const { place } of more)
      report(
        place,
        figure({
          found: 'a second drawing or photograph in the same section, which has room for one',
          remedy: 'Move it to another section or remove it',
        }),
      )
  }
  if (layouts.length > 1 && new Set(layouts).size === 1 && layoutOf(page) !== 'text')
    report(page.outline?.sections[0]?.place, allAlike(layouts[0]))
  for (const [picture, original] of repeatsIn(pictures, ({ kind, key }) => `${kind} ${key}`)) {
    const { kind, name, namePlace } = picture
    if (typeof name !== 'string') continue
    report(
      namePlace,
      figure({
        found: `the ${kind} ${name} appears twice on this page, first on line ${original.place.line}`,
        why: `A repeated ${kind} tells readers nothing new`,
        remedy: `Choose another ${kind} for one of them`,
        inEditor: {
          found: `the ${kind} ${kind === 'drawing' ? `<Figure name="${name}">` : name} appears twice on this page`,
        },
      }),
    )
  }
}
