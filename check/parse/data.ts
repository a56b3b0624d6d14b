/** Reads a data file. */
import type { z } from 'zod'
import { type DataName, dataSchemas } from '#lib/content/data.ts'
import { readFacts } from './facts.ts'
import { yamlRule } from './yamlErrors.ts'
import { readYamlFile } from './yamlFile.ts'

export type DataFile = ReturnType<typeof readData>

/** Data files with no words for visitors. */
const WITHOUT_WORDS: readonly DataName[] = [
  'synonyms',
  'redirects',
  'released',
  'contract',
  'dictionary',
  'evidence',
  'statistics',
]

const notLikeOthers = () =>
  yamlRule({
    found:
      'this is not written like the other redirects: { "from": "/old", "to": "/new" }, and a comma after each but the last',
    why: 'The site is built from this file, and the build would stop here',
    remedy:
      'Look for a missing quote, comma or brace here or above; quotes are straight, and comments are not allowed',
  })

/** Reads a data file, and checks it against its schema. */
export function readData(name: DataName, file: string, source: string) {
  const schema = dataSchemas[name] as z.ZodType
  const read = readYamlFile(
    file,
    source,
    schema,
    // A parser of YAML would explain JSON in other terms.
    name === 'redirects' ? notLikeOthers : undefined,
  )
  // Figures, dates, and names that no page is about belong into these, so they are only checked for spelling.
  const kind = ['claims', 'due-diligence', 'facts', 'notes'].includes(name) ? 'label' : 'field'
  const hasWords = !WITHOUT_WORDS.includes(name)
  const { passages, links } = readFacts(read.yaml, schema, read, kind)
  return { ...read, name, passages: hasWords ? passages : [], links }
}
