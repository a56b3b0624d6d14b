/** The editor, for commands that open it in a browser. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts the editor on this repository at a free port, as `npm run edit` does. `stop` ends it. */
export async function startEditor() {
  const server = spawn(process.execPath, ['editor/local.ts'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [listening] = await once(server.stdout, 'data')
  const [address = ''] = /http:\S+/.exec(String(listening)) ?? []
  return { address, stop: () => server.kill() }
}
