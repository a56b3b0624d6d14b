/** Reads a file that consists of YAML, and compares it with its schema. */
import type { z } from 'zod'
import { type Finding, type Problem, reporter } from '../problems.ts'
import { checkSchema } from './schema.ts'
import { placesOf } from './source.ts'
import { readYaml } from './yaml.ts'

/**
 * Reads the text of a file. Its mistakes become `problems`.
 *
 * @param explainSyntax what to say about a mistake in its syntax; default: what the parser of YAML says
 */
export function readYamlFile<Schema extends z.ZodType>(
  file: string,
  source: string,
  schema: Schema,
  explainSyntax?: () => Finding,
) {
  const problems: Problem[] = []
  const report = reporter(problems, file)
  const place = placesOf(source)
  const yaml = readYaml(
    source,
    explainSyntax ? (where) => report(where, explainSyntax()) : report,
    place,
  )
  return {
    file,
    source,
    place,
    yaml,
    /** Undefined if it does not match its schema. */
    value: yaml.broken ? undefined : checkSchema(schema, yaml, report),
    // An empty file would make what others take from it look wrong everywhere.
    broken: yaml.broken || yaml.value === null,
    problems,
  }
}
