/** When pages were last updated, according to the history of their files. */
import { fileOfArtifact } from './artifacts/artifacts.ts'
import { type DataName, fileOfData } from './data.ts'
import { dayOf } from './days.ts'
import { pathOfFile, repositoryRoot } from './files.ts'
import { git } from './git.ts'
import type { Layout, Page } from './schema.ts'
import { fileOfSeries } from './series.ts'

/** Lists the commits that changed content, each with its time, and with the files whose lines it changed. */
const LOG = [
  '-c',
  'core.quotepath=false',
  'log',
  '--format=%x00%cI%d',
  '--numstat',
  '--relative',
  '--no-renames',
  '--diff-merges=off',
  '--ignore-all-space',
  '--ignore-blank-lines',
  // Nobody sees a comment in data, or when a page will be reviewed.
  '-I^#[[:space:]]',
  '-I^reviewBy:',
  // Whatever git is configured to do.
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--no-show-signature',
  '--',
  'content',
]

/** The day of the latest commit that changed each file, by the file's path. */
function daysIn(log: string): Map<string, string> {
  const days = new Map<string, string>()
  for (const commit of log.split('\0').slice(1)) {
    const [, time = '', decoration = ''] = /^(\S+)(.*)/.exec(commit) ?? []
    // The oldest commit of a shallow clone seems to add every file.
    if (decoration.includes('grafted')) break
    for (const [, file = ''] of commit.matchAll(/^\d+\t\d+\t(.+)$/gm))
      if (!days.has(file)) days.set(file, dayOf(new Date(time)))
  }
  return days
}

/** What has been read of the history, by the repository's root. */
const known = new Map<string, ReadonlyMap<string, string>>()

/** Data files whose words the pages of a layout show. */
const DATA_OF_LAYOUT: { readonly [L in Layout]?: readonly DataName[] } = {
  home: ['navigation', 'statistics', 'strengths', 'claims'],
  industries: ['industries'],
  about: ['people', 'testimonials'],
  contact: ['offices'],
}

/** Data files whose words or figures a block shows, by what pages write for it. */
const DATA_OF_BLOCK: readonly { written: RegExp; data: readonly DataName[] }[] = [
  { written: /<(?:Claim|Tile)\s/, data: ['claims'] },
  { written: /<Results\s|\bname="measured"/, data: ['evidence'] },
  { written: /<Particulars\s/, data: ['legal'] },
  { written: /<Answers\s/, data: ['due-diligence', 'site', 'offices', 'legal'] },
  { written: /<Clauses\s/, data: ['due-diligence'] },
]

/** The files whose text a page shows: its own, its artifact's, and those of data. */
function filesOf({ file, layout, body }: Pick<Page, 'file' | 'layout' | 'body'>): string[] {
  const blocks = DATA_OF_BLOCK.filter(({ written }) => written.test(body))
  const data = [...(DATA_OF_LAYOUT[layout] ?? []), ...blocks.flatMap((block) => block.data)]
  const series = Array.from(body.matchAll(/\bseries="([^"]+)"/g), ([, name = '']) => name)
  return [
    file,
    fileOfArtifact(pathOfFile(file)),
    ...data.map(fileOfData),
    ...series.map(fileOfSeries),
  ]
}

/** The day of the last commit that changed a page's text or data; undefined if the history cannot tell. */
export function lastUpdated(
  page: Pick<Page, 'file' | 'layout' | 'body'>,
  root = repositoryRoot(),
): string | undefined {
  const days = known.get(root) ?? daysIn(git(LOG, root) ?? '')
  known.set(root, days)
  return filesOf(page)
    .map((file) => days.get(file))
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
}
