/** Old addresses: each leads to a page in one step, and no address that has answered once falls silent. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALIAS_FILE, aliasLine, readAliases } from '#lib/content/aliasTable.ts'
import { fileOfData, type Redirect } from '#lib/content/data.ts'
import { fileOfPath } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import { type Finding, mends, type Problem, problemAt, proposes } from '../errors.ts'
import { isDraft, isPublished } from '../publication.ts'
import { type Check, field, type Site, type SitePage } from '../site.ts'
import { placesOf } from '../source.ts'

const rule = 'redirect'
const FILE = fileOfData('redirects')

/** The line of a redirect in the data file. */
const redirectLine = (from: string, to: string) => `- { from: ${from}, to: ${to} }`

/** The addresses that a visitor is sent through, from one on; a circle ends with the address that it meets again. */
function way(redirects: readonly Redirect[], from: string): string[] {
  const passed = [from]
  for (let here: string | undefined = from; here !== undefined; ) {
    here = redirects.find((one) => one.from === here)?.to
    if (here === undefined) break
    const again = passed.includes(here)
    passed.push(here)
    if (again) break
  }
  return passed
}

function sourceFinding(site: Site, { from }: Redirect): Finding | undefined {
  const page = site.page(from)
  // While a page is a draft, its address may lead elsewhere.
  if (!page || isDraft(page)) return undefined
  return {
    rule,
    found: `${from} is the address of a page`,
    expected: 'so the redirect hides it',
    why: 'A redirect stands in for a page that is gone',
    remedy: `Remove this line, or remove ${page.file}`,
  }
}

function targetFinding(site: Site, redirects: readonly Redirect[], one: Redirect): Finding | undefined {
  const { from, to } = one
  if (to === from)
    return { rule, found: `${from} redirects to itself`, remedy: 'Name the page that answers now' }
  const page = site.page(to)
  if (page) {
    if (isPublished(site, page)) return undefined
    return {
      rule,
      found: `${from} redirects to ${to}`,
      expected: isDraft(page) ? 'which is a draft' : 'which is not published yet',
      why: 'A visitor would find nothing',
      remedy: `Name another page until ${page.file} is published`,
    }
  }
  const passed = way(redirects, from)
  const last = passed.at(-1) ?? to
  if (passed.length > 2) {
    if (passed.indexOf(last) < passed.length - 1) {
      const around = passed.slice(passed.indexOf(last))
      // Each circle is reported once, at the first of its addresses.
      if (from !== around.toSorted()[0]) return undefined
      const circle = [
        ...around.slice(around.indexOf(from), -1),
        ...around.slice(0, around.indexOf(from)),
        from,
      ].join(' → ')
      return {
        rule,
        found: `the redirects lead in a circle: ${circle}`,
        why: 'A browser gives up after some rounds and shows an error',
        remedy: 'Let each of them lead to a page',
      }
    }
    return {
      rule,
      found: `${from} redirects to ${to}`,
      expected: `which itself redirects to ${last}`,
      why: 'A visitor would wait twice',
      remedy: `Write to: ${last}`,
      correction: mends(to, last),
    }
  }
  const guess = nearest(
    to,
    site.pages.map(({ path }) => path),
  )
  return {
    rule,
    found: `${from} redirects to ${to}`,
    expected: 'where no page stands',
    why: 'A visitor would find nothing',
    remedy: guess ? `Did you mean ${guess}?` : 'Use the address of a page in content/',
    ...(guess ? { correction: proposes(to, guess) } : {}),
  }
}

function table(site: Site, redirects: readonly Redirect[]): Problem[] {
  const yaml = site.files.find(({ name }) => name === 'redirects')?.yaml
  return redirects.flatMap((one, index) => {
    const problems: Problem[] = []
    const add = (key: keyof Redirect, finding: Finding | undefined) => {
      if (finding && yaml) problems.push(problemAt(FILE, yaml.at([index, key]), finding))
    }
    const first = redirects.findIndex(({ from }) => from === one.from)
    if (first < index) {
      add('from', {
        rule,
        found: `${one.from} stands here twice`,
        expected: `it leads to ${redirects[first]?.to} already`,
        remedy: 'Keep one of the two lines',
      })
      return problems
    }
    add('from', sourceFinding(site, one))
    add('to', targetFinding(site, redirects, one))
    return problems
  })
}

