/** `npm run types`: what Next says about its routes, then all types. */
import { readCommandLine } from '#lib/commandLine.ts'
import { runInOrder } from './support/inOrder.ts'

readCommandLine(
  `Usage: npm run types
Checks all types, those of the routes included.`,
  {},
)
runInOrder(['next typegen', 'tsc --noEmit --incremental false --singleThreaded'])
