/** What stands at a place in a file, and how it is shown. */
import type { Problem } from '../../check/problems.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { readYamlOf, type Spot, spotsOf } from '../document/texts.ts'
import type { Path } from '../document/yaml.ts'
import { choose } from './choice.ts'
import { open, set, textOf, work } from './store.ts'

/** The path of the fact at a place in a file, whether it is a text or a choice. */
export function factAt({ file, offset }: Pick<Problem, 'file' | 'offset'>): Path | undefined {
  const { texts } = readYamlOf(file, textOf(file))
  return texts.find(({ range: [start, end] }) => start <= offset && offset <= end)?.path
}

/** The text at a place in a file. */
export const spotAt = ({ file, offset }: Pick<Problem, 'file' | 'offset'>): Spot | undefined =>
  spotsOf(file, textOf(file)).find(({ start, end }) => start <= offset && offset <= end)

/** The words that a finding is about, if they are known and stand in a text nowhere before its place. */
function wordsOf({ fix, guesses = [], offset }: Problem, { value, start }: Spot): string {
  const { from = '' } = fix ?? guesses[0] ?? {}
  return from !== '' && value.indexOf(from) === offset - start ? from : ''
}

/** Shows what was found: its words in their text next to its page or among the facts of its file, or else in the source. */
export function show(finding: Problem): void {
  const { file, offset } = finding
  const { view, file: last } = work()
  const isInWords = view !== 'Source'
  const spot = isInWords && view === 'Page' && isPageFile(file) && spotAt({ file, offset })
  const fact = isInWords ? factAt({ file, offset }) : undefined
  if (file !== last) open(file)
  if (spot) choose(spot, wordsOf(finding, spot))
  else if (fact) set({ view: 'Facts', fact })
  else set({ view: 'Source', offset })
}
