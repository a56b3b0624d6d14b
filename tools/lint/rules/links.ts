/** Every link leads somewhere: in the text of pages, in front matter, in data files. */
import { type Finding, type Place, type Problem, problemAt } from '../errors.ts'
import { pathFinding, targetFinding } from '../links.ts'
import { type Check, field, type Site, type SitePage } from '../site.ts'
import { valueAt } from '../source.ts'

const rule = 'link'

/** Words that say nothing about where a link goes. */
const EMPTY_WORDS = /^(?:here|click here|this|this page|read more|more|learn more|link|see here)$/i

function linksInText(site: Site, page: SitePage): Problem[] {
  return (page.outline?.links ?? []).flatMap((link) => {
    const problems: Problem[] = []
    const finding = targetFinding(site, page, link.target)
    if (finding) problems.push(problemAt(page.file, link.place, finding))
    if (!link.element && link.words.trim() === '') {
      problems.push(
        problemAt(page.file, link.place, {
          rule,
          found: 'the link has no words',
          remedy: 'Write [words](/path)',
        }),
      )
    } else if (EMPTY_WORDS.test(link.words.trim())) {
      problems.push(
        problemAt(page.file, link.place, {
          rule: 'link-words',
          found: `the link reads "${link.words.trim()}"`,
          expected: 'while its words should say where it goes',
          remedy: 'Link the name of the thing',
        }),
      )
    }
    if (!link.element && link.target.split('#')[0] === page.path && !link.target.includes('#')) {
      problems.push(
        problemAt(page.file, link.place, {
          rule,
          found: 'the link leads to this very page',
          remedy: 'Link another page or remove the link',
        }),
      )
    }
    return problems
  })
}

/** Paths in the front matter: `parent` and `related`. */
function linksInFrontMatter(site: Site, page: SitePage): Problem[] {
  const problems: Problem[] = []
  const add = (place: Place, finding: Finding | undefined) => {
    if (finding) problems.push(problemAt(page.file, place, finding))
  }
  const parent = field(page, 'parent')
  if (parent) {
    add(parent, targetFinding(site, page, parent.value))
    if (parent.value === page.path)
      add(parent, { rule: 'parent', found: 'the page is its own parent', remedy: 'Name the page above it' })
  }
  const related = valueAt(page.yaml?.value, ['related'])
  const seen = new Set<unknown>()
  for (const [index, target] of (Array.isArray(related) ? related : []).entries()) {
    if (typeof target !== 'string' || target === '') continue
    const place = page.yaml?.at(['related', index]) as Place
    add(place, targetFinding(site, page, target))
    if (target === page.path)
      add(place, { rule: 'related', found: 'the page is related to itself', remedy: 'Name another page' })
    else if (seen.has(target))
      add(place, {
        rule: 'related',
        found: `${target} stands here twice`,
        remedy: 'Name another page or remove the line',
      })
    seen.add(target)
  }
  return problems
}

/** Every `href` in the data files that is a path. */
function linksInData(site: Site): Problem[] {
  return site.files.flatMap(({ file, yaml }) =>
    yaml.texts().flatMap(({ path, value }) => {
      if (path.at(-1) !== 'href' || !/^\/(?!\/)/.test(value)) return []
      const finding = pathFinding(site, value)
      return finding ? [problemAt(file, yaml.at(path), finding)] : []
    }),
  )
}

export const checkLinks: Check = (site) => [
  ...site.pages.flatMap((page) => [...linksInText(site, page), ...linksInFrontMatter(site, page)]),
  ...linksInData(site),
]
