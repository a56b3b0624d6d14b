import type { ArtifactOf } from '#lib/content/artifacts/artifacts.ts'
import { sum } from '#lib/content/artifacts/numbers.ts'
import { markedIf } from '../parts.tsx'
import { Bar, Plot } from '../plot.tsx'

export function Answers({ answers, result }: ArtifactOf<'answers'>) {
  const total = sum(answers.map(({ runs }) => runs))
  return (
    <div>
      <ol>
        {answers.map(({ text, runs, grade, passes = false }) => (
          <li key={text}>
            <p className="artifact-large">“{text}”</p>
            <p className="artifact-mono">
              {runs} × {markedIf(!passes, grade)}
            </p>
            <Plot height={12}>
              {Array.from({ length: runs }, (_, run) => (
                <Bar
                  // biome-ignore lint/suspicious/noArrayIndexKey: a run has no other name.
                  key={run}
                  from={run / total}
                  to={(run + 0.7) / total}
                  y={0}
                  height={12}
                  className={passes ? 'ink filled' : 'accent wash'}
                />
              ))}
            </Plot>
          </li>
        ))}
      </ol>
      <p className="artifact-sum artifact-mono">{result}</p>
    </div>
  )
}
