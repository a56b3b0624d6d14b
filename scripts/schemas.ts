/** `npm run dev` begins with this: writes JSON Schemas of the data files, which code editors use for completion and hints. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { readCommandLine } from '#lib/commandLine.ts'
import { artifactSchema } from '#lib/content/artifacts/artifacts.ts'
import { dataSchemas, fileOfData } from '#lib/content/data.ts'

readCommandLine(
  `Usage: node scripts/schemas.ts
Writes JSON Schemas of the data files into schemas/, for completion and hints in code editors.`,
  {},
)

mkdirSync('schemas/data', { recursive: true })

function writeSchema(name: string, title: string, schema: z.ZodType): void {
  // The JSON Schema draft that YAML editors understand.
  const body = z.toJSONSchema(schema, { target: 'draft-7', io: 'input', unrepresentable: 'any' })
  writeFileSync(
    `schemas/data/${name}.schema.json`,
    `${JSON.stringify({ title, ...body }, null, 2)}\n`,
  )
}

for (const [name, schema] of Object.entries(dataSchemas))
  writeSchema(name, fileOfData(name as keyof typeof dataSchemas), schema)
writeSchema('artifact', 'The document at the head of a page', artifactSchema)
