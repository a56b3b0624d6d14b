/**
 * `npm run content:patterns`: counts phrases that get tiresome when sixty pages share them, to alert the next author.
 * With `-- --list`, prints their sentences. Advisory only; never fails.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { checkFolder } from '#tools/lint/disk.ts'

const { adjunct, patterns }: { adjunct: string; patterns: Record<string, string> } = parse(
  readFileSync(join(import.meta.dirname, 'patterns.yaml'), 'utf8'),
)

const sentences = checkFolder().site.pages.flatMap(({ path, passages }) =>
  passages
    .map(({ text }) => text)
    // Headings, names and captions end without a period.
    .filter((text) => /[.!?]["”’)]?$/.test(text))
    // Abbreviations do not matter in a count.
    .flatMap((text) => text.split(/(?<=[.!?]["”’)]?)\s+(?=\p{Lu})/u).map((sentence) => ({ path, sentence }))),
)
for (const [name, source] of Object.entries(patterns)) {
  const pattern = new RegExp(source.replaceAll('ADJUNCT', adjunct), 'iu')
  const found = sentences.filter(({ sentence }) => pattern.test(sentence))
  const pages = [...Map.groupBy(found, ({ path }) => path)].sort(([, one], [, other]) => other.length - one.length)
  const most = pages.slice(0, 3).map(([path, { length }]) => `${path} ${length}`)
  console.log(`${name}: ${found.length} sentences on ${pages.length} pages; most: ${most.join(', ') || 'none'}`)
  if (process.argv.includes('--list')) for (const { path, sentence } of found) console.log(`  ${path}: ${sentence}`)
}
