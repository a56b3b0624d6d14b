/** Every link must lead somewhere: in the text of pages, in front matter, in data files. */

import { expression } from '#check/expression.ts'
import { FRAME_ANCHORS } from '#check/parse/layouts.ts'
import { field, layoutOf, type SitePage } from '#check/parse/page.ts'
import { isDataFile, isPage, type Site, type SiteRule, type SourceFile } from '#check/parse/site.ts'
import { repeatsIn } from '#check/parse/source.ts'
import { autofix, type Finding, type Place, rule } from '#check/problems.ts'
import { didYouMean, nearest } from '#lib/content/nearest.ts'
import { firstFinding } from '../pattern.ts'
import { link } from '../sharedRules.ts'
import { isLost, lastOf } from './addresses.ts'
import { anchorsOf } from './anchors.ts'
import { targetPatterns, wordPatterns } from './linkPatterns.ts'

const related = rule('related', "Related pages are the reader's next step")

/** Returns what is wrong with an anchor, if anything; `path` is empty for the link's own page. */
function anchorFinding(
  site: Site,
  page: SitePage,
  anchor: string,
  path: string,
): Finding | undefined {
  const anchors = anchorsOf(site, page)
  if (!page.outline || anchors.includes(anchor) || FRAME_ANCHORS.includes(anchor)) return undefined
  const isFound = anchors.length > 0
  const where = path || 'this page'
  const guess = nearest(anchor, anchors)
  return link({
    found: `${where} has no anchor #${anchor}; ${isFound ? `its anchors are ${anchors.join(', ')}` : 'it has none'}`,
    remedy: didYouMean(guess && `#${guess}`, 'Use one of them or leave the anchor out'),
    inEditor: {
      found: `${where} has no place #${anchor}${isFound ? `; it has ${anchors.join(', ')}` : ''}`,
      remedy: didYouMean(guess && `#${guess}`, 'Leave out what follows the #'),
    },
  })
}

/** The ending of a file. */
const ENDING = expression(/\.[a-z0-9]+$/, {
  matches: ['/logo.svg', '/report.pdf'],
  passes: ['/beta', '/v1.0/beta'],
})

