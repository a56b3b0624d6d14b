/** Every link leads somewhere: in the text of pages, in front matter, in data files. */
import { fileOfPath } from '#lib/content/files.ts'
import { didYouMean, nearest } from '#lib/content/nearest.ts'
import { autofix, type Finding, instead, suggestion } from '../problems.ts'
import {
  field,
  isDraft,
  type PageRule,
  publishedOn,
  type Site,
  type SitePage,
  type SiteRule,
} from '../site.ts'
import { listAt } from '../source.ts'
import { anchorsOf, FRAME } from './headings.ts'

const NOTHING = 'A visitor who follows it would find nothing'

/** The last part of an address. */
export const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** What is wrong with a link to a page that is published later than the page it stands on, or never. */
function unpublishedFinding(site: Site, page: SitePage, from: SitePage | undefined): Finding | undefined {
  const day = publishedOn(site, page)
  if (day <= (from ? publishedOn(site, from) : '')) return undefined
  if (isDraft(page)) {
    return {
      found: `the link ${page.path} leads to a draft`,
      why: 'A draft is not published, so a visitor would find nothing',
      remedy: `Remove the link, or publish the page: take the line "draft: true" out of ${page.file}`,
    }
  }
  return {
    found: `the link ${page.path} leads to a page that is published on ${day}`,
    why: 'Until then a visitor would find nothing',
    remedy: `Add the link on that day, or take the line "publishAt" out of ${page.file}`,
  }
}

/** What is wrong with an anchor; `path` is empty for the page that the link stands on. */
function anchorFinding(site: Site, page: SitePage, anchor: string, path: string): Finding | undefined {
  const anchors = anchorsOf(site, page)
  if (!page.outline || anchors.includes(anchor) || FRAME.includes(anchor)) return undefined
  const known = anchors.length > 0 ? `its anchors are ${anchors.join(', ')}` : 'it has none'
  const guess = nearest(anchor, anchors)
  return {
    found: `${path || 'this page'} has no anchor #${anchor}, ${known}`,
    remedy: didYouMean(anchor, anchors, (one) => `${path}#${one}`, 'Use one of them or leave the anchor out'),
    fix: guess ? suggestion(`#${anchor}`, `#${guess}`) : undefined,
  }
}

/**
 * What is wrong with a path such as /services/devops#slo, or nothing.
 *
 * @param from the page that the link stands on; none where it stands on every page
 */
function pathFinding(site: Site, target: string, from?: SitePage): Finding | undefined {
  const [path = '', anchor] = target.split('#', 2)
  const page = site.page(path)
  if (page) {
    return (
      unpublishedFinding(site, page, from) ??
      (anchor === undefined ? undefined : anchorFinding(site, page, anchor, path))
    )
  }
  if (/\.[a-z0-9]+$/.test(path) && site.files.list().includes(`public${path}`)) return undefined
  const bare = path.replace(/\.mdx?$|\.html$/, '').replace(/\/(?:index)?$/, '') || '/'
  const exact = [bare, bare.toLowerCase()].map(site.page).find((one) => one)
  if (exact) {
    const known = anchor !== undefined && anchorsOf(site, exact).includes(anchor)
    const paste = known ? `${exact.path}#${anchor}` : exact.path
    const found = `the link ${target} is not the address of the page, which is lower-case, without a slash or an ending`
    return instead(found, autofix(target, paste))
  }
  const redirect = site.data.redirects?.find((one) => one.from === bare.toLowerCase())
  if (redirect) {
    const paste = anchor === undefined ? redirect.to : `${redirect.to}#${anchor}`
    const found = `the link ${target} names an old address, which redirects to ${redirect.to}`
    return instead(found, autofix(target, paste), 'A visitor would wait twice')
  }
  if (site.contract.includes(bare)) {
    return {
      found: `the link ${target} leads to a page that is not there yet`,
      why: NOTHING,
      remedy: `Write ${fileOfPath(bare)}`,
    }
  }
  const paths = [...new Set([...site.pages.map((one) => one.path), ...site.contract])]
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
  const mailboxes = Object.values(site.data.site?.mailboxes ?? {})
  const mailbox = target.slice('mailto:'.length).split('?')[0] ?? ''
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
    case 'mailto':
      if (mailboxes.length === 0 || mailboxes.includes(mailbox)) return undefined
      return {
        found: `the mailbox ${mailbox} is none of ours, which are ${mailboxes.join(' and ')} in content/data/site.yaml`,
        remedy: didYouMean(mailbox, mailboxes, (one) => one, 'Use one of them'),
      }
    default:
      return {
        found: `the link ${target} has the scheme ${scheme}:, while links are paths, https:, mailto: or tel:`,
        remedy: 'Use one of them',
      }
  }
}

