/** Reads the pages and data of a content folder. A file that violates its schema is an error with file and field. */
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { type Data, type DataName, dataSchemas, fileOfData } from './data.ts'
import { dayOf } from './days.ts'
import { isPageFile, pathOfFile, repositoryRoot, splitPage } from './files.ts'
import { git } from './git.ts'
import { frontMatter, type Page, publishedFrom } from './schema.ts'

export interface Content {
  /** Every page, sorted by path. */
  pages: readonly Page[]
  data: Data
  /** Files that violate their schema when that is not an error (in development). */
  unreadable: readonly string[]
}

interface Reading {
  /** Identifies the file's version: in development, a changed file is read again. */
  stamp: string
  result: unknown
  isReadable: boolean
}

const readings = new Map<string, Reading>()

function once(file: string, make: (source: string) => unknown, inDevelopment: boolean): Reading {
  const path = join(repositoryRoot(), file)
  const { mtimeMs, size } = statSync(path)
  const stamp = `${mtimeMs} ${size}`
  const known = readings.get(file)
  if (known?.stamp === stamp) return known
  let reading: Reading
  try {
    reading = { stamp, result: make(readFileSync(path, 'utf8')), isReadable: true }
  } catch (error) {
    if (!inDevelopment) throw error
    reading = {
      stamp,
      result: known?.result ?? make(git(['show', `HEAD:./${file}`]) ?? PLACEHOLDER),
      isReadable: false,
    }
  }
  readings.set(file, reading)
  return reading
}

/** Replaces a page that has never been valid. */
const PLACEHOLDER = `---
layout: text
title: A page that cannot be read
intro: This placeholder appears until its file can be read, so that you can see all other pages.
search:
  title: A page that cannot be read
  description: This placeholder appears until its file can be read, so that you can see all other pages; the page itself shows what is wrong with it.
updated: 2000-01-01
---
`

function parseYaml<S extends z.ZodType>(file: string, text: string, schema: S): z.infer<S> {
  try {
    return schema.parse(parse(text))
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message
    throw new Error(`${file} cannot be used; \`npm run content:check\` explains how to fix it.\n${problem}`)
  }
}

const readPage = (file: string) => (source: string) => {
  const page = splitPage(source)
  const meta = parseYaml(file, page?.head ?? '', frontMatter)
  return { ...meta, path: pathOfFile(file), file, body: page?.body ?? source } as Page
}

/**
 * Reads all content; throws for the first file that violates its schema. In development, the last valid version of
 * such a file is used, and unpublished pages are included.
 */
export function readContent(inDevelopment: boolean): Content {
  const unreadable: string[] = []
  const take = <T>(file: string, make: (source: string) => T): T => {
    const { result, isReadable } = once(file, make, inDevelopment)
    if (!isReadable) unreadable.push(file)
    return result as T
  }
  const data = Object.entries(dataSchemas).map(([name, schema]) => {
    const file = fileOfData(name as DataName)
    return [name, take(file, (source) => parseYaml(file, source, schema))]
  })
  const today = dayOf(new Date())
  const pages = globSync('content/**/*.mdx', { cwd: repositoryRoot() })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isPageFile)
    .map((file) => take(file, readPage(file)))
    .filter((page) => inDevelopment || publishedFrom(page, today) === '')
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  return { pages, data: Object.fromEntries(data) as Data, unreadable }
}
