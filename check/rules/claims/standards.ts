/** Cited standards must be entries of claims.yaml, with a publisher and a day of review. */

import { expression } from '#check/expression.ts'
import { placeIn } from '#check/parse/passages.ts'
import type { SiteRule } from '#check/parse/site.ts'
import { rule } from '#check/problems.ts'
import { fileOfData } from '#lib/content/data.ts'
import { inProse } from '../prose.ts'

const standard = rule(
  'standard',
  'Every cited standard needs a publisher, and somebody who checks it when a new edition comes out',
)

const FILE = fileOfData('claims')

/** Names of standards and laws, as parts of a regular expression. */
const NAMES = [
  '(?:ETSI EN|EN|ISO(?:\\/IEC)?(?:\\/IEEE)?|IEC|IEEE|RFC|NIST SP|ANSI|BS|DIN|Section(?=[ -]?\\d{3}))[ -]?\\d[\\d-]*(?:[. -]\\d[\\d-]*)*',
  'WCAG(?:-EM|(?: ?\\d(?:\\.\\d)?)?)',
  'OWASP(?: (?:ASVS|MASVS|SAMM|WSTG|Top \\d+))?',
  'NIST(?: AI RMF)?',
  'PCI[ -]?DSS',
  'PSD2',
  'GDPR',
  'CCPA',
  'HIPAA',
  'SOC ?2',
  'Sarbanes-Oxley',
  'SOX',
  'EU AI Act',
  'Cyber Resilience Act',
  'ADA',
  'TMMi',
  'TPI NEXT',
  'CMMI',
  'ISTQB',
  'ITIL',
  'COBIT',
  'CVSS',
  'EPSS',
  'FHIR',
  'HL7',
  'SCORM',
  'xAPI',
  'MISRA(?: C)?',
  'MITRE ATT&CK',
  'VPAT',
  'BPMN',
  'CIS Benchmarks',
  'SLSA',
  'SPDX',
  'CycloneDX',
  'C2PA',
]

/** Case matters, so that the name Ada is not taken for a law. */
const STANDARDS = expression(new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'gu'), {
  matches: [
    'tested against WCAG 2.2',
    'by ISO/IEC 25010 and more',
    'as EN 301 549 wants',
    'see RFC 9110.',
    'the OWASP ASVS levels',
    'under Section 508',
    'by ISO27001 and SOC2',
  ],
  passes: ['Canada and Nevada', 'a section 5 pages long', 'EN route', 'ISOLATED2'],
})

const standardsIn = inProse([{ pattern: STANDARDS }])

/** Checks that each standard that a text cites is in claims.yaml, under that name. */
export const checkStandards: SiteRule = (site, reportIn) => {
  const names = site.data.claims?.standards.map(({ name }) => name)
  if (!names) return
  for (const sourceFile of site.all)
    for (const { match, passage } of standardsIn(sourceFile)) {
      const { 0: cited, index } = match
      // Cited in full, or by part of its name once the reader knows it: "OWASP" for "OWASP ASVS".
      const text = passage.prose.slice(index)
      const isListed = names.some(
        (name) => text.startsWith(name) || name.startsWith(cited) || name.endsWith(` ${cited}`),
      )
      if (isListed) continue
      reportIn(sourceFile.file)(
        placeIn(passage, index),
        standard({
          found: `the standard ${cited} is cited but not listed in ${FILE}`,
          remedy: 'Add it to the standards there, write it exactly as there, or leave it out',
        }),
      )
    }
}
