/** Labels, descriptions and limits from the schemas. */
import type { z } from 'zod'
import { blockProps } from '#lib/content/blocks.ts'
import { type DataName, dataSchemas, fileOfData } from '#lib/content/data.ts'
import { type JsonSchema, schemaOf as jsonSchemaOf } from '#lib/content/fields.ts'
import { figureSchemas } from '#lib/content/figures.ts'
import { isPageFile } from '#lib/content/files.ts'
import { frontMatter, pagePath } from '#lib/content/schema.ts'
import { perObject } from '#tools/lint/source.ts'
import { PHOTO_NAME } from '../check/answers.ts'
import type { Spot } from '../text/spots.ts'

export const schemaOf = perObject(jsonSchemaOf)

/** Whether a text is a page's address or a photograph's name. */
export const isAddress = ({ pattern }: JsonSchema) => pattern === schemaOf(pagePath).pattern
export const isPhotograph = ({ pattern }: JsonSchema) => pattern === PHOTO_NAME.source

/** The data files authors edit. */
export const DATA_FILES = new Map(
  (Object.keys(dataSchemas) as DataName[])
    .map((name) => [fileOfData(name), schemaOf(dataSchemas[name] as z.ZodType)] as const)
    .filter(([, { readOnly }]) => !readOnly),
)

/** The schema of a file's YAML. */
export function schemaOfFile(file: string, value: unknown): JsonSchema | undefined {
  if (!isPageFile(file)) return DATA_FILES.get(file)
  const layout = (value as { layout?: unknown } | undefined)?.layout
  return schemaOf(frontMatter).oneOf?.find(({ properties }) => properties?.layout?.const === layout)
}

/** The schema of a block's props, or of a drawing's by its name. */
export function schemaOfBlock(block: string, name?: string): JsonSchema | undefined {
  const figure = block === 'Figure' && name ? figureSchemas[name as keyof typeof figureSchemas] : undefined
  const props = figure ?? blockProps[block as keyof typeof blockProps]
  return props && schemaOf(props)
}

export function schemaAt(
  schema: JsonSchema | undefined,
  path: readonly PropertyKey[],
): JsonSchema | undefined {
  return path.reduce<JsonSchema | undefined>(
    (current, key) => (typeof key === 'number' ? current?.items : current?.properties?.[String(key)]),
    schema,
  )
}

/** Turns a key into words: `countryCode` becomes "Country code". */
export function words(key: PropertyKey): string {
  const text = String(key)
    .replace(/(?=\p{Lu})/gu, ' ')
    .trim()
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `search › description`, `faqs 2 › answer` */
export const trail = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `${key + 1}` : words(key)))
    .join(' › ')
    .replace(/ › (?=\d)/g, ' ')

/** A text's label in the editor. */
export function nameOf({ kind, path }: Spot): string {
  if (kind === 'field') return trail(path)
  return kind === 'prop' ? `${words(path[0] ?? '')}: ${trail(path.slice(2))}` : words(kind)
}
