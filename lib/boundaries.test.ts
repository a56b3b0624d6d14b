/** @jest-environment node */
import { globSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { LAYERS } from '../.dependency-cruiser.mjs'

const FOLDERS = Object.keys(LAYERS) as (keyof typeof LAYERS)[]

/** The top-level folders that a folder may not know. */
const aboveOf = (folder: keyof typeof LAYERS) =>
  FOLDERS.filter((name) => name !== folder && !(LAYERS[folder] as string[]).includes(name))

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')

/** Imports are the concern of `.dependency-cruiser.mjs`. */
describe.each(FOLDERS.filter((folder) => aboveOf(folder).length > 0))('%s', (folder) => {
  // Everything that a browser or a build would take for a path into one of these folders.
  const pathAbove = new RegExp(
    `['"\`/({,](?:#|\\.{1,2}/)*(?:${aboveOf(folder).join('|')})[/,}][\\w[.*]`,
    'g',
  )
  it.each(
    globSync(`${folder}/**/*.{ts,tsx,mjs,cjs,scss,json}`, {
      exclude: ['**/*.test.*', '**/testing/**', '**/mistakes/**', '**/node_modules/**'],
      // A route may be a folder named like a file.
    }).filter((path) => statSync(path).isFile()),
  )('%s names no file above it', (file) => {
    const code = withoutComments(readFileSync(file, 'utf8'))
    expect(code.match(pathAbove) ?? []).toEqual([])
  })
})
