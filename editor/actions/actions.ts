/** Jobs that change several files at once, given a few answers, or explain why they cannot. */

import {
  addressFault,
  fault,
  filesOfPage,
  type Snippets,
  suggestedPath,
} from '../../check/newPage.ts'
import { rangeOf } from '../../check/parse/nodes.ts'
import { field, isDraft, type SitePage } from '../../check/parse/page.ts'
import { isPage, type Site } from '../../check/parse/site.ts'
import { autofix, findingText } from '../../check/problems.ts'
import { applyEdits, editOf } from '../../check/report/edits.ts'
import { inPageRefusal, photoRefusal } from '../../check/rules/photographFiles.ts'
import { fileOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { fileOfPath } from '../../lib/content/files.ts'
import { readHeader } from '../../lib/content/photoFile.ts'
import { fileOfSeries, seriesHead, seriesOfFile } from '../../lib/content/series.ts'
import { slugOf } from '../../lib/content/slug.ts'
import type { Contents, Done } from '../background/messages.ts'
import { photographWritten } from '../document/photographs.ts'
import { inLine, withYaml } from '../document/texts.ts'
import { addAt, setAt } from '../document/yaml.ts'
import type { Answers, AnswersTo } from './answers.ts'

class Refusal extends Error {}

const NAVIGATION = 'content/data/navigation.yaml'
const REDIRECTS = 'content/data/redirects.json'
const SYNONYMS = 'content/data/synonyms.yaml'

function pageAt(site: Site, path: string, isToGo = false): SitePage {
  if (isToGo && site.contract.includes(path))
    throw new Refusal(
      `${path} is one of the addresses that the site has promised: the page keeps it.`,
    )
  const page = site.page(path)
  if (!page) throw new Refusal(`There is no page at ${path}.`)
  return page
}

/** Whether nobody knows the address of a page: of one that is new, or of a draft that has never been released. */
const isUnknown = (site: Site, page: SitePage, isNew = false) =>
  isNew || (isDraft(page) && !site.data.released?.includes(page.path))

function withRedirect(page: SitePage, to: string, redirects: string, isKnown: boolean): string {
  const from = page.path
  // An address that is a page again no longer redirects.
  const freed = redirects.replace(new RegExp(`^.*"from": "${to}".*\\r?\\n`, 'm'), '')
  const added = isKnown ? freed.replace('[', `[\n  { "from": "${from}", "to": "${to}" },`) : freed
  // JSON has no comma after the last entry.
  return added.replace(/,(?=\s*\]\s*$)/, '')
}

/** Points all links to a page at another address, keeping anchors, and redirects its own there. */
function retargeted(site: Site, page: SitePage, to: string, isNew?: boolean): Map<string, string> {
  const from = page.path
  const changes = new Map<string, string>()
  for (const sourceFile of site.all) {
    const { file, source, links } = sourceFile
    // No page has a card that leads to itself, and a deleted draft leaves none behind.
    const isWithout =
      isPage(sourceFile) && (sourceFile.path === to || ((isDraft(page) || isNew) && site.page(to)))
    const cards = ((isWithout && sourceFile.outline?.blocks) || [])
      .filter(({ name, props }) => name === 'Card' && props.value.href === from)
      .map(({ node }) => rangeOf(node))
      .map(([start, end]) => ({ start, end: end + source.slice(end).search(/\S|$/), to: '' }))
    const edits = links
      .filter(({ target }) => target === from || target.startsWith(`${from}#`))
      .flatMap(({ place }) => editOf(source, { ...place, fix: autofix(from, to) }) ?? [])
    if (edits.length > 0) changes.set(file, applyEdits(source, [...cards, ...edits]))
  }
  const redirects = changes.get(REDIRECTS) ?? site.files.read(REDIRECTS)
  const isKnown = !isUnknown(site, page, isNew)
  return changes.set(REDIRECTS, withRedirect(page, to, redirects, isKnown))
}

function create(
  site: Site,
  { kind, title, parent }: AnswersTo<'new'>,
  snippets: Snippets,
): Contents {
  const answers = { kind, title: title.trim(), path: suggestedPath(kind, title), parent }
  const wrong = fault(site, answers)
  if (wrong) throw new Refusal(wrong)
  return filesOfPage(site, answers, snippets)
}

