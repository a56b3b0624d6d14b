/** `npm run dev`: prepares schemas and photographs, then shows the site as it is being written. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { isPort, PORT_RULE } from '#lib/port.ts'
import { runInOrder } from './support/inOrder.ts'

const { values } = readCommandLine(
  `Usage: npm run dev [-- --port NUMBER] [--hostname NAME]
Shows the site at http://localhost:3000 as it is being written, drafts included.

  --port NUMBER     another port
  --hostname NAME   the address to listen on; by default all of this machine's`,
  { options: { port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } } },
)

const { port } = values
if (port !== undefined && !isPort(port)) endWith(`--port ${PORT_RULE}, not "${port}".`, 2)

// Code editors read the schemas; no page waits for them.
spawn(process.execPath, ['scripts/schemas.ts'], { stdio: 'inherit' })
runInOrder(['node scripts/photos/main.ts'])
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
// In this process, so that a signal ends Next itself.
const next = fileURLToPath(import.meta.resolve('next/dist/bin/next'))
const options = Object.entries(values).flatMap(([name, value]) => [`--${name}`, String(value)])
process.argv = [process.execPath, next, 'dev', ...options]
await import(next)
