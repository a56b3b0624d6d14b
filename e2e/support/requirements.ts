/**
 * What the pages must say. Words that the specification fixes are those of the content check, which tells authors; facts of
 * the owner come from the data; and what follows here in full is said by the code.
 */
import { SPECIFICATION } from '#check/rules/specification/specifiedSite.ts'
import { WORDS } from '#check/rules/specification/specifiedWords.ts'
import { type CalculatorName, getCalculatorPages } from '#lib/content/calculators.ts'
import { getClaim, getData, getPageByLayout } from '#lib/content/pages.ts'
import { ALIASES } from '#lib/site/redirects.ts'

export type Link = readonly [label: string, href: string]

const { navigation, industries, offices, people, site, statistics, strengths, testimonials } =
  getData()

const linkOf = ({ label, href }: { label: string; href: string }): Link => [label, href]

/** What the menu calls the services. */
export const SERVICES = navigation.services.label
export const DIRECT_LINKS: readonly Link[] = navigation.links.map(linkOf)
export const SERVICE_GROUPS: readonly { group: Link; items: readonly Link[] }[] =
  navigation.services.groups.map((group) => ({
    group: linkOf(group),
    items: group.items.map(linkOf),
  }))
const { services, quick } = navigation.footer
/** The lists of links in the footer, by their headings. */
export const FOOTER_LISTS: Readonly<Record<string, readonly Link[]>> = Object.fromEntries(
  [services, quick].map(({ heading, links }) => [heading, links.map(linkOf)]),
)
export const GUIDES: readonly Link[] = navigation.guides.links.map(linkOf)
export const OFFICES: readonly string[] = offices.map(({ country, city }) => `${country} (${city})`)
export const COPYRIGHT = `© ${site.copyrightYear} ${site.legalName}`
export const MAILBOXES = site.mailboxes
const { social, partners = [] } = site
const network = social ? [social] : []
/** Where a footer leads out of the site: to the provider's network and the announcements of its partners. */
export const OUTWARD: readonly string[] = [...network, ...partners].map(({ href }) => href)
/** What the owner, the network and the partners are called, which may be one letter, or a word such as "Here". */
export const OWN_NAMES: readonly string[] = [
  site.name,
  ...network.map(({ label }) => label),
  ...partners.map(({ name }) => name),
]
/** How many parts of a footer are marked as a sample. */
export const SAMPLES_IN_FOOTER = [...network, ...partners, ...offices].filter(
  ({ placeholder }) => placeholder,
).length

/** What the contact form says (R10). */
export const MESSAGES = {
  required: 'Email is required',
  invalid: 'Email is invalid',
  failed: 'There was an error sending your message. Please try again later.',
  sentHeading: 'Thank you for contacting us!',
  sent: "Your message has been sent successfully. We'll get back to you soon.",
}

/** The pages that the specification promises. */
export const ADDRESSES = SPECIFICATION.addresses
/** The legal pages, by their addresses of today: their owner may have renamed or merged them. */
export const LEGAL: readonly string[] = [
  '/privacy-notice',
  '/cookie-notice',
  '/accessibility-statement',
].map((path) => ALIASES[path] ?? path)
/** Cards that a page must have; of some only a part of the title is fixed, and no target. */
export const CARDS = WORDS.cards
export const TITLES = WORDS.titles
export const SELF_LINKING = WORDS.selfLinking
export const ACCORDIONS = WORDS.accordions
export const TILES = WORDS.tiles
export const HEADINGS = WORDS.headings
export const STATEMENTS = WORDS.statements

export const INDUSTRIES: readonly string[] = industries.map(({ title }) => title)
/** The first of them, with its anchor. */
export const [FIRST_INDUSTRY = { id: '', title: '' }] = industries
export const STRENGTHS: readonly string[] = strengths.map(({ title }) => title)
export const STATISTICS: readonly string[] = statistics.map(({ claim }) => getClaim(claim).wording)
export const LEADERS = people
export const TESTIMONIALS = testimonials
/** The title of the home page, and the lines that take turns with it. */
export const TAGLINES: readonly string[] = [
  getPageByLayout('home').title,
  ...getPageByLayout('home').taglines,
]
export const ABOUT_TAGLINE = getPageByLayout('about').tagline

/** The page that holds a calculator. */
export const pathOfCalculator = (name: CalculatorName) =>
  getCalculatorPages().find((holder) => holder.name === name)?.page.path ?? ''

const careers = getPageByLayout('careers')
export const CAREERS_BUTTON = careers.button
export const CAREERS_DIALOG: readonly string[] = [careers.dialog.title, careers.dialog.text]
export const VALUES: readonly string[] = careers.values.map(({ title }) => title)
