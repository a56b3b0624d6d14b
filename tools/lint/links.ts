/** What is wrong with the target of a link, if anything. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileOfPath } from '#lib/content/files.ts'
import { didYouMean, nearest } from '#lib/content/nearest.ts'
import { type Anchors, anchorsOf } from './anchors.ts'
import { type Finding, mends, proposes } from './errors.ts'
import { isDraft, publishedFrom } from './publication.ts'
import type { Site, SitePage } from './site.ts'

const rule = 'link'
const WHY = 'A visitor who follows it would find nothing'

/** What is wrong with a link to a page that is published later than the page it stands on, or never. */
function unpublishedFinding(site: Site, page: SitePage, from: SitePage | undefined): Finding | undefined {
  const day = publishedFrom(site, page)
  if (day <= (from ? publishedFrom(site, from) : '')) return undefined
  if (isDraft(page)) {
    return {
      rule,
      found: `the link ${page.path} leads to a draft`,
      why: 'A draft is not published, so a visitor would find nothing',
      remedy: `Remove the link, or publish the page: take the line "draft: true" out of ${page.file}`,
    }
  }
  return {
    rule,
    found: `the link ${page.path} leads to a page that is published on ${day}`,
    why: 'Until then a visitor would find nothing',
    remedy: `Add the link on that day, or take the line "publishAt" out of ${page.file}`,
  }
}

/**
 * What is wrong with a path such as /services/devops#slo, or nothing.
 *
 * @param from the page that the link stands on; none where it stands on every page
 */
export function pathFinding(site: Site, target: string, from?: SitePage): Finding | undefined {
  const [path = '', anchor] = target.split('#', 2)
  const bare = path.replace(/\.mdx?$|\.html$/, '').replace(/\/(?:index)?$/, '') || '/'
  if (site.page(path)) {
    const page = site.page(path) as SitePage
    const unpublished = unpublishedFinding(site, page, from)
    if (unpublished) return unpublished
    if (anchor === undefined || !page.outline) return undefined
    return anchorFinding(anchorsOf(site, page), anchor, `${path} has no anchor #${anchor}`, path)
  }
  if (/\.[a-z0-9]+$/.test(path) && existsSync(join(site.root, 'public', path))) return undefined
  const exact = [bare, bare.toLowerCase()].find((one) => site.page(one))
  if (exact) {
    const known = anchorsOf(site, site.page(exact) as SitePage).all
    const paste = anchor !== undefined && known.includes(anchor) ? `${exact}#${anchor}` : exact
    return {
      rule,
      found: `the link ${target} is not the address of the page`,
      expected: 'which is lower-case, without a slash or an ending',
      remedy: `Write ${paste}`,
      correction: mends(target, paste),
    }
  }
  const redirect = site.data.redirects?.find((one) => one.from === bare.toLowerCase())
  if (redirect) {
    const paste = anchor === undefined ? redirect.to : `${redirect.to}#${anchor}`
    return {
      rule,
      found: `the link ${target} names an old address`,
      expected: `which redirects to ${redirect.to}`,
      why: 'A visitor would wait twice',
      remedy: `Write ${paste}`,
      correction: mends(target, paste),
    }
  }
  if (site.contract.includes(bare)) {
    return {
      rule,
      found: `the link ${target} leads to a page that is not there yet`,
      why: WHY,
      remedy: `Write ${fileOfPath(bare)}`,
    }
  }
  const paths = [...new Set([...site.pages.map((page) => page.path), ...site.contract])]
  const last = bare.slice(bare.lastIndexOf('/') + 1)
  const moved = paths.find((one) => one.slice(one.lastIndexOf('/') + 1) === last)
  const guess = moved ?? nearest(bare, paths)
  return {
    rule,
    found: `the link ${target} leads to no page`,
    why: WHY,
    remedy: guess ? `Did you mean ${guess}?` : 'Use the address of a page in content/',
    ...(guess ? { correction: proposes(target, guess) } : {}),
  }
}

