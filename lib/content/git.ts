import { spawnSync } from 'node:child_process'
import { repositoryRoot } from './files.ts'

/** The output of a git command; undefined if it fails, as it does outside a repository. */
export function git(args: readonly string[], cwd = repositoryRoot()): string | undefined {
  const options = { cwd, env: process.env, encoding: 'utf8', maxBuffer: 1 << 30 } as const
  const { status, stdout } = spawnSync('git', args, options)
  return status === 0 ? stdout : undefined
}
