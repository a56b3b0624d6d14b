/** Messages about answers for procurement, and about a page that promises more of them than there are. */
import { expect, it } from '@jest/globals'
import { stringify } from 'yaml'
import { clauseIds } from '#lib/content/clauses.ts'
import { catalog, data } from '../testing/catalog.ts'
import { DATA, makeTestSite } from '../testing/testSite.ts'

const CERTIFICATE = (lines: string) =>
  data('due-diligence', 'certificates: []', `certificates:\n  - name: A seal\n${lines}`)

catalog('answers for procurement', {
  'a clause that does not exist': data('due-diligence', 'selection-law', 'selection-laws'),
  'an answer that nobody keeps true': data(
    'due-diligence',
    'from: legal-name',
    'answer: Tester and Daughters',
  ),
  'an answer to be filled in': data('due-diligence', 'from: legal-name', 'answer: TBD'),
  'an empty answer': data('due-diligence', 'from: legal-name', 'answer:'),
  'a certificate without its last day': CERTIFICATE('    status: held\n    text: All offices.'),
  'a day of a certificate that nobody plans': CERTIFICATE(
    '    status: none\n    day: 2030-06-30\n    text: We show our log.',
  ),
})(`
a clause that does not exist: content/data/due-diligence.yaml:7:15 entry 1 of lines.clauses is "selection-laws"; it takes one of: ${clauseIds.join(', ')}. A clause of one of the regulations. Did you mean "selection-law"?
an answer that nobody keeps true: content/data/due-diligence.yaml:8:13 lines.answer needs a source, an owner and the day of its next review (reviewBy). The page is built from these facts. Add these three lines under it.
an answer to be filled in: content/data/due-diligence.yaml:8:13 lines.answer is "TBD"; it is still to be filled in. The answer, after what is taken from other data. Default: a line without any is not shown. Correct it.
an answer to be filled in: content/data/due-diligence.yaml:8:13 lines.answer needs a source, an owner and the day of its next review (reviewBy). The page is built from these facts. Add these three lines under it.
an empty answer: content/data/due-diligence.yaml:8:5 lines.answer is empty; it takes text. The answer, after what is taken from other data. Default: a line without any is not shown. Fill it in, or remove the line.
a certificate without its last day: content/data/due-diligence.yaml:3:13 certificates.status does not go with the line "day": held and planned take a day, and none takes none. The page is built from these facts. Add the day, remove it, or correct the status.
a day of a certificate that nobody plans: content/data/due-diligence.yaml:3:13 certificates.status does not go with the line "day": held and planned take a day, and none takes none. The page is built from these facts. Add the day, remove it, or correct the status.
`)

const PAGE = 'content/answers.mdx'

/** A site with a published page that maps all clauses, and a line for every eight of them. */
function makeSite() {
  const site = makeTestSite()
  const lines = Array.from({ length: Math.ceil(clauseIds.length / 8) }, (_, index) => ({
    id: `line-${index}`,
    term: `Line ${index}`,
    part: 'company',
    asks: 'What a bank asks about this.',
    clauses: clauseIds.slice(index * 8, index * 8 + 8),
    answer: `The answer to line ${index}.`,
    source: 'a test',
    owner: 'Tester',
    reviewBy: '2027-06-30',
  }))
  site.write(`${DATA}due-diligence.yaml`, stringify({ certificates: [], lines }))
  const front =
    'layout: guide\ntitle: Answers\nparent: /\ndraft: false\nintro: What is asked, and what we answer to it, in one place.'
  site.write(
    PAGE,
    `---\n${front}\n---\n\n<Section>\n\n## Clauses and answers\n\n<Clauses regulation="dora" caption="Clauses of Article 30" />\n\n</Section>\n`,
  )
  return site
}

const promises = (site: ReturnType<typeof makeSite>) =>
  site
    .report()
    .split('\n')
    .filter((line) => line.includes('promises'))

it('publishes the page once every clause has an answer', () => {
  expect(promises(makeSite())).toEqual([])
})

it('refuses to publish it while a line that it promises has no answer', () => {
  const site = makeSite()
  site.edit(`${DATA}due-diligence.yaml`, /^ {4}answer: The answer to line 5\.\n/m, '')
  expect(promises(site)).toEqual([
    'content/data/due-diligence.yaml:89:11 "Line 5" has no answer, and /answers promises one for Article 30(2)(i) (DORA), Article 30(3)(a) (DORA), Article 30(3)(b) (DORA), Article 30(3)(c) (DORA), Article 30(3)(d) (DORA), Article 30(3)(e) (DORA), Article 30(3)(f) (DORA). Whoever fills in a vendor form from this page would find no answer there. Add an answer with its source, owner and reviewBy, or keep content/answers.mdx a draft, with the line "draft: true" at its top.',
  ])
})

it('refuses to publish it while no line is about a clause', () => {
  const site = makeSite()
  site.edit(`${DATA}due-diligence.yaml`, '      - dora-3f\n', '')
  expect(promises(site)).toEqual([
    'content/data/due-diligence.yaml:1:1 no line is about Article 30(3)(f) (DORA), and /answers promises an answer. Whoever fills in a vendor form from this page would find no answer there. Name dora-3f under "clauses" of the line that answers it, or keep content/answers.mdx a draft, with the line "draft: true" at its top.',
  ])
})

it('lets a draft promise what it likes', () => {
  const site = makeSite()
  site.edit(PAGE, 'draft: false', 'draft: true')
  site.edit(`${DATA}due-diligence.yaml`, /^ {4}answer: .*\n/m, '')
  expect(promises(site)).toEqual([])
})
