/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'

/** Everything that a browser or a build would take for a path into another top-level folder. */
const PATH_ABOVE =
  /['"`/(](?:#|\.{1,2}\/)*(?:app|build|check|components|edge|editor|scripts)\/[\w[.]/g

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')

/** Imports are the concern of `.dependency-cruiser.mjs`. */
it.each(globSync('lib/**/*.{ts,tsx,scss,json}', { exclude: ['**/*.test.*', '**/testing/**'] }))(
  '%s names no file above lib',
  (file) => {
    const code = withoutComments(readFileSync(file, 'utf8'))
    expect(code.match(PATH_ABOVE) ?? []).toEqual([])
  },
)
