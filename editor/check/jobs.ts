/** Whole jobs on the site: each takes a few answers and makes a change of several files, or says why it cannot be. */
import { fileOfPath } from '#lib/content/files.ts'
import { pagePath } from '#lib/content/schema.ts'
import { applyEdits, type Edit } from '#tools/lint/fix.ts'
import { findingText } from '#tools/lint/problems.ts'
import { field, isDraft, nameFinding, type Site, type SitePage, type SourceFile } from '#tools/lint/site.ts'
import { offsetOf } from '#tools/lint/source.ts'
import {
  fault,
  type Answers as NewPage,
  neighbors,
  newPage,
  type Snippets,
  suggestedPath,
  withCard,
} from '#tools/new-page/newPage.ts'
import { withYaml } from '../text/spots.ts'
import { addAt, removeAt } from '../text/yaml.ts'
import type { Contents } from './messages.ts'

export type Answers =
  | ({ job: 'new' } & Pick<NewPage, 'kind' | 'title' | 'parent'>)
  | { job: 'publish'; path: string; words: string }
  | { job: 'rename'; path: string; to: string }
  | { job: 'delete'; path: string; successor: string }
  | {
      job: 'photograph'
      path: string
      section: number
      name: string
      bytes: Uint8Array
      alt: string
      caption: string
    }

/** What the author is told where a job cannot be done. */
class Refusal extends Error {}

const NAVIGATION = 'content/data/navigation.yaml'
const REDIRECTS = 'content/data/redirects.json'
const SYNONYMS = 'content/data/synonyms.yaml'

function pageAt(site: Site, path: string): SitePage {
  const page = site.page(path)
  if (!page) throw new Refusal(`There is no page at ${path}.`)
  return page
}

/** The file with the byte order mark that it has, which a check does not see. */
const sourceOf = (site: Site, file: string): string =>
  [...site.pages, ...site.dataFiles].find((one) => one.file === file)?.source ?? ''

/** A new entry below the first line of the redirects, and those that led to the old address led on. */
function withRedirect(source: string, from: string, to: string): string {
  const led = source.replaceAll(new RegExp(`"to": "${from}"`, 'g'), `"to": "${to}"`)
  // An address that has come back leads nowhere else.
  const freed = led.replace(new RegExp(`^.*"from": "${to}".*\\r?\\n`, 'm'), '')
  return freed.replace('[', `[\n  { "from": "${from}", "to": "${to}" },`)
}

function refuseAddress(site: Site, path: string): void {
  if (site.contract.includes(path))
    throw new Refusal(`${path} is one of the addresses that the site has promised: the page keeps it.`)
}

/** Where a file names an address of a page, with or without an anchor. */
function linksTo(path: string, { source, links }: SourceFile): Edit[] {
  return links.flatMap(({ target, place }) => {
    if (target !== path && !target.startsWith(`${path}#`)) return []
    const start = source.indexOf(path, offsetOf(source, place))
    return start === -1 ? [] : { start, end: start + path.length, to: '' }
  })
}

/** Every file with the links to one address leading to another. */
function retargeted(site: Site, from: string, to: string): Map<string, string> {
  const files = [...site.pages, ...site.dataFiles].filter(({ file }) => file !== REDIRECTS)
  return new Map(
    files.flatMap((one) => {
      const edits = linksTo(from, one).map((edit) => ({ ...edit, to }))
      return edits.length > 0 ? [[one.file, applyEdits(one.source, edits)]] : []
    }),
  )
}

function create(site: Site, { kind, title, parent }: NewPage, snippets: Snippets): Contents {
  const answers = { kind, title: title.trim(), path: suggestedPath(kind, title), parent }
  for (const name of ['title', 'parent', 'path'] as const) {
    const wrong = fault(site, name, answers[name])
    if (wrong) throw new Refusal(wrong)
  }
  const above = pageAt(site, parent)
  const listed = withCard(above, answers)
  return {
    [fileOfPath(answers.path)]: newPage(answers, neighbors(site, answers), snippets),
    ...(listed && { [above.file]: listed }),
  }
}

/** A draft that is done: its card shows by itself; it gets a place in the menu, and is found by other words. */
function publish(site: Site, path: string, words: string): Contents {
  const page = pageAt(site, path)
  if (!isDraft(page)) throw new Refusal(`${page.file} is no draft.`)
  const changes = new Map([
    [page.file, withYaml(page.file, page.source, (yaml) => removeAt(yaml, ['draft']))],
  ])
  const parent = site.page(field(page, 'parent')?.value ?? '')
  const group = site.data.navigation?.services.groups.findIndex(({ href }) => href === parent?.path) ?? -1
  if (group !== -1) {
    const entry = { label: field(page, 'title')?.value ?? '', href: path }
    const menu = addAt(sourceOf(site, NAVIGATION), ['services', 'groups', group, 'items'], entry)
    changes.set(NAVIGATION, menu)
  }
  const synonyms = words
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
  if (synonyms.length > 0)
    changes.set(SYNONYMS, addAt(sourceOf(site, SYNONYMS), [], { href: path, words: synonyms }))
  return Object.fromEntries(changes)
}

