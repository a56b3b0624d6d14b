/** `npm run test:unit`: jest with ES modules; JEST_JSON names a file for its report. */
import { spawnSync } from 'node:child_process'

const report = process.env.JEST_JSON
const { status } = spawnSync(
  process.execPath,
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    ...(report ? ['--json', `--outputFile=${report}`] : []),
    ...process.argv.slice(2),
  ],
  { stdio: ['inherit', report ? 'ignore' : 'inherit', 'inherit'] },
)
process.exitCode = status ?? 1
