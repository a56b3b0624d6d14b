/** Plain words: no clichés, nothing that visitors could not check, nothing that a chat assistant left behind. */
import { correction, type Finding, rule } from '../problems.ts'
import { inTheCaseOf } from './letterCase.ts'
import type { Pattern } from './pattern.ts'

const voice = rule('voice', 'Plain words get read')
const unproven = rule(
  'claim',
  'Clients, awards, certificates and superlatives are never made up, and buyers ask for proof',
)

const assistant = ([words]: RegExpExecArray): Finding =>
  voice({
    found: `"${words.trim()}", which a chat assistant says to you and not to visitors`,
    why: 'It tells buyers that nobody read the text before it was published',
    remedy: 'Remove the sentence',
  })

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

const unprovable =
  (remedy: string) =>
  ([words]: RegExpExecArray): Finding =>
    unproven({ found: `"${words}", which visitors could not check`, remedy })

const vague =
  (remedy: string) =>
  ([words]: RegExpExecArray): Finding =>
    voice({ found: `there is a better word than "${words}"`, remedy, severity: 'advice' })

/** Words of chat assistants, sought in all prose. */
const assistantPatterns: readonly Pattern[] = [
  {
    name: 'how a chat assistant begins',
    pattern:
      /^(?:certainly|of course|absolutely)(?:!|[,.] here)|^sure[!,] |^(?:great|good|excellent) question\b|^(?:revised|rewritten)(?: version)?:/gi,
    finding: assistant,
    matches: ['Certainly! Here is it', 'Of course, here', 'Great question', 'Revised version:'],
    passes: ['Of course it is tested', 'Sure signs of a leak'],
  },
  {
    name: 'what a chat assistant offers',
    pattern:
      /\b(?:here(?: is|[’']s|[’']re| are)|below (?:is|are)) (?:an?|the|your|some) (?:(?:revised|rewritten|improved|updated|polished|shorter|possible|suggested) |draft\b|text\b)|\b(?:would you like me to|let me know if (?:you|this|that|there)|i hope (?:this|that|it) helps|feel free to (?:adjust|edit|change|modify|tweak|customi[sz]e))\b/gi,
    finding: assistant,
    matches: ['Here is a revised text', 'Let me know if this helps', 'Feel free to adjust it'],
    passes: ['Here is the report', 'Tell us what you need'],
  },
  {
    name: 'what a chat assistant is',
    pattern:
      /\bas an? (?:AI\b(?=[,.;])|(?:AI|large) language model\b)|\bas of my (?:last|latest)\b/gi,
    finding: assistant,
    matches: ['As an AI language model', 'as of my last update'],
    passes: ['An AI language model is tested'],
  },
]

/** Clichés, sought in all prose. */
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

