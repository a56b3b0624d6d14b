/**
 * Links the rules for paper, where the first screen of a page ends.
 *
 * A browser shows what it has while it fetches a sheet that is linked in the body, so that a phone paints title and first
 * paragraph before it lays out everything below them (docs/decisions/first-paint.md). The rules are those of all
 * components; the build takes them out of the styles of pages (build/styles.ts).
 */
export const PaperSheet = () => <link rel="stylesheet" href="/paper.css" />
