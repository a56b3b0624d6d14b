/** The schemas of files and blocks, and what a schema takes. */
import type { z } from 'zod'
import { jsonOf } from '../../check/parse/jsonSchema.ts'
import { artifactSchema, pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { blockProps } from '../../lib/content/blocks.ts'
import { CLAIM_REFERENCE, PHOTO_NAME } from '../../lib/content/data/fields.ts'
import { type DataName, dataSchemas, fileOfData } from '../../lib/content/data.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { CELLS } from '../../lib/content/figureRules.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { frontMatter, pagePath } from '../../lib/content/schema.ts'
import { seriesName } from '../../lib/content/series.ts'
import type { Contents } from '../background/messages.ts'

/** Whether a schema takes the address of a page. */
export const isAddress = ({ pattern }: JsonSchema) => pattern === jsonOf(pagePath).pattern
/** Whether a schema takes the name of a series. */
export const isSeries = ({ description }: JsonSchema) =>
  description !== undefined && description === jsonOf(seriesName).description
/** Whether a schema takes the short name of a claim. */
export const isClaim = ({ description }: JsonSchema) => description === CLAIM_REFERENCE
/** Whether a schema takes only what it lists, such as the results of our measurements. */
export const hasChoices = (schema: JsonSchema) =>
  schema.enum !== undefined || schema.const !== undefined
/** Whether a schema takes the name of a photograph. */
export const isPhotograph = ({ pattern }: JsonSchema) => pattern === PHOTO_NAME.source
/** Whether a schema takes the cells of a row in a grid. */
export const isCells = ({ pattern }: JsonSchema) => pattern === CELLS.source

const dataFiles = (Object.keys(dataSchemas) as DataName[])
  .map((name) => [fileOfData(name), dataSchemas[name] as z.ZodType] as const)
  .filter(([, schema]) => !jsonOf(schema).readOnly)

/** The data files that an author may change, with their schemas. */
export const DATA_FILES = new Map(dataFiles.map(([file, schema]) => [file, jsonOf(schema)]))

/** The files of the documents at the heads of pages. */
export const artifactFilesIn = (contents: Contents) =>
  Object.keys(contents).filter(
    (file) => pathOfArtifact(file) !== undefined && typeof contents[file] === 'string',
  )

/** The rules of a file's YAML. */
export function rulesOfFile(file: string): z.ZodType | undefined {
  if (isPageFile(file)) return frontMatter
  return pathOfArtifact(file) === undefined ? new Map(dataFiles).get(file) : artifactSchema
}

/** The rules of a block's props. */
export const rulesOfBlock = (block: string): z.ZodType | undefined =>
  blockProps[block as keyof typeof blockProps]

/** The schema of a file's YAML; of a page, one for each layout, and of an artifact, one for each kind. */
export function schemaOfFile(file: string): JsonSchema | undefined {
  const rules = rulesOfFile(file)
  return rules && jsonOf(rules)
}

/** The schema of a block's props; of a drawing's, one for each name. */
export function schemaOfBlock(block: string): JsonSchema | undefined {
  const rules = rulesOfBlock(block)
  return rules && jsonOf(rules)
}
