/**
 * Artifacts: the documents of the trade at the heads of pages, in a YAML file each. The file of a page has its address:
 * `content/data/artifacts/services/devops.yaml` belongs to `/services/devops`. Its kind decides what it takes.
 */
import { z } from 'zod'
import { listSchemas, sharesOf } from './lists.ts'
import { systemSchemas } from './systems.ts'
import { tableSchemas } from './tables.ts'
import { textSchemas } from './texts.ts'
import { workSchemas } from './work.ts'

/** The folder of the artifacts, relative to the repository. */
export const ARTIFACT_FOLDER = 'content/data/artifacts/'

/** The artifact file of a page, by the page's address. */
export const fileOfArtifact = (path: string) => `${ARTIFACT_FOLDER}${path.slice(1)}.yaml`

/** The address of the page to which an artifact file belongs; undefined for other files. */
export function pathOfArtifact(file: string): string | undefined {
  const [, name] =
    /^content\/data\/artifacts\/((?:[a-z0-9_-]+\/)?[a-z0-9_-]+)\.yaml$/.exec(file) ?? []
  return name === undefined ? undefined : `/${name}`
}

export const artifactSchemas = {
  ...textSchemas,
  ...tableSchemas,
  ...listSchemas,
  ...workSchemas,
  ...systemSchemas,
} as const

export type ArtifactKind = keyof typeof artifactSchemas

export type ArtifactOf<K extends ArtifactKind> = z.infer<(typeof artifactSchemas)[K]>
export type Artifact = { [K in ArtifactKind]: ArtifactOf<K> }[ArtifactKind]
export type HeadLayout = Artifact['layout']

/** The schema of an artifact file. */
export const artifactSchema = z
  .discriminatedUnion(
    'kind',
    Object.values(artifactSchemas) as unknown as [(typeof artifactSchemas)[ArtifactKind]],
  )
  .describe(
    'The example document at the head of a page. Its kind decides how it is drawn, and what else it takes.',
  )

/** The lists of numbers that an artifact shows: of entries, a list for each of their keys. */
export function listsOf(artifact: Artifact): number[][] {
  const lists = Object.values(artifact).filter(Array.isArray).flatMap(listsIn)
  return artifact.kind === 'slices' ? [...lists, sharesOf(artifact.slices)] : lists
}

const isNumbers = (list: readonly unknown[]): list is number[] =>
  list.every((entry) => typeof entry === 'number')

function listsIn(list: readonly unknown[]): number[][] {
  if (isNumbers(list)) return [list]
  const entries = list.filter((entry) => typeof entry === 'object' && entry !== null)
  const keys = Object.keys(entries[0] ?? {})
  return keys
    .map((key) => entries.map((entry) => (entry as Record<string, unknown>)[key]))
    .flatMap(numbersIn)
}

/** The values of one key in all entries, if they are numbers; or each of them that is a list of numbers. */
function numbersIn(column: readonly unknown[]): number[][] {
  if (isNumbers(column)) return [column]
  return column.every(Array.isArray) ? column.filter(isNumbers) : []
}
