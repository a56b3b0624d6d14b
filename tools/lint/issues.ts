/** Checks values against schemas: every problem at the very key or value, with the field's documentation as reason. */
import type { z } from 'zod'
import { nearest } from '#lib/content/nearest.ts'
import { mends, type Problem, problemAt } from './errors.ts'
import { keyNaming, type Naming } from './naming.ts'
import type { Rule } from './reasons.ts'
import { docOf, schemaAt, shapeOf } from './shape.ts'
import { type Located, valueAt } from './source.ts'
import { findingOf, list } from './wording.ts'

/**
 * Checks a value against a schema.
 *
 * @returns every problem in it, each at its key or value, with the field's own documentation as the reason
 */
export function schemaProblems(
  file: string,
  schema: z.ZodType,
  located: Located,
  naming: Naming = keyNaming,
  rule: Rule = 'schema',
): Problem[] {
  const result = schema.safeParse(located.value)
  if (result.success) return []
  const problems: Problem[] = []
  // A key that is a slip of a missing one would be reported twice, once as unknown and once as missing.
  const meant = new Set<string>()
  for (const issue of result.error.issues) {
    if (issue.code !== 'unrecognized_keys') continue
    const owner = valueAt(located.value, issue.path) ?? {}
    const shape = Object.keys(shapeOf(schemaAt(schema, issue.path, located.value), owner) ?? {})
    for (const key of issue.keys) {
      const guess = nearest(
        key,
        shape.filter((name) => !Object.hasOwn(owner, name)),
      )
      if (guess) meant.add([...issue.path, guess].join('.'))
      problems.push(
        problemAt(file, located.at([...issue.path, key], 'key'), {
          rule,
          found: naming([...issue.path, key], 'unknown'),
          expected: shape.length > 0 ? `known here: ${list(shape)}` : 'nothing is known here',
          why: 'What is not known would be ignored in silence',
          remedy: guess ? `Did you mean ${guess}?` : 'Remove it',
          ...(guess ? { correction: mends(key, guess) } : {}),
        }),
      )
    }
  }
  // zod measures a text that stands where a list is wanted; that it is no list is enough.
  const mistyped = new Set(
    result.error.issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => path.join('.')),
  )
  for (const issue of result.error.issues) {
    const here = issue.path.join('.')
    if (issue.code === 'unrecognized_keys' || meant.has(here)) continue
    if ((issue.code === 'too_big' || issue.code === 'too_small') && mistyped.has(here)) continue
    const value = valueAt(located.value, issue.path)
    const parent = valueAt(located.value, issue.path.slice(0, -1))
    const exists =
      issue.path.length === 0 ||
      (typeof parent === 'object' && parent !== null && Object.hasOwn(parent, issue.path.at(-1) ?? ''))
    const finding = findingOf(issue, value, exists, naming(issue.path))
    // A rule between two fields says itself what it is about.
    const why = issue.code === 'custom' ? undefined : docOf(schemaAt(schema, issue.path, located.value))
    problems.push(
      problemAt(file, located.at(issue.path), { rule, ...(why === undefined ? {} : { why }), ...finding }),
    )
  }
  return problems
}
