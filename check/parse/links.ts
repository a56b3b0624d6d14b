/** The links in front matter and data files. */
import type { Link } from './outline.ts'
import type { Yaml } from './yaml.ts'

/** The kinds of links by the keys that lead to them. */
const KINDS: readonly (readonly [keys: RegExp, kind: Link['kind']])[] = [
  // They stay hidden until their page is published, as a card does.
  [/^(?:services\.groups\.\d+\.items|guides\.links)\.\d+\.href$/, 'card'],
  // A search note waits for its page in the same way, to make way for it.
  [/^\d+\.until$/, 'card'],
  [/^(?:social|partners\.\d+)\.href$/, 'outside'],
  [/(?:^|\.)href$|^evidence$/, 'href'],
  [/^\d+\.to$/, 'redirect'],
  [/^parent$/, 'parent'],
  [/^related\.\d+$/, 'related'],
  [/^trial\.documents\.\d+$/, 'href'],
]

/** The links in front matter or in a data file, with their kinds. */
export const linksOfYaml = ({ texts }: Yaml): Link[] =>
  texts.flatMap(({ path, value: target, place }): Link[] => {
    const [, kind] = KINDS.find(([keys]) => keys.test(path.join('.'))) ?? []
    return kind && target !== '' ? [{ kind, target, place }] : []
  })
