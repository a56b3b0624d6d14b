/**
 * `npm run content:patterns`: counts turns of phrase that tire a reader when sixty pages share them, so that the next
 * author sees them coming. It advises and never fails.
 *
 *   node tools/patterns/patterns.ts [--list] [address of a page …]
 */
import { parseArgs } from 'node:util'
import { checkFolder } from '#tools/lint/disk.ts'

/** Each is counted once in a sentence. */
export const PATTERNS: Record<string, RegExp> = {
  'somebody, nobody, anyone': /\b(?:some|no|any|every)(?:body|one)\b|\bno one\b/iu,
  'usually, often, tends': /\b(?:usual(?:ly)?|often|tends?|typical(?:ly)?|generally|mostly)\b/iu,
  'several, some, a few': /\b(?:several|some|a few|various|a number of)\b/iu,
  'is covered under …':
    /\b(?:the page on|(?:has|have) (?:a|its|their) (?:own )?pages?|(?:is|are) (?:\w+ ){0,2}(?:covered|described|treated|told|explained|offered)|is the (?:closer|better) (?:fit|start)|start with|belongs? (?:to|under|on))\b/iu,
  'one, two and three': /[^,.;:]+, [^,.;:]+,? (?:and|or) [^,.;:]+/u,
  'We reply with …': /\bwe (?:then )?(?:reply|answer|respond|come back|return|send|tell|say|name)\b/iu,
}

/** Cuts at the ends of sentences; abbreviations do no harm in a count. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”’)]?)\s+(?=\p{Lu})/u)

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
