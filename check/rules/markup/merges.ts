/** Two versions of the same lines, and pages pasted into one another. */
import { PAGE_KEYS } from '#check/parse/pageKeys.ts'
import { autofix, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'

const conflict = rule(
  'conflict',
  'Two people changed these lines at the same time, and visitors would read both versions',
)

/** Keys that begin no page. */
const LATER_KEYS = PAGE_KEYS.filter((key) => !['layout', 'title', 'intro'].includes(key))

/** Sought in the source of every file. */
export const sourcePatterns: readonly Pattern[] = [
  {
    name: 'a marker of an unfinished merge',
    pattern: /^[ \t]*(?:<{7}|={7}|>{7}|\|{7})(?=\s|$)/gm,
    isInCode: true,
    finding: ([marker]) =>
      conflict({
        found: `the merge marker ${marker.trim()}, between two versions of the same lines`,
        remedy:
          'Keep the right version, and remove the other along with the lines <<<<<<<, ======= and >>>>>>>',
      }),
    matches: ['<<<<<<< HEAD', '=======', '  >>>>>>> main', '||||||| base'],
    passes: ['====', '<Section>'],
  },
]

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    // Front matter below text.
    name: 'a second page in a file',
    pattern: /^---[ \t]*\r?\n(?=(?:layout|title|intro):)(?<=^---\s[\s\S]*[a-z][\s\S]*)/gm,
    finding: () =>
      conflict({
        found: 'another page, or this one again, pasted below',
        why: 'Visitors would read both, and the second --- and the lines below it as text',
        remedy: 'Keep one page, and remove the other',
      }),
    matches: ['---\ntitle: Alpha\n---\nText.\n---\nlayout: detail\n'],
    passes: ['---\nlayout: detail\n---\nText.\n'],
  },
  {
    name: 'a line of hyphens among the keys',
    pattern: new RegExp(
      `^---[ \\t]*\\r?\\n(?=(?:${LATER_KEYS.join('|')}):)(?<=^---\\s[\\s\\S]*[a-z][\\s\\S]*)`,
      'gm',
    ),
    finding: ([line]) =>
      conflict({
        found: 'a line of hyphens among the keys, which ends them',
        why: 'The site would take everything below it for text',
        remedy: 'Remove it',
        fix: autofix(line, ''),
      }),
    matches: ['---\ntitle: Alpha\n---\nclosing:\n'],
    passes: ['---\ntitle: Alpha\nclosing:\n---\nText.\n'],
  },
]
