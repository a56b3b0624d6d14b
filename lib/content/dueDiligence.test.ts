/** @jest-environment node */
import { beforeEach, describe, expect, it } from '@jest/globals'
import { CLAUSES, clauseIds } from './clauses.ts'
import type { Data, DueDiligenceLine } from './data.ts'
import { answeredClauses, answeredLines, openClauses, unansweredLines } from './dueDiligence.ts'
import { readData } from './load.ts'

const LINE: DueDiligenceLine = {
  id: 'insurance',
  term: 'Insurance',
  part: 'company',
  asks: 'Which policies there are, and up to what limit.',
  clauses: ['contract-insurance'],
}

let data: Data
beforeEach(() => {
  data = readData()
})

/** The same data with other lines. */
const withLines = (...lines: DueDiligenceLine[]): Data => ({
  ...data,
  'due-diligence': { ...data['due-diligence'], lines },
})

const paragraphsOf = (line: DueDiligenceLine, facts = data) =>
  answeredLines({
    ...facts,
    'due-diligence': { ...facts['due-diligence'], lines: [line] },
  }).flatMap(({ paragraphs }) => paragraphs)

describe('the clauses', () => {
  const namesOf = (regulation: string) =>
    Object.values(CLAUSES)
      .filter((clause) => clause.regulation === regulation)
      .map(({ name }) => name)

  it('are those of Article 30, in order', () => {
    const points = (paragraph: number, letters: string) =>
      Array.from(letters, (letter) => `Article 30(${paragraph})(${letter})`)
    expect(namesOf('dora')).toEqual([
      'Article 30(1)',
      ...points(2, 'abcdefghi'),
      ...points(3, 'abcdef'),
    ])
  })

  it('are the topics of the guidance', () => {
    expect(namesOf('selection')).toHaveLength(14)
    expect(namesOf('contract')).toHaveLength(17)
  })

  it('each have a line of due-diligence.yaml that is about them', () => {
    const named = data['due-diligence'].lines.flatMap(({ clauses }) => clauses)
    expect(clauseIds.filter((id) => !named.includes(id))).toEqual([])
  })
})

describe('an answer', () => {
  it('is the owner’s own', () => {
    expect(paragraphsOf({ ...LINE, answer: 'A policy of five million.' })).toEqual([
      'A policy of five million.',
    ])
  })

  it('is missing until somebody gives it, and its line is then left out', () => {
    const facts = withLines(LINE, { ...LINE, id: 'entity', from: 'legal-name' })
    expect(unansweredLines(facts)).toEqual([LINE])
    expect(answeredLines(facts).map(({ id }) => id)).toEqual(['entity'])
  })

  it('may come from other data, before what the owner adds', () => {
    expect(paragraphsOf({ ...LINE, from: 'legal-name', answer: 'Founded in 2009.' })).toEqual([
      data.site.legalName,
      'Founded in 2009.',
    ])
    const [contact = ''] = paragraphsOf({ ...LINE, from: 'incident-contact' })
    expect(contact).toContain(data.site.mailboxes.general)
  })

  it('leaves out what is only a placeholder', () => {
    const [office] = data.offices
    if (!office) throw new Error('There is no office in offices.yaml.')
    const { placeholder, ...real } = office
    const sample = { ...real, placeholder: true as const }
    const from = { ...LINE, from: 'offices' as const }
    expect(paragraphsOf(from, { ...data, offices: [sample] })).toEqual([])
    expect(paragraphsOf(from, { ...data, offices: [real, sample] })).toEqual([
      expect.stringContaining(`${real.city}, `),
    ])
    const notice = { ...LINE, from: 'privacy-notice' as const }
    const legal = [
      { term: 'The host', text: 'A firm in Sweden.' },
      { term: 'The mail service', text: 'Not chosen yet.', placeholder: true as const },
    ]
    expect(paragraphsOf(notice, { ...data, legal })).toEqual(['The host: A firm in Sweden.'])
  })

  it('says of each certificate whether it is held, planned or neither', () => {
    const certificates: Data['due-diligence']['certificates'] = [
      { name: 'ISO 27001', status: 'held', day: '2030-02-28', text: 'All offices.' },
      { name: 'SOC 2', status: 'planned', day: '2030-09-30', text: 'The auditor is chosen.' },
      { name: 'ISO 22301', status: 'none', text: 'We test our plan every March.' },
    ]
    const facts = { ...data, 'due-diligence': { ...data['due-diligence'], certificates } }
    expect(paragraphsOf({ ...LINE, from: 'certificates' }, facts)).toEqual([
      'ISO 27001: held, valid until February 28, 2030. All offices.',
      'SOC 2: planned for September 30, 2030. The auditor is chosen.',
      'ISO 22301: not held. We test our plan every March.',
    ])
  })
})

it('maps each clause to the lines that answer it, and lists the clauses that none does', () => {
  const answered = { ...LINE, answer: 'A policy of five million.' }
  const facts = withLines(answered)
  const insurance = answeredClauses('contract', answeredLines(facts)).filter(
    ({ lines }) => lines.length > 0,
  )
  expect(insurance.map(({ id, lines }) => [id, ...lines.map(({ term }) => term)])).toEqual([
    ['contract-insurance', 'Insurance'],
  ])
  expect(openClauses(facts)).toEqual(clauseIds.filter((id) => id !== 'contract-insurance'))
})