/** What follows the address of a page in other systems. */
const AFTER_PATH = expression(/\/+(?:index)?(?:\.(?:mdx?|html)|\/*)$|\.(?:mdx?|html)$/, {
  matches: ['/beta.html', '/beta.mdx', '/beta/', '/beta/index', '/beta/index.html'],
  passes: ['/beta', '/index-of-it'],
})

function unknownPath(site: Site, target: string): Finding | undefined {
  const [path = '', anchor] = target.split('#', 2)
  const withAnchor = (to: string) => (anchor === undefined ? to : `${to}#${anchor}`)
  if (ENDING.test(path) && site.files.list().includes(`public${path}`)) return undefined
  const [plain = ''] = path.split('?', 1)
  const bare = plain.replace(AFTER_PATH, '') || '/'
  const exact = site.page(bare) ?? site.page(bare.toLowerCase())
  if (exact) {
    const to = withAnchor(exact.path)
    return link({
      found: `the link ${target} is not the page's exact address, which is lower case with no trailing slash or extension`,
      inEditor: { found: `the link ${target} is not the page's exact address` },
      remedy: `Write ${to}`,
      fix: autofix(target, to),
    })
  }
  const redirect = site.redirects.find(({ from }) => from === bare.toLowerCase())
  if (!redirect) return nowhere(site, target, bare)
  const to = withAnchor(redirect.to)
  return link({
    found: `the link ${target} is an old address that redirects to ${redirect.to}`,
    why: 'Visitors would have to wait for the redirect',
    inEditor: {
      found: `the link ${target} is an old address that leads to ${redirect.to}`,
      why: 'Visitors would have to wait longer',
    },
    remedy: `Write ${to}`,
    fix: autofix(target, to),
  })
}

function nowhere(site: Site, target: string, path: string): Finding {
  const paths = site.pages.map((page) => page.path)
  const guess =
    site.pages.find((page) => field(page, 'title')?.value === target)?.path ??
    paths.find((known) => lastOf(known) === lastOf(path)) ??
    nearest(path, paths)
  return link({
    found: `the link ${target} leads nowhere`,
    why: 'Visitors who follow it would find nothing',
    remedy: didYouMean(guess, 'Use the address of a page in content/'),
    inEditor: { remedy: didYouMean(guess, 'Use the address of a page') },
  })
}

/** The start of an address of any site, up to its path. */
const ORIGIN = expression(/^(?:https?:\/\/)?(?:www\.)?([^/?#]+)/i, {
  matches: ['https://www.w3.org/TR', 'w3.org'],
  passes: ['/beta', '#how'],
})

/** The path in an address of this site, with or without https and www. */
function ownPath(site: Site, target: string): string | undefined {
  const host = ORIGIN.exec(site.data.site?.url ?? '')?.[1]
  const origin = ORIGIN.exec(target)
  if (!host || origin?.[1]?.toLowerCase() !== host) return undefined
  return target.slice(origin[0].length).replace(/\/$/, '') || '/'
}

function mailboxFinding({ data }: Site, target: string): Finding | undefined {
  const mailboxes = Object.values(data.site?.mailboxes ?? {})
  const [mailbox = ''] = target.slice('mailto:'.length).split('?', 1)
  if (mailboxes.length === 0 || mailboxes.includes(mailbox)) return undefined
  return link({
    found: `the mailbox "${mailbox}" is not one of ours, which are ${mailboxes.join(' and ')} in content/data/site.yaml`,
    remedy: didYouMean(nearest(mailbox, mailboxes), 'Use one of them'),
  })
}

/** The start of a path that is relative to the folder of its page, or counts from the repository's. */
const RELATIVE = expression(/^(?:\.{0,2}\/|content\/)+/, {
  matches: ['../beta', './beta', 'content/beta'],
  passes: ['beta', 'contents/beta'],
})

/** Returns what is wrong with a link's target, if anything; `from` is the page it is on, if any. */
function targetFinding(
  site: Site,
  target: string,
  from: SitePage | undefined,
): Finding | undefined {
  if (target === '')
    return link({
      found: 'the link has no target',
      remedy: 'Write [words](/path-of-the-page)',
      inEditor: { found: 'the link leads nowhere', remedy: 'Choose a page for it' },
    })
  if (target !== target.trim())
    return link({
      found: `the link "${target}" starts or ends with a space`,
      remedy: `Write ${target.trim()}`,
      fix: autofix(target, target.trim()),
    })
  const [path = '', anchor] = target.split('#', 2)
  if (path === '') return from && anchorFinding(site, from, anchor ?? '', '')
  if (target.startsWith('/') && !target.startsWith('//')) {
    const page = site.page(path)
    // An address that does not answer yet or anymore is reported at its cause.
    if (!page) return isLost(site, path) ? undefined : unknownPath(site, target)
    return anchor === undefined ? undefined : anchorFinding(site, page, anchor, path)
  }
  const pathOnSite = ownPath(site, target)
  if (pathOnSite) {
    const within = targetFinding(site, pathOnSite, from)
    // Without the host, it would be wrong in another way.
    if (within && !within.fix?.automatic) return within
    const to = within?.fix?.to ?? pathOnSite
    return link({
      found: `the link ${target} spells out this site's host; links within the site start with /`,
      inEditor: {
        found: `the link ${target} spells out the address of this site; links within the site start with /`,
      },
      why: 'In a preview it would lead to the live site',
      remedy: `Write ${to}`,
      fix: autofix(target, to),
    })
  }
  const outside = firstFinding(targetPatterns, target)
  const [scheme = ''] = target.toLowerCase().split(':', 1)
  if (outside || scheme === 'https' || scheme === 'tel') return outside
  if (scheme === 'mailto') return mailboxFinding(site, target)
  const to = `/${target.replace(RELATIVE, '').replace(AFTER_PATH, '')}`
  if (!site.page(to)) return nowhere(site, target, to)
  return link({
    found: `the link ${target} lacks its leading slash`,
    remedy: `Write ${to}`,
    fix: autofix(target, to),
  })
}

const repeated = (kind: string, target: string): Finding =>
  kind === 'card'
    ? link({
        found: `a second card that leads to ${target}`,
        remedy: 'Correct the address, or remove one of them',
        severity: 'advice',
      })
    : related({
        found: `${target} appears twice`,
        remedy: 'Name another page or remove the line',
        inEditor: { remedy: 'Choose another page, or remove it' },
      })

/** What a link of the menu or of another list of facts is called, and a card that leads to a page. */
function labelsIn(sourceFile: SourceFile): { words: string; place: Place | undefined }[] {
  const texts = sourceFile.yaml?.texts ?? []
  const keyOf = (path: readonly PropertyKey[]) => path.slice(0, -1).join()
  const links = new Set(
    texts.filter(({ path }) => path.at(-1) === 'href').map(({ path }) => keyOf(path)),
  )
  const labels = texts.filter(({ path }) => path.at(-1) === 'label' && links.has(keyOf(path)))
  const blocks = isPage(sourceFile) ? (sourceFile.outline?.blocks ?? []) : []
  return [
    ...labels.map(({ value, place }) => ({ words: value, place })),
    ...blocks
      .filter(({ name, props }) => name === 'Card' && props.value.href)
      .map(({ props }) => ({ words: `${props.value.title ?? ''}`, place: props.at(['title']) })),
  ]
}

/** Checks that what links are called says where they lead. The owner's networks are called as they are. */
export const checkLabels: SiteRule = (site, reportIn) => {
  for (const sourceFile of site.all) {
    if (isDataFile(sourceFile) && sourceFile.name === 'site') continue
    for (const { words, place } of labelsIn(sourceFile))
      if (words) reportIn(sourceFile.file)(place, firstFinding(wordPatterns, words.trim()))
  }
}

/** Checks that each link leads somewhere. */
export const checkLinks: SiteRule = (site, reportIn) => {
  for (const sourceFile of site.all) {
    const { file, links } = sourceFile
    const page = isPage(sourceFile) ? sourceFile : undefined
    for (const { kind, target, words, place } of links) {
      const report = (finding: Finding | undefined) => reportIn(file)(place, finding)
      if (kind === 'outside' && ownPath(site, target))
        report(
          link({
            found: `the link ${target} leads to this site`,
            why: 'Readers expect to hear it from somebody else',
            remedy: 'Use an address on another site',
          }),
        )
      else if (kind !== 'redirect') report(targetFinding(site, target, page))
      if (words !== undefined) report(firstFinding(wordPatterns, words.trim()))
      if (page && layoutOf(page) === 'text' && target.startsWith('/contact-us'))
        report(
          link({
            found: 'a link to the contact form on a legal page',
            why: 'Who reads how we treat data must not be led into giving some',
            remedy: 'Leave it out; the page ends with the mailbox',
          }),
        )
      if (target === page?.path && ['text', 'card', 'related'].includes(kind))
        report(
          link({
            found: 'the link leads to its own page',
            remedy: 'Link to another page or remove the link',
          }),
        )
    }
    // Lists of data files have a rule of their own.
    const lists = page ? links.filter(({ kind }) => kind === 'related' || kind === 'card') : []
    for (const [{ kind, target, place }] of repeatsIn(lists, (entry) => entry.kind + entry.target))
      reportIn(file)(place, repeated(kind, target))
  }
}
