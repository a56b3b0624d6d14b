import { globSync, readFileSync } from 'node:fs'

/** Files and folders of the repository that match, in order, with forward slashes. */
export function filesOf(...patterns: string[]): string[] {
  return globSync(patterns, { exclude: ['node_modules', '.next', 'out'] })
    .map((file) => file.replaceAll('\\', '/').replace(/\/$/, ''))
    .sort()
}

/** A file of the repository as text. */
export function textOf(file: string): string {
  return readFileSync(file, 'utf8')
}
