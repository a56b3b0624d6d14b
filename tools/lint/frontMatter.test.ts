/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { splitPage } from './frontMatter.ts'

const split = (source: string) => splitPage({ file: 'content/a.mdx', source })

it('parts front matter and body', () => {
  const { yaml, body, problems } = split('---\ntitle: One\n---\n\nText.\n')
  expect(problems).toEqual([])
  expect(yaml?.value).toEqual({ title: 'One' })
  expect(body.trim()).toBe('Text.')
})

it('leaves a rule in the body alone', () => {
  expect(split('---\na: 1\n---\n\nOne\n\n---\n\nTwo\n').body).toContain('---')
})

it('reads front matter of comments only as empty', () => {
  const { yaml, problems } = split('---\n# nothing\n---\nText.\n')
  expect(problems).toEqual([])
  expect(yaml?.value).toBeNull()
})

it('never runs code', () => {
  const { problems } = split('---js\n{ title: globalThis.harmed = true }\n---\n')
  expect(problems).toHaveLength(1)
  expect(globalThis).not.toHaveProperty('harmed')
})
