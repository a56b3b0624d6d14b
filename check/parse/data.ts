/** Reads a data file. */
import type { z } from 'zod'
import { type DataName, dataSchemas } from '#lib/content/data.ts'
import { type Problem, type Report, reporter } from '../problems.ts'
import { linksOfYaml } from './links.ts'
import { passagesOfYaml } from './passages.ts'
import { checkSchema } from './schema.ts'
import { placesOf } from './source.ts'
import { readYaml } from './yaml.ts'
import { yaml as yamlRule } from './yamlErrors.ts'

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

export function readData(name: DataName, file: string, source: string) {
  const problems: Problem[] = []
  const place = placesOf(source)
  const report = reporter(problems, file)
  // A parser of YAML would explain JSON in other terms.
  const reportSyntax: Report =
    name === 'redirects' ? (place) => report(place, notLikeOthers()) : report
  const yaml = readYaml(source, reportSyntax, place)
  const value = yaml.broken ? undefined : checkSchema(dataSchemas[name] as z.ZodType, yaml, report)
  // Figures, dates, and names that no page is about belong into these, so they are only checked for spelling.
  const kind = ['claims', 'due-diligence', 'facts', 'notes'].includes(name) ? 'label' : 'field'
  const hasWords = !WITHOUT_WORDS.includes(name)
  return {
    name,
    file,
    source,
    place,
    yaml,
    value,
    // An empty file would make what others take from it look wrong everywhere.
    broken: yaml.broken || yaml.value === null,
    passages: hasWords ? passagesOfYaml(yaml, { source, place }, kind) : [],
    links: linksOfYaml(yaml),
    problems,
  }
}
