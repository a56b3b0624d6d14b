/**
 * A first look at test maturity, in the process areas of levels 2 and 3 of TMMi, Release 1.2. Ratings after
 * ISO/IEC 33020: up to 15% not, up to 50% partially, up to 85% largely, above that fully achieved.
 */
import areas from './maturity.json' with { type: 'json' }

/** Answers, from nothing to all of it. */
export const MOST = 2

/** Each with its questions, their three answers, and what to do about it first; its id begins with its level. */
export const AREAS = areas.map((area) => ({ ...area, level: Number(area.id[0]) }))
export type Area = (typeof AREAS)[number]

/** One name for each question: "2.1a". */
export const QUESTIONS = AREAS.flatMap((area) =>
  area.questions.map(([question = '', ...answers], index) => {
    return { name: `${area.id}${'ab'[index]}`, area, question, answers }
  }),
)

/** Not, partially, largely or fully achieved. */
export const rate = (share: number) =>
  share > 0.85 ? 'fully' : share > 0.5 ? 'largely' : share > 0.15 ? 'partially' : 'not'

export type Rated = { area: Area; share: number; rating: ReturnType<typeof rate> }

/** @param answers to all questions, in their order. */
export const rateAreas = (answers: readonly number[]): Rated[] =>
  AREAS.map((area) => {
    const own = answers.filter((_, index) => QUESTIONS[index]?.area === area)
    const share = own.reduce((sum, answer) => sum + answer, 0) / (own.length * MOST)
    return { area, share, rating: rate(share) }
  })

/** TMMi is staged: a level holds where each of its areas, and of those below, is at least largely achieved. */
export function levelOf(rated: readonly Rated[]): 1 | 2 | 3 {
  const holds = (level: number) => rated.every((one) => one.area.level > level || one.share > 0.5)
  return holds(3) ? 3 : holds(2) ? 2 : 1
}

/** The three gaps that matter most: those that hold the level back first, then the widest. */
export const gaps = (rated: readonly Rated[]) =>
  rated
    .filter(({ rating }) => rating !== 'fully')
    .sort(
      (a, b) =>
        Number(a.share > 0.5) - Number(b.share > 0.5) || a.area.level - b.area.level || a.share - b.share,
    )
    .slice(0, 3)
