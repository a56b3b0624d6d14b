/** The site's own dictionary: in alphabetical order, without words that nothing uses. */

import type { SiteRule } from '#check/parse/site.ts'
import { listAt } from '#check/parse/source.ts'
import { bareWord, WORD } from '#check/parse/words.ts'
import { rule } from '#check/problems.ts'
import { fileOfData } from '#lib/content/data.ts'
import { collator, wordCounts } from './spelling.ts'

const dictionaryRule = rule('dictionary', 'People only use a dictionary that is short and in order')

/** Checks that each word of the site’s dictionary is used, and in its place. */
export const checkDictionary: SiteRule = (site, reportIn) => {
  const dictionary = site.dataFile('dictionary')
  if (!Array.isArray(dictionary?.yaml.value) || site.dataFiles.some(({ broken }) => broken)) return
  const report = reportIn(fileOfData('dictionary'))
  const entries = listAt(dictionary.yaml.value, []).map(String)
  const used = new Set<string>()
  for (const word of wordCounts(site).keys()) {
    used.add(word.toLowerCase())
    used.add(bareWord(word).toLowerCase())
  }
  for (const [index, word] of entries.entries()) {
    const before = entries[index - 1]
    const isLate = before !== undefined && collator.compare(before, word) >= 0
    const isTwice = entries.indexOf(word) < index
    const isUsed = (word.toLowerCase().match(WORD) ?? []).every((part) => used.has(part))
    if (isLate) {
      const place = entries.find((entry) => collator.compare(entry, word) >= 0)
      report(
        dictionary.yaml.at([index]),
        dictionaryRule({
          found: isTwice
            ? `"${word}" is listed twice`
            : `"${word}" comes after "${before}", but each word is listed once, in alphabetical order`,
          why: 'Alphabetical order makes duplicates easy to spot',
          remedy: isTwice
            ? 'Remove one of the two lines'
            : `Move the line above "- ${place}", or remove it if the word is already there`,
          inEditor: {
            remedy: isTwice
              ? 'Remove one of the two'
              : `Move it above "${place}", or remove it if the word is already there`,
          },
        }),
      )
    }
    // A page that cannot be read may use it.
    else if (site.isWhole && !isUsed)
      report(
        dictionary.yaml.at([index]),
        dictionaryRule({
          found: `nothing on the site uses "${word}"`,
          why: 'An unneeded word could hide a typo someday',
          remedy: 'Remove the line',
          inEditor: { remedy: 'Remove it' },
          severity: 'advice',
        }),
      )
  }
}
