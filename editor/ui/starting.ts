/** What is said while Enter has begun a text that has no letter yet. */
import type { Spot } from '../document/texts.ts'

/** What is written next, and where another Enter leads; `entry` is what a paragraph stands in, such as a card. */
export function aboutStart(
  { kind, endsNote }: Pick<Spot, 'kind' | 'endsNote'>,
  words: string,
  entry?: string,
): string {
  const lines = (/\s*$/.exec(words)?.[0] ?? '').split('\n').length - 1
  if (lines === 1) {
    const more = kind === 'listItem' ? ' Enter again ends the list.' : ''
    return `What you write now is a new item.${more}`
  }
  if (endsNote && lines > 2) return 'What you write now is a new paragraph below the note.'
  if (endsNote)
    return 'What you write now is a new paragraph of the note. Enter again leaves the note.'
  return `What you write now is a new paragraph${entry ? ` of this ${entry}` : ''}.`
}
