/**
 * `npm run content:patterns`: counts turns of phrase that tire a reader when sixty pages share them, so that the next
 * author sees them coming. It advises and never fails.
 *
 *   node tools/patterns/patterns.ts [--list] [address of a page …]
 */
import { parseArgs } from 'node:util'
import { checkFolder } from '#tools/lint/disk.ts'

/** Each is counted once in a sentence. */
const PATTERNS: Record<string, RegExp> = {
  'somebody, nobody, anyone': /\b(?:some|no|any|every)(?:body|one)\b|\bno one\b/iu,
  'usually, often, tends': /\b(?:usual(?:ly)?|often|tends?|typical(?:ly)?|generally|mostly)\b/iu,
  'several, some, a few': /\b(?:several|some|a few|various|a number of)\b/iu,
  'is covered under …':
    /\b(?:the page on|(?:has|have) (?:a|its|their) (?:own )?pages?|(?:is|are) (?:\w+ ){0,2}(?:covered|described|treated|told|explained|offered)|is the (?:closer|better) (?:fit|start)|start with|belongs? (?:to|under|on))\b/iu,
  'one, two and three': /[^,.;:]+, [^,.;:]+,? (?:and|or) [^,.;:]+/u,
  'We reply with …': /\bwe (?:then )?(?:reply|answer|respond|come back|return|send|tell|say|name)\b/iu,
}

/** Cuts at the ends of sentences; abbreviations do no harm in a count. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”’)]?)\s+(?=\p{Lu})/u)

/** Flesch-Kincaid: the school grade that reads a text with ease. Syllables are counted by their vowels. */
function grade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}[\p{L}’-]*/gu) ?? [])
  const syllables = words.map(
    (word) =>
      word
        .toLowerCase()
        .replace(/(?<=[^aeiouyl])e$|es$/, '')
        .match(/[aeiouy]+/g)?.length ?? 1,
  )
  const sum = syllables.reduce((total, count) => total + count, 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (sum / words.length) - 15.59
}

const { values, positionals: asked } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const pages = checkFolder().site.pages.filter(({ path }) => asked.length === 0 || asked.includes(path))
for (const [name, pattern] of Object.entries(PATTERNS)) {
  const found = pages.flatMap((page) =>
    page.passages
      .filter(({ kind }) => kind !== 'label')
      .flatMap(({ text }) => sentencesOf(text))
      .filter((sentence) => pattern.test(sentence))
      .map((sentence) => ({ path: page.path, sentence })),
  )
  const perPage = [...Map.groupBy(found, ({ path }) => path)].sort((a, b) => b[1].length - a[1].length)
  const most = perPage.slice(0, 3).map(([path, { length }]) => `${path} ${length}`)
  console.log(
    `${name}: ${found.length} sentences on ${perPage.length} pages; most: ${most.join(', ') || 'none'}`,
  )
  if (values.list) for (const { path, sentence } of found) console.log(`  ${path}: ${sentence}`)
}
const grades = pages
  .filter(({ passages }) => passages.length > 0)
  .map((page) => {
    const paragraphs = page.passages.filter(({ text }) => /[.!?]$/.test(text))
    return [page.path, grade(paragraphs.flatMap(({ text }) => sentencesOf(text)))] as const
  })
  .sort(([, one], [, other]) => one - other)
const [easiest, hardest] = [grades.at(0), grades.at(-1)]
if (easiest && hardest)
  console.log(
    `Flesch-Kincaid grade: from ${easiest[1].toFixed(1)} (${easiest[0]}) to ${hardest[1].toFixed(1)} (${hardest[0]})`,
  )
