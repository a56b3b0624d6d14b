/** Reads an artifact: the example document at the head of a page. */
import { artifactSchema } from '#lib/content/artifacts/artifacts.ts'
import { type Passage, passageOf } from './passages.ts'
import { keysOf, type Source } from './source.ts'
import type { Yaml } from './yaml.ts'
import { readYamlFile } from './yamlFile.ts'

export type ArtifactFile = ReturnType<typeof readArtifact>

/** Texts that are chosen or drawn, not read, by their keys. */
const WITHOUT_WORDS = [
  'kind',
  'layout',
  'month',
  'days.hours',
  'words.loudness',
  'tests.nights',
  'tasks.levels',
  'blocks.lines.change',
]

/** What a machine writes: neither spelled nor punctuated like prose. */
const CODE = ['blocks.lines.text', 'blocks.lines.more', 'blocks.lines.mark']

/** Whether visitors read the text at a path of an artifact. */
export const isReadInArtifact = (path: readonly PropertyKey[]) =>
  !WITHOUT_WORDS.includes(keysOf(path).join('.'))

/** Like a drawing's labels, the words of an artifact are those of an example. */
const passagesOf = ({ texts }: Yaml, file: Source): Passage[] =>
  texts
    .filter(({ path }) => isReadInArtifact(path))
    .map(({ path, value, range: [start, end] }) => {
      const keys = keysOf(path)
      const isProse = !CODE.includes(keys.join('.'))
      const within = ['Artifact', ...keys]
      return passageOf({ kind: 'label', within, file }, [{ text: value, start, end, isProse }])
    })

/** Reads the artifact of the page with the address `owner`. */
export function readArtifact(owner: string, file: string, source: string) {
  const read = readYamlFile(file, source, artifactSchema)
  return { ...read, owner, passages: passagesOf(read.yaml, read), links: [] }
}
