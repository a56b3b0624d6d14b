/** Files on disk, and what git knows of their earlier state. */
import { type Dirent, existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { git } from '#lib/content/git.ts'
import type { Files } from './files.ts'

/** Returns the files changed since this branch left the first of some others, or else since the last commit, as they were. */
function changesIn(root: string, branches: readonly string[]): Files['before'] {
  const bases = branches.map((branch) => git(['merge-base', 'HEAD', branch], root))
  const from = bases.find(Boolean)?.trim() ?? 'HEAD'
  const inContent = (...args: string[]) => git([...args, '--', 'content'], root)
  const differing = inContent('diff', '--name-only', '--no-renames', '--relative', '-z', from)
  if (differing === undefined) return undefined
  const names = differing + (inContent('ls-files', '--others', '--exclude-standard', '-z') ?? '')
  const files = names.split('\0').filter((file) => file !== '')
  // Undefined for an added file, which git cannot show.
  return new Map(files.map((file) => [file, git(['show', `${from}:./${file}`], root)]))
}

/** Hands each file and symbolic link below a folder to `found`. Reading recursively would follow the links. */
function walk(folder: string, found: (entry: Dirent, path: string) => void): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) walk(path, found)
    else found(entry, path)
  }
}

/** Returns the files of a folder, and how they were when its branch left one of others. */
export function filesIn(
  root: string,
  branches: readonly string[] = ['origin/main', 'main'],
): Files {
  const names: string[] = []
  const symbolicLinks = new Map<string, string>()
  for (const folder of ['content', 'public'].filter((name) => existsSync(join(root, name))))
    walk(join(root, folder), (entry, path) => {
      const file = relative(root, path).replaceAll('\\', '/')
      if (entry.isFile()) names.push(file)
      if (entry.isSymbolicLink()) symbolicLinks.set(file, readlinkSync(path))
    })
  names.sort()
  const before = changesIn(root, branches)
  return {
    ...(before && { before }),
    symbolicLinks,
    list: () => names,
    // The build reads JSON as it is.
    read: (file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return text.startsWith('\uFEFF') && !file.endsWith('.json') ? text.slice(1) : text
    },
    bytes: (file) => readFileSync(join(root, file)),
  }
}
