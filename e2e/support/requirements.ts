/** What docs/requirements.md asks for word by word: requirements.yaml, as the tests read it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export type Link = readonly [label: string, href: string]

const required = parse(readFileSync(join(import.meta.dirname, 'requirements.yaml'), 'utf8'))

const links = (entries: Record<string, string>): readonly Link[] => Object.entries(entries)

const patterns = (sources: readonly string[]) => sources.map((source) => new RegExp(source, 'i'))

const patternsOf = (
  entries: Record<string, readonly string[]>,
): [path: string, patterns: RegExp[]][] =>
  Object.entries(entries).map(([path, sources]) => [path, patterns(sources)])

export const DIRECT_LINKS = links(required.directLinks)
export const SERVICE_GROUPS: readonly { group: Link; items: readonly Link[] }[] =
  required.serviceGroups.map(
    ({ group, items }: Record<'group' | 'items', Record<string, string>>) => ({
      group: links(group)[0],
      items: links(items),
    }),
  )
export const FOOTER_SERVICES = links(required.footerServices)
export const FOOTER_QUICK = links(required.footerQuick)
export const MESSAGES: Record<'required' | 'invalid' | 'failed' | 'sentHeading' | 'sent', string> =
  required.messages

/** Cards of each landing page in order; of some only a part of the title is required, and no target. */
export const CARDS: Record<string, readonly (readonly [title: string, href?: string])[]> =
  Object.fromEntries(
    Object.entries<string[] | Record<string, string>>(required.cards).map(([path, cards]) => [
      path,
      Array.isArray(cards) ? cards.map((title) => [title] as const) : links(cards),
    ]),
  )

/** The title of each service and detail page, by its path. */
export const TITLES: Record<string, string> = required.titles
export const LANDING_PAGES = Object.keys(TITLES).slice(0, 14)
export const SECTIONS: readonly [path: string, RegExp[]][] = [
  ...patternsOf(required.sections),
  ...required.furtherServices.map((path: string) => [
    path,
    patterns(required.sectionsOfFurtherServices),
  ]),
]
export const CLAIMS = patternsOf(required.claims)
/** As whole words. */
export const STANDARDS: readonly RegExp[] = required.standards.map(
  (name: string) => new RegExp(`\\b${name.replace('.', '\\.')}\\b`),
)

export const {
  aboutTagline: ABOUT_TAGLINE,
  aimlSections: AIML_SECTIONS,
  benefits: BENEFITS,
  careersButton: CAREERS_BUTTON,
  careersDialog: CAREERS_DIALOG,
  copyrightYear: COPYRIGHT_YEAR,
  industries: INDUSTRIES,
  leaders: LEADERS,
  offices: OFFICES,
  selfLinking: SELF_LINKING,
  statistics: STATISTICS,
  strengths: STRENGTHS,
  taglines: TAGLINES,
  testimonials: TESTIMONIALS,
  values: VALUES,
  whyProduct: WHY_PRODUCT,
}: Record<'aboutTagline' | 'careersButton' | 'copyrightYear', string> &
  Record<'taglines' | 'testimonials', number> &
  Record<
    | 'aimlSections'
    | 'benefits'
    | 'careersDialog'
    | 'industries'
    | 'leaders'
    | 'offices'
    | 'selfLinking'
    | 'statistics'
    | 'strengths'
    | 'values'
    | 'whyProduct',
    string[]
  > = required
