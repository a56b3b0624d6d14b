/** Which file the author meant: a misnamed file is read under its intended name, so that one mistake causes one message. */
import {
  ARTIFACT_FOLDER,
  fileOfArtifact,
  pathOfArtifact,
} from '#lib/content/artifacts/artifacts.ts'
import { type DataName, dataSchemas, fileOfData } from '#lib/content/data.ts'
import { isPageFile } from '#lib/content/files.ts'
import { nearest } from '#lib/content/nearest.ts'
import { fileOfSeries, SERIES_FOLDER, seriesOfFile } from '#lib/content/series.ts'
import { expression } from '../expression.ts'

/** The names of all data files, without their endings. */
export const DATA_NAMES = Object.keys(dataSchemas) as DataName[]

const DATA_FILES = DATA_NAMES.map(fileOfData)

/** Whether the site reads a file of content/ under this name. */
export const isRead = (file: string) =>
  isPageFile(file) ||
  DATA_FILES.includes(file) ||
  seriesOfFile(file) !== undefined ||
  pathOfArtifact(file) !== undefined

/** Whether a file of content/ is no content: hidden files, and the guide for authors. */
export function isIgnored(file: string): boolean {
  const parts = file.split('/')
  return parts.some((part) => part.startsWith('.')) || parts.at(-1) === 'README.md'
}

/** What systems add to the name of a copy. */
const MARK_OF_COPY = expression(/ (?:\(\d+\)|(?:- )?copy(?: \(?\d+\)?)?)(?=\.\w+$)/i, {
  matches: ['beta (2).mdx', 'beta copy.mdx', 'beta - Copy (3).mdx'],
  passes: ['copy.mdx', 'beta-copy.mdx', 'beta copy'],
})

const HYPHENS_BEFORE_ENDING = expression(/-+(?=\.\w+$)/, {
  matches: ['beta-.mdx', 'beta--.mdx'],
  passes: ['beta-one.mdx', 'beta-'],
})

/** The name by which other programs know the page of a folder. */
const PAGE_OF_FOLDER = expression(/(?<=^content\/.+)\/index$/, {
  matches: ['content/services/index'],
  passes: ['content/index', 'content/site-index', 'content/services/reindex'],
})

/** Removes all endings of a name: `rows.csv.txt` becomes `rows`. */
function withoutEndings(name: string, endings: readonly string[]): string {
  const ending = endings.find((ending) => name.endsWith(`.${ending}`))
  return ending ? withoutEndings(name.slice(0, -ending.length - 1), endings) : name
}

const baseOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

/**
 * Returns a file's intended name, if there is one.
 *
 * @param missing pages that must be there and are not: one may have been moved into a folder of data by mistake.
 */
export function intendedName(file: string, missing: readonly string[]): string | undefined {
  const moved = missing.find((page) => baseOf(page) === baseOf(file))
  if (moved && file.startsWith('content/data/')) return moved
  const name = file.replace(MARK_OF_COPY, '')
  const lower = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  const plain = lower.replace(/[^a-z0-9_/.]+/g, '-').replace(HYPHENS_BEFORE_ENDING, '')
  if (file.startsWith(SERIES_FOLDER)) {
    const name = withoutEndings(plain.slice(SERIES_FOLDER.length), ['csv', 'tsv', 'txt'])
    const series = fileOfSeries(name)
    return seriesOfFile(series) === undefined ? undefined : series
  }
  if (file.startsWith(ARTIFACT_FOLDER)) {
    const endings = ['yaml', 'yml', 'txt', 'md', 'mdx']
    const path = withoutEndings(plain.slice(ARTIFACT_FOLDER.length), endings)
    const right = fileOfArtifact(`/${path}`)
    return pathOfArtifact(right) === undefined ? undefined : right
  }
  if (file.startsWith('content/data/')) {
    const endings = ['yaml', 'yml', 'json', 'txt', 'md']
    const stem = withoutEndings(plain.slice(plain.lastIndexOf('/') + 1), endings)
    const known = nearest(stem, DATA_NAMES)
    return known && fileOfData(known as DataName)
  }
  const stem = withoutEndings(plain, ['md', 'mdx', 'markdown', 'txt'])
  const page = `${stem.replace(PAGE_OF_FOLDER, '').replaceAll('.', '-')}.mdx`
  return stem !== plain && isPageFile(page) ? page : undefined
}

/** Returns the actual names of files by their intended names. */
export function byIntendedName(
  names: readonly string[],
  missing: readonly string[] = [],
): Map<string, string> {
  const files = new Map(names.map((file) => [file, file]))
  for (const file of names) {
    const intended = isRead(file) || isIgnored(file) ? undefined : intendedName(file, missing)
    if (intended && !files.has(intended)) files.set(intended, file)
  }
  return files
}
