/** What keys and props are called in messages. */

type Path = readonly PropertyKey[]

/**
 * How a path is called in a message: `search.description`, `entry 2 of related`, `prop title of <Card>`; or, for a key
 * that nobody knows, `unknown key descripton in search`.
 */
export type Naming = (path: Path, as?: 'known' | 'unknown') => string

const names = (path: Path) => path.filter((key) => typeof key !== 'number').map(String)

/** Names for keys of a YAML file. Numbers of entries are left out inside a path, since the line is given. */
export const keyNaming: Naming = (path, as = 'known') => {
  const keys = names(path)
  const last = path.at(-1)
  if (as === 'unknown') {
    const owner = keys.slice(0, -1).join('.')
    return `unknown key ${String(last)}${owner ? ` in ${owner}` : ''}`
  }
  if (last === undefined) return 'the file'
  if (typeof last !== 'number') return keys.join('.')
  return `entry ${last + 1} of ${keys.length > 0 ? keys.join('.') : 'the list'}`
}

/** Names for props of a tag such as `<Card>`. */
export const propNaming =
  (tag: string): Naming =>
  (path, as = 'known') => {
    const keys = names(path)
    const last = path.at(-1)
    const inside = keys.slice(0, -1).join('.')
    if (as === 'unknown') return `unknown prop ${String(last)} of ${inside ? `${inside} of ` : ''}${tag}`
    if (typeof last === 'number') return `entry ${last + 1} of ${keys.join('.')} of ${tag}`
    return `prop ${keys.join('.')} of ${tag}`
  }
