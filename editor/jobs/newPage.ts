import { fault, filesOfPage, type Snippets, suggestedPath } from '../../check/newPage.ts'
import type { Site } from '../../check/parse/site.ts'
import type { Contents } from '../background/messages.ts'
import type { AnswersTo } from './answers.ts'
import { Refusal } from './refusal.ts'

/** Creates a page as a draft, with its card. */
export function create(
  site: Site,
  { kind, title, parent }: AnswersTo<'new'>,
  snippets: Snippets,
): Contents {
  const answers = { kind, title: title.trim(), path: suggestedPath(kind, title), parent }
  const wrong = fault(site, answers)
  if (wrong) throw new Refusal(wrong)
  return filesOfPage(site, answers, snippets)
}