function rename(site: Site, path: string, to: string): Contents {
  const page = pageAt(site, path)
  refuseAddress(site, path)
  if (!pagePath.safeParse(to).success)
    throw new Refusal(`"${to}" is no address: it starts with "/", is lower-case and has no slash at its end.`)
  const name = nameFinding(fileOfPath(to))
  if (name) throw new Refusal(findingText(name))
  if (site.page(to)) throw new Refusal(`${fileOfPath(to)} is there already.`)
  const changes = retargeted(site, path, to)
  const source = changes.get(page.file) ?? page.source
  changes.delete(page.file)
  changes.set(REDIRECTS, withRedirect(sourceOf(site, REDIRECTS), path, to))
  return { ...Object.fromEntries(changes), [page.file]: null, [fileOfPath(to)]: source }
}

function remove(site: Site, path: string, successor: string): Contents {
  const page = pageAt(site, path)
  refuseAddress(site, path)
  if (!site.page(successor) || successor === path)
    throw new Refusal('Choose the page that answers for it from now on.')
  const children = site.pages.filter((one) => field(one, 'parent')?.value === path)
  if (children.length > 0)
    throw new Refusal(
      `${children.map(({ path }) => path).join(', ')} stand under this page. Move them first.`,
    )
  const changes = retargeted(site, path, successor)
  // Where the successor is named already, or is the page itself, the entry goes.
  for (const one of site.pages.filter(({ file }) => changes.has(file) && file !== page.file)) {
    const related = (one.yaml?.value as { related?: string[] } | undefined)?.related ?? []
    const index = related.indexOf(path)
    if (index === -1 || !(related.includes(successor) || one.path === successor)) continue
    const source = changes.get(one.file) ?? one.source
    changes.set(
      one.file,
      withYaml(one.file, source, (yaml) => removeAt(yaml, ['related', index])),
    )
  }
  // A page that leads to itself leads nowhere: of such a link the words stay.
  const heir = pageAt(site, successor)
  const text = changes
    .get(heir.file)
    ?.replace(new RegExp(`\\[([^\\]]*)\\]\\(${successor}(?:#[^)]*)?\\)`, 'g'), '$1')
  if (text !== undefined) changes.set(heir.file, text)
  changes.delete(SYNONYMS)
  const entry = site.data.synonyms?.findIndex(({ href }) => href === path) ?? -1
  if (entry !== -1) changes.set(SYNONYMS, removeAt(sourceOf(site, SYNONYMS), [entry]))
  if (changes.has(NAVIGATION)) changes.set(NAVIGATION, withoutMenu(site, path))
  changes.set(REDIRECTS, withRedirect(sourceOf(site, REDIRECTS), path, successor))
  return { ...Object.fromEntries(changes), [page.file]: null }
}

/** The menu and the foot without a page; the successor stands there already, or is to be put there by hand. */
function withoutMenu(site: Site, path: string): string {
  const { links, services, footer } = site.data.navigation ?? {}
  const lists: [(string | number)[], readonly { href: string }[]][] = [
    [['links'], links ?? []],
    ...(services?.groups ?? []).map(({ items }, index): (typeof lists)[number] => [
      ['services', 'groups', index, 'items'],
      items,
    ]),
    [['footer', 'services', 'links'], footer?.services.links ?? []],
    [['footer', 'quick', 'links'], footer?.quick.links ?? []],
    [['footer', 'legal'], footer?.legal ?? []],
  ]
  let text = sourceOf(site, NAVIGATION)
  for (const [keys, entries] of lists) {
    const index = entries.findIndex(({ href }) => href === path)
    if (index !== -1) text = removeAt(text, [...keys, index])
  }
  return text
}

/** Puts a photograph into a section of a page, where its drawing was. */
function illustrate(site: Site, answers: Extract<Answers, { job: 'photograph' }>): Contents {
  const page = pageAt(site, answers.path)
  const section = page.outline?.sections[answers.section]
  const end = section?.node.position?.end.offset
  if (!section || end === undefined) throw new Refusal('Choose the section that the photograph belongs to.')
  const quoted = answers.caption && ` "${answers.caption.replaceAll('"', '”')}"`
  const markdown = `![${answers.alt.replace(/[[\]]/g, '')}](${answers.name}${quoted})`
  const drawing = page.outline?.blocks.find(
    ({ name, parent }) => name === 'Figure' && parent === section,
  )?.node
  const at = page.source.lastIndexOf('</Section>', end)
  const edit = drawing?.position
    ? { start: drawing.position.start.offset ?? at, end: drawing.position.end.offset ?? at, to: markdown }
    : { start: at, end: at, to: `${markdown}\n\n` }
  return {
    [page.file]: applyEdits(page.source, [edit]),
    [`content/data/photos/${answers.name}`]: answers.bytes,
  }
}

function changesOf(site: Site, answers: Answers, snippets: Snippets): Contents {
  switch (answers.job) {
    case 'new':
      return create(site, { ...answers, path: '' }, snippets)
    case 'publish':
      return publish(site, answers.path, answers.words)
    case 'rename':
      return rename(site, answers.path, answers.to)
    case 'delete':
      return remove(site, answers.path, answers.successor)
    case 'photograph':
      return illustrate(site, answers)
  }
}

/**
 * Does a job, or says why not.
 *
 * @param snippets texts of new pages
 */
export function doJob(
  site: Site,
  answers: Answers,
  snippets: Snippets,
): { changes: Contents } | { refusal: string } {
  try {
    return { changes: changesOf(site, answers, snippets) }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message }
    throw error
  }
}
