/**
 * The hashed files of the last release are kept for one release more: whoever has a page of it open, or has it from a
 * cache, still gets the scripts, fonts and photographs that it names.
 *
 * What the last release was is said by whoever releases (`keepRelease`, after a deployment), not by the build: a build
 * is made of its sources and of this folder and of nothing else, so that two builds of one commit are the same.
 */
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the hashed files of the last release lie, below the repository's root. */
export const LAST_RELEASE = '.cache/last-release'

/** Where a build lists its files whose names change with their content; those of the last release are not among them. */
const listPath = (root: string) => join(root, '.next/hashed-files.json')

export function listHashed(root: string, files: readonly string[]): void {
  writeFileSync(listPath(root), JSON.stringify([...files].sort()))
}

function copy(from: string, to: string, files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    copyFileSync(join(from, file), join(to, file))
  }
}

/** Copies into `dir` what the last release had and this one has not. */
export function restoreLastRelease(root: string, dir: string): void {
  const kept = join(root, LAST_RELEASE)
  const files = globSync('**/*.*', { cwd: kept }).filter((file) => !existsSync(join(dir, file)))
  copy(kept, dir, files)
}

/**
 * Remembers the hashed files of the finished build in `out/`, in place of those of the release before it.
 *
 * @returns how many there are, or undefined where there is no finished build.
 */
export function keepRelease(root: string): number | undefined {
  if (!existsSync(listPath(root))) return undefined
  const hashed: string[] = JSON.parse(readFileSync(listPath(root), 'utf8'))
  const outDir = join(root, 'out')
  const files = hashed.flatMap((file) => [file, `${file}.br`, `${file}.gz`])
  rmSync(join(root, LAST_RELEASE), { recursive: true, force: true })
  copy(
    outDir,
    join(root, LAST_RELEASE),
    files.filter((file) => existsSync(join(outDir, file))),
  )
  return hashed.length
}
