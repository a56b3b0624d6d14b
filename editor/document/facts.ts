/** What is chosen in lines of a file, of which the texts are already left out. */

/** Stands for a text among syntax. */
export const TEXT = '…'

/** Values by their keys, of which several can be the same. */
export type Facts = ReadonlyMap<string, readonly string[]>

/** A fact on a line of YAML. */
export const FACT = /^\s*(?:- )?(\w+): (.*)$/

/** A photograph on a line of its own, whose file is a fact as well. A caption follows it with its quotes. */
const PHOTOGRAPH = /^!\[…?\]\(([^\s)…]+)…?\)$/

/** The values in some lines by their keys; undefined if there is anything else in them. */
export function factsIn(lines: readonly string[]): Facts | undefined {
  const facts = new Map<string, string[]>()
  for (const line of lines) {
    const [, photograph] = PHOTOGRAPH.exec(line) ?? []
    const [, key, value = ''] = photograph ? ['', 'photo', photograph] : (FACT.exec(line) ?? [])
    if (key === undefined) return undefined
    facts.set(key, [...(facts.get(key) ?? []), value])
  }
  return facts
}

/** A prop, or an entry in its braces, that is a text, a number, true or false, or a list of numbers. */
const PROP = /\b(\w+)(?:=|: )("[^"]*"|'[^']*'|\{'[^']*'\}|\{-?[\w.]+\}|\{\[[-\d., ]*\]\}|-?[\w.]+)/g
/** A prop that is set by its name alone. */
const SWITCH = /(?<=<.*\s)([a-z]\w*)(?=[\s/>])/g
/** What is left of the lines of a tag: its name, the names of lists and groups, and what is around them. */
const REST = /^(?:<\/?\w*|\b\w+[=:](?=\s*["'{[…])|[\s…"'{}[\],/>])*$/

/** The choices, numbers and names in the tags of blocks by their keys; undefined if there is anything else. */
export function propsIn(lines: readonly string[]): Facts | undefined {
  const facts = new Map<string, string[]>()
  for (const line of lines) {
    const [, block] = /^\s*<(\w+)/.exec(line) ?? []
    const add = (key: string, value: string) => {
      // The name of a drawing or a calculator says which one it is.
      const fact = key === 'name' ? (block ?? 'Figure') : key
      if (!value.includes(TEXT)) facts.set(fact, [...(facts.get(fact) ?? []), value])
      return ''
    }
    if (block) add('block', block)
    const rest = line
      .replace(PROP, (_, key, value) => add(key, value.replace(/^[{["']+|[}\]"']+$/g, '')))
      .replace(SWITCH, (key) => add(key, 'yes'))
    if (!REST.test(rest)) return undefined
  }
  return facts
}
