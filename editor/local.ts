/** `npm run edit`: serves the editor on this machine only, for the repository in this or the given folder. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { endWith, readCommandLine } from '../lib/commandLine.ts'
import { git } from '../lib/content/git.ts'
import { isPort, PORT_RULE } from '../lib/port.ts'
import { buildEditor, OUTPUT } from './build.ts'
import { createApp } from './server/app.ts'
import { repositoryIn } from './server/repository.ts'

const { positionals } = readCommandLine(
  `Usage: npm run edit [-- FOLDER]
Serves the editor at http://localhost:3100, or at PORT, for this machine alone.

  FOLDER   a clone of the repository to edit; by default, this one`,
  { allowPositionals: true },
)
const root = resolve(positionals[0] ?? '.')
if (!existsSync(join(root, 'content')) || git(['rev-parse', '--git-dir'], root) === undefined)
  endWith(`${root} is no clone of the site: that is a git repository with a folder content/.`, 2)
const { PORT = '' } = process.env
if (PORT !== '' && !isPort(PORT)) endWith(`PORT ${PORT_RULE}, not "${PORT}".`, 2)

await buildEditor()
const app = createApp({
  authorOf: async () => repositoryIn(root),
  assets: serveStatic({ root: OUTPUT }),
  // No other host names, through which another site could reach this machine.
  hosts: ['localhost', '127.0.0.1'],
})
const options = { fetch: app.fetch, hostname: '127.0.0.1', port: Number(PORT || 3100) }
const server = serve(options, ({ port }) =>
  console.log(`Edit the pages of ${root} at http://localhost:${port}`),
)
server.on('error', ({ message }) => {
  console.error(
    `The editor cannot listen (${message}). If it is running already, use that one, or set PORT.`,
  )
  process.exit(1)
})
