import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { readHostedSite } from '#edge/hostedSite.node.ts'
import { nginxConfig } from '#lib/site/hosts/nginx.ts'
import { root, startProgram } from './engines.ts'

/** Where Debian puts programs for administrators, which is not in everyone's path. */
const ADMIN_FOLDERS = ['/usr/sbin', '/usr/local/sbin']

function findNginx(): string | undefined {
  return [...(process.env.PATH ?? '').split(delimiter), ...ADMIN_FOLDERS]
    .map((folder) => join(folder, 'nginx'))
    .find((file) => existsSync(file))
}

/**
 * The nginx of the system, installed first where that is possible.
 *
 * @throws with what to do where there is none.
 */
export function ensureNginx(): string {
  const found = findNginx()
  if (found) return found
  if (process.getuid?.() === 0) {
    // The run level keeps the package from starting a server of its own.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    const apt = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0
    const install = () => apt('install', '-y', '--no-install-recommends', 'nginx-light')
    if (install() || (apt('update') && install())) {
      const installed = findNginx()
      if (installed) return installed
    }
  }
  throw new Error('The host tests need nginx: install it with `sudo apt-get install -y nginx-light`.')
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * A real nginx that serves a site by the configuration that `npm run hosts` writes.
 *
 * @param engine address and port of what answers the API.
 */
export async function startNginx(
  site: (dir: string) => Promise<void>,
  engine: string,
): Promise<{ port: number; output(): string; stop(): Promise<void> }> {
  const binary = ensureNginx()
  const dir = await mkdtemp(join(tmpdir(), 'edge-nginx-'))
  const out = join(dir, 'out')
  await site(out)
  const port = await freePort()
  const places = { root: out, names: ['localhost'], engine, listen: [`127.0.0.1:${port}`] }
  await writeFile(join(dir, 'site.conf'), nginxConfig(await readHostedSite(out), places))
  await writeFile(join(dir, 'main.conf'), mainConfig(dir))
  const { PATH = '' } = process.env
  const child = await startProgram(
    [join(root, 'edge/testing/runNginx.ts'), binary, dir, String(port)],
    { cwd: dir, env: { PATH } },
    /nginx listens on (\d+)/,
  )
  return {
    port,
    output: child.output,
    async stop() {
      await child.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** As Debian's own, which compresses on the fly, in one process and with nothing outside of the folder. */
function mainConfig(dir: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(dir, name)};`,
  )
  return [
    'daemon off;',
    'master_process off;',
    `pid ${join(dir, 'nginx.pid')};`,
    'events { }',
    'http {',
    '  access_log off;',
    '  gzip on;',
    ...temporary,
    `  include ${join(dir, 'site.conf')};`,
    '}',
    '',
  ].join('\n')
}
