/** A copy of the repository, in which a rehearsal may change anything. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Copy {
  root: string
  /** The path of a file of the copy. */
  pathOf: (file: string) => string
  read: (file: string) => string
  replace: (file: string, from: string | RegExp, to: string) => void
  git: (...args: string[]) => string
  /** Commits everything. Authors do so, and the check compares with what is committed. */
  commit: (message: string) => void
}

const AUTHOR = ['-c', 'user.name=Owner', '-c', 'user.email=owner@harborlight.rehearsal']

/**
 * Clones the repository in `from` with its history, and adds its packages and changes that are not committed yet. The
 * packages are hard links, which Next cannot tell from files, and take no space. Symbolic links stay what they are (`-P`),
 * since programs in `.bin` find their own files by them.
 */
export function cloneRepository(from: string, root: string): Copy {
  rmSync(root, { recursive: true, force: true })
  mkdirSync(dirname(root), { recursive: true })
  execFileSync('git', ['clone', '--quiet', '--no-tags', from, root])
  const git = (...args: string[]) =>
    execFileSync('git', [...AUTHOR, ...args], { cwd: root, encoding: 'utf8' })
  const listed = (...options: string[]) =>
    execFileSync('git', ['ls-files', '-z', ...options], { cwd: from, encoding: 'utf8' })
      .split('\0')
      .filter((file) => file !== '')
  const deleted = listed('--deleted')
  for (const file of listed('--modified', '--others', '--exclude-standard'))
    if (!deleted.includes(file)) cpSync(join(from, file), join(root, file))
  for (const file of deleted) rmSync(join(root, file), { force: true })
  execFileSync('cp', ['-R', '-P', '-l', join(from, 'node_modules'), join(root, 'node_modules')])
  const commit = (message: string) => {
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', '--message', message)
  }
  // The check compares with the main branch of an origin, which a firm's own repository does not have yet.
  git('remote', 'remove', 'origin')
  git('checkout', '--quiet', '-B', 'main')
  commit('Rehearse')

  const pathOf = (file: string) => join(root, file)
  const read = (file: string) => readFileSync(pathOf(file), 'utf8')
  const replace = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(pathOf(file), read(file).replace(from, to))
  return { root, pathOf, read, replace, git, commit }
}
