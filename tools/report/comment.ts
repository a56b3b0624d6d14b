/** The one comment that a pull request gets, and which of its comments that is. */
import { MARKER } from './passport.ts'

export interface Comment {
  id: number
  body?: string | null
  user?: { login: string } | null
}

/** As whom the token of a workflow writes. */
const AUTHOR = 'github-actions[bot]'

/** The comment of an earlier run. Anybody can write the marker, so the author counts as well. */
export function findComment(comments: readonly Comment[]): Comment | undefined {
  return comments.find(({ body, user }) => user?.login === AUTHOR && body?.startsWith(MARKER))
}

/** GitHub's limit for a comment. */
const MAX_LENGTH = 65_536

/**
 * The comment: links that are ours to give, then what the passport says.
 *
 * @param passport Markdown, made harmless already
 * @param run address of the run that has the report with its pictures
 * @param preview address of the preview deployment, where there is one
 */
export function commentBody(passport: string, run: string, preview?: string): string {
  const links = [
    `The report with pictures is \`passport\` among the [artifacts of this run](${run}).`,
    ...(preview ? [`[See the site as it would be](${preview}).`] : []),
  ].join(' ')
  const body = [MARKER, passport, links].join('\n\n')
  if (body.length <= MAX_LENGTH) return body
  return [MARKER, 'The passport is too long for a comment.', links].join('\n\n')
}
