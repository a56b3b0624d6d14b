import { rangeOf } from '../../check/parse/nodes.ts'
import type { Site } from '../../check/parse/site.ts'
import { findingText } from '../../check/problems.ts'
import { applyEdits } from '../../check/report/edits.ts'
import { inPageRefusal, photoRefusal } from '../../check/rules/pictures/photographFiles.ts'
import { readHeader } from '../../lib/content/photoFile.ts'
import type { Contents } from '../background/messages.ts'
import { photographWritten } from '../document/photographs.ts'
import { inLine } from '../document/texts.ts'
import type { Answers } from './answers.ts'
import { withoutLeftovers } from './leftovers.ts'
import { pageAt, Refusal } from './refusal.ts'

/** The file of a photograph that a page can show, or else a refusal. */
function usable(name: string, bytes: Answers['bytes']): Contents {
  if (!bytes) throw new Refusal('The photograph is still being read. Try again in a moment.')
  const { size } = readHeader(bytes)
  const unusable = photoRefusal(name, bytes) ?? (size && inPageRefusal(size))
  if (unusable) throw new Refusal(findingText(unusable))
  return { [`content/data/photos/${name}`]: bytes }
}

/** Puts a photograph into a section, in the place of the picture there. */
export function illustrate(
  site: Site,
  { bytes, ...answers }: Extract<Answers, { job: 'photograph' }>,
): Contents {
  const photograph = usable(answers.name, bytes)
  const page = pageAt(site, answers.path)
  const { headings = [], blocks = [], photographs = [] } = page.outline ?? {}
  const section = headings.find(({ text, block }) => text === answers.section && block)?.block
  if (!section) throw new Refusal('Choose a section for the photograph.')
  const markdown = photographWritten(
    answers.name,
    inLine(answers.alt),
    inLine(answers.caption ?? ''),
  )
  const old =
    blocks.find(({ name, parent }) => name === 'Figure' && parent === section) ??
    photographs.find((photograph) => photograph.section === section && photograph.isAlone)
  const foot = page.source.lastIndexOf('</Section>', rangeOf(section.node)[1])
  const [start, end] = old ? rangeOf(old.node) : [foot, foot]
  const edit = { start, end, to: old ? markdown : `${markdown}\n\n` }
  return {
    ...withoutLeftovers(site, old ? [old] : []),
    [page.file]: applyEdits(page.source, [edit]),
    ...photograph,
  }
}

/** Puts another photograph into the place of one, with its words. */
export function replace(
  site: Site,
  { bytes, place, path, name }: Extract<Answers, { job: 'replace' }>,
): Contents {
  const photograph = usable(name, bytes)
  const page = pageAt(site, path)
  const old = page.outline?.photographs.find(({ node }) => rangeOf(node)[0] === place)
  if (!old) throw new Refusal('The photograph is no longer there. Click it again.')
  const [start, end] = rangeOf(old.node)
  const written = page.source.slice(start, end)
  const to = written.replace(`](${old.name}`, () => `](${name}`)
  return {
    ...withoutLeftovers(site, [old]),
    [page.file]: applyEdits(page.source, [{ start, end, to }]),
    ...photograph,
  }
}
