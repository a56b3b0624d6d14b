/** The page for procurement promises an answer to every clause, so it stays a draft until there is one. */

import { isDraft } from '#check/parse/page.ts'
import type { SiteRule } from '#check/parse/site.ts'
import { rule } from '#check/problems.ts'
import { CLAUSES, type ClauseId, REGULATIONS } from '#lib/content/clauses.ts'
import { type DueDiligenceLine, fileOfData } from '#lib/content/data.ts'
import { openClauses, unansweredLines } from '#lib/content/dueDiligence.ts'

const promise = rule(
  'promise',
  'Whoever fills in a vendor form from this page would find no answer there',
)

const FILE = fileOfData('due-diligence')

const clauseName = (id: ClauseId) => `${CLAUSES[id].name} (${REGULATIONS[CLAUSES[id].regulation]})`

/** Reports each clause that nobody has answered, once a page that maps the clauses is published or has a day for it. */
export const checkDueDiligence: SiteRule = ({ data, pages, dataFile }, reportIn) => {
  const file = dataFile('due-diligence')
  const page = pages.find(
    (page) => !isDraft(page) && page.outline?.blocks.some(({ name }) => name === 'Clauses'),
  )
  const lines = data['due-diligence']?.lines
  if (!file || !page || !lines) return
  const open = openClauses(data)
  const draft = `keep ${page.file} a draft`
  const back = `${draft}, with the line "draft: true" at its top`
  const isBehind = ({ clauses }: DueDiligenceLine) => clauses.some((id) => open.includes(id))
  const empty = unansweredLines(data).filter(isBehind)
  for (const line of empty) {
    const clauses = line.clauses.filter((id) => open.includes(id)).map(clauseName)
    reportIn(FILE)(
      file.yaml.at(['lines', lines.indexOf(line), 'term'], 'value'),
      promise({
        found: `"${line.term}" has no answer, and ${page.path} promises one for ${clauses.join(', ')}`,
        remedy: `Add ${line.from ? `what "from: ${line.from}" takes, or ` : ''}an answer with its source, owner and reviewBy, or ${back}`,
        inEditor: {
          remedy: `Add ${line.from ? 'what it is taken from, or ' : ''}an answer with its source, its owner and the day of its next review, or ${draft}`,
        },
      }),
    )
  }
  const missing = open.filter((id) => !empty.some(({ clauses }) => clauses.includes(id)))
  for (const id of missing)
    reportIn(FILE)(
      undefined,
      promise({
        found: `no line is about ${clauseName(id)}, and ${page.path} promises an answer`,
        remedy: `Name ${id} under "clauses" of the line that answers it, or ${back}`,
        inEditor: {
          remedy: `Choose it among the clauses of the line that answers it, or ${draft}`,
        },
      }),
    )
}