function anchorFinding(
  { all, named }: Anchors,
  anchor: string,
  found: string,
  path: string,
): Finding | undefined {
  if (all.includes(anchor)) return undefined
  const guess = nearest(anchor, named)
  return {
    rule,
    found,
    expected: named.length > 0 ? `its anchors are ${named.join(', ')}` : 'it has none',
    remedy: didYouMean(anchor, named, (one) => `${path}#${one}`, 'Use one of them or leave the anchor out'),
    ...(guess ? { correction: proposes(`#${anchor}`, `#${guess}`) } : {}),
  }
}

/** The start of an address of this very site, with or without its encryption and www., and the path after it. */
function splitOwn(site: Site, target: string): [own?: string, path?: string] {
  const host = site.data.site?.url.replace(/^https:\/\//, '')
  const own = /^(?:https?:\/\/)?(?:www\.)?([^/?#]+)/i.exec(target)
  if (!host || own?.[1]?.toLowerCase() !== host) return []
  return [own[0], target.slice(own[0].length).replace(/\/$/, '') || '/']
}

/** What is wrong with the target of a link that stands in the text of a page, or nothing. */
export function targetFinding(site: Site, page: SitePage, target: string): Finding | undefined {
  if (target === '')
    return { rule, found: 'the link has no target', remedy: 'Write [words](/path-of-the-page)' }
  if (target.startsWith('#')) {
    const anchor = target.slice(1)
    return anchorFinding(anchorsOf(site, page), anchor, `this page has no anchor #${anchor}`, '')
  }
  if (target.startsWith('/') && !target.startsWith('//')) return pathFinding(site, target, page)
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase()
  const [own, path = ''] = splitOwn(site, target)
  if (own) {
    return {
      rule,
      found: `the link ${target} names this site in full`,
      expected: 'while links inside the site start with /',
      why: 'In a preview it would lead away to the live site',
      remedy: `Write ${path}`,
      correction: mends(target, path),
    }
  }
  if (scheme === 'https') {
    if (/^https:\/\/[^\s/]+\.[^\s/]+/.test(target)) return undefined
    return { rule, found: `the link ${target} is not a whole address`, remedy: 'Write https:// and the host' }
  }
  if (scheme === 'http') {
    const paste = target.replace(/^http:/i, 'https:')
    return {
      rule,
      found: `the link ${target} is not encrypted`,
      expected: 'while addresses elsewhere start with https://',
      remedy: `Write ${paste}`,
      correction: proposes(target, paste),
    }
  }
  if (scheme === 'mailto') {
    const known = Object.values(site.data.site?.mailboxes ?? {})
    const box = target.slice('mailto:'.length).split('?')[0] ?? ''
    if (known.length === 0 || known.includes(box)) return undefined
    return {
      rule,
      found: `the mailbox ${box} is none of ours`,
      expected: `which are ${known.join(' and ')} in content/data/site.yaml`,
      remedy: didYouMean(box, known, (one) => one, 'Use one of them'),
    }
  }
  if (scheme === 'tel') return undefined
  if (scheme)
    return {
      rule,
      found: `the link ${target} has the scheme ${scheme}:`,
      expected: 'while links are paths, https:, mailto: or tel:',
      remedy: 'Use one of them',
    }
  if (/^www\./i.test(target) || /^[a-z0-9-]+\.(?:com|org|net|io|gov|edu)(?:\/|$)/i.test(target)) {
    return {
      rule,
      found: `the link ${target} lacks its scheme`,
      remedy: `Write https://${target}`,
      correction: proposes(target, `https://${target}`),
    }
  }
  const paste = `/${target.replace(/^(?:\.{1,2}\/)+/, '').replace(/\.mdx?$/, '')}`
  return {
    rule,
    found: `the link ${target} lacks its first slash`,
    remedy: `Write ${paste}`,
    correction: site.page(paste) ? mends(target, paste) : proposes(target, paste),
  }
}