/** Where the visitors of an address that is gone most likely want to go. */
function successor(site: Site, released: readonly string[], gone: string): string {
  const published = site.pages.filter((page) => isPublished(site, page)).map(({ path }) => path)
  const added = published.filter((path) => !released.includes(path))
  const last = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const moved = [added, published].map((paths) => paths.find((path) => last(path) === last(gone)))
  return moved.find((path) => path) ?? nearest(gone, added) ?? added[0] ?? nearest(gone, published) ?? '/'
}

/** An address that answered once and answers no longer, with the line of redirects.yaml that mends it. */
export interface LostAddress {
  path: string
  line: string
  /** The page that stands there and is not published. */
  page?: SitePage
}

/**
 * Those of some addresses where neither a page nor a redirect answers.
 *
 * @param once addresses that answered
 * @param moved where pages of these addresses are known to stand now
 */
export function lostAddresses(
  site: Site,
  once: readonly string[],
  moved: ReadonlyMap<string, string> = new Map(),
): LostAddress[] {
  return once.flatMap((path) => {
    const page = site.page(path)
    if ((page && isPublished(site, page)) || site.data.redirects?.some(({ from }) => from === path)) return []
    const parent = page && field(page, 'parent')?.value
    const line = redirectLine(path, moved.get(path) ?? parent ?? successor(site, once, path))
    return [{ path, line, ...(page ? { page } : {}) }]
  })
}

/** Addresses of the last release that answer no longer. */
function lost(site: Site): Problem[] {
  const file = site.files.find(({ name }) => name === 'redirects')
  if (!file) return []
  const end = { line: placesOf(file.source.trimEnd())(file.source.trimEnd().length).line + 1, column: 1 }
  return (
    lostAddresses(site, site.data.released ?? [])
      // That a promised page is missing has been said, and no redirect makes up for it.
      .filter(({ path }) => !site.contract.includes(path))
      .map(({ path, line, page }) =>
        problemAt(FILE, end, {
          rule,
          found: `${path} answered in the last release and answers no longer`,
          why: 'Bookmarks, search engines and other sites still lead there',
          remedy: `Add the line "${line}" here, or ${page ? `publish ${page.file}` : `bring ${fileOfPath(path)} back`}`,
          correction: proposes('', `${line}\n`),
        }),
      )
  )
}

/** The table that the server reads says the same. */
function served(site: Site, redirects: readonly Redirect[]): Problem[] {
  const file = join(site.root, ALIAS_FILE)
  // A folder with content alone has no server.
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const aliases = readAliases(text)
  const same = (a: Redirect) => (b: Redirect) => a.from === b.from && a.to === b.to
  const end = text.split('\n').findLastIndex((line) => line.startsWith('}')) + 1
  return [
    ...redirects
      .filter((one) => !aliases.some(same(one)))
      .map((one) =>
        problemAt(
          ALIAS_FILE,
          { line: Math.max(end, 1), column: 1 },
          {
            rule,
            found: `the redirect from ${one.from} to ${one.to} is not in the table of the server`,
            remedy: `Add the line "${aliasLine(one).trim()}" here, or run \`npm run aliases\``,
          },
        ),
      ),
    ...aliases
      .filter((one) => !redirects.some(same(one)))
      .map((one) =>
        problemAt(
          ALIAS_FILE,
          { line: one.line, column: 3 },
          {
            rule,
            found: `the redirect from ${one.from} to ${one.to} is not in ${FILE}`,
            remedy: 'Remove this line, or run `npm run aliases`',
          },
        ),
      ),
  ]
}

export const checkRedirects: Check = (site) => {
  const { redirects } = site.data
  if (!redirects) return []
  return [...table(site, redirects), ...lost(site), ...served(site, redirects)]
}
