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
export const isIgnored = (file: string) => /(?:^|\/)(?:\.|README\.md$)/.test(file)

/** Returns a file's intended name, if there is one. */
export function intendedName(file: string): string | undefined {
  // Systems add this to the name of a copy.
  const name = file.replace(/ (?:\(\d+\)|(?:- )?copy(?: \(?\d+\)?)?)(?=\.\w+$)/i, '')
  const lower = name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  const plain = lower.replace(/[^a-z0-9_/.]+/g, '-').replace(/-+(?=\.\w+$)/, '')
  if (file.startsWith(SERIES_FOLDER)) {
    const series = fileOfSeries(
      plain.slice(SERIES_FOLDER.length).replace(/(?:\.(?:csv|tsv|txt))+$/, ''),
    )
    return seriesOfFile(series) === undefined ? undefined : series
  }
  if (file.startsWith(ARTIFACT_FOLDER)) {
    const path = plain.slice(ARTIFACT_FOLDER.length).replace(/(?:\.(?:ya?ml|txt|mdx?))+$/, '')
    const right = fileOfArtifact(`/${path}`)
    return pathOfArtifact(right) === undefined ? undefined : right
  }
  if (file.startsWith('content/data/')) {
    const stem = plain.replace(/^.*\/|(?:\.(?:ya?ml|json|txt|md))+$/g, '')
    const known = nearest(stem, DATA_NAMES)
    return known && fileOfData(known as DataName)
  }
  const page = plain
    .replace(/(?:\.mdx)?\.(?:md|mdx|markdown|txt)$/, '.mdx')
    .replace(/\.(?!mdx$)/g, '-')
  return isPageFile(page) ? page : undefined
}

/** Returns the actual names of files by their intended names. */
export function byIntendedName(names: readonly string[]): Map<string, string> {
  const files = new Map(names.map((file) => [file, file]))
  for (const file of names) {
    const intended = isRead(file) || isIgnored(file) ? undefined : intendedName(file)
    if (intended && !files.has(intended)) files.set(intended, file)
  }
  return files
}
