/** `npm run lint`: style, rules of imports, and what nothing uses. */
import { readCommandLine } from '#lib/commandLine.ts'
import { runInOrder } from './support/inOrder.ts'

readCommandLine(
  `Usage: npm run lint
Checks style (Biome), rules of imports (dependency-cruiser), and that nothing is unused (Knip).`,
  {},
)
runInOrder(['biome check --error-on-warnings', 'depcruise --output-type err-long .', 'knip'])
