/** Marks with which chat assistants name their sources. */
import { correction, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'
import { invisible } from './characters.ts'

const assistant = rule(
  'assistant',
  'It means nothing to visitors, and tells them that nobody read the text',
)

/** Sought in the source of every file. */
export const sourcePatterns: readonly Pattern[] = [
  {
    // With the space before it: 【4†source】, turn0search3, :contentReference[oaicite:1]{index=1}.
    name: "a chat assistant's source",
    pattern:
      /(?<![ \t])[ \t]*(?:\uE200[^\uE200\uE201\n]*\uE201|【[^】\n]*】|\b(?:cite)?(?:turn\d+(?:search|view|news|file|fetch)\d+)+|:?contentReference\[[^\]\n]*\](?:\{index=\d+\})?|\[?oaicite:\d+\]?)/gi,
    finding: ([mark]) =>
      assistant({
        found: `${mark.trim().replace(/[\uE200-\uE202]/g, '')}, a chat assistant's mark for its source`,
        remedy: 'Remove it; a source is named in the sentence',
        fix: correction(mark, ''),
      }),
    matches: [
      'tested 【4†source】',
      'see turn0search3',
      'tested \uE200cite\uE202turn0search3\uE201',
      'tested :contentReference[oaicite:0]{index=0}',
    ],
    passes: ['in turn 3 of the search', 'tested \uE200 twice'],
  },
  {
    // Alone: with its counterpart, it is part of such a mark.
    name: "a sign of a chat assistant's source",
    pattern: /\uE200(?![^\uE200\uE201\n]*\uE201)|[\uE201\uE202](?<!\uE200[^\uE200\uE201\n]*.)/g,
    finding: ([character]) => invisible(character),
    matches: ['a point \uE200', '\uE201 a point'],
    passes: ['a \uE200cite\uE202turn0\uE201 point'],
  },
]
