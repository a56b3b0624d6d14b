/** Photographs that pages, people and testimonials name exist, and those that exist can be shown and are. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { didYouMean } from '#lib/content/nearest.ts'
import { findPhotos } from '#tools/photos/find.ts'
import { type Header, readHeader } from '#tools/photos/header.ts'
import { inPageRefusal, photoRefusal, type Refusal } from '#tools/photos/rules.ts'
import { type Finding, mends, type Place, type Problem, problemAt } from '../errors.ts'
import type { Check, Site } from '../site.ts'

const rule = 'photo'
const FOLDER = 'content/data/photos'
const top = { line: 1, column: 1 }

interface PhotoFile {
  file: string
  name: string
  refusal?: Refusal
  size?: Header['size']
}

function readPhoto(root: string, file: string): PhotoFile {
  const bytes = readFileSync(join(root, file))
  const name = basename(file)
  const refusal = photoRefusal(name, bytes)
  return { file, name, ...(refusal ? { refusal } : { size: readHeader(bytes).size }) }
}

/** A place that names a photograph. */
interface Use {
  file: string
  place: Place
  name: string
  /** Whether it stands in the text of a page. */
  inPage: boolean
}

const usesInPages = ({ pages }: Site): Use[] =>
  pages.flatMap(({ file, outline }) =>
    (outline?.photographs ?? []).map(({ place, name }) => ({ file, place, name, inPage: true })),
  )

const usesInData = ({ files }: Site): Use[] =>
  files.flatMap(({ file, yaml }) =>
    yaml
      .texts()
      .filter(({ path }) => path.at(-1) === 'photo')
      .map(({ path, value }) => ({ file, place: yaml.at(path), name: value, inPage: false })),
  )

/** What is wrong with what stands in place of a name, or nothing. */
function writtenFinding(name: string): Finding | undefined {
  if (/^(?:[a-z]+:)?\/\//i.test(name)) {
    return {
      rule,
      found: `the photograph ${name} lies on another site`,
      why: 'It could change or go, and the other site would learn of each visitor',
      remedy: `Save it into ${FOLDER} and write its name alone`,
    }
  }
  if (!name.includes('/')) return undefined
  const paste = basename(name)
  return {
    rule,
    found: `the photograph ${name} is named with its folder`,
    expected: 'while it is known by its name alone, wherever it lies',
    remedy: `Write ${paste}`,
    correction: mends(name, paste),
  }
}

function useProblem(use: Use, photos: readonly PhotoFile[]): Problem | undefined {
  const { file, place, name, inPage } = use
  const written = writtenFinding(name)
  if (written) return problemAt(file, place, written)
  const photo = photos.find((one) => one.name === name)
  if (!photo) {
    const names = photos.map((one) => one.name)
    const where = inPage ? `${FOLDER} or beside the page` : FOLDER
    return problemAt(file, place, {
      rule,
      found: `there is no photograph ${name} in ${where}`,
      remedy: didYouMean(name, names, (one) => one, 'Put it there, or remove this line'),
    })
  }
  const small = inPage && photo.size ? inPageRefusal(photo.size) : undefined
  return small && problemAt(file, place, { rule, ...small })
}

/** Pages name photographs without their folders, so each has a name of its own. */
function twins(photos: readonly PhotoFile[]): Problem[] {
  return photos.flatMap(({ file, name }, index) => {
    const first = photos.slice(0, index).find((one) => one.name === name)
    if (!first) return []
    return [
      problemAt(file, top, {
        rule,
        found: `another photograph is named ${name}, too: ${first.file}`,
        why: 'Pages know photographs by their names alone',
        remedy: 'Rename one of the two, or remove it',
      }),
    ]
  })
}

export const checkPhotos: Check = (site) => {
  const photos = findPhotos(site.root).map((file) => readPhoto(site.root, file))
  const uses = [...usesInPages(site), ...usesInData(site)]
  const refused = photos.flatMap(({ file, refusal }) =>
    refusal ? [problemAt(file, top, { rule, ...refusal })] : [],
  )
  const idle = photos
    .filter(({ name, refusal }) => !refusal && !uses.some((use) => basename(use.name) === name))
    .map(({ file, name }) =>
      problemAt(file, top, {
        rule,
        severity: 'advice',
        found: 'nothing shows this photograph',
        remedy: `Write ![what it shows](${name}) into a page, or photo: ${name} under a person in people.yaml or testimonials.yaml, or remove the file`,
      }),
    )
  return [...uses.flatMap((use) => useProblem(use, photos) ?? []), ...refused, ...twins(photos), ...idle]
}
