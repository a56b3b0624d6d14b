import { z } from 'zod'

/** What zod says of a schema, as far as check, catalogue and the editor's forms read it. */
export interface JsonSchema {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  title?: string
  description?: string
  /** Of a file that a command or a rule writes. */
  readOnly?: boolean
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  enum?: readonly string[]
  const?: unknown
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: readonly string[]
  oneOf?: readonly JsonSchema[]
}

export const schemaOf = (type: z.ZodType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as JsonSchema
