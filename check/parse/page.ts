/** Reads a page: its front matter and its outline. */
import { frontMatter, type Layout } from '#lib/content/schema.ts'
import { type Place, type Problem, type ReportFinding, reporter } from '../problems.ts'
import { readFacts } from './facts.ts'
import { readFrontMatter } from './frontMatter.ts'
import { LAYOUTS, type LayoutRules } from './layouts.ts'
import { parseMdx } from './mdx.ts'
import { outlineOf } from './outline.ts'
import { checkSchema } from './schema.ts'
import { placesOf, valueAt } from './source.ts'

export type SitePage = ReturnType<typeof readPage>

/** A rule that depends on a single page, and runs again only when it changes. */
export type PageRule = (page: SitePage, report: ReportFinding) => void

/** Reads a page; `phrase` returns a claim's wording inside a sentence, by id. */
export function readPage(
  file: string,
  path: string,
  source: string,
  phrase: (id: unknown) => string | undefined,
) {
  const problems: Problem[] = []
  const report = reporter(problems, file)
  const place = placesOf(source)
  const yaml = readFrontMatter(source, report, place)
  if (yaml && !yaml.broken) checkSchema(frontMatter, { ...yaml, value: yaml.value ?? {} }, report)
  const tree = yaml && parseMdx(source, report, place)
  const outline = tree && outlineOf(tree, { source, place }, phrase, report)
  const facts = yaml && readFacts(yaml, frontMatter, { source, place })
  return {
    path,
    file,
    source,
    place,
    problems,
    /** Undefined if the front matter could not be read at all. */
    yaml,
    /** Undefined if the body has a syntax error. */
    outline,
    broken: !outline || !yaml || yaml.broken,
    passages: [...(facts?.passages ?? []), ...(outline?.passages ?? [])],
    links: [...(outline?.links ?? []), ...(facts?.links ?? [])],
  }
}

/** Returns a front matter text and its place, whether or not the rest is valid. */
export function field(
  page: SitePage,
  ...path: PropertyKey[]
): (Place & { value: string }) | undefined {
  const value = valueAt(page.yaml?.value, path)
  return typeof value === 'string' && page.yaml ? { value, ...page.yaml.at(path) } : undefined
}

/** The layout of a page; undefined if there is none of that name. */
export function layoutOf(page: SitePage): Layout | undefined {
  // Without its place, which would take much longer to find, and which nobody asks for.
  const layout = valueAt(page.yaml?.value, ['layout'])
  return typeof layout === 'string' && Object.hasOwn(LAYOUTS, layout)
    ? (layout as Layout)
    : undefined
}

/** The rules of a page’s layout; none if the layout is unknown. */
export function rulesOf(page: SitePage): Partial<LayoutRules> {
  const layout = layoutOf(page)
  return layout === undefined ? {} : LAYOUTS[layout]
}

/** What decides when a page is published. Those with their own route always are, so their keys are ignored. */
export const releaseOf = (page: SitePage): Readonly<Record<string, unknown>> =>
  rulesOf(page).path ? {} : Object(page.yaml?.value)

/** Whether a page is marked as a draft. */
export const isDraft = (page: SitePage): boolean => releaseOf(page).draft === true
