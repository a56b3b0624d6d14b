/**
 * The voice of the site as rules (section "Voice" of the design). An editor who disagrees with a rule changes it here,
 * and nowhere else.
 */

import { type Correction, mends, proposes } from './errors.ts'

export interface VoiceRule {
  /** Matches the words at fault; with the flag `g`. */
  pattern: RegExp
  /** Clichés stop the build; what may be right once in a while is advice. */
  severity: 'error' | 'advice'
  /** What the words at fault are called in the message. */
  found: (words: string) => string
  /** The reason, a sentence. */
  why?: string
  /** What to write instead, a sentence. */
  remedy: string
  /** The words to write instead, where they can be given; `before` is the sign in front of the words at fault. */
  write?: (words: string, before: string) => Correction
}

const cliche = (
  pattern: RegExp,
  remedy = 'Say what it does, or leave the word out',
  write?: VoiceRule['write'],
): VoiceRule => ({
  pattern,
  severity: 'error',
  found: (words) => `the cliché "${words}"`,
  why: 'A buyer who has heard it before stops believing the rest',
  remedy,
  ...(write ? { write } : {}),
})

/** “use” in the form of the verb that it stands in for. */
function use(words: string): Correction {
  const form = { s: 'uses', d: 'used', g: 'using' }[words.slice(-1)] ?? 'use'
  return proposes(words, words === words.toLowerCase() ? form : form.charAt(0).toUpperCase() + form.slice(1))
}

const advice = (pattern: RegExp, remedy: string): VoiceRule => ({
  pattern,
  severity: 'advice',
  found: (words) => `"${words}" can be said better`,
  remedy,
})

const TYPEWRITER = 'The site is set like a book, in which the signs of a typewriter look like slips'