/** Creates a file for the numbers of a drawing, of which only the names of its columns are known yet. */
function createSeries(site: Site, { name, step, measure }: AnswersTo<'series'>): Contents {
  const slug = slugOf(name)
  const file = fileOfSeries(slug)
  if (seriesOfFile(file) === undefined)
    throw new Refusal(
      'The name must begin with a letter from A to Z, because its file is named after it.',
    )
  if (site.files.list().includes(file)) throw new Refusal(`${file} already exists.`)
  const head = { step: step.trim(), measure: measure.trim(), low: 'low', high: 'high' }
  const names = Object.values(head)
  const { error } = seriesHead.safeParse(head)
  if (error) throw new Refusal(`${measure}: ${error.issues[0]?.message}.`)
  if (names.some((column) => column.includes(',')))
    throw new Refusal('Commas stand between columns, so leave them out of their names.')
  return { [file]: `${names.join(',')}\n` }
}

/** Publishes a draft: its card appears automatically, and it gets a menu item and search words. */
function publish(site: Site, { path, day, words = '' }: AnswersTo<'publish'>): Contents {
  const page = pageAt(site, path)
  if (!isDraft(page)) throw new Refusal(`${page.file} is not a draft.`)
  const parent = field(page, 'parent')?.value
  const groups = site.data.navigation?.services.groups ?? []
  const menu = ['services', 'groups', groups.findIndex(({ href }) => href === parent), 'items']
  const entry = { label: field(page, 'title')?.value ?? '', href: path }
  const synonyms = words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const released = (yaml: string) => setAt(setAt(yaml, ['draft'], undefined), ['publishAt'], day)
  return {
    [page.file]: withYaml(page.file, page.source, released),
    ...(!menu.includes(-1) && { [NAVIGATION]: addAt(site.files.read(NAVIGATION), menu, entry) }),
    ...(synonyms.length > 0 && {
      [SYNONYMS]: addAt(site.files.read(SYNONYMS), [], { href: path, words: synonyms }),
    }),
  }
}

/** The document at the head of a page, which goes where the page goes. */
const artifactOf = (site: Site, path: string) => site.artifacts.find(({ owner }) => owner === path)

/** An address as it is typed; of words, such as `Cookies policy`, their address beside the page's old one. */
const addressTyped = (typed: string, path: string) =>
  typed.startsWith('/') || !slugOf(typed)
    ? typed
    : `${path.slice(0, path.lastIndexOf('/'))}/${slugOf(typed)}`

function rename(
  site: Site,
  { path, to: typed, isNew }: Extract<Answers, { job: 'rename' }>,
): Contents {
  const to = addressTyped(typed, path)
  const page = pageAt(site, path, true)
  const wrong = addressFault(site, to)
  if (wrong) throw new Refusal(wrong)
  const changes = retargeted(site, page, to, isNew)
  const source = changes.get(page.file) ?? page.source
  const artifact = artifactOf(site, path)
  return {
    ...Object.fromEntries(changes),
    [page.file]: null,
    [fileOfPath(to)]: source,
    ...(artifact && { [artifact.file]: null, [fileOfArtifact(to)]: artifact.source }),
  }
}

function remove(
  site: Site,
  { path, isNew, ...answers }: Extract<Answers, { job: 'delete' }>,
): Contents {
  const page = pageAt(site, path, true)
  const hasNoReaders = isDraft(page) || isNew
  const successor = hasNoReaders ? (field(page, 'parent')?.value ?? '/') : answers.successor
  const heir = site.page(successor)
  if (!heir || heir === page) throw new Refusal('Choose the page that replaces it.')
  const children = site.pages
    .filter((child) => field(child, 'parent')?.value === path)
    .map((child) => child.path)
  if (children.length > 0)
    throw new Refusal(`${children.join(', ')} stand under this page. Move them first.`)
  const changes = retargeted(site, page, successor, isNew)
  // The menu already has the successor or gets it by hand; a page lists another once, and never itself.
  for (const sourceFile of site.all) {
    const isMenu = sourceFile.file === NAVIGATION || sourceFile.file === SYNONYMS
    const related = (sourceFile.yaml?.value as { related?: string[] } | undefined)?.related ?? []
    const isNamed =
      related.includes(successor) || (isPage(sourceFile) && sourceFile.path === successor)
    const gone = (sourceFile.yaml?.texts ?? [])
      .filter(
        ({ value, path: [key] }) => value === path && (isMenu || (isNamed && key === 'related')),
      )
      .map(({ path: keys }) =>
        keys.slice(0, keys.findLastIndex((key) => typeof key === 'number') + 1),
      )
    const without = (yaml: string) =>
      gone.reduceRight((text, keys) => setAt(text, keys, undefined), yaml)
    if (gone.length > 0)
      changes.set(
        sourceFile.file,
        withYaml(sourceFile.file, changes.get(sourceFile.file) ?? sourceFile.source, without),
      )
  }
  // A link from a page to itself is pointless, so only its words are kept.
  const text = changes
    .get(heir.file)
    ?.replace(new RegExp(`\\[([^\\]]*)\\]\\(${successor}(?:#[^)]*)?\\)`, 'g'), '$1')
  if (text !== undefined) changes.set(heir.file, text)
  const artifact = artifactOf(site, path)
  return {
    ...Object.fromEntries(changes),
    ...withoutLeftovers(site, partsOf(page)),
    [page.file]: null,
    ...(artifact && { [artifact.file]: null }),
  }
}

