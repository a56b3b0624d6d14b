/** Reads the author's current content, even while it does not match its schema. */
import {
  type Artifact,
  artifactSchema,
  pathOfArtifact,
} from '../../../../lib/content/artifacts/artifacts.ts'
import { type Data, type DataName, dataSchemas, fileOfData } from '../../../../lib/content/data.ts'
import { dayOf } from '../../../../lib/content/days.ts'
import { isPageFile, pathOfFile } from '../../../../lib/content/files.ts'
import { partsOf } from '../../../../lib/content/frontMatter.ts'
import type { Content } from '../../../../lib/content/load.ts'
import { type Page, publishedFrom } from '../../../../lib/content/schema.ts'
import { readSeries, type Series, seriesOfFile } from '../../../../lib/content/series.ts'
import type { Contents } from '../../../background/messages.ts'
import { perFile } from '../../../document/perFile.ts'
import { readYamlOf } from '../../../document/texts.ts'
import { currentContents, currentFile, told } from '../../../preview/contents.ts'

const readPage = perFile((file, source): Page | undefined => {
  const facts = Object(readYamlOf(file, source).value)
  if (!('layout' in facts)) return undefined
  return { ...facts, path: pathOfFile(file), file, body: partsOf(source)?.body }
})

/** Of a series that cannot be read, the check says why; its drawing is missing until then. */
const readSeriesOf = perFile((_, source): Series | undefined => {
  try {
    return readSeries(source)
  } catch {
    return undefined
  }
})

/** What keeps an artifact from being drawn. With any other mistake, such as a sum that is wrong, it can be. */
const NOT_DRAWN: readonly string[] = [
  'invalid_type',
  'invalid_union',
  'invalid_value',
  'unrecognized_keys',
]

/** While its author writes it, an artifact rarely matches its schema, and the page would jump if it went. */
const readArtifact = perFile((file, source): Artifact | undefined => {
  const { value } = readYamlOf(file, source)
  const { data, error } = artifactSchema.safeParse(value)
  const isDrawn = error?.issues.every(({ code }) => !NOT_DRAWN.includes(code))
  return isDrawn ? (value as Artifact) : data
})

function readSeriesIn(contents: Contents): Map<string, Series> {
  const all = new Map<string, Series>()
  for (const [file, source] of Object.entries(contents)) {
    const name = seriesOfFile(file)
    if (name === undefined || typeof source !== 'string') continue
    const series = readSeriesOf(file, source)
    if (series) all.set(name, series)
  }
  return all
}

function readArtifactsIn(contents: Contents): Map<string, Artifact> {
  const all = new Map<string, Artifact>()
  for (const [file, source] of Object.entries(contents)) {
    const path = pathOfArtifact(file)
    if (path === undefined || typeof source !== 'string') continue
    const artifact = readArtifact(file, source)
    if (artifact) all.set(path, artifact)
  }
  return all
}

/**
 * A published page is shown among the other published ones, as visitors will see it, and among the drafts below it, whose cards
 * on it can be written; a draft, among all.
 */
function shownWith(pages: readonly Page[], file: string): Page[] {
  const today = dayOf(new Date())
  const isPublished = (page: Page) => publishedFrom(page, today) === ''
  const open = pages.find((page) => page.file === file)
  if (!open || !isPublished(open)) return [...pages]
  return pages.filter(
    (page) => isPublished(page) || ('parent' in page && page.parent === open.path),
  )
}

/** Reads all content as the author has left it. */
export function readContent(): Content {
  const contents = currentContents()
  const textOf = (file: string) => String(contents[file] ?? '')
  const pages = Object.keys(contents)
    .filter(isPageFile)
    .map((file) => told(file, readPage(file, textOf(file))) as Page | undefined)
    .filter((page) => page !== undefined)
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const data = Object.keys(dataSchemas).map((name) => {
    const file = fileOfData(name as DataName)
    return [name, told(file, readYamlOf(file, textOf(file)).value)]
  })
  return {
    pages: shownWith(pages, currentFile()),
    data: Object.fromEntries(data) as Data,
    series: readSeriesIn(contents),
    artifacts: readArtifactsIn(contents),
  }
}
