/** Every link leads somewhere: in the text of pages, in front matter, in data files. */
import { nearest } from '#lib/content/nearest.ts'
import type { Link } from '../page.ts'
import { autofix, type Finding, instead, meant, suggestion } from '../problems.ts'
import type { Site, SitePage, SiteRule } from '../site.ts'
import { isLost } from './addresses.ts'
import { anchorsOf, FRAME } from './headings.ts'

const NOTHING = 'A visitor who follows it would find nothing'

/** The last part of an address. */
const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** What is wrong with an anchor; `path` is empty for the page that the link stands on. */
function anchorFinding(site: Site, page: SitePage, anchor: string, path: string): Finding | undefined {
  const anchors = anchorsOf(site, page)
  if (!page.outline || anchors.includes(anchor) || FRAME.includes(anchor)) return undefined
  const known = anchors.length > 0 ? `its anchors are ${anchors.join(', ')}` : 'it has none'
  const guess = nearest(anchor, anchors)
  return {
    found: `${path || 'this page'} has no anchor #${anchor}, ${known}`,
    remedy: guess ? `Did you mean ${path}#${guess}?` : 'Use one of them or leave the anchor out',
    fix: guess ? suggestion(`#${anchor}`, `#${guess}`) : undefined,
  }
}

/** What is wrong with a path that is not the address of a page. */
function unknownPath(site: Site, target: string): Finding | undefined {
  const [path = '', anchor] = target.split('#', 2)
  const withAnchor = (to: string) => (anchor === undefined ? to : `${to}#${anchor}`)
  if (/\.[a-z0-9]+$/.test(path) && site.files.list().includes(`public${path}`)) return undefined
  const bare = path.replace(/\.mdx?$|\.html$/, '').replace(/\/(?:index)?$/, '') || '/'
  const exact = site.page(bare) ?? site.page(bare.toLowerCase())
  if (exact) {
    const isKnown = anchor !== undefined && anchorsOf(site, exact).includes(anchor)
    const found = `the link ${target} is not the address of the page, which is lower-case, without a slash or an ending`
    return instead(found, autofix(target, isKnown ? withAnchor(exact.path) : exact.path))
  }
  const redirect = site.redirects.find(({ from }) => from === bare.toLowerCase())
  if (redirect) {
    const found = `the link ${target} names an old address, which redirects to ${redirect.to}`
    return instead(found, autofix(target, withAnchor(redirect.to)), 'A visitor would wait twice')
  }
  const paths = site.pages.map((one) => one.path)
  const guess = paths.find((one) => lastOf(one) === lastOf(bare)) ?? nearest(bare, paths)
  return {
    found: `the link ${target} leads to no page`,
    why: NOTHING,
    remedy: guess ? `Did you mean ${guess}?` : 'Use the address of a page in content/',
    fix: guess ? suggestion(target, guess) : undefined,
  }
}

/** The path of an address of this very site, with or without its encryption and www. */
function ownPath(site: Site, target: string): string | undefined {
  const host = site.data.site?.url.replace(/^https:\/\//, '')
  const own = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)/i.exec(target)
  if (!host || own?.[1]?.toLowerCase() !== host) return undefined
  return target.slice(own[0].length).replace(/\/$/, '') || '/'
}

/** What is wrong with an address elsewhere. */
function schemeFinding(site: Site, scheme: string, target: string): Finding | undefined {
  switch (scheme) {
    case 'tel':
      return undefined
    case 'https':
      if (/^https:\/\/[^\s/]+\.[^\s/]+/.test(target)) return undefined
      return { found: `the link ${target} is not a whole address`, remedy: 'Write https:// and the host' }
    case 'http': {
      const found = `the link ${target} is not encrypted, while addresses elsewhere start with https://`
      return instead(found, suggestion(target, target.replace(/^http:/i, 'https:')))
    }
    case 'mailto': {
      const mailboxes = Object.values(site.data.site?.mailboxes ?? {})
      const mailbox = target.slice('mailto:'.length).split('?')[0] ?? ''
      if (mailboxes.length === 0 || mailboxes.includes(mailbox)) return undefined
      const found = `the mailbox ${mailbox} is none of ours, which are ${mailboxes.join(' and ')} in content/data/site.yaml`
      return { found, ...meant(mailbox, mailboxes, 'Use one of them') }
    }
    default: {
      const found = `the link ${target} has the scheme ${scheme}:, while links are paths, https:, mailto: or tel:`
      return { found, remedy: 'Use one of them' }
    }
  }
}

