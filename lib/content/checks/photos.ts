/** Photographs that people and testimonials name exist. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { problemAt } from '../errors.ts'
import { didYouMean } from '../nearest.ts'
import type { Check } from '../site.ts'

const FOLDER = 'content/data/photos'

export const checkPhotos: Check = ({ root, files }) => {
  const folder = join(root, FOLDER)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return files.flatMap(({ file, yaml }) =>
    yaml
      .texts()
      .filter(({ path, value }) => path.at(-1) === 'photo' && !names.includes(value))
      .map(({ path, value }) =>
        problemAt(file, yaml.at(path), {
          rule: 'photo',
          found: `there is no photograph ${value} in ${FOLDER}`,
          remedy: didYouMean(value, names, (name) => name, 'Put it there, or remove this line'),
        }),
      ),
  )
}
