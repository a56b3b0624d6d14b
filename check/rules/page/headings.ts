/** Headings: one title, sections that start with their only `##`, no level skipped. */
import type { Nodes } from 'mdast'
import { expression } from '#check/expression.ts'
import { placeOf, rangeOf } from '#check/parse/nodes.ts'
import type { Block, Heading } from '#check/parse/outline.ts'
import type { PageRule } from '#check/parse/page.ts'
import { autofix, type Finding, rule } from '#check/problems.ts'
import { isBlockName } from '#lib/content/blocks.ts'
import type { Pattern } from '../pattern.ts'

const heading = rule(
  'heading',
  'Readers skim headings, and screen reader users jump between them by level',
)

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    // A whole line that is no sentence.
    name: 'a line of bold words',
    pattern: /^\*\*([^*\n]+?)(?<!\.):?\*\*:?(?=\r?$)/gm,
    finding: () =>
      heading({
        found: 'a line of bold words that stands for a heading',
        why: 'Screen reader users jump from heading to heading, and would miss it',
        remedy:
          'Write ### and a space before it (## at the start of a section), without the asterisks',
        inEditor: {
          remedy: 'Make it the heading of a section, or let a sentence begin with it',
        },
      }),
    matches: ['**What is measured**', '**Steps:**'],
    passes: ['**Nothing is ever left out.**', '**Alpha** tests it'],
  },
]

/** A first line that was meant as the heading, which other rules report: ##Words, **Words**. */
const MEANT_AS_HEADING = expression(/^(?:#{1,6}[^\s#].*|\*\*[^*\n]+(?:\*\*:?)?[ \t]*)\r?$/m, {
  matches: ['##How it is done', '**How it is done**', '**How it is done'],
  passes: ['## How', '**Alpha** tests it'],
})

function sectionFinding(
  section: Block,
  headings: readonly Heading[],
  source: string,
  first: Nodes | undefined,
): Finding | undefined {
  const inside = headings.filter(({ block }) => block?.section === section)
  const second = inside.find(({ depth, block }) => depth === 2 && block === section)
  if (!second) {
    // A # or ### instead of ##, or a nested section, is reported separately.
    if (first?.type === 'heading') return undefined
    if (inside.some(({ depth, block }) => depth === 1 || block !== section)) return undefined
    if (first && MEANT_AS_HEADING.exec(source.slice(...rangeOf(first)))?.index === 0)
      return undefined
    return heading({
      found: 'the section has no heading, which is its first line and starts with ##',
      remedy: 'Write ## and a heading that sums up the section',
      inEditor: {
        found: 'the section has no heading',
        remedy: 'Write a heading that sums up the section',
      },
    })
  }
  if (first?.type === 'heading') return undefined
  return heading({
    found: 'the section does not start with its heading',
    remedy: `Move "## ${second.text}" to its first line`,
    inEditor: { remedy: `Move "${second.text}" to its beginning` },
  })
}

/** Returns what is wrong with a heading's level, if anything; `hasHead` is whether its section already has a `##`. */
function levelFinding(
  { depth, text, block }: Heading,
  above: number,
  hasHead: boolean,
  startsSection: boolean,
): Finding | undefined {
  // If the block around it is misspelled, that is the problem.
  if (block && !isBlockName(block.name)) return undefined
  if (block && block.name !== 'Section')
    return heading({
      found: `a heading inside <${block.name}>; headings belong directly in a Section`,
      remedy: "Use the block's title, or bold text",
      inEditor: {
        found: `a heading inside <${block.name}>; headings belong directly in a section`,
      },
    })
  if (depth === 1)
    return heading({
      found: `a first-level heading: # ${text}; the title in the front matter is the only one`,
      remedy: 'Write ## instead of #',
      inEditor: {
        found: `a second title: "${text}"; the title of the page is the only one`,
        remedy: 'Make it the heading of a section',
      },
      fix: autofix('#', '##'),
    })
  if (depth === 2 && hasHead)
    return heading({
      found: 'a second ## in the same section; each section has one',
      remedy: 'Use ### for a subsection, or close the Section above and open a new one',
      inEditor: {
        found: `a second heading in the same section: "${text}"; each section has one`,
        remedy: 'Make a section of its own for it, or let a sentence begin with it',
      },
    })
  const marks = '#'.repeat(depth)
  if (startsSection && depth > 2)
    return heading({
      found: `${marks} at the start of a section, whose heading takes ##`,
      remedy: 'Write ##',
      inEditor: {
        found: `the heading "${text}" is that of a part of a section, and stands at the start of one`,
        remedy: 'Make it the heading of the section',
      },
      fix: autofix(marks, '##'),
    })
  if (depth <= above + 1) return undefined
  const wanted = '#'.repeat(above + 1)
  return heading({
    found: `${marks} follows ${'#'.repeat(above)}; the next level is ${wanted}`,
    why: 'Screen reader users jump from heading to heading by level',
    remedy: `Write ${wanted}`,
    inEditor: {
      found: `the heading "${text}" is too far below the one above it`,
      remedy: 'Make it one level higher',
    },
    fix: autofix(marks, wanted),
  })
}

const ACCIDENTS: Record<NonNullable<Heading['accident']>, Finding> = {
  underlined: heading({
    found: 'a text that the hyphens or equals signs below it turn into a heading',
    remedy: 'Remove the line below it. If it is a heading, write ## and a space before it',
    inEditor: {
      found: 'a text that has become a heading by accident',
      remedy: 'Write it again as a paragraph',
    },
  }),
  'in-list': heading({
    found: 'a # at the start of a list item, which turns the item into a heading',
    remedy: 'Write \\# to show the character, or say it in words, such as "number of"',
    inEditor: { remedy: 'Say it in words, such as "number of"' },
  }),
}

/** The length of a heading that can be taken in at a glance. */
export const MAX_HEADING = 100

/** Checks the levels of headings, and that each section has one. */
export const checkHeadings: PageRule = ({ outline, source }, report) => {
  const { sections = [], headings = [], syntax } = outline ?? {}
  const firstLines: number[] = []
  for (const section of sections) {
    const { node } = syntax?.written.get(section) ?? {}
    const first = node?.children.find(({ type }) => type !== 'mdxFlowExpression')
    if (first) firstLines.push(placeOf(first).offset)
    report(section.place, sectionFinding(section, headings, source, first))
  }
  let above = 1
  let head: Block | undefined
  for (const current of headings) {
    const { place, text, block, depth, accident } = current
    if (accident) {
      report(place, ACCIDENTS[accident])
      continue
    }
    if (text.trim() === '') {
      report(
        place,
        heading({
          found: 'a heading without words',
          remedy: 'Write the heading or remove the line',
          inEditor: { remedy: 'Write the heading, or remove it' },
        }),
      )
      continue
    }
    if (text.length > MAX_HEADING)
      report(
        place,
        heading({
          found: `a heading of ${text.length} characters; at most ${MAX_HEADING} fit`,
          remedy: 'Move the rest into the text',
        }),
      )
    const startsSection = firstLines.includes(place.offset)
    report(
      place,
      levelFinding(current, above, block !== undefined && head === block, startsSection),
    )
    if (block && block.name !== 'Section') continue
    if (depth === 2) head = block
    above = Math.max(2, depth)
  }
}
