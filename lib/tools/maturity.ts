/**
 * A first look at test maturity, in the process areas of levels 2 and 3 of TMMi, Release 1.2. Ratings after
 * ISO/IEC 33020: up to 15% not, up to 50% partially, up to 85% largely, above that fully achieved.
 */

/** Answers, from nothing to all of it. */
export const MOST = 2

export interface Area {
  id: string
  name: string
  level: 2 | 3
  questions: readonly (readonly [question: string, ...answers: [string, string, string]])[]
  /** What to do about it first. */
  monday: string
}

export const AREAS: readonly Area[] = [
  {
    id: '2.1',
    name: 'Policy and strategy',
    level: 2,
    questions: [
      ['What says why you test?', 'Nothing', 'A text few read', 'A page that settles disputes'],
      ['What sets the depth of testing?', 'Time left', 'The tester', 'Ranked risks'],
    ],
    monday: 'Write one page: the five failures you fear most, and which test would catch each.',
  },
  {
    id: '2.2',
    name: 'Test planning',
    level: 2,
    questions: [
      ['What do estimates rest on?', 'The release date', 'A share of coding', 'Counted tasks'],
      ['Who agrees to the plan?', 'No plan', 'The test team', 'All who depend on it'],
    ],
    monday: 'Take the next release, list its test tasks with hours, and have the product owner sign or cut.',
  },
  {
    id: '2.3',
    name: 'Monitoring and control',
    level: 2,
    questions: [
      ['What shows progress?', 'Asking around', 'Tests run', 'Open risks'],
      ['What follows a missed exit criterion?', 'The release', 'A talk', 'A recorded decision'],
    ],
    monday: 'Put three numbers where all see them: risks without a test, blocking defects, days left.',
  },
  {
    id: '2.4',
    name: 'Design and execution',
    level: 2,
    questions: [
      ['Where do test cases come from?', 'Habit', 'The requirements', 'Named techniques'],
      ['What is a defect report?', 'A chat message', 'A free-form ticket', 'Steps, data, severity'],
    ],
    monday: 'Choose one rule that keeps failing and derive its boundary values with a developer in the room.',
  },
  {
    id: '2.5',
    name: 'Test environment',
    level: 2,
    questions: [
      ['How do you get an environment?', 'Asking around', 'Booking', 'A script'],
      ['What data is in it?', 'Leftovers', 'An old copy', 'A set restored each time'],
    ],
    monday: 'Write down each hour lost waiting for an environment, for one week.',
  },
  {
    id: '3.1',
    name: 'Test organization',
    level: 3,
    questions: [
      ['Who answers for testing across projects?', 'No one', 'Each project', 'A group with a mandate'],
    ],
    monday: 'Name one person who may change how two teams test.',
  },
  {
    id: '3.2',
    name: 'Training program',
    level: 3,
    questions: [['How do testers learn?', 'On the job', 'Courses on request', 'A plan by role']],
    monday: 'Ask each tester for the one technique they wish they knew; book the one named most.',
  },
  {
    id: '3.3',
    name: 'Life cycle and integration',
    level: 3,
    questions: [
      ['When does testing begin?', 'After coding', 'With the stories', 'With the idea, everywhere'],
    ],
    monday: 'Put a tester into the next refinement with one task: ask what would make us reject this.',
  },
  {
    id: '3.4',
    name: 'Non-functional testing',
    level: 3,
    questions: [
      [
        'When are speed and security tested?',
        'After complaints',
        'Before big releases',
        'Each release, to limits',
      ],
    ],
    monday: 'Agree on one limit, such as a response time at a load, and measure it once by Friday.',
  },
  {
    id: '3.5',
    name: 'Peer reviews',
    level: 3,
    questions: [['What is reviewed?', 'Code at most', 'Code and tests', 'Requirements too']],
    monday: 'Review the next requirement with three people for half an hour, before anyone codes it.',
  },
]

/** One name for each question: "2.1a". */
export const QUESTIONS = AREAS.flatMap((area) =>
  area.questions.map(([question, ...answers], index) => {
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
