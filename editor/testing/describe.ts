/**
 * `node editor/testing/describe.ts`: extracts the operations the editor uses from GitHub's published OpenAPI description, so that
 * the test forge can validate requests and responses. `npm` fetches the whole, which is too large to commit.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SOURCE = '@octokit/openapi@23.0.2'

const USED = [
  'users/get-authenticated',
  'git/get-ref',
  'git/get-commit',
  'git/get-tree',
  'git/get-blob',
  'git/create-blob',
  'git/create-tree',
  'git/create-commit',
  'git/create-ref',
  'git/update-ref',
  'pulls/create',
  'pulls/list',
  'repos/compare-commits-with-basehead',
  'repos/merge',
]
/** Answers that are described in words alone: that there was nothing to merge, and that a merge met a conflict. */
const NO_SHAPE: Record<string, object> = { 204: {}, 409: {} }
/** Keys that do not describe the shape. */
const WORDS = ['description', 'example', 'examples', 'title', 'summary', 'externalDocs', 'default']

// biome-ignore lint/suspicious/noExplicitAny: somebody else's document, read at its known places.
type Document = any

const dir = mkdtempSync(join(tmpdir(), 'openapi-'))
execFileSync('npm', ['pack', '--silent', SOURCE], { cwd: dir })
execFileSync('sh', ['-c', 'tar xzf *.tgz package/generated/api.github.com.json'], { cwd: dir })
const whole: Document = JSON.parse(
  readFileSync(join(dir, 'package/generated/api.github.com.json'), 'utf8'),
)
rmSync(dir, { recursive: true })

const schemas: Record<string, unknown> = {}
const resolved = (part: Document) => {
  const [, , kind, name] = part.$ref?.split('/') ?? []
  return kind ? whole.components[kind][name] : part
}

/** The bare shape, with names instead of references within the document. */
function bare(part: Document, inProperties = false): unknown {
  if (Array.isArray(part)) return part.map((item) => bare(item))
  if (typeof part !== 'object' || part === null) return part
  if (part.$ref) {
    const name = part.$ref.split('/').at(-1)
    if (!(name in schemas)) {
      schemas[name] = true
      schemas[name] = bare(resolved(part))
    }
    return { $ref: name }
  }
  // Nullable values are described without null among their allowed values.
  if (part.nullable && Array.isArray(part.enum)) part.enum.push(null)
  const kept = Object.entries(part).filter(([key]) => inProperties || !WORDS.includes(key))
  const shape: Document = Object.fromEntries(
    kept.map(([key, value]) => [key, bare(value, key === 'properties' && !inProperties)]),
  )
  // Ajv knows this word only beside a type.
  if (!shape.nullable || shape.type || !shape.oneOf) return shape
  return { oneOf: [...shape.oneOf, { type: 'null' }] }
}

const schemaIn = (part: Document) => part?.content?.['application/json']?.schema
const operations: Record<string, unknown> = {}
for (const [path, methods] of Object.entries<Document>(whole.paths)) {
  for (const [method, operation] of Object.entries<Document>(methods)) {
    if (!USED.includes(operation.operationId)) continue
    const answers = Object.entries<Document>(operation.responses)
      .map(([status, answer]) => [status, schemaIn(resolved(answer)) ?? NO_SHAPE[status]])
      .filter(([, schema]) => schema)
    const query = (operation.parameters ?? [])
      .map(resolved)
      .filter((parameter: Document) => parameter.in === 'query')
    operations[`${method.toUpperCase()} ${path}`] = {
      query: Object.fromEntries(
        query.map((parameter: Document) => [parameter.name, bare(parameter.schema)]),
      ),
      body: bare(schemaIn(operation.requestBody)) ?? null,
      answers: Object.fromEntries(answers.map(([status, schema]) => [status, bare(schema)])),
    }
  }
}

const lines = (record: object) =>
  Object.entries(record)
    .toSorted()
    .map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
    .join(',\n')
writeFileSync(
  join(import.meta.dirname, 'github.json'),
  `{"source":"${SOURCE}","operations":{\n${lines(operations)}\n},"schemas":{\n${lines(schemas)}\n}}\n`,
)
