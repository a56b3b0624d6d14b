/** Clichés, and words that a plainer one says better. */
import { correction, type Finding, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'
import { inTheCaseOf } from '../spelling/letterCase.ts'

const voice = rule('voice', 'Plain words get read')

const SAY_WHAT = 'Say what it does, or leave it out'

/** A cliché, with what to write instead. */
const cliche =
  (remedy: string) =>
  ([words]: RegExpExecArray): Finding =>
    voice({
      found: `the cliché "${words}"`,
      why: 'Buyers who have heard it before stop believing the rest',
      remedy,
    })

const vague =
  (remedy: string) =>
  ([words]: RegExpExecArray): Finding =>
    voice({ found: `there is a better word than "${words}"`, remedy, severity: 'advice' })

const clichePatterns: readonly Pattern[] = [
  {
    // "AI-Leveraged Testing" is the name of a section.
    name: 'leverage and utilize',
    pattern: /(?<!AI-)\b(?:leverag|utili[sz])(e|es|ed|ing)\b(?! is an?\b)/gi,
    finding: ([words, ending]) => {
      const to = inTheCaseOf(words, `us${ending}`)
      return voice({
        found: `the cliché "${words}"`,
        why: 'Buyers who have heard it before stop believing the rest',
        remedy: 'Write "use"',
        fix: correction(words, to),
      })
    },
    matches: ['We leverage tools', 'Utilizing a point'],
    passes: ['AI-Leveraged Testing', 'use a lever', 'Leverage is a ratio'],
  },
  {
    name: 'seamless',
    pattern: /\bseamless(?:ly)?\b/gi,
    finding: cliche(SAY_WHAT),
    matches: ['a seamless start'],
    passes: ['without a seam'],
  },
  {
    name: 'cutting edge and state of the art',
    pattern:
      /\b(?:(?:cutting|bleeding|leading)[- ]edge(?! (?:triggers?|of the (?:interval|pulse|screen|signal|window))\b)|state[- ]of[- ]the[- ]art)\b/gi,
    finding: cliche('Name the technique'),
    matches: ['Cutting-edge work', 'state-of-the-art tools'],
    passes: ['a leading-edge trigger', 'the state of the system'],
  },
  {
    name: 'superlatives without a subject',
    pattern:
      /\b(?:award-winning|world[- ]class|best[- ](?:in[- ]class|of[- ]breed)|industry[- ]leading|one-stop[- ]shop|un(?:paralleled|rivall?ed))\b/gi,
    finding: cliche(SAY_WHAT),
    matches: ['world-class testers', 'a one-stop shop', 'unrivaled quality'],
    passes: ['classes of the world'],
  },
  {
    name: 'robust solutions',
    pattern: /\brobust solutions?\b/gi,
    finding: cliche('Say what it withstands'),
    matches: ['robust solutions'],
    passes: ['a robust parser'],
  },
  {
    name: 'empower',
    pattern: /\bempower(?:s|ed|ing|ment)?\b/gi,
    finding: cliche('Say what people can do afterward'),
    matches: ['We empower teams'],
    passes: ['a power plant'],
  },
  {
    name: 'unlock something abstract',
    pattern:
      /\bunlock(?:s|ed|ing)? (?:the|your|new|true|full|value|growth)\b(?! (?:account|device|door|file|phone|row|screen|session|table|user)s?\b)/gi,
    finding: cliche(SAY_WHAT),
    matches: ['Unlock your potential', 'unlock new growth'],
    passes: ['unlock the account'],
  },
  {
    name: 'holistic',
    pattern: /\bholistic(?:ally)?\b/gi,
    finding: cliche('Name the parts you look at'),
    matches: ['a holistic view'],
    passes: ['the whole view'],
  },
  {
    name: 'synergy',
    pattern: /\bsynerg(?:y|ies|istic)\b/gi,
    finding: cliche(SAY_WHAT),
    matches: ['synergies between teams'],
    passes: ['energy'],
  },
  {
    name: 'game changers and revolutions',
    pattern: /\b(?:game[- ]chang(?:er|ers|ing)|revolutioni[sz](?:e|es|ed|ing))\b/gi,
    finding: cliche('Say what changed'),
    matches: ['a game changer', 'We revolutionize testing'],
    passes: ['The game changes at night'],
  },
  {
    name: 'delve',
    pattern: /\bdelv(?:e|es|ed|ing)\b/gi,
    finding: cliche('Write "look at", or go straight to the point'),
    matches: ['Let us delve into it'],
    passes: ['delivered'],
  },
  {
    name: 'the pace of today',
    pattern: /\b(?:in today[’']s|fast-paced|ever-(?:changing|evolving))\b/gi,
    finding: cliche('Start with the thing itself'),
    matches: ['in today’s world', 'the ever-evolving landscape'],
    passes: ["today's build"],
  },
  {
    name: 'the next level',
    pattern: /\bthe next level\b/gi,
    finding: cliche('Say what will be different'),
    matches: ['take it to the next level'],
    passes: ['the next levels of headings'],
  },
  {
    name: 'not only but also',
    pattern: /\bnot (?:just|only|merely) [^.;:!?]{2,80}?,? but(?: also)?\b/gi,
    finding: cliche('Say only the second thing'),
    matches: ['not just a test but a promise', 'not only fast but also cheap'],
    passes: ['It is not only here.'],
  },
  {
    name: 'not this, but that, in two sentences',
    pattern:
      /\b(?:it|this|that)(?: is|[’']s) not (?!an? (?:bug|defect|error|failure|mistake)\b)(?:about )?[^.;:!?]{2,60}[,;.] (?:it|this|that)(?: is|[’']s)\b/gi,
    finding: cliche('Say what it is'),
    matches: ['It’s not testing, it’s trust'],
    passes: ['It is not finished. Then it’s reviewed.', 'It is not a bug, it is a question'],
  },
  {
    name: 'generations, powers and potentials',
    pattern:
      /\b(?:next[- ]gen(?:eration)?|(?:unleash|supercharg)(?:e|es|ed|ing)?|harness(?:es|ed|ing)? the (?:power|potential))\b/gi,
    finding: cliche(SAY_WHAT),
    matches: ['next-generation testing', 'Unleash the power', 'harness the power of AI'],
    passes: ['a test harness', 'the generation of data'],
  },
  {
    name: 'realms, tapestries and testaments',
    pattern:
      /\b(?:in the realm of|rich tapestry|(?:is|stands as) a testament to|at the forefront of|play(?:s|ed|ing)? an? (?:crucial|pivotal|vital|key) role)\b/gi,
    finding: cliche('Say what it is, or what it does'),
    matches: ['It is a testament to care', 'Testing plays a crucial role'],
    passes: ['The test plays a key sound'],
  },
  {
    name: 'announcements of what follows',
    pattern: /\b(?:in conclusion|it(?: is|[’']s) (?:important|worth) (?:to note|noting))\b/gi,
    finding: cliche('Start with the thing itself'),
    matches: ['It is important to note that', 'In conclusion, test'],
    passes: ['It is important to test'],
  },
  {
    name: 'promises of attitude',
    pattern:
      /\b(?:passionate about|committed to (?:excellence|quality)|above and beyond|(?:exceed|surpass)(?:es|ing)? (?:your |all )?expectations|peace of mind|look no further|trusted partner|(?:unique|specific|individual) needs)\b/gi,
    finding: cliche('Say what you do, or leave it out'),
    matches: ['We are passionate about quality', 'your unique needs', 'peace of mind'],
    passes: ['what you need'],
  },
]

const vaguePatterns: readonly Pattern[] = [
  {
    name: 'ensure',
    pattern: /\bensur(?:e|es|ed|ing)\b/gi,
    finding: vague('Say how: checks, keeps, proves'),
    matches: ['We ensure a point'],
    passes: ['We make sure'],
  },
  {
    // User journeys are what testers test.
    name: 'journey',
    pattern: /(?<!(?:user|customer|learner|patient|passenger|buyer|guest)[- ])\bjourneys?\b/gi,
    finding: vague('Name the path or the work'),
    matches: ['your journey'],
    passes: ['the user journey ends in an order'],
  },
  {
    // "Custom AI solutions" is what a section is about.
    name: 'solution',
    pattern: /(?<!custom AI )\bsolutions?\b/gi,
    finding: vague('Name the thing: tool, suite, service, program'),
    matches: ['the solution'],
    passes: ['custom AI solutions', 'a solved problem'],
  },
  {
    name: 'in order to',
    pattern: /\bin order to\b/gi,
    finding: vague('Write "to"'),
    matches: ['in order to test'],
    passes: ['in the order to which'],
  },
]

/** Sought in all prose. */
export const prosePatterns: readonly Pattern[] = [...clichePatterns, ...vaguePatterns]
