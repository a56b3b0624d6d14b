/** Marks that stand for an apostrophe. */
import { expression } from '#check/expression.ts'
import { autofix, type Finding } from '#check/problems.ts'

const CONTRACTION = expression(
  /^(?:\p{L}+n’t|I’m|o’clock|\p{L}+’s|(?:I|you|he|she|it|we|they|who|that|there|what|how|this)’(?:d|ll|re|ve)|(?:could|might|must|should|would)’ve)$/iu,
  {
    matches: ['don’t', 'It’s', 'team’s', 'we’ve', 'should’ve'],
    passes: ['po’int', 'W’hat', 'run’d'],
  },
)

/** O’Brien, d’Azur. */
const NAME = expression(/^[DLOdlo]’\p{Lu}\p{L}+$/u, {
  matches: ['O’Brien', 'd’Azur'],
  passes: ['o’clock', 'T’Pau'],
})

/** What to do about a mark between letters. Where no word has an apostrophe, or where it is uncertain, it may be a slip. */
export function apostrophe(
  { 0: mark, index, input }: RegExpExecArray,
  isUncertain = false,
): Pick<Finding, 'remedy' | 'fix'> {
  const [before = ''] = /\p{L}*$/u.exec(input.slice(0, index)) ?? []
  const [after = ''] = /^\p{L}*/u.exec(input.slice(index + mark.length)) ?? []
  const word = `${before}’${after}`
  if (!isUncertain && (CONTRACTION.test(word) || NAME.test(word)))
    return { remedy: 'Write ’', fix: autofix(mark, '’') }
  return { remedy: 'Write ’, or remove it if it has slipped into the word' }
}
