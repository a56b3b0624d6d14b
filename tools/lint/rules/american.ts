/** British spellings, and what they are in American English. */

/** Forms that dictionaries of American English let pass as variants. */
const VARIANTS = new Map(
  `ageing aging, amongst among, artefact artifact, burnt burned, calibre caliber, catalogue catalog,
   catalogues catalogs, centre center, centred centered, centres centers, cheque check, cheques checks,
   enrol enroll, enrols enrolls, enrolment enrollment, fibre fiber, focussed focused, focusses focuses,
   focussing focusing, fulfil fulfill, fulfils fulfills, instalment installment, instalments
   installments, judgement judgment, judgements judgments, learnt learned, litre liter, litres liters,
   metre meter, metres meters, mould mold, programme program, programmes programs, skilful skillful,
   spelt spelled, spoilt spoiled, theatre theater, theatres theaters, whilst while`
    .split(/,\s+/)
    .map((pair) => pair.split(' ') as [string, string]),
)

type Part = readonly [british: RegExp, american: string]

/** Parts of words that are British even where the dictionary lets the word pass. */
const MARKED: readonly Part[] = [
  // Verbs whose last l is not doubled; `control` and `compel` double theirs everywhere.
  [
    /(?<=^(?:re|un)?(?:cancel|channel|counsel|dial|equal|fuel|funnel|initial|label|level|marshal|model|panel|pencil|rival|signal|spiral|total|travel|tunnel))l(?=(?:ed|ing|er|ers)$)/,
    '',
  ],
  // `hour` and `four` are no British spellings, and `glamour` is the American one.
  [
    /(?<=^(?:be|dis|un)?(?:arb|ard|arm|behavi|cand|clam|col|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|savi|tum|val|vap|vig))our/,
    'or',
  ],
  [/(?<=(?:[aeio][ln]|or))is(?=(?:e|es|ed|ing|ation|ations)$)/, 'iz'],
]

/** Parts of words that the dictionary does not have at all in their British form. */
const UNKNOWN: readonly Part[] = [
  [/our(?=(?:s|ed|ing|able|ful|less|ite|ites|hood|hoods|al|ally|er|ers|ist|ly)?$)/, 'or'],
  [/is(?=(?:e|es|ed|er|ers|ing|able|ation|ations|ational)$)/, 'iz'],
  [/ys(?=(?:e|es|ed|er|ers|ing)$)/, 'yz'],
  [/ll(?=(?:ed|ing|er|ers)$)/, 'l'],
  [/l(?=(?:ment|ments)$)/, 'll'],
  [/c(?=(?:e|es)$)/, 's'],
  [/s(?=(?:e|es|ed|ing)$)/, 'c'],
  [/ae|oe/, 'e'],
  [/grey/, 'gray'],
  [/artefact/, 'artifact'],
]

/** Gives the American word the capitals of the British one. */
export function inTheCaseOf(word: string, american: string): string {
  if (word === word.toUpperCase()) return american.toUpperCase()
  const first = word.charAt(0)
  return first === first.toUpperCase() ? american.charAt(0).toUpperCase() + american.slice(1) : american
}

/**
 * The American spelling of a British one, or nothing for any other word.
 *
 * @param isWord whether the dictionary has a word, in small letters
 */
export function americanOf(word: string, isWord: (word: string) => boolean): string | undefined {
  const british = word.toLowerCase()
  const variant = VARIANTS.get(british)
  if (variant) return inTheCaseOf(word, variant)
  for (const [part, american] of isWord(british) ? MARKED : [...MARKED, ...UNKNOWN]) {
    const candidate = british.replace(part, american)
    if (candidate !== british && isWord(candidate)) return inTheCaseOf(word, candidate)
  }
  return undefined
}
