/**
 * Releases as folders: `dist/<id>/` holds all that a machine with Node needs to serve the site. A release is assembled in a
 * folder of another name and renamed when it is complete, so that a folder under its own name is always a whole release.
 */
import { hash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { RELEASE_MANIFEST } from '#edge/node/siteFolder.ts'
import { readFinishedBuild } from '#lib/site/finishedBuild.ts'
import { filesIn } from '#lib/site/folder.ts'

/** Where releases are kept, relative to the repository. */
const RELEASES = 'dist'

export interface Release {
  /** Name of the folder: time of the release in UTC and its commit, such as `20261128-041500-351db2f5`. */
  id: string
  commit: string
  pages: number
  /** SHA-256 of the list of digests of all its files. */
  digest: string
  /** The release whose hashed files it carries along, for pages that visitors still have open. */
  previous?: string
}

/** The release in a folder, undefined if there is none or it is incomplete. */
export function readRelease(folder: string): Release | undefined {
  const file = join(folder, RELEASE_MANIFEST)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** The complete releases in `root`'s folder of releases, oldest first. */
export function listReleases(root: string): string[] {
  const folder = join(root, RELEASES)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== 'current')
    .map((name) => join(folder, name))
    .filter((path) => readRelease(path))
    .sort()
}

/** Removes all releases but the newest ones. */
export function removeOldReleases(root: string, count: number): void {
  for (const folder of listReleases(root).slice(0, -count)) rmSync(folder, { recursive: true })
}

/** Removes what a release that was interrupted has left. */
function removeDrafts(root: string): void {
  for (const draft of globSync('.*', { cwd: join(root, RELEASES) }))
    rmSync(join(root, RELEASES, draft), { recursive: true })
}

/** Digest of all files of a release but its manifest. */
export function digestOf(folder: string): string {
  const lines = filesIn(folder)
    .filter((file) => file !== RELEASE_MANIFEST)
    .map((file) => `${hash('sha256', readFileSync(join(folder, file)))}  ${file}`)
  return hash('sha256', lines.join('\n'))
}

/** Copies the hashed files of the last release's own build that this one does not have, with their compressed copies. */
function keepFilesOf(previous: string, outDir: string): void {
  const from = join(previous, 'out')
  for (const file of readFinishedBuild(from).hashed)
    for (const name of [file, `${file}.br`, `${file}.gz`])
      if (existsSync(join(from, name)) && !existsSync(join(outDir, name)))
        cpSync(join(from, name), join(outDir, name))
}

/**
 * Bundles what a machine with Node needs, the server and the command for its messages, into files that need nothing else.
 * What a program imports dynamically becomes a file of its own beside it, so that an older Node can read the program itself.
 */
async function bundlePrograms(outdir: string): Promise<void> {
  await build({
    entryPoints: ['serve', 'messages'].map((name) => `scripts/release/programs/${name}.mjs`),
    outdir,
    splitting: true,
    chunkNames: '[name].[hash]',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    keepNames: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    legalComments: 'none',
    logLevel: 'error',
    // Some packages of the server are CommonJS, and ask for Node's own modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
}

export interface ReleaseOptions {
  /** The repository, with a finished build in `out/`. */
  root: string
  id: string
  commit: string
  /** Folder of the release before this one, if there is any. */
  previous?: string | undefined
}

/** Makes a release of the finished build in `out/`. Returns its folder. Throws for an unfinished build. */
export async function makeRelease({ root, id, commit, previous }: ReleaseOptions): Promise<string> {
  const { pages } = readFinishedBuild(join(root, 'out'))
  const folder = join(root, RELEASES, id)
  const draft = join(root, RELEASES, `.${id}`)
  removeDrafts(root)
  mkdirSync(draft, { recursive: true })
  cpSync(join(root, 'out'), join(draft, 'out'), { recursive: true })
  if (previous) keepFilesOf(previous, join(draft, 'out'))
  await bundlePrograms(draft)
  const release: Release = {
    id,
    commit,
    pages,
    digest: digestOf(draft),
    ...(previous && { previous: basename(previous) }),
  }
  writeFileSync(join(draft, RELEASE_MANIFEST), `${JSON.stringify(release, null, 2)}\n`)
  renameSync(draft, folder)
  return folder
}
