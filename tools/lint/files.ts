/** Finds and reads the files of content/. A page's path is its address. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathOfFile } from '#lib/content/files.ts'
import { isPhotograph } from '#tools/photos/find.ts'
import { type Problem, problemAt } from './errors.ts'

export interface SourceFile {
  /** Path from the repository's root, with forward slashes. */
  file: string
  /** Its text, without a byte order mark. */
  source: string
}

export interface ContentFiles {
  /** `content/**​/*.mdx`, sorted. */
  pages: string[]
  /** `content/data/*.yaml`, sorted. */
  data: string[]
  /** Files that would be left out in silence: wrong ending, wrong letters in the name, too deep. */
  problems: Problem[]
}

const IGNORED = /(?:^|\/)(?:\.|README\.md$)/
const top = { line: 1, column: 1 }

/** What is wrong with the name of a page file, if anything. */
export function pageNameProblem(file: string): Problem | undefined {
  const path = pathOfFile(file)
  const rule = 'file-name'
  if (!/^\/[a-z0-9_/-]*$/.test(path)) {
    const better = file.toLowerCase().replace(/[^a-z0-9_/.-]+/g, '-')
    return problemAt(file, top, {
      rule,
      found: 'the file name holds capitals, spaces or special signs',
      expected: 'while it takes lower-case letters, digits and hyphens',
      why: 'The file name is the address of the page',
      remedy: `Rename it to ${better}`,
    })
  }
  if (!/^\/(?:services\/)?[a-z0-9_-]*$/.test(path) || path === '/services/index' || path === '/services/') {
    return problemAt(file, top, {
      rule,
      found: 'no page can stand in this folder',
      expected: 'since pages are files in content/ or content/services/',
      why: 'The site has routes for those two places only, so this page would be left out in silence',
      remedy: 'Move the file',
    })
  }
  return undefined
}

/** Every content file, and a problem for each that is none. Paths are relative to `root`. */
export function findFiles(root: string): ContentFiles {
  const pages: string[] = []
  const data: string[] = []
  const problems: Problem[] = []
  let names: string[] = []
  try {
    names = readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/'),
      )
      .sort()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    problems.push(
      problemAt('content', top, {
        rule: 'file-name',
        found: 'the folder content/ is missing',
        remedy: 'Run the command in the folder of the repository',
      }),
    )
  }
  for (const file of names) {
    if (IGNORED.test(file)) continue
    if (isPhotograph(file) || file.startsWith('content/data/photos/')) continue
    if (file.startsWith('content/data/')) {
      if (file.endsWith('.yaml')) data.push(file)
      else problems.push(strange(file, 'since data files end in .yaml', file.replace(/\.[^./]*$/, '.yaml')))
    } else if (file.endsWith('.mdx')) {
      const problem = pageNameProblem(file)
      if (problem) problems.push(problem)
      else pages.push(file)
    } else if (/\.(?:md|markdown|txt|MDX)$/i.test(file)) {
      problems.push(strange(file, 'since pages end in .mdx', file.replace(/\.[^./]*$/, '.mdx')))
    } else {
      problems.push(strange(file, 'since content/ holds pages (.mdx), data and photographs', undefined))
    }
  }
  return { pages, data, problems }
}

function strange(file: string, expected: string, better: string | undefined): Problem {
  return problemAt(file, top, {
    rule: 'file-name',
    found: 'this file would be left out of the site',
    expected,
    remedy: better ? `Rename it to ${better}` : 'Move it elsewhere',
  })
}

/** Reads one file as text; throws what the file system throws. */
export function readSource(root: string, file: string): SourceFile {
  return { file, source: readFileSync(join(root, file), 'utf8').replace(/^\uFEFF/, '') }
}
