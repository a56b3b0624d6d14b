/** Whether the numbers, addresses and words that the specification of the site fixes are there, whoever its owner is. */

import type { ReportIn, Site, SiteRule } from '#check/parse/site.ts'
import { listAt, valueAt } from '#check/parse/source.ts'
import type { Finding } from '#check/problems.ts'
import { fileOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { type DataName, fileOfData } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { specification } from '../sharedRules.ts'
import { checkSpecifiedWords } from './specificationWords.ts'
import type { SpecifiedWords } from './specifiedWords.ts'

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
  const has = `${present} ${present === 1 ? singular : plural}; the site shows exactly ${count}`
  return specification({
    found: `the file has ${has}`,
    remedy: present < count ? `Add ${gap}` : `Remove ${gap}`,
    inEditor: { found: `the list has ${has}` },
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
        (target) => typeof target !== 'string' || !site.page(target),
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
function checkDocument(site: Site, reportIn: ReportIn, path: string): void {
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

function checkContract(site: Site, reportIn: ReportIn, addresses: readonly string[]): void {
  const contract = site.dataFile('contract')
  if (!contract || contract.broken) return
  const missing = missingFrom(addresses, site.contract)
  if (missing.length === 0) return
  reportIn(fileOfData('contract'))(
    undefined,
    specification({
      found: `the list of promised addresses lacks ${missing.join(', ')}`,
      remedy: `Put back ${missing.length === 1 ? 'the line' : 'the lines'} that ${missing.length === 1 ? 'starts' : 'start'} with "- " and the address`,
      inEditor: { remedy: `Put ${missing.length === 1 ? 'it' : 'them'} back` },
    }),
  )
}

/** Reports calculators that have gone from their pages. */
function checkCalculators(site: Site, reportIn: ReportIn, names: readonly string[]): void {
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
