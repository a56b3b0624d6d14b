/** British spellings and their American equivalents. */
import { inTheCaseOf } from './letterCase.ts'

/** Words that dictionaries of American English accept, too. */
const VARIANTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ageing: 'aging',
    aluminium: 'aluminum',
    amongst: 'among',
    artefact: 'artifact',
    burnt: 'burned',
    calibre: 'caliber',
    catalogue: 'catalog',
    catalogues: 'catalogs',
    centre: 'center',
    centred: 'centered',
    centres: 'centers',
    cheque: 'check',
    cheques: 'checks',
    enquire: 'inquire',
    enquired: 'inquired',
    enquires: 'inquires',
    enquiries: 'inquiries',
    enquiry: 'inquiry',
    enrol: 'enroll',
    enrolment: 'enrollment',
    enrols: 'enrolls',
    fibre: 'fiber',
    focussed: 'focused',
    focusses: 'focuses',
    focussing: 'focusing',
    fulfil: 'fulfill',
    fulfils: 'fulfills',
    instalment: 'installment',
    instalments: 'installments',
    judgement: 'judgment',
    judgements: 'judgments',
    learnt: 'learned',
    litre: 'liter',
    litres: 'liters',
    maths: 'math',
    metre: 'meter',
    metres: 'meters',
    mould: 'mold',
    orientated: 'oriented',
    programme: 'program',
    programmes: 'programs',
    sceptical: 'skeptical',
    scepticism: 'skepticism',
    skilful: 'skillful',
    spelt: 'spelled',
    spoilt: 'spoiled',
    theatre: 'theater',
    theatres: 'theaters',
    tyre: 'tire',
    tyres: 'tires',
    whilst: 'while',
  }),
)

interface SpellingPattern {
  /** The British part of a word. */
  pattern: RegExp
  american: string
  matches: readonly [string, ...string[]]
  passes: readonly [string, ...string[]]
}

/** Parts that are British even if the dictionary accepts the word. */
export const ALWAYS_BRITISH: readonly SpellingPattern[] = [
  {
    // `control` and `compel` double their last l everywhere.
    pattern:
      /(?<=^(?:re|un)?(?:cancel|channel|counsel|dial|equal|fuel|funnel|initial|label|level|marshal|model|panel|pencil|rival|signal|spiral|total|travel|tunnel))l(?=(?:ed|ing|er|ers)$)/,
    american: '',
    matches: ['cancelled', 'modelling', 'labelled'],
    passes: ['controlled', 'compelling'],
  },
  {
    // `hour` and `four` are not British, and `glamour` is the American spelling.
    pattern:
      /(?<=^(?:be|dis|un)?(?:arb|ard|arm|behavi|cand|clam|col|endeav|fav|ferv|flav|harb|hon|hum|lab|neighb|od|parl|ranc|rig|rum|sav|savi|tum|val|vap|vig))our/,
    american: 'or',
    matches: ['behaviour', 'colours', 'favourite'],
    passes: ['hour', 'four', 'glamour', 'tour'],
  },
  {
    pattern: /(?<=(?:[aeio][ln]|or))is(?=(?:e|es|ed|ing|ation|ations)$)/,
    american: 'iz',
    matches: ['organise', 'finalised', 'categorisation'],
    passes: ['exercise', 'raise', 'advertise'],
  },
]

/** Parts that are British only if the dictionary does not have the word. */
export const BRITISH_IF_UNKNOWN: readonly SpellingPattern[] = [
  {
    pattern: /our(?=(?:s|ed|ing|able|ful|less|ite|ites|hood|hoods|al|ally|er|ers|ist|ly)?$)/,
    american: 'or',
    matches: ['demeanour'],
    passes: ['journal'],
  },
  {
    pattern: /is(?=(?:e|es|ed|er|ers|ing|able|ation|ations|ational)$)/,
    american: 'iz',
    matches: ['virtualised', 'customisable'],
    passes: ['isotope'],
  },
  {
    pattern: /ys(?=(?:e|es|ed|er|ers|ing)$)/,
    american: 'yz',
    matches: ['analysed', 'paralyse'],
    passes: ['analysis'],
  },
  {
    pattern: /ll(?=(?:ed|ing|er|ers)$)/,
    american: 'l',
    matches: ['trialled'],
    passes: ['all'],
  },
  {
    pattern: /l(?=(?:ment|ments)$)/,
    american: 'll',
    matches: ['enthralment'],
    passes: ['element of'],
  },
  { pattern: /c(?=(?:e|es)$)/, american: 's', matches: ['defence'], passes: ['cell'] },
  { pattern: /s(?=(?:e|es|ed|ing)$)/, american: 'c', matches: ['practise'], passes: ['test'] },
  {
    pattern: /ae|oe/,
    american: 'e',
    matches: ['anaemia', 'manoeuvre'],
    passes: ['element'],
  },
  { pattern: /grey/, american: 'gray', matches: ['greyscale'], passes: ['gray'] },
  { pattern: /artefact/, american: 'artifact', matches: ['artefacts'], passes: ['artifact'] },
]

/** Returns the American spelling if a word is British; `isWord` is called with lower-case words. */
export function americanOf(word: string, isWord: (word: string) => boolean): string | undefined {
  const british = word.toLowerCase()
  const variant = VARIANTS.get(british)
  if (variant) return inTheCaseOf(word, variant)
  const patterns = isWord(british) ? ALWAYS_BRITISH : [...ALWAYS_BRITISH, ...BRITISH_IF_UNKNOWN]
  for (const { pattern, american } of patterns) {
    const candidate = british.replace(pattern, american)
    if (candidate !== british && isWord(candidate)) return inTheCaseOf(word, candidate)
  }
  return undefined
}
