/** JSON files that a build or a release writes about itself, for other programs and other versions of them to read. */
import { existsSync, readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import { ExplainedError } from '../explainedError.ts'

/** How much of a wrong value is quoted. */
const MAX_QUOTE = 40

/** Reads a JSON file that has the form of a schema. Throws a sentence without its end that names the file and its fault. */
export function readJsonFile<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
): z.infer<Schema> {
  if (!existsSync(file)) throw new ExplainedError(`${file} is missing`)
  const value = parse(file)
  const { data, error } = schema.safeParse(value, { reportInput: true })
  if (!error) return data as z.infer<Schema>
  const [issue] = error.issues
  const expected = issue && 'expected' in issue ? issue.expected : 'another value'
  const found = JSON.stringify(issue?.input)?.slice(0, MAX_QUOTE) ?? 'nothing'
  const key = issue?.path.join('.') || 'the whole file'
  throw new ExplainedError(`${file} is damaged (${key}: expected ${expected}, found ${found})`)
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ExplainedError(`${file} is damaged (${(error as Error).message})`)
  }
}
