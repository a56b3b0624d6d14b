/** No sentence and no bullet stands on two pages, or twice on one. */
import { type Problem, problemAt } from '../errors.ts'
import { BLANK, type Passage, wordCount } from '../passages.ts'
import { frontMatterPassages, proseOfData } from '../prose.ts'
import { isPublished } from '../publication.ts'
import { isToReplace } from '../replace.ts'
import type { Check, Site, SitePage } from '../site.ts'

/** Shorter than this, a sentence may well be said twice. */
const LEAST_WORDS = { sentence: 5, item: 3 }

const splitter = new Intl.Segmenter('en', { granularity: 'sentence' })

interface Sentence {
  key: string
  text: string
  file: string
  passage: Passage
  index: number
}

/** Letters and digits only: punctuation, case and quotes make no new sentence. */
const fold = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

function sentences(file: string, passage: Passage): Sentence[] {
  const least = passage.kind === 'item' ? LEAST_WORDS.item : LEAST_WORDS.sentence
  return [...splitter.segment(passage.text)].flatMap(({ segment, index }) => {
    // What is all claim repeats its approved wording on purpose.
    const own = passage.prose.slice(index, index + segment.length).replaceAll(BLANK, ' ')
    if (wordCount(segment) < least || own.trim() === '') return []
    return [{ key: fold(segment), text: segment.trim(), file, passage, index }]
  })
}

/** Fields of the front matter that stand on the page as text; search results repeat the page on purpose. */
const VISIBLE = (passage: Passage) => passage.within[0] !== 'search' && passage.within[0] !== 'title'

function inPage(page: SitePage): Sentence[] {
  return [
    ...frontMatterPassages(page).filter(VISIBLE),
    ...page.passages.filter((passage) => passage.kind !== 'heading'),
  ]
    .filter((passage) => !isToReplace(passage.text))
    .flatMap((passage) => sentences(page.file, passage))
}

/** Those of pages that are not published stand last: it is them that must change. */
function all(site: Site): Sentence[] {
  const [published, unpublished] = [true, false].map((wanted) =>
    site.pages.filter((page) => isPublished(site, page) === wanted),
  )
  return [
    ...(published ?? []).flatMap(inPage),
    ...site.files.flatMap((file) => proseOfData(file).flatMap((passage) => sentences(file.file, passage))),
    ...(unpublished ?? []).flatMap(inPage),
  ]
}

export const checkDuplicates: Check = (site) => {
  const first = new Map<string, Sentence>()
  const problems: Problem[] = []
  for (const sentence of all(site)) {
    const other = first.get(sentence.key)
    if (!other) {
      first.set(sentence.key, sentence)
      continue
    }
    const line = other.passage.at(other.index).line
    const shown = sentence.text.length > 60 ? `${sentence.text.slice(0, 57).trimEnd()}…` : sentence.text
    problems.push(
      problemAt(sentence.file, sentence.passage.at(sentence.index), {
        rule: 'duplicate',
        found: `"${shown}" also stands ${other.file === sentence.file ? `on line ${line}` : `in ${other.file}:${line}`}`,
        remedy: 'Say here what is true of this page alone',
      }),
    )
  }
  return problems
}