/** What is wrong with the target of a link on a page, or nothing. */
function targetFinding(site: Site, page: SitePage, target: string): Finding | undefined {
  if (target === '') return { found: 'the link has no target', remedy: 'Write [words](/path-of-the-page)' }
  if (target.startsWith('#')) return anchorFinding(site, page, target.slice(1), '')
  if (/^\/(?!\/)/.test(target)) return pathFinding(site, target, page)
  const own = ownPath(site, target)
  if (own) {
    const found = `the link ${target} names this site in full, while links inside the site start with /`
    return instead(found, autofix(target, own), 'In a preview it would lead away to the live site')
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(target)?.[1]?.toLowerCase()
  if (scheme) return schemeFinding(site, scheme, target)
  if (/^www\./i.test(target) || /^[a-z0-9-]+\.(?:com|org|net|io|gov|edu)(?:\/|$)/i.test(target)) {
    return instead(`the link ${target} lacks its scheme`, suggestion(target, `https://${target}`))
  }
  const to = `/${target.replace(/^(?:\.{1,2}\/)+/, '').replace(/\.mdx?$/, '')}`
  return instead(`the link ${target} lacks its first slash`, {
    from: target,
    to,
    sure: site.page(to) !== undefined,
  })
}

/** Words that say nothing about where a link goes. */
const EMPTY_WORDS = /^(?:here|click here|this|this page|read more|more|learn more|link|see here)$/i

/** Links in the text of a page, and the paths in its front matter. */
export const checkLinks: PageRule = (page, report, site) => {
  for (const { target, words, place } of page.outline?.links ?? []) {
    const finding = targetFinding(site, page, target)
    if (finding) report(place, finding)
    if (words === undefined) continue
    if (words.trim() === '') report(place, { found: 'the link has no words', remedy: 'Write [words](/path)' })
    if (EMPTY_WORDS.test(words.trim())) {
      report(place, {
        rule: 'link-words',
        found: `the link reads "${words.trim()}", while its words should say where it goes`,
        remedy: 'Link the name of the thing',
      })
    }
    if (target === page.path)
      report(place, {
        found: 'the link leads to this very page',
        remedy: 'Link another page or remove the link',
      })
  }

  for (const { path, value } of page.yaml?.texts ?? []) {
    const finding = path.at(-1) === 'href' ? targetFinding(site, page, value) : undefined
    if (finding) report(page.yaml?.at(path), finding)
  }

  const parent = field(page, 'parent')
  const wrong = parent && targetFinding(site, page, parent.value)
  if (wrong) report(parent, wrong)
  if (parent?.value === page.path)
    report(parent, { rule: 'parent', found: 'the page is its own parent', remedy: 'Name the page above it' })

  const related = listAt(page.yaml?.value, ['related'])
  for (const [index, target] of related.entries()) {
    if (typeof target !== 'string' || target === '') continue
    const place = page.yaml?.at(['related', index])
    const finding = targetFinding(site, page, target)
    if (finding) report(place, finding)
    if (target === page.path)
      report(place, { rule: 'related', found: 'the page is related to itself', remedy: 'Name another page' })
    else if (related.indexOf(target) < index) {
      report(place, {
        rule: 'related',
        found: `${target} stands here twice`,
        remedy: 'Name another page or remove the line',
      })
    }
  }
}

/** Every `href` in the data files that is a path. */
export const checkLinksInData: SiteRule = (site, reportIn) => {
  for (const { file, yaml } of site.dataFiles) {
    for (const { path, value } of yaml.texts) {
      if (path.at(-1) !== 'href' || !/^\/(?!\/)/.test(value)) continue
      const finding = pathFinding(site, value)
      if (finding) reportIn(file)(yaml.at(path), finding)
    }
  }
}
