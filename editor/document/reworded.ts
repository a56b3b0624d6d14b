/** Other words for several texts of a file at once. */
import { applyEdits } from '../../check/report/edits.ts'
import { type Spot, spotsOfYaml } from './texts.ts'

/** Writes other words into texts of a file. Each fact rewrites all YAML, so that one is written after the other. */
export function reworded(file: string, source: string, words: ReadonlyMap<Spot, string>): string {
  const isFact = ({ kind }: Spot) => kind === 'field'
  const all = [...words]
  const inBody = all.filter(([spot]) => !isFact(spot))
  const text = applyEdits(
    source,
    inBody.map(([spot, value]) => spot.edit(value)),
  )
  const facts = all.filter(([spot]) => isFact(spot))
  return facts.reduce((text, [{ path }, value]) => {
    const now = spotsOfYaml(file, text).find((spot) => spot.path.join() === path.join())
    return now ? applyEdits(text, [now.edit(value)]) : text
  }, text)
}
