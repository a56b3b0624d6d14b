/** Praise that visitors could not check. */
import { type Finding, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'

const unproven = rule(
  'claim',
  'Clients, awards, certificates and superlatives are never made up, and buyers ask for proof',
)

const unprovable =
  (remedy: string) =>
  ([words]: RegExpExecArray): Finding =>
    unproven({ found: `"${words}", which visitors could not check`, remedy })

/** Sought in all prose. */
export const prosePatterns: readonly Pattern[] = [
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
