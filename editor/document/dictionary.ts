/** The site's dictionary, which lists words in alphabetical order. */
import { listAt } from '../../check/parse/source.ts'
import { collator } from '../../check/rules/spelling/spelling.ts'
import { readYamlOf } from './texts.ts'
import { addAt } from './yaml.ts'

/** Adds a word to the dictionary's file where the alphabet puts it. */
export function withWord(file: string, yaml: string, word: string): string {
  const words = listAt(readYamlOf(file, yaml).value, []).map(String)
  const next = words.findIndex((other) => collator.compare(other, word) > 0)
  return addAt(yaml, [], word, next === -1 ? undefined : next)
}
