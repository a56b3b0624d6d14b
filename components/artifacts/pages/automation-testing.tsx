import { Artifact } from '../Artifact.tsx'
import { Bar, Plot } from '../plot.tsx'

/** Thirty nights of each test: `x` failed. */
const TESTS = [
  { test: 'refund rule', nights: '.....................xxx......', verdict: '3 red: a defect' },
  { test: 'sign in', nights: '..............................', verdict: 'never red' },
  {
    test: 'old export',
    nights: '.x..xx...x.x....x..x...xx..x.x',
    verdict: '11 red: flaky',
    isFlaky: true,
  },
  { test: 'new search', nights: '..........x...................', verdict: '1 red: lost runner' },
]

export const ThirtyNights = () => (
  <Artifact
    name="Thirty nights of one suite"
    about="a block is a failed run"
    caption="Four tests of a suite (example). A fault is red until it is fixed; a flaky test is red by turns."
  >
    <ol>
      {TESTS.map(({ test, nights, verdict, isFlaky }) => (
        <li key={test}>
          <p className="artifact-row">
            <span className="artifact-mono artifact-grow">{test}</span>{' '}
            <span className="artifact-mono">{isFlaky ? <mark>{verdict}</mark> : verdict}</span>
          </p>
          <Plot height={36}>
            {Array.from(nights, (night, index) => (
              <Bar
                // biome-ignore lint/suspicious/noArrayIndexKey: a night has no other name.
                key={index}
                from={(index + 0.14) / nights.length}
                to={(index + 0.86) / nights.length}
                y={night === 'x' ? 2 : 30}
                height={night === 'x' ? 32 : 4}
                className={night === 'x' ? (isFlaky ? 'accent filled' : 'ink filled') : 'filled'}
              />
            ))}
          </Plot>
        </li>
      ))}
    </ol>
  </Artifact>
)
