/**
 * Releases as folders: `dist/<id>/` holds all that a machine with Node needs to serve the site. A release is assembled in a
 * folder of another name and renamed when it is complete, so that a folder under its own name is always a whole release.
 */
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { dayAfter, dayOf } from '#lib/content/days.ts'
import { readFinishedBuild } from '#lib/site/finishedBuild.ts'
import { digestOf, RELEASE_MANIFEST, type Release, readRelease } from '#lib/site/release.ts'

/** Where releases are kept, relative to the repository. */
const RELEASES = 'dist'

/** What each setting of the server is for. */
const EXAMPLE = resolve(import.meta.dirname, '../../.env.example')

/** What a release can do: the names of its programs, and the modules that they run. */
const PROGRAMS = { serve: 'edge/node/serve.ts', messages: 'scripts/messages/main.ts' }

/** How long pages are taken to stay open: a tab, or a copy that a proxy keeps. */
const DAYS_OPEN = 7

/** The complete releases in `root`'s folder of releases, oldest first. */
export function listReleases(root: string): string[] {
  const folder = join(root, RELEASES)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.') && name !== 'current')
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, RELEASE_MANIFEST)))
    .sort()
}

/** Removes all releases but the newest ones. */
export function removeOldReleases(root: string, count: number): void {
  for (const folder of listReleases(root).slice(0, -count)) rmSync(folder, { recursive: true })
}

/** The command that serves a release again on its machine, laid out as docs/deploy.md says. */
export const commandBackTo = (id: string): string =>
  `ln -sfn ${id} /srv/site/current && systemctl restart site`

/** Removes what a release that was interrupted has left. */
function removeDrafts(root: string): void {
  for (const draft of globSync('.*', { cwd: join(root, RELEASES) }))
    rmSync(join(root, RELEASES, draft), { recursive: true })
}

/**
 * Copies the hashed files of earlier builds that pages still open may ask for, with their compressed copies: those of the
 * last release's own build, superseded today, and those that it carries itself until their time is over.
 *
 * @returns the day on which each was superseded
 */
function carryFiles(previous: string, outDir: string, today: string): Release['carried'] {
  const from = join(previous, 'out')
  const current = readFinishedBuild(outDir).hashed
  const superseded = readFinishedBuild(from).hashed.map((file) => [file, today] as const)
  const carried = [...Object.entries(readRelease(previous).carried), ...superseded].filter(
    ([file, day]) => !current.includes(file) && day >= dayAfter(today, -DAYS_OPEN),
  )
  for (const [file] of carried)
    for (const name of [file, `${file}.br`, `${file}.gz`])
      if (existsSync(join(from, name))) cpSync(join(from, name), join(outDir, name))
  return Object.fromEntries(carried)
}

const BUNDLE = {
  bundle: true,
  minify: true,
  keepNames: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  legalComments: 'none',
  logLevel: 'error',
} satisfies BuildOptions

/** Bundles what a machine with Node needs, the server and the command for its messages, into files that need nothing else. */
async function bundlePrograms(outdir: string): Promise<void> {
  const programs = Object.entries(PROGRAMS)
  // Each by itself, so that the programs share no file with what they load.
  for (const [name] of programs)
    await build({
      ...BUNDLE,
      entryPoints: ['scripts/release/program.mjs'],
      outfile: join(outdir, `${name}.mjs`),
    })
  await build({
    ...BUNDLE,
    entryPoints: Object.fromEntries(programs.map(([name, file]) => [`${name}.part`, file])),
    outdir,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    chunkNames: '[name].[hash]',
    // Some packages of the server are CommonJS, and ask for Node's own modules.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
}

interface ReleaseOptions {
  /** The repository, with a finished build in `out/`. */
  root: string
  id: string
  commit: string
  /** Folder of the release before this one, if there is any. */
  previous?: string | undefined
  /** The day on which the files of the release before this one are superseded. */
  today?: string
}

/** Makes a release of the finished build in `out/`. Returns its folder. Throws for an unfinished build. */
export async function makeRelease({
  root,
  id,
  commit,
  previous,
  today = dayOf(new Date()),
}: ReleaseOptions): Promise<string> {
  const { pages } = readFinishedBuild(join(root, 'out'))
  const folder = join(root, RELEASES, id)
  const draft = join(root, RELEASES, `.${id}`)
  removeDrafts(root)
  mkdirSync(draft, { recursive: true })
  cpSync(join(root, 'out'), join(draft, 'out'), { recursive: true })
  const carried = previous ? carryFiles(previous, join(draft, 'out'), today) : {}
  await bundlePrograms(draft)
  cpSync(EXAMPLE, join(draft, basename(EXAMPLE)))
  const release: Release = {
    id,
    commit,
    pages,
    digest: digestOf(draft),
    ...(previous && { previous: basename(previous) }),
    carried,
  }
  writeFileSync(join(draft, RELEASE_MANIFEST), `${JSON.stringify(release, null, 2)}\n`)
  renameSync(draft, folder)
  return folder
}
