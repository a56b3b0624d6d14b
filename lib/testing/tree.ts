import { globSync, readFileSync } from 'node:fs'

/** Lists matching files and folders of the repository, sorted, with forward slashes. */
export function filesOf(...patterns: string[]): string[] {
  return globSync(patterns, { exclude: ['node_modules', '.next', 'out'] })
    .map((file) => file.replaceAll('\\', '/').replace(/\/$/, ''))
    .sort()
}

/** Reads a file of the repository as text. */
export function textOf(file: string): string {
  return readFileSync(file, 'utf8')
}
