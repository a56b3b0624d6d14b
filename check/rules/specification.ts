/** Numbers and addresses that the specification of the site fixes, whoever its owner is. */
import { fileOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { type DataName, fileOfData } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { calculatorNames } from '#lib/content/schema.ts'
import type { Site, SiteRule } from '../parse/site.ts'
import { listAt, valueAt } from '../parse/source.ts'
import { type Finding, rule } from '../problems.ts'
import { type SpecifiedWords, WORDS } from './specifiedWords.ts'
import { checkSpecifiedWords } from './words.ts'

const specification = rule(
  'specification',
  'The specification of the site fixes it, in docs/requirements.md',
)

export interface Specification {
  /** Addresses that must stand in contract.yaml. */
  addresses: readonly string[]
  /** How many entries a data file has, and what they are. */
  counts: Partial<Record<DataName, Count>>
  /** Pages that lists of navigation.yaml lead to, by the keys of the list. */
  links: Readonly<Record<string, readonly string[]>>
  /** Calculators that pages must hold. Default: none. */
  calculators?: readonly string[]
  /** Pages with an example document at their head. Default: none. */
  documents?: readonly string[]
  /** Names, headings and statements. Default: none. */
  words?: SpecifiedWords
}

/** The specification of this site. */
export const SPECIFICATION: Specification = {
  words: WORDS,
  calculators: calculatorNames,
  counts: {
    people: { count: 4, singular: 'leader', plural: 'leaders' },
    strengths: { count: 10, singular: 'strength', plural: 'strengths' },
    statistics: { count: 4, singular: 'headline statistic', plural: 'headline statistics' },
    industries: { count: 7, singular: 'industry', plural: 'industries' },
    testimonials: { count: 2, singular: 'testimonial', plural: 'testimonials' },
  },
  links: {
    links: ['/', '/about-us', '/careers', '/industries', '/contact-us'],
    'services.groups': [
      '/services/product-engineering',
      '/services/digital-assurance',
      '/services/digital-transformation',
    ],
    'services.groups.items': [
      '/services/development-services',
      '/services/specialized-engineering',
      '/services/ai_engineering',
      '/services/core-testing',
      '/services/advanced-assurance',
      '/services/specialized-testing',
      '/services/generative_ai_testing',
      '/services/transformational-consulting',
      '/services/strategic-assessments',
      '/services/devops',
    ],
    'footer.services.links': [
      '/services/core-testing',
      '/services/specialized-testing',
      '/services/development-services',
      '/services/specialized-engineering',
      '/services/transformational-consulting',
      '/services/strategic-assessments',
      '/services/devops',
    ],
    'footer.quick.links': ['/contact-us', '/careers', '/about-us'],
    'footer.legal': [
      '/privacy-notice',
      '/cookie-notice',
      '/accessibility-statement',
      '/site-index',
    ],
    'guides.links': ['/how-we-work', '/evidence', '/tools'],
  },
  documents: [
    '/aiml',
    '/delivery-transformation',
    '/services/advanced-assurance',
    '/services/ai_engineering',
    '/services/core-testing',
    '/services/development-services',
    '/services/devops',
    '/services/digital-assurance',
    '/services/digital-transformation',
    '/services/generative_ai_testing',
    '/services/product-engineering',
    '/services/specialized-engineering',
    '/services/specialized-testing',
    '/services/staffing-consulting',
    '/services/strategic-assessments',
    '/services/transformational-consulting',
    '/accessibility-testing',
    '/ai-ml-model-testing',
    '/automation-testing',
    '/continous-integration',
    '/cyber-security-and-threat-modelling',
    '/etl-testing',
    '/functional-testing',
    '/mobile-testing',
    '/model-monitoring-validation',
    '/performance-engineering',
    '/security-testing',
    '/self-healing-scripts',
    '/site-reliability-engineering',
    '/user-acceptance-testing',
    '/vector-databases',
  ],
  addresses: [
    '/',
    '/services/digital-assurance',
    '/services/product-engineering',
    '/services/core-testing',
    '/services/advanced-assurance',
    '/services/specialized-testing',
    '/services/development-services',
    '/services/specialized-engineering',
    '/services/staffing-consulting',
    '/services/digital-transformation',
    '/services/transformational-consulting',
    '/services/strategic-assessments',
    '/services/devops',
    '/services/ai_engineering',
    '/services/generative_ai_testing',
    '/services/test-transformation-services',
    '/services/test-maturity-model-assesment',
    '/services/agile-transformation-services',
    '/services/tcoe-assesment',
    '/services/qe-skillset-transformation',
    '/delivery-transformation',
    '/aiml',
    '/product-ideation',
    '/software-architecture',
    '/full-stack-development',
    '/integration-and-deployment',
    '/maintenance-and-support',
    '/agile-transformation',
    '/continous-integration',
    '/devops-practices',
    '/ai-powered-test-automation',
    '/impact-based-test-selection',
    '/defect-prediction-analysis',
    '/self-healing-scripts',
    '/generative-ai-models',
    '/vector-databases',
    '/ai-driven-data-analytics',
    '/model-monitoring-validation',
    '/functional-testing',
    '/automation-testing',
    '/performance-engineering',
    '/security-testing',
    '/compatibility-testing',
    '/uiux-testing',
    '/user-acceptance-testing',
    '/web-services-testing',
    '/mobile-testing',
    '/cloud-assurance',
    '/test-environment-management',
    '/application-support-maintenance',
    '/etl-testing',
    '/test-data-management',
    '/custom-tech-platform-testing',
    '/site-reliability-engineering',
    '/cyber-security-and-threat-modelling',
    '/ai-ml-model-testing',
    '/robotic-process-automation',
    '/service-virtualization',
    '/accessibility-testing',
    '/erp-and-crm-product-testing',
    '/industries',
    '/about-us',
    '/contact-us',
    '/careers',
  ],
}

const missingFrom = (all: readonly string[], present: readonly unknown[]) =>
  all.filter((path) => !present.includes(path))

interface Count {
  count: number
  singular: string
  plural: string
}

function countFinding(present: number, { count, singular, plural }: Count): Finding | undefined {
  if (present === count) return undefined
  const gap = Math.abs(present - count)
  return specification({
    found: `the file has ${present} ${present === 1 ? singular : plural}; the site shows exactly ${count}`,
    remedy: present < count ? `Add ${gap}` : `Remove ${gap}`,
  })
}

/** Returns where the entries of a list of navigation.yaml lead; `items` are those of all groups. */
function targetsAt(navigation: unknown, keys: string): unknown[] {
  if (keys.endsWith('.items'))
    return listAt(navigation, ['services', 'groups']).flatMap((group) =>
      listAt(group, ['items']).map((item) => valueAt(item, ['href'])),
    )
  return listAt(navigation, keys.split('.')).map((entry) => valueAt(entry, ['href']))
}

/** Returns the rule for what a specification fixes. */
export const checkSpecification =
  ({
    addresses,
    calculators = [],
    counts,
    documents = [],
    links,
    words,
  }: Specification): SiteRule =>
  (site, reportIn) => {
    for (const path of documents) checkDocument(site, reportIn, path)
    if (words) checkSpecifiedWords(words)(site, reportIn)
    for (const [name, count] of Object.entries(counts)) {
      const file = site.dataFile(name as DataName)
      // A list that cannot be read has problems of its own.
      if (!file || file.broken || !Array.isArray(file.yaml.value)) continue
      reportIn(file.file)(undefined, countFinding(file.yaml.value.length, count))
    }
    checkContract(site, reportIn, addresses)
    checkPartners(site, reportIn)
    checkCalculators(site, reportIn, calculators)
    const navigation = site.dataFile('navigation')
    if (!navigation || navigation.broken) return
    const { value, at } = navigation.yaml
    for (const [keys, paths] of Object.entries(links)) {
      const targets = targetsAt(value, keys)
      const missing = missingFrom(
        paths.map((path) => currentPath(site, path)),
        targets,
      )
      // An address that is misspelled or missing is reported where it stands.
      const leadNowhere = targets.filter(
        (target) =>
          typeof target !== 'string' || !(target.startsWith('https:') || site.page(target)),
      )
      if (missing.length <= leadNowhere.length) continue
      const list = keys.split('.').filter((key) => key !== 'items')
      const place = at(list, 'key')
      reportIn(navigation.file)(
        place,
        specification({
          found: `the list ${keys} lacks ${missing.join(', ')}`,
          remedy: 'Put the entry back; its label may be another, and other entries may join it',
        }),
      )
    }
  }

/** Where the page of an address is now: it may have been renamed, or replaced by another. */
const currentPath = ({ redirects }: Site, path: string) =>
  redirects.find(({ from }) => from === path)?.to ?? path

/** The page of an address, or that to which it redirects, has a document at its head. */
function checkDocument(site: Site, reportIn: Parameters<SiteRule>[1], path: string): void {
  const now = currentPath(site, path)
  const page = site.page(now)
  // A missing page is a problem of its own.
  if (!page || site.artifacts.some(({ owner }) => owner === now || owner === path)) return
  reportIn(page.file)(
    undefined,
    specification({
      found: `the page has no document at its head: ${fileOfArtifact(now)} does not exist`,
      remedy: 'Put that file back, or copy that of another page and change its words and numbers',
    }),
  )
}

function checkContract(
  site: Site,
  reportIn: Parameters<SiteRule>[1],
  addresses: readonly string[],
): void {
  const contract = site.dataFile('contract')
  if (!contract || contract.broken) return
  const missing = missingFrom(addresses, site.contract)
  if (missing.length === 0) return
  reportIn(fileOfData('contract'))(
    undefined,
    specification({
      found: `the list of promised addresses lacks ${missing.join(', ')}`,
      remedy: `Put back ${missing.length === 1 ? 'the line' : 'the lines'} that ${missing.length === 1 ? 'starts' : 'start'} with "- " and the address`,
    }),
  )
}

/** Reports logos of partners that lead to different announcements. */
function checkPartners(site: Site, reportIn: Parameters<SiteRule>[1]): void {
  const provider = site.dataFile('site')
  if (!provider || provider.broken) return
  const targets = listAt(provider.yaml.value, ['partners']).map((partner) =>
    valueAt(partner, ['href']),
  )
  const other = targets.findIndex((target) => target !== targets[0])
  if (other < 0) return
  reportIn(provider.file)(
    provider.yaml.at(['partners', other, 'href']),
    specification({
      found: `the partners lead to ${targets[0]} and to ${targets[other]}; both logos lead to one announcement`,
      remedy: 'Write the same address for both',
    }),
  )
}

/** Reports calculators that have gone from their pages. */
function checkCalculators(
  site: Site,
  reportIn: Parameters<SiteRule>[1],
  names: readonly string[],
): void {
  // A file that cannot be read may hold one.
  if (!site.isWhole) return
  const placed = site.published.flatMap(({ outline }) =>
    (outline?.blocks ?? [])
      .filter(({ name }) => name === 'Calculator')
      .map(({ props }) => props.value.name),
  )
  for (const name of missingFrom(names, placed))
    reportIn(fileOfPath('/tools'))(
      undefined,
      specification({
        found: `no page holds the calculator ${name}, which this page would list`,
        remedy: `Write <Calculator name="${name}" /> between two sections of a page about a service`,
      }),
    )
}
