/** What variables of the environment add to a build, and that a build without them has nothing of it. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { readBuildSettings } from '#build/settings.ts'
import { htmlFiles, outFiles, readOut } from './support/out.ts'
import { KEY_FILE, VARIABLES } from './support/tracked.ts'

/** The variables that files read, but for those that decide what kind of build it is. */
function variablesIn(...patterns: string[]): string[] {
  const sources = globSync(patterns, { exclude: ['**/*.test.*', '**/testing/**'] }).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const read = sources.flatMap((source) =>
    Array.from(
      source.matchAll(/(?:process\.env|environment)\.([A-Z_]+)/g),
      ([, name = '']) => name,
    ),
  )
  const others = ['NODE_ENV', 'POSTBUILD']
  return [...new Set(read)].filter((name) => !others.includes(name)).sort()
}

test('the build with variables has each that a build reads, and Next reads none of them', () => {
  expect(Object.values(readBuildSettings(VARIABLES))).not.toContain(undefined)
  expect(variablesIn('{app,build,components,lib}/**/*.{ts,tsx}', '*.{mjs,tsx}')).toEqual([])
})

test('a default build contains none of it', () => {
  const code = outFiles.filter((file) => /\.(html|js)$/.test(file))
  expect(
    code.filter((file) =>
      /globalPrivacyControl|class="consent|[./]consent\./.test(file + readOut(file)),
    ),
  ).toEqual([])
  const policies = htmlFiles.map(
    (file) =>
      /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(readOut(file))?.[1],
  )
  expect(outFiles).not.toContain(KEY_FILE)
  expect(policies.filter((policy) => !policy || /https?:|lead-tracking/.test(policy))).toEqual([])
})
