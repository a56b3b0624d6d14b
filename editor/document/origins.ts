/** Where the words and numbers come from that a block of a page computes. */
import { type DataName, fileOfData } from '../../lib/content/data.ts'
import { fileOfSeries } from '../../lib/content/series.ts'
import { openingTagAt } from './props.ts'
import { structureAt } from './structure.ts'

/** The data files of the blocks that show nothing else. */
const DATA_OF: Record<string, DataName> = {
  Answers: 'due-diligence',
  Clauses: 'due-diligence',
  Particulars: 'legal',
  Results: 'evidence',
}

/** The opening tag of a block, or of a drawing with its props. */
const TAG = /<([A-Z]\w+)\b([^<>]*)/g

function originOfTag(block: string, props: string): string | undefined {
  const [, series] = /\bseries="([\w-]+)"/.exec(props) ?? []
  if (series !== undefined) return fileOfSeries(series)
  if (/\bname="measured"/.test(props)) return fileOfData('evidence')
  const data = DATA_OF[block]
  return data && fileOfData(data)
}

/** The file that a drawing, given where it begins, takes its words or numbers from, if there is one. */
export const originOfDrawing = (source: string, start: number) =>
  originOfTag('Figure', openingTagAt(source, start))

/** The file that a block of the section around an offset takes its words or numbers from, if there is one. */
export function originAt(source: string, offset: number): string | undefined {
  const { parts } = structureAt(source, offset)
  const section = parts.find(({ kind }) => kind === 'section')
  const range = section?.ranges[section.index]
  if (!range) return undefined
  return [...source.slice(...range).matchAll(TAG)]
    .map(([, block = '', props = '']) => originOfTag(block, props))
    .find((file) => file !== undefined)
}
