/** @jest-environment node */
import { dirname, join } from 'node:path'
import { expect, it } from '@jest/globals'
import { textOf } from '#lib/testing/tree.ts'

const RECORD = 'docs/decisions/design-card.md'

/** The packages of the owner's design card. */
const CARD = [
  'next',
  'react',
  'react-dom',
  'typescript',
  '@mdx-js/react',
  '@next/mdx',
  'gray-matter',
  'sass',
  'framer-motion',
  'jest',
  '@testing-library/react',
  '@playwright/test',
]

/** What those do that are not imported, in the file that the record names. */
const USES: Record<string, RegExp> = {
  typescript: /"compilerOptions"/,
  sass: /^@use 'tools'/m,
  jest: /\btestEnvironment\b/,
}

const rows = [...textOf(RECORD).matchAll(/^\| `([^`]+)` \|.*\]\(([^)]+)\) \|$/gm)].map(
  ([, name = '', link = '']) => ({ name, file: join(dirname(RECORD), link) }),
)

const { dependencies, devDependencies } = JSON.parse(textOf('package.json'))

it('the record lists the packages of the card', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([...CARD].sort())
})

it.each(rows)('$name is installed, and does its work in $file', ({ name, file }) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name])
  const importing = new RegExp(`(?:from |import |import\\()'${name}(?:/[^']*)?'`)
  const isUsed = (USES[name] ?? importing).test(textOf(file))
  expect(isUsed).toBe(true)
})
