/** Answers for procurement: which lines of due-diligence.yaml have any, and which clauses nobody has answered yet. */
import { CLAUSES, type ClauseId, clauseIds, type Regulation } from './clauses.ts'
import type { Certificate, Data, DueDiligenceLine } from './data.ts'
import { longDay } from './days.ts'
import { cityLine } from './offices.ts'

/** What answers may be taken from; the data of a site whose files cannot all be read lacks some. */
type Facts = Partial<Pick<Data, 'site' | 'offices' | 'legal' | 'due-diligence'>>

const STATUS: Readonly<Record<Certificate['status'], string>> = {
  held: 'held, valid until',
  planned: 'planned for',
  none: 'not held',
}

const aboutCertificate = ({ name, status, day, text }: Certificate) =>
  `${name}: ${STATUS[status]}${day ? ` ${longDay(day)}` : ''}. ${text}`

/** What other data files say, without placeholders; empty if it has not been said. */
const SOURCES: Readonly<
  Record<NonNullable<DueDiligenceLine['from']>, (facts: Facts) => readonly string[]>
> = {
  'legal-name': ({ site }) => (site ? [site.legalName] : []),
  offices: ({ offices = [] }) =>
    offices
      .filter(({ placeholder }) => !placeholder)
      .map((office) => [...office.street, cityLine(office), office.country].join(', ')),
  'incident-contact': ({ site }) =>
    site
      ? [
          `${site.mailboxes.general}; ${site.url}/.well-known/security.txt says how to report a vulnerability.`,
        ]
      : [],
  'privacy-notice': ({ legal = [] }) =>
    legal.filter(({ placeholder }) => !placeholder).map(({ term, text }) => `${term}: ${text}`),
  certificates: (facts) => (facts['due-diligence']?.certificates ?? []).map(aboutCertificate),
}

/** The paragraphs of a line's answer: what another data file says first, then the owner's own words. */
function answersOf({ from, answer }: DueDiligenceLine, facts: Facts): string[] {
  const taken = from ? SOURCES[from](facts) : []
  return answer ? [...taken, answer] : [...taken]
}

interface AnsweredLine extends DueDiligenceLine {
  paragraphs: readonly string[]
}

const linesOf = (facts: Facts) => facts['due-diligence']?.lines ?? []

/** The lines that have an answer, in the order of their file. */
export const answeredLines = (facts: Facts): AnsweredLine[] =>
  linesOf(facts)
    .map((line) => ({ ...line, paragraphs: answersOf(line, facts) }))
    .filter(({ paragraphs }) => paragraphs.length > 0)

/** The lines that have none. */
export const unansweredLines = (facts: Facts): DueDiligenceLine[] =>
  linesOf(facts).filter((line) => answersOf(line, facts).length === 0)

/** The clauses of a text, each with the lines that answer it. */
export const answeredClauses = (regulation: Regulation, lines: readonly AnsweredLine[]) =>
  clauseIds
    .filter((id) => CLAUSES[id].regulation === regulation)
    .map((id) => ({
      id,
      ...CLAUSES[id],
      lines: lines.filter(({ clauses }) => clauses.includes(id)),
    }))

/** The clauses that no line answers: until there is none, the page for procurement stays a draft. */
export function openClauses(facts: Facts): ClauseId[] {
  const answered = new Set(answeredLines(facts).flatMap(({ clauses }) => clauses))
  return clauseIds.filter((id) => !answered.has(id))
}
