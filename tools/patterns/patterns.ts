/**
 * `npm run content:patterns`: counts phrases that get tiresome when sixty pages share them, to alert the next author.
 * Advisory only; never fails.
 *
 *   node tools/patterns/patterns.ts [--list] [address of a page …]
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { checkFolder } from '#tools/lint/disk.ts'

const { adjunct, patterns }: { adjunct: string; patterns: Record<string, string> } = parse(
  readFileSync(join(import.meta.dirname, 'patterns.yaml'), 'utf8'),
)

/** Splits text into sentences; abbreviations do not matter in a count. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”’)]?)\s+(?=\p{Lu})/u)

/** The Flesch-Kincaid grade level of a text. Syllables are counted by their vowels. */
function grade(sentences: readonly string[]): number {
  const words = sentences.flatMap((sentence) => sentence.match(/\p{L}[\p{L}’-]*/gu) ?? [])
  const voiced = words.map((word) => word.toLowerCase().replace(/(?<=[^aeiouyl])e$|es$/, ''))
  const syllables = voiced.map((word) => word.match(/[aeiouy]+/g)?.length ?? 1)
  const sum = syllables.reduce((total, count) => total + count, 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (sum / words.length) - 15.59
}

const { values, positionals: asked } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const pages = checkFolder().site.pages.flatMap(({ path, passages }) => {
  // Headings, names and captions end without a period.
  const texts = passages.map(({ text }) => text).filter((text) => /[.!?]["”’)]?$/.test(text))
  return texts.length > 0 && (asked.length === 0 || asked.includes(path))
    ? [{ path, sentences: texts.flatMap(sentencesOf) }]
    : []
})
for (const [name, source] of Object.entries(patterns)) {
  const pattern = new RegExp(source.replaceAll('ADJUNCT', adjunct), 'iu')
  const found = pages
    .map(({ path, sentences }) => ({ path, sentences: sentences.filter((one) => pattern.test(one)) }))
    .filter(({ sentences }) => sentences.length > 0)
    .sort((one, other) => other.sentences.length - one.sentences.length)
  const count = found.flatMap(({ sentences }) => sentences).length
  const most = found.slice(0, 3).map(({ path, sentences }) => `${path} ${sentences.length}`)
  console.log(`${name}: ${count} sentences on ${found.length} pages; most: ${most.join(', ') || 'none'}`)
  if (values.list)
    for (const { path, sentences } of found) for (const one of sentences) console.log(`  ${path}: ${one}`)
}
const grades = pages
  .map(({ path, sentences }) => `${grade(sentences).toFixed(1)} (${path})`)
  .sort((one, other) => Number.parseFloat(one) - Number.parseFloat(other))
console.log(`Flesch-Kincaid grade: from ${grades.at(0)} to ${grades.at(-1)}`)
if (values.list) for (const one of grades) console.log(`  ${one}`)
