/** `npm run release`: builds the site and makes `dist/<id>/` of it, all that a machine with Node needs to serve it. */
import { spawnSync } from 'node:child_process'
import { basename, relative } from 'node:path'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { repositoryRoot } from '#lib/content/files.ts'
import { git } from '#lib/content/git.ts'
import { readRelease, verifyRelease } from '#lib/site/release.ts'
import { commandBackTo, listReleases, makeRelease, removeOldReleases } from './releases.ts'

const { values } = readCommandLine(
  `Usage: npm run release [-- --trial] [--no-settings] [--previous FOLDER] [--keep NUMBER] [--dry-run]
Builds the site and makes dist/<id>/: out/, serve.mjs, messages.mjs, the files that pages still open need, and a digest.

  --trial             makes a release although \`npm run preflight\` still finds something
  --no-settings       leaves the settings to the machine that will serve it, which \`npm run preflight\` would ask for here
  --previous FOLDER   the release before this one; by default, the newest in dist/
  --keep NUMBER       keeps this many older releases and removes the rest; by default, it keeps all
  --dry-run           checks and builds, and makes no release`,
  {
    options: {
      trial: { type: 'boolean', default: false },
      settings: { type: 'boolean', default: true },
      previous: { type: 'string' },
      keep: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
    allowNegative: true,
  },
)

if (values.keep !== undefined && !/^\d{1,4}$/.test(values.keep))
  endWith(`--keep takes a number of releases, not "${values.keep}".`, 2)
const kept = values.keep === undefined ? undefined : Number(values.keep)

const run = (script: string, ...args: string[]) =>
  spawnSync('npm', ['run', '--silent', script, '--', ...args], { stdio: 'inherit' }).status === 0

const root = repositoryRoot()
const previous = values.previous ?? listReleases(root).at(-1)
if (previous) verifyRelease(previous)
if (!run('build')) endWith('No release was made, because the build failed.')
// It looks for samples in what has just been built.
if (!values.trial && !run('preflight', ...(values.settings ? [] : ['--no-settings'])))
  endWith('No release was made. To try one on this machine, add --trial.')
const commit = git(['rev-parse', '--short=8', 'HEAD'])?.trim() ?? 'unknown'
const time = new Date().toISOString().replace(/\..*/, '').replaceAll(/[-:]/g, '').replace('T', '-')
const id = `${time}-${commit}`
if (values['dry-run']) console.log(`Would make dist/${id}.`)
else {
  const folder = await makeRelease({ root, id, commit, previous })
  if (kept !== undefined) removeOldReleases(root, kept + 1)
  const { pages, digest } = readRelease(folder)
  console.log(`${relative(root, folder)}: ${pages} pages, digest ${digest}`)
  if (previous) console.log(`To go back from it: ${commandBackTo(basename(previous))}`)
}
