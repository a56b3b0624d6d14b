/** Names that must be unique: titles, search results, buttons, headings, entries of lists. */

import { field, type SitePage } from '#check/parse/page.ts'
import { placeIn } from '#check/parse/passages.ts'
import type { SiteRule } from '#check/parse/site.ts'
import { perObject, repeatsIn, type ValueText } from '#check/parse/source.ts'
import { type Part, placesText, rule } from '#check/problems.ts'
import { type Occurrence, reportRepeated, settledPages } from '../occurrences.ts'
import type { Pattern } from '../pattern.ts'

const unique = rule('unique', 'Two things with the same name cannot be told apart')

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    name: 'a second tile with a claim',
    pattern: /<Tile\s+claim="([^"]+)"(?<=<Tile\s+claim="\1"[\s\S]*<Tile\s+claim="\1")/g,
    finding: ([, claim]) =>
      unique({
        found: `a second tile with the claim ${claim}`,
        why: 'Readers would see the same figure twice',
        remedy: 'Name another claim, or remove the tile',
      }),
    matches: ['<Tile claim="uptime" />\n<Tile claim="uptime" />'],
    passes: ['<Tile claim="uptime" />\n<Tile claim="cost" />'],
  },
]

const FIELDS = [
  {
    path: ['title'],
    why: 'Menus cannot tell two pages with the same name apart',
  },
  {
    path: ['search', 'title'],
    why: 'Search engines show only one of two results that read the same',
  },
  {
    path: ['search', 'description'],
    why: 'Search engines show only one of two results that read the same',
  },
  {
    path: ['contact', 'about'],
    why: "It is the button's name for people who do not see the page around it",
  },
] as const

/** The texts of a page that no other page may have, a list for each of {@link FIELDS}. */
const fieldsOf = perObject((page: SitePage) =>
  FIELDS.map(({ path }): Occurrence[] => {
    const text = field(page, ...path)
    return text ? [{ file: page.file, text: text.value, place: () => text }] : []
  }),
)

/** The titles of the blocks of a page, a list for those that stand side by side. */
const titlesOf = perObject(({ file, outline }: SitePage): readonly Occurrence[][] =>
  [...Map.groupBy(outline?.blocks ?? [], ({ parent }) => parent).values()].map((siblings) =>
    siblings.flatMap(({ props: { value, at } }) => {
      const { title } = value
      return typeof title === 'string' ? [{ file, text: title, place: () => at(['title']) }] : []
    }),
  ),
)

const headingsOf = perObject(({ file, outline }: SitePage): readonly Occurrence[] =>
  (outline?.headings ?? []).map(({ text, place }) => ({ file, text, place: () => place })),
)

/** Checks that titles, descriptions and the like differ from page to page. */
export const checkUnique: SiteRule = (site, reportIn) => {
  const pages = settledPages(site)
  for (const [index, { path, why }] of FIELDS.entries()) {
    const occurrences = pages.flatMap((page) => fieldsOf(page)[index] ?? [])
    reportRepeated(occurrences, reportIn, (_, where) =>
      unique({
        found: `${path.join('.')} is the same as ${where}`,
        why,
        remedy: 'Say what is different about this page',
      }),
    )
  }
  for (const titles of pages.flatMap(titlesOf))
    reportRepeated(titles, reportIn, ({ text }, where) =>
      unique({
        found: `the title "${text}" also appears ${where}`,
        remedy: 'Say in the title what is different about this one',
      }),
    )
  reportRepeated(pages.flatMap(headingsOf), reportIn, ({ file, text }, where, first) =>
    unique({
      found: `the heading "${text}" also appears ${where}`,
      why: 'A heading that fits in two places says too little in either',
      remedy: 'Name what this section says',
      severity: file === first.file ? 'error' : 'advice',
    }),
  )
}

/** Reports labels elsewhere that still have a page's former title. */
export const checkTitles: SiteRule = (site, reportIn) => {
  for (const [path, { renamed, keys }] of site.former) {
    const page = renamed ?? site.page(path)
    const title = page && field(page, 'title')
    const before = typeof keys.title === 'string' ? keys.title.trim() : undefined
    // A title on several lines ends with a line break, which nobody sees.
    if (!title || page.yaml?.broken || !before || before === title.value.trim()) continue
    const parts = site.all
      .filter((sibling) => sibling !== page)
      .flatMap(({ file, passages, links }): Part[] => [
        ...passages
          .filter(({ text }) => text === before)
          .map((passage) => ({ ...placeIn(passage, 0), file })),
        ...links.filter(({ words }) => words === before).map(({ place }) => ({ ...place, file })),
      ])
    if (parts.length === 0) continue
    reportIn(page.file)(
      title,
      unique({
        found: `the title was "${before}", which still appears in ${placesText(parts)}`,
        why: 'Visitors who follow a label look for its words on the page',
        remedy: 'Write the new title there, too, if it means this page',
        severity: 'advice',
        parts,
      }),
    )
  }
}

/** Keys that tell the entries of a list apart. So may the page that they lead to. */
const DISTINCT = ['claim', 'id', 'label', 'name', 'term', 'title']

/** What the editor calls some of these. */
const IN_EDITOR: Readonly<Record<string, string>> = { id: 'short name', href: 'page' }

const isDistinct = ({ path, value }: ValueText) =>
  DISTINCT.includes(String(path.at(-1))) || (path.at(-1) === 'href' && value.startsWith('/'))

/** Checks that the entries of a list differ. */
export const checkEntries: SiteRule = ({ dataFiles, artifacts }, reportIn) => {
  for (const { file, yaml } of [...dataFiles, ...artifacts]) {
    const named = yaml.texts.filter(
      (text) => typeof text.path.at(-2) === 'number' && isDistinct(text),
    )
    const entryKey = ({ path, value }: ValueText) =>
      [...path.slice(0, -2), path.at(-1), value.toLowerCase()].join(' ')
    for (const [{ path, value, place }, first] of repeatsIn(named, entryKey)) {
      const key = String(path.at(-1))
      reportIn(file)(
        place,
        unique({
          found: `the ${key} "${value}" is also that of the entry on line ${first.place.line}`,
          why: 'The entries of a list are told apart by it',
          remedy: 'Remove one of the two entries, or say what is different about this one',
          inEditor: {
            found: `the ${IN_EDITOR[key] ?? key} "${value}" is also that of another entry`,
          },
        }),
      )
    }
  }
}
