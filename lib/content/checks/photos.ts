/** Photographs that people and testimonials name exist, and those that exist can be shown. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findPhotos } from '#lib/photos/find.ts'
import { photoRefusal } from '#lib/photos/rules.ts'
import { type Problem, problemAt } from '../errors.ts'
import { didYouMean } from '../nearest.ts'
import type { Check } from '../site.ts'

const rule = 'photo'
const FOLDER = 'content/data/photos'
const top = { line: 1, column: 1 }

export const checkPhotos: Check = ({ root, files }) => {
  const photos = findPhotos(root)
  const names = photos.filter((file) => file.startsWith(`${FOLDER}/`)).map((file) => basename(file))
  const uses = files.flatMap(({ file, yaml }) =>
    yaml
      .texts()
      .filter(({ path }) => path.at(-1) === 'photo')
      .map(({ path, value }) => ({ file, value, place: yaml.at(path) })),
  )
  const missing = uses
    .filter(({ value }) => !names.includes(value))
    .map(({ file, value, place }) =>
      problemAt(file, place, {
        rule,
        found: `there is no photograph ${value} in ${FOLDER}`,
        remedy: didYouMean(value, names, (name) => name, 'Put it there, or remove this line'),
      }),
    )
  const refused = photos.flatMap((file): Problem[] => {
    const refusal = photoRefusal(basename(file), readFileSync(join(root, file)))
    return refusal ? [problemAt(file, top, { rule, ...refusal })] : []
  })
  const idle = names
    .filter((name) => !uses.some(({ value }) => value === name))
    .filter((name) => !refused.some(({ file }) => file === `${FOLDER}/${name}`))
    .map((name) =>
      problemAt(`${FOLDER}/${name}`, top, {
        rule,
        severity: 'advice',
        found: 'nothing shows this photograph',
        remedy: `Name it in content/data/people.yaml or testimonials.yaml as "photo: ${name}", or remove it`,
      }),
    )
  return [...missing, ...refused, ...idle]
}