/** The blocks and photographs of a page. */
const partsOf = ({ outline }: SitePage) => [
  ...(outline?.blocks ?? []),
  ...(outline?.photographs ?? []),
]

type PagePart = ReturnType<typeof partsOf>[number]

/** The file of the series or the photograph that a part of a page shows, without its folder. */
const fileNamedBy = (part: PagePart) =>
  'props' in part ? `${part.props.value.series}.csv` : part.name

/** Deletes the numbers and photographs that only the given parts of a page show, along with them. */
function withoutLeftovers(site: Site, gone: readonly PagePart[]): Contents {
  const kept = new Set([
    ...site.pages
      .flatMap(partsOf)
      .filter((part) => !gone.includes(part))
      .map(fileNamedBy),
    // Photographs of people.
    ...site.dataFiles.flatMap(({ yaml }) => yaml.texts.map(({ value }) => value)),
  ])
  const names = gone.map(fileNamedBy).filter((name) => !kept.has(name))
  const leftovers = site.files
    .list()
    .filter((file) => /\.(?:csv|jpe?g|png)$/.test(file))
    .filter((file) => names.some((name) => file.endsWith(`/${name}`)))
  return Object.fromEntries(leftovers.map((file) => [file, null]))
}

function illustrate(
  site: Site,
  { bytes, ...answers }: Extract<Answers, { job: 'photograph' }>,
): Contents {
  if (!bytes) throw new Refusal('The photograph is still being read. Try again in a moment.')
  const { size } = readHeader(bytes)
  const unusable = photoRefusal(answers.name, bytes) ?? (size && inPageRefusal(size))
  if (unusable) throw new Refusal(findingText(unusable))
  const page = pageAt(site, answers.path)
  const { headings = [], blocks = [], photographs = [] } = page.outline ?? {}
  const section = headings.find(({ text, block }) => text === answers.section && block)?.block
  if (!section) throw new Refusal('Choose a section for the photograph.')
  const markdown = photographWritten(
    answers.name,
    inLine(answers.alt),
    inLine(answers.caption ?? ''),
  )
  const old =
    blocks.find(({ name, parent }) => name === 'Figure' && parent === section) ??
    photographs.find((photograph) => photograph.section === section && photograph.isAlone)
  const foot = page.source.lastIndexOf('</Section>', rangeOf(section.node)[1])
  const [start, end] = old ? rangeOf(old.node) : [foot, foot]
  const edit = { start, end, to: old ? markdown : `${markdown}\n\n` }
  return {
    ...withoutLeftovers(site, old ? [old] : []),
    [page.file]: applyEdits(page.source, [edit]),
    [`content/data/photos/${answers.name}`]: bytes,
  }
}

const WORK = {
  new: create,
  series: createSeries,
  publish,
  rename,
  delete: remove,
  photograph: illustrate,
}

export function doJob(site: Site, answers: Answers, snippets: Snippets): Done {
  const work = WORK[answers.job] as (site: Site, answers: Answers, snippets: Snippets) => Contents
  try {
    return { changes: work(site, answers, snippets) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message }
    // Such as YAML with errors, which cannot be rewritten. Without an answer, the dialog would wait forever.
    console.error(error)
    return { refusal: 'First correct the errors that the check lists.' }
  }
}
