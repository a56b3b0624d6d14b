/**
 * `npm run edit`: the editor on this machine, for the repository in this folder or in the one that is named. Propose
 * makes a branch and a commit in it. Nobody signs in, and nobody else can reach it.
 */
import { resolve } from 'node:path'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { buildEditor, OUTPUT } from './build.ts'
import { createApp } from './server/app.ts'
import { repositoryIn } from './server/repository.ts'

const root = resolve(process.argv[2] ?? '.')
if (process.env.EDITOR_BUILD !== '0') await buildEditor(root)
const app = createApp({
  authorOf: async () => repositoryIn(root),
  assets: serveStatic({ root: OUTPUT }),
  // Under no other name, by which another site could reach this machine.
  hosts: ['localhost', '127.0.0.1'],
})
const port = Number(process.env.PORT ?? 3100)
serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () =>
  console.log(`Edit the pages of ${root} at http://localhost:${port}`),
)