/**
 * What is wrong with the target of a link, or nothing.
 *
 * @param from the page that the link stands on; none where it stands on every page
 */
function targetFinding(site: Site, target: string, from: SitePage | undefined): Finding | undefined {
  if (target === '') return { found: 'the link has no target', remedy: 'Write [words](/path-of-the-page)' }
  if (target !== target.trim())
    return instead(`the link "${target}" starts or ends with a space`, autofix(target, target.trim()))
  const [path = '', anchor] = target.split('#', 2)
  if (path === '') return from && anchorFinding(site, from, anchor ?? '', '')
  if (/^\/(?!\/)/.test(target)) {
    const page = site.page(path)
    // What does not answer yet or any more is said at its cause.
    if (!page) return isLost(site, path) ? undefined : unknownPath(site, target)
    return anchor === undefined ? undefined : anchorFinding(site, page, anchor, path)
  }
  const own = ownPath(site, target)
  if (own) {
    const found = `the link ${target} names this site in full, while links inside the site start with /`
    return instead(found, autofix(target, own), 'In a preview it would lead away to the live site')
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase()
  if (scheme) return schemeFinding(site, scheme, target)
  if (/^www\./i.test(target) || /^[a-z0-9-]+\.(?:com|org|net|io|gov|edu)(?:\/|$)/i.test(target))
    return instead(`the link ${target} lacks its scheme`, suggestion(target, `https://${target}`))
  const to = `/${target.replace(/^(?:\.{1,2}\/)+/, '').replace(/\.mdx?$/, '')}`
  const sure = site.page(to) !== undefined
  return instead(`the link ${target} lacks its first slash`, { from: target, to, sure })
}

/** What is wrong with a link from a page to itself, by the kind of the link. */
const TO_ITSELF: Partial<Record<Link['kind'], Finding>> = {
  text: { found: 'the link leads to this very page', remedy: 'Link another page or remove the link' },
  parent: { rule: 'parent', found: 'the page is its own parent', remedy: 'Name the page above it' },
  related: { rule: 'related', found: 'the page is related to itself', remedy: 'Name another page' },
}

/** Words that say nothing about where a link goes. */
const EMPTY_WORDS = /^(?:here|click here|this|this page|read more|more|learn more|link|see here)$/i

function wordsFinding(words: string): Finding | undefined {
  if (words === '') return { found: 'the link has no words', remedy: 'Write [words](/path)' }
  if (!EMPTY_WORDS.test(words)) return undefined
  const found = `the link reads "${words}", while its words should say where it goes`
  return { rule: 'link-words', found, remedy: 'Link the name of the thing' }
}

export const checkLinks: SiteRule = (site, reportIn) => {
  for (const { file, links } of [...site.pages, ...site.dataFiles]) {
    const page = site.pages.find((one) => one.file === file)
    const related = new Set<string>()
    for (const { kind, target, words, place } of links) {
      const report = (finding: Finding | undefined) => reportIn(file)(place, finding)
      report(targetFinding(site, target, page))
      if (words !== undefined) report(wordsFinding(words.trim()))
      if (target === page?.path) report(TO_ITSELF[kind])
      else if (kind === 'related' && related.has(target)) {
        const remedy = 'Name another page or remove the line'
        report({ rule: 'related', found: `${target} stands here twice`, remedy })
      }
      if (kind === 'related') related.add(target)
    }
  }
}
