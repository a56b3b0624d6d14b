/**
 * `npm run content:patterns`: counts turns of phrase that tire a reader when sixty pages share them, so that the next
 * author sees them coming. It advises and never fails.
 *
 *   node tools/patterns/patterns.ts [--list] [address of a page …]
 */
import { parseArgs } from 'node:util'
import { checkFolder } from '#tools/lint/disk.ts'

/** Words that open a clause or an adjunct, with which a member of a series does not begin. */
const ADJUNCT =
  '(?:we|you|it|they|he|she|there|this|that|these|those|which|who|whose|so|but|since|because|while|if|when|where|then|both|with|without|from|to|in|on|by|at|for|of|as|about|after|before|through|under|until|such|say|down|above|be|not)'

/** Each is counted once in a sentence. */
const PATTERNS: Record<string, RegExp> = {
  'somebody, nobody, anyone': /\b(?:some|no|any|every)(?:body|one)\b|\bno one\b/iu,
  'usually, often, tends': /\b(?:usual(?:ly)?|often|tends?|typical(?:ly)?|generally|mostly)\b/iu,
  'several, some, a few': /\b(?:several|some|a few|various|a number of)\b/iu,
  'is covered under …':
    /\b(?:the page on|(?:has|have) (?:a|its|their) (?:own )?pages?|(?:is|are) (?:\w+ ){0,2}(?:covered|described|treated|told|explained|offered)|is the (?:closer|better) (?:fit|start)|start with|belongs? (?:to|under|on))\b/iu,
  // The second member is short, no clause follows, and the comma does more than end a clause that leads in.
  'one, two and three': new RegExp(
    `^(?!(?:when|if|since|once|after|before|where|while|because|as|until|unless|although|in|on|at|for|with|from|by) [^,]+,[^,]+$).*?[^,.;:?]+, (?!${ADJUNCT}\\b)(?:[^\\s,.;:?]+ ?){1,5},? (?:and|or) (?!${ADJUNCT}\\b)`,
    'iu',
  ),
  'one, two, three':
    /: [^,.;:?]+(?:, (?!and |or )[^,.;:?]+){2}[.;?]|\b(?:an?|the|no|one|your|its|what|who|which|how) [^,.;:?]+(?:, (?:an?|the|no|one|your|its|what|who|which|how) [^,.;:?]+){2}[.;?]/iu,
  'We reply with …': /\bwe (?:then )?(?:reply|answer|respond|come back|return|send|tell|say|name)\b/iu,
  'while, whereas': /\b(?:while|whereas)\b/iu,
  'because, since': /\b(?:because|since)\b/iu,
  'not X but Y, rather than':
    /\bnot (?:[^\s,.;:]+ ){1,6}but\b|, not \p{L}|\band not\b|\b(?:rather than|instead of)\b/iu,
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
const pages = checkFolder().site.pages.flatMap(({ path, passages }) => {
  // Headings, names and captions end without a period.
  const texts = passages.map(({ text }) => text).filter((text) => /[.!?]["”’)]?$/.test(text))
  return texts.length > 0 && (asked.length === 0 || asked.includes(path))
    ? [{ path, sentences: texts.flatMap(sentencesOf) }]
    : []
})
for (const [name, pattern] of Object.entries(PATTERNS)) {
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
