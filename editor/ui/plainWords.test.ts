/** @jest-environment node */
/** What a colleague reads beside a field is in words, not in those of the code. */
import { expect, it } from '@jest/globals'
import { jsonOf } from '../../check/parse/jsonSchema.ts'
import { artifactSchema } from '../../lib/content/artifacts/artifacts.ts'
import { blockProps } from '../../lib/content/blocks.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { frontMatter } from '../../lib/content/schema.ts'
import { BLOCK_CHOICES } from '../document/blocks.ts'
import { DATA_FILES, schemaOfBlock } from '../document/schemas.ts'
import type { Path } from '../document/yaml.ts'
import { JOBS } from '../jobs/answers.ts'
import { CODE_WORDS } from '../testing/codeWords.ts'
import { labelOf, labelOfChoice, labelOfEntries, nameOfBlock, titleOfFile } from './labels.ts'

/** Everything that a form says of a schema and of what is in it. */
function wordsIn(schema: JsonSchema, path: Path): string[] {
  const label = path.length > 0 ? [schema.title ?? labelOf(path)] : []
  const variants = (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]
  return [
    ...label,
    schema.description ?? '',
    ...(schema.enum ?? []).map(labelOfChoice),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      wordsIn(part, [...path, key]),
    ),
    ...(schema.items ? [labelOfEntries(path), ...wordsIn(schema.items, [...path, 0])] : []),
    ...variants.flatMap((variant) => wordsIn(variant, path)),
  ]
}

const FORMS: Record<string, () => string[]> = {
  ...Object.fromEntries(
    [...DATA_FILES].map(([file, schema]) => [
      file,
      () => [titleOfFile(file, {}), ...wordsIn(schema, [])],
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(blockProps).map((block) => [
      block,
      () => [nameOfBlock(block), ...wordsIn(schemaOfBlock(block) ?? {}, [block])],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(JOBS).map(([job, { button, title, submit, answers }]) => [
      job,
      () => [button, title, submit, ...wordsIn(jsonOf(answers), [])],
    ]),
  ),
  'the details of pages': () => wordsIn(jsonOf(frontMatter), []),
  'the documents at the heads of pages': () => wordsIn(jsonOf(artifactSchema), []),
  'the menu of blocks': () => BLOCK_CHOICES.flatMap(({ name, about }) => [name, about]),
}

it.each(Object.entries(FORMS))('says in plain words what goes into %s', (_, words) => {
  expect(words().filter((text) => CODE_WORDS.test(text))).toEqual([])
})

it('knows a word of the code where it stands', () => {
  expect(CODE_WORDS.test('https:// and a lower-case host')).toBe(true)
  expect(CODE_WORDS.test('The groups of content/data/navigation.yaml.')).toBe(true)
  expect(CODE_WORDS.test('The next release publishes it.')).toBe(true)
  expect(CODE_WORDS.test('The hosts of the party provided an idea.')).toBe(false)
})
