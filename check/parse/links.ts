/** The links in front matter and data files. */
import type { Link } from './outline.ts'
import type { Yaml } from './yaml.ts'

/** The kinds of links by the keys that lead to them; a `*` is the place in a list. */
const KINDS: ReadonlyMap<string, Link['kind']> = new Map([
  // They stay hidden until their page is published, as a card does.
  ['services.groups.*.items.*.href', 'card'],
  ['guides.links.*.href', 'card'],
  // A search note waits for its page in the same way, to make way for it.
  ['*.until', 'card'],
  ['social.href', 'outside'],
  ['partners.*.href', 'outside'],
  ['evidence', 'href'],
  ['trial.documents.*', 'href'],
  ['*.to', 'redirect'],
  ['parent', 'parent'],
  ['related.*', 'related'],
])

function kindAt(path: readonly PropertyKey[]): Link['kind'] | undefined {
  const keys = path.map((key) => (typeof key === 'number' ? '*' : String(key)))
  return KINDS.get(keys.join('.')) ?? (keys.at(-1) === 'href' ? 'href' : undefined)
}

/** The links in front matter or in a data file, with their kinds. */
export const linksOfYaml = ({ texts }: Yaml): Link[] =>
  texts.flatMap(({ path, value: target, place }): Link[] => {
    const kind = kindAt(path)
    return kind && target !== '' ? [{ kind, target, place }] : []
  })
