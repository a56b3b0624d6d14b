/** What `npm run content:check` looks at: all that a build checks, and the spelling. */
import { type Checked, checkSite } from './check.ts'
import { checkSpelling } from './rules/spelling.ts'

/**
 * Reads and checks all content. The build and the preview go without the dictionary: a name that it does not know yet
 * is no reason to show an author nothing while she writes, and the check has the last word before a page is merged.
 *
 * @param args as {@link checkSite} takes them
 */
export function proofread(root?: string, contract?: readonly string[], now?: Date): Checked {
  return checkSite(root, contract, now, [checkSpelling])
}
