/** Every link must lead somewhere: in the text of pages, in front matter, in data files. */
import { nearest } from '#lib/content/nearest.ts'
import { finder } from '../patterns.ts'
import { autofix, type Finding, meant, say } from '../problems.ts'
import type { Site, SitePage, SiteRule } from '../site.ts'
import { repeatsIn } from '../source.ts'
import { isLost, lastOf } from './addresses.ts'
import { anchorsOf, FRAME } from './headings.ts'

/** Returns what is wrong with an anchor, if anything; `path` is empty for the link's own page. */
function anchorFinding(
  site: Site,
  page: SitePage,
  anchor: string,
  path: string,
): Finding | undefined {
  const anchors = anchorsOf(site, page)
  if (!page.outline || anchors.includes(anchor) || FRAME.includes(anchor)) return undefined
  const known = anchors.length > 0 ? `its anchors are ${anchors.join(', ')}` : 'it has none'
  const guess = nearest(anchor, anchors)
  return meant(
    say('link.no-anchor', { page: path || 'this page', anchor, known }),
    `#${anchor}`,
    guess && `#${guess}`,
  )
}

function unknownPath(site: Site, target: string): Finding | undefined {
  const [path = '', anchor] = target.split('#', 2)
  const withAnchor = (to: string) => (anchor === undefined ? to : `${to}#${anchor}`)
  if (/\.[a-z0-9]+$/.test(path) && site.files.list().includes(`public${path}`)) return undefined
  const [plain = ''] = path.split('?', 1)
  const bare = plain.replace(/\.(?:mdx?|html)$/, '').replace(/\/+(?:index)?\/*$/, '') || '/'
  const exact = site.page(bare) ?? site.page(bare.toLowerCase())
  if (exact) return say('link.spelled', {}, autofix(target, withAnchor(exact.path)))
  const redirect = site.redirects.find(({ from }) => from === bare.toLowerCase())
  if (redirect)
    return say('link.old', { now: redirect.to }, autofix(target, withAnchor(redirect.to)))
  return nowhere(site, target, bare)
}

function nowhere(site: Site, target: string, path: string): Finding {
  const paths = site.pages.map((one) => one.path)
  const guess = paths.find((one) => lastOf(one) === lastOf(path)) ?? nearest(path, paths)
  return meant(say('link.nowhere', { target }), target, guess)
}

/** The path in an address of this site, with or without https and www. */
function ownPath(site: Site, target: string): string | undefined {
  const host = site.data.site?.url.replace(/^https:\/\//, '')
  const own = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)/i.exec(target)
  if (!host || own?.[1]?.toLowerCase() !== host) return undefined
  return target.slice(own[0].length).replace(/\/$/, '') || '/'
}

function mailboxFinding({ data }: Site, target: string): Finding | undefined {
  const mailboxes = Object.values(data.site?.mailboxes ?? {})
  const mailbox = target.slice('mailto:'.length).replace(/\?.*/, '')
  if (mailboxes.length === 0 || mailboxes.includes(mailbox)) return undefined
  const finding = say('link.mailbox', { mailbox, mailboxes: mailboxes.join(' and ') })
  return meant(finding, mailbox, nearest(mailbox, mailboxes))
}

const outsideFinding = finder('link')
const wordsFinding = finder('words')

/** Returns what is wrong with a link's target, if anything; `from` is the page it is on, if any. */
function targetFinding(
  site: Site,
  target: string,
  from: SitePage | undefined,
): Finding | undefined {
  if (target === '') return say('link.empty')
  if (target !== target.trim()) return say('link.space', {}, autofix(target, target.trim()))
  const [path = '', anchor] = target.split('#', 2)
  if (path === '') return from && anchorFinding(site, from, anchor ?? '', '')
  if (/^\/(?!\/)/.test(target)) {
    const page = site.page(path)
    // An address that does not answer yet or anymore is reported at its cause.
    if (!page) return isLost(site, path) ? undefined : unknownPath(site, target)
    return anchor === undefined ? undefined : anchorFinding(site, page, anchor, path)
  }
  const own = ownPath(site, target)
  if (own) {
    const { fix } = targetFinding(site, own, from) ?? {}
    return say('link.in-full', {}, autofix(target, fix?.sure ? fix.to : own))
  }
  const wrong = outsideFinding(target)
  if (wrong || /^(?:https|tel):/i.test(target)) return wrong
  if (/^mailto:/i.test(target)) return mailboxFinding(site, target)
  const to = `/${target.replace(/^(?:\.{0,2}\/|content\/)+/, '').replace(/(?:\.mdx?|\/)$/, '')}`
  return site.page(to) ? say('link.no-slash', {}, autofix(target, to)) : nowhere(site, target, to)
}

export const checkLinks: SiteRule = (site, reportIn) => {
  for (const one of site.all) {
    const { file, links } = one
    const page = 'path' in one ? one : undefined
    for (const { kind, target, words, place } of links) {
      const report = (finding: Finding | undefined) => reportIn(file)(place, finding)
      if (kind !== 'redirect') report(targetFinding(site, target, page))
      if (words !== undefined) report(wordsFinding(words.trim()))
      if (target === page?.path && /^(?:text|card|related)$/.test(kind)) report(say('link.itself'))
    }
    // Lists of data files have a rule of their own.
    const lists = page ? links.filter(({ kind }) => kind === 'related' || kind === 'card') : []
    for (const [{ kind, target, place }] of repeatsIn(lists, ({ kind, target }) => kind + target))
      reportIn(file)(place, say(kind === 'card' ? 'link.twice' : 'related.twice', { target }))
  }
}