/** Praise that nobody could check, sought in all prose. */
const unprovenPatterns: readonly Pattern[] = [
  {
    name: 'famous clients',
    pattern:
      /\b(?:fortune|global) (?:\d+|(?:five|one) hundred)\b|\btrusted by\b(?! (?:the|every|an?|your|its) (?:browser|client|server|firewall|system|device|app|phone)s?\b)|\b(?:our|whose) clients include\b/gi,
    finding: unprovable('Leave it out, or name a client who has agreed to it in a testimonial'),
    matches: ['Fortune 500 companies', 'Trusted by banks', 'our clients include'],
    passes: ['a certificate trusted by the browser'],
  },
  {
    name: 'awards and analysts',
    pattern:
      /\baward(?:s|ed by)?\b(?! (?:points?|of the contract|the auditor)\b)|\b(?:gartner|forrester|magic quadrant)\b|\b(?:featured|as seen) (?:in|on)\b(?! the (?:chart|drawing|figure|log|release note|report|table)s?\b)/gi,
    finding: unprovable('Leave it out'),
    matches: ['The award for testing', 'named by Gartner', 'As seen on TV'],
    passes: ['Award points for it', 'featured in the report'],
  },
  {
    name: 'certificates and partners',
    pattern:
      /(?:\bISO[\w/: -]{0,24}|\b(?:SOC 2|CMMI|ISTQB)[\w -]{0,12})[ -](?:certified|accredited)\b|\b(?:certified|accredited) (?:company|firm|provider|partner|engineers?|testers?|experts?|professionals?|team|consultants?)\b|\b(?:gold|silver|platinum|preferred) partner\b(?! (?:account|column|field|flag|id|record|row|table)s?\b)|\b(?:GDPR|HIPAA|SOC 2|PCI)[- ]compliant\b|\b\d(?:\.\d)?[- ]stars?\b(?! ratings? (?:is|are)\b)|\b\d\.\d out of \d\b(?! (?:is|are)\b)/gi,
    finding: unprovable('Leave it out'),
    matches: [
      'ISO 9001 certified',
      'certified testers',
      'a gold partner',
      'GDPR-compliant',
      '5-star service',
    ],
    passes: ['a gold partner record', 'a certified copy'],
  },
  {
    name: 'superlatives of the market',
    pattern:
      /(?:^|\b(?:the|your) )#1\b(?! priority)|\bNo\. 1\b(?! in| of the list)|\bnumber[- ]one (?:provider|company|choice)\b|\b(?:leading|premier|foremost) (?:provider|company|firm|vendor|consultancy|partner)s?\b|\bthe (?:best|fastest|largest|most [a-z]+)(?: [a-z]+){0,5} (?:in the (?:world|industry|market|country)|in India|in America|on the market)\b(?! (?:column|data|schema|table|view)s?\b)|\bmarket leaders?\b|[’'](?:s)? (?:leading|best|largest) (?:provider|company|firm|team|testers|engineers)\b|\bunmatched (?:quality|expertise|service|experience)\b|\bsecond to none\b|\btop-(?:notch|rated|tier)\b/gi,
    finding: unprovable('Say what you do'),
    matches: [
      'the leading provider',
      'top-rated',
      'the best testers in the world',
      'the #1 choice',
    ],
    passes: ['the #1 priority', 'the largest value in the market table', 'a leading zero'],
  },
  {
    name: 'offers',
    pattern:
      /\bmoney[- ]back\b|\bsatisfaction guaranteed\b|\bfree (?:trial|assessment|consultation)\b|\brisk-free\b/gi,
    finding: unprovable('Leave it out: it is an offer, which binds, and for the owner to make'),
    matches: ['A free trial', 'risk-free'],
    passes: ['free of charge', 'the risk is low'],
  },
  {
    name: 'guarantees',
    pattern:
      /\bguarantee[ds]?(?: you)? (?:zero|no|100|the|success|results|quality|a)\b|\b(?:zero (?:bugs|downtime)|bug-free|never missed an? (?:deadline|release|date))\b|\bzero[- ]defects?\b|\b(?:100|a hundred) ?(?:%|percent) (?:satisfaction|secure|bug-free)\b/gi,
    finding: unprovable('Say what you check, and how'),
    matches: ['We guarantee results', 'bug-free', 'zero downtime', '100% secure'],
    passes: ['no guarantee', 'zero is a number'],
  },
  {
    name: 'comparisons with all others',
    pattern:
      /\bno other (?:provider|company|firm|vendor|consultancy|agency) (?:does|do|offers?|gives?|delivers?|provides?|can (?:do|offer|match|give))\b|\b(?:ranked|rated|voted) (?:#|no\. |number )(?:1|one)\b|\bwe (?:are|do it) (?:better|faster|cheaper) than (?!(?:we|last|before|in|a|an|the|it|one)\b)\p{L}+|\bwe never (?:miss|overlook)(?:ed)? (?:an?|any|the) (?:defect|bug|error|issue|deadline|date|release)\b/giu,
    finding: unprovable('Say what you do, and how a client can check it'),
    matches: [
      'No other provider does this',
      'ranked #1',
      'We are better than others',
      'We never miss a defect',
    ],
    passes: [
      'No other company has access to it',
      'The risks are ranked one by one',
      'We are faster than last year',
    ],
  },
]

/** Words that a plainer one says better, sought in all prose. */
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

/** All patterns of this file. */
export const prosePatterns: readonly Pattern[] = [
  ...assistantPatterns,
  ...clichePatterns,
  ...unprovenPatterns,
  ...vaguePatterns,
]
