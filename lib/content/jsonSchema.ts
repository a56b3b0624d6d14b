import { z } from 'zod'

/** What zod says of a schema, as far as the check and the editor's forms read it. */
export interface JsonSchema extends z.core.JSONSchema.BaseSchema {
  enum?: string[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  oneOf?: JsonSchema[]
}

export const schemaOf = (type: z.ZodType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema
