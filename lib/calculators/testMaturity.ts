/**
 * A first look at test maturity in the process areas of TMMi levels 2 and 3, Release 1.2. Ratings follow
 * ISO/IEC 33020: up to 15% not, up to 50% partially, up to 85% largely, above that fully achieved.
 */
import { calculator, type Label, line } from './calculator.ts'
import { choice } from './fields.ts'
import areas from './testMaturity.json' with { type: 'json' }

/** Areas with their questions, three answers each, and a first step; an area's id begins with its level. */
const AREAS = areas.map((area) => ({ ...area, level: Number(area.id[0]) }))

/** All questions, with names such as "2.1a". */
export const QUESTIONS = AREAS.flatMap((area) =>
  area.questions.map(([question = '', ...answers], index) => {
    return { name: `${area.id}${'ab'[index]}`, area, question, answers }
  }),
)

/** The rating of a share achieved, from 0 to 1. */
export function rate(share: number): 'fully' | 'largely' | 'partially' | 'not' {
  if (share > 0.85) return 'fully'
  if (share > 0.5) return 'largely'
  return share > 0.15 ? 'partially' : 'not'
}

/** Rates the answers to all questions, in order, from 0 to 2. */
export const rateAreas = (answers: readonly number[]) =>
  AREAS.map((area) => {
    const inArea = answers.filter((_, index) => QUESTIONS[index]?.area === area)
    const share = inArea.reduce((sum, answer) => sum + answer, 0) / (inArea.length * 2)
    return { area, share, rating: rate(share) }
  })
type Rated = ReturnType<typeof rateAreas>

/** TMMi is staged: a level is reached if each area at or below it is at least largely achieved. */
export function levelOf(rated: Rated): 1 | 2 | 3 {
  const isReached = (level: number) =>
    rated.every(({ area, share }) => area.level > level || share > 0.5)
  if (isReached(3)) return 3
  return isReached(2) ? 2 : 1
}

/** The three most important gaps: first those that hold the level back, then the largest. */
export const gaps = (rated: Rated) =>
  rated
    .filter(({ rating }) => rating !== 'fully')
    .sort(
      (a, b) =>
        Number(a.share > 0.5) - Number(b.share > 0.5) ||
        a.area.level - b.area.level ||
        a.share - b.share,
    )
    .slice(0, 3)

/** An organization that plans and designs its tests but does little beyond individual projects. */
const EXAMPLE = '122111121101101'

const FIELDS = Object.fromEntries(
  QUESTIONS.map(({ name, area, question, answers }, index) => {
    return [name, choice(`${area.id} ${question}`, Number(EXAMPLE[index]), answers)]
  }),
)

const LEVELS = { 1: 'Initial', 2: 'Managed', 3: 'Defined' }

/** In a drawing of 100 by 100: small enough for the names of the areas around it on a phone. */
const RADIUS = 28

/** A point on the radar: the first area is at the top, the others follow clockwise. */
const pointAt = (index: number, share: number) => {
  const angle = (index / AREAS.length) * 2 * Math.PI
  return [50 + RADIUS * share * Math.sin(angle), 50 - RADIUS * share * Math.cos(angle)] as const
}
const ring = (shares: readonly number[]) =>
  `${line(shares.map((share, index) => pointAt(index, share)))}z`
const even = (share: number) => ring(AREAS.map(() => share))

/** The short name of an area, outside its corner of the radar, line by line. */
function labelsOf(short: string, index: number): Label[] {
  const [x, y] = pointAt(index, 1.1)
  const side = x > 50 ? 'start' : 'end'
  const lines = short.split('\n')
  return lines.map((text, row) => ({
    x,
    y: y + 1,
    line: row - (lines.length - 1) / 2,
    text,
    end: Math.abs(x - 50) < 1 ? 'middle' : side,
  }))
}

export const testMaturity = calculator('test-maturity', FIELDS, (answers) => {
  const rated = rateAreas(QUESTIONS.map(({ name }) => answers[name] ?? 0))
  const level = levelOf(rated)
  const first = gaps(rated)
  const held = rated.filter(({ area, share }) => area.level === level + 1 && share <= 0.5).length
  const because =
    level === 3
      ? 'all areas of both levels are at least largely achieved'
      : `${held} of the five areas of level ${level + 1} ${held === 1 ? 'is' : 'are'} not yet largely achieved`
  return {
    headline: { figure: `Level ${level}`, label: LEVELS[level] },
    summary: `Your answers describe level ${level}, ${LEVELS[level]}: ${because}.`,
    plot: {
      title: `Ten process areas on a radar, ${rated.filter(({ share }) => share > 0.5).length} of them beyond half.`,
      caption: 'Share achieved by area; dashed, the half that a level needs more than',
      round: true,
      labels: AREAS.flatMap(({ short }, index) => labelsOf(short, index)),
      paths: [
        ['rule', even(1)],
        ['secondary dashed', even(0.5)],
        ['accent wash', ring(rated.map(({ share }) => share))],
      ],
    },
    advice: {
      heading: first.length === 0 ? 'No gap in these answers' : 'The gaps that matter most',
      points: first.map(({ area, rating }) => {
        return [`${area.id} ${area.name}`, `${rating} achieved. On Monday: ${area.monday}`]
      }),
    },
    tables: [
      {
        id: 'areas',
        caption: 'Process areas of TMMi, Release 1.2',
        head: ['Area', 'Share', 'Achieved'],
        rows: rated.map(({ area, share, rating }) => [
          `${area.id} ${area.name}`,
          `${share * 100}%`,
          rating,
        ]),
      },
    ],
  }
})