/** A quotation opens after white space or a bracket, and closes after anything else. */
const opens = (before: string) => /^$|[\s([]/.test(before)

export const VOICE: readonly VoiceRule[] = [
  // "AI-Leveraged Testing" is the name of a section (R6.8).
  cliche(/(?<!AI-)\bleverag(?:e|es|ed|ing)\b/giu, 'Write "use"', use),
  cliche(/\butili[sz](?:e|es|ed|ing)\b/giu, 'Write "use"', use),
  cliche(/\bseamless(?:ly)?\b/giu),
  cliche(/\b(?:cutting|bleeding|leading)[- ]edge\b/giu, 'Name the technique'),
  cliche(/\bstate[- ]of[- ]the[- ]art\b/giu, 'Name the technique'),
  cliche(/\b(?:world[- ]class|best[- ]in[- ]class|best[- ]of[- ]breed|industry[- ]leading)\b/giu),
  cliche(/\bun(?:paralleled|rivall?ed)\b/giu),
  cliche(/\brobust solutions?\b/giu, 'Say what it withstands'),
  cliche(/\bempower(?:s|ed|ing|ment)?\b/giu, 'Say what people can do afterwards'),
  cliche(/\bunlock(?:s|ed|ing)? (?:the|your|new|true|full|value|growth)\b/giu),
  cliche(/\bholistic(?:ally)?\b/giu, 'Name the parts that are looked at'),
  cliche(/\bsynerg(?:y|ies|istic)\b/giu),
  cliche(/\bgame[- ]chang(?:er|ers|ing)\b/giu, 'Say what changed'),
  cliche(/\brevolutioni[sz](?:e|es|ed|ing)\b/giu, 'Say what changed'),
  cliche(/\bdelv(?:e|es|ed|ing)\b/giu, 'Write "look at", or go straight to the point'),
  cliche(/\bin today[’']s\b/giu, 'Start with the thing itself'),
  cliche(/\b(?:fast-paced|ever-(?:changing|evolving))\b/giu, 'Start with the thing itself'),
  cliche(/\bthe next level\b/giu, 'Say what will be different'),
  cliche(/\bone-stop[- ]shop\b/giu),
  cliche(
    /\bnot (?:just|only|merely) [^.;:!?]{2,80}?,? but(?: also)?\b/giu,
    'Say the second thing, drop the first',
  ),
  cliche(
    /\b(?:it|this|that)(?: is|[’']s) not (?:about )?[^.;:!?]{2,60}[,;.] (?:it|this|that)(?: is|[’']s)\b/giu,
    'Say what it is',
  ),
  {
    pattern: /\b(?:[Ll]orem ipsum|TODO|TBD|FIXME|XXX)\b/gu,
    severity: 'error',
    found: (words) => `the note "${words}" in the text`,
    why: 'Visitors would read it',
    remedy: 'Write the passage or take it out; {/* a comment */} is never shown',
  },
  advice(/\bensur(?:e|es|ed|ing)\b/giu, 'Say how: checks, keeps, proves'),
  advice(
    /\bunlock(?:s|ed|ing)?\b(?! (?:the|your|new|true|full|value|growth)\b)/giu,
    'Say what becomes possible',
  ),
  // User journeys and customer journeys are things that testers test.
  advice(
    /(?<!(?:user|customer|learner|patient|passenger|buyer|guest)[- ])\bjourneys?\b/giu,
    'Name the way or the work',
  ),
  // "Custom AI solutions" is what a section has to cover (R7.3).
  advice(/(?<!custom AI )\bsolutions?\b/giu, 'Name the thing: tool, suite, service, program'),
  advice(/\bin order to\b/giu, 'Write "to"'),
  {
    pattern: /—/gu,
    severity: 'advice',
    found: () => 'a long dash —',
    why: 'It holds two thoughts apart that each want a sentence',
    remedy: 'Use a comma, a colon or a full stop',
  },
  {
    pattern: /(?<=\p{L})'(?=\p{L})/gu,
    severity: 'advice',
    found: () => "a straight apostrophe '",
    why: TYPEWRITER,
    remedy: 'Write ’',
    write: (sign) => mends(sign, '’'),
  },
  {
    pattern: /"/gu,
    severity: 'advice',
    found: () => 'a straight quotation mark "',
    why: TYPEWRITER,
    remedy: 'Write “ and ”',
    write: (sign, before) => mends(sign, opens(before) ? '“' : '”'),
  },
  {
    pattern: /\b(?!(?:had|that)\b)(\p{L}+) \1\b/giu,
    severity: 'advice',
    found: (words) => `the same word twice: "${words}"`,
    why: 'It is what is left of a sentence that was changed in a hurry',
    remedy: 'Remove one of the two',
    write: (words) => proposes(words, words.split(' ')[0] ?? words),
  },
]

/** Figures about results: each is a claim, with a source and an owner. */
export const FIGURES: readonly RegExp[] = [
  // How far a page is zoomed is no result: "at 400% zoom", "scaling above 100 percent".
  /(?<![\d.,])(?<!\b(?:zoom|zoomed|scaling|scaled|magnified)\b[^.!?]{0,20})\d+(?:[.,]\d+)*\s?(?:%|percent\b|per cent\b)(?! (?:zoom|scaling|magnification)\b)/giu,
  /\b\d+(?:\.\d+)?x\b/giu,
  /[$€£₹]\s?\d[\d,.]*/gu,
]

/**
 * How cited standards look: a body and a number, or a name that is always one. Upper and lower case matter, so that
 * "ada" in a word is no law.
 */
export const STANDARDS =
  /\b(?:(?:ETSI EN|EN|ISO(?:\/IEC)?(?:\/IEEE)?|IEC|IEEE|RFC|NIST SP|ANSI|BS|DIN|Section)[ -]\d[\d-]*(?:[. -]\d[\d-]*)*|WCAG(?:-EM|(?: \d(?:\.\d)?)?)|OWASP(?: (?:ASVS|MASVS|SAMM|WSTG|Top \d+))?|NIST(?: AI RMF)?|PCI DSS|PSD2|GDPR|CCPA|HIPAA|SOC 2|Sarbanes-Oxley|SOX|EU AI Act|Cyber Resilience Act|ADA|TMMi|TPI NEXT|CMMI|ISTQB|ITIL|COBIT|CVSS|EPSS|FHIR|HL7|SCORM|xAPI|MISRA(?: C)?|MITRE ATT&CK|VPAT|BPMN|CIS Benchmarks|SLSA|SPDX|CycloneDX|C2PA)\b/gu
