/** What must be told apart is told apart: titles, search results, buttons, headings, ids. */
import { type Place, type Problem, problemAt } from '../errors.ts'
import { publishedFirst } from '../publication.ts'
import { isToReplace } from '../replace.ts'
import { type Check, field, type Site, type SitePage } from '../site.ts'
import { valueAt } from '../source.ts'

const FIELDS: { path: string[]; why: string }[] = [
  { path: ['title'], why: 'Two pages with one name cannot be told apart in menus' },
  { path: ['search', 'title'], why: 'Search engines show one of two results that read the same' },
  { path: ['search', 'description'], why: 'Search engines show one of two results that read the same' },
  { path: ['contact', 'about'], why: 'It names the button for those who do not see the page around it' },
]

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

function fields(pages: readonly SitePage[]): Problem[] {
  return FIELDS.flatMap(({ path, why }) => {
    const first = new Map<string, { page: SitePage; line: number }>()
    return pages.flatMap((page) => {
      const own = field(page, ...path)
      if (!own || own.value.trim() === '' || isToReplace(own.value)) return []
      const other = first.get(folded(own.value))
      if (!other) {
        first.set(folded(own.value), { page, line: own.line })
        return []
      }
      return [
        problemAt(page.file, own, {
          rule: 'unique',
          found: `${path.join('.')} is the same as in ${other.page.file}:${other.line}`,
          why,
          remedy: 'Say what is different about this page',
        }),
      ]
    })
  })
}

function headings(pages: readonly SitePage[]): Problem[] {
  const first = new Map<string, { page: SitePage; place: Place }>()
  return pages.flatMap((page) =>
    (page.outline?.headings ?? []).flatMap((heading) => {
      if (isToReplace(heading.text)) return []
      const key = folded(heading.text)
      const other = first.get(key)
      if (!other) {
        first.set(key, { page, place: heading.place })
        return []
      }
      const same = other.page === page
      return [
        problemAt(page.file, heading.place, {
          rule: 'unique',
          severity: same ? 'error' : 'advice',
          found: `the heading "${heading.text}" also stands ${same ? 'on' : `in ${other.page.file}:`}${same ? ` line ${other.place.line}` : other.place.line}`,
          why: 'A heading that fits two places says too little about either',
          remedy: 'Name what this section says',
        }),
      ]
    }),
  )
}

/** Ids in data files: the first of two would hide the second. */
function ids(site: Site): Problem[] {
  return site.files.flatMap(({ file, yaml, name }) => {
    const value = yaml.value
    const lists = name === 'claims' ? ['figures', 'standards'].map((key) => [key]) : [[]]
    const seen = new Set<string>()
    return lists.flatMap((list) => {
      const entries = valueAt(value, list) ?? []
      return (Array.isArray(entries) ? entries : []).flatMap((entry, index) => {
        const id = valueAt(entry, ['id'])
        if (typeof id !== 'string') return []
        if (!seen.has(id)) {
          seen.add(id)
          return []
        }
        return [
          problemAt(file, yaml.at([...list, index, 'id']), {
            rule: 'unique',
            found: `the id ${id} stands in this file twice`,
            why: 'Pages refer to an entry by its id',
            remedy: 'Give one of them another id',
          }),
        ]
      })
    })
  })
}

export const checkUnique: Check = (site) => {
  const pages = publishedFirst(site)
  return [...fields(pages), ...headings(pages), ...ids(site)]
}
