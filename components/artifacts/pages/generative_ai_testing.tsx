import { Artifact } from '../Artifact.tsx'
import { interval, percent } from '../numbers.ts'
import { Bar, Plot } from '../plot.tsx'

const ANSWERS = [
  { text: 'No. Gifts can be returned for 30 days, with the receipt.', runs: 16, grade: 'pass' },
  { text: 'Yes, if a manager approves.', runs: 3, grade: 'invented' },
  { text: 'I cannot talk about returns.', runs: 1, grade: 'needless refusal' },
]

const runs = ANSWERS.reduce((sum, answer) => sum + answer.runs, 0)
const passed = ANSWERS.filter(({ grade }) => grade === 'pass').reduce(
  (sum, answer) => sum + answer.runs,
  0,
)
const [low, high] = interval(passed, runs)

export const GradedAnswers = () => (
  <Artifact
    name="Can I return a gift on day 31?"
    about={`one question, ${runs} runs`}
    caption="Graded answers to one question (example). The interval shows how little twenty runs can prove."
  >
    <ol>
      {ANSWERS.map(({ text, runs: times, grade }) => (
        <li key={text}>
          <p className="artifact-large">“{text}”</p>
          <p className="artifact-mono">
            {times} × {grade === 'pass' ? grade : <mark>{grade}</mark>}
          </p>
          <Plot height={12}>
            {Array.from({ length: times }, (_, run) => (
              <Bar
                // biome-ignore lint/suspicious/noArrayIndexKey: a run has no other name.
                key={run}
                from={run / runs}
                to={(run + 0.7) / runs}
                y={0}
                height={12}
                className={grade === 'pass' ? 'ink filled' : 'accent wash'}
              />
            ))}
          </Plot>
        </li>
      ))}
    </ol>
    <p className="artifact-sum artifact-mono">
      Pass rate {percent(passed / runs)}, 95% interval {percent(low)} to {percent(high)}
    </p>
  </Artifact>
)
