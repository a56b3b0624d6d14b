/**
 * `npm run hosts`: writes the configuration of nginx and Caddy for the built site into `hosts/`.
 *
 * Options: `--root <folder>` where the site lies on the host (default: where it lies here), `--name <host name>` once
 * or several times, `--engine <address:port>` of `npm run serve`, `--out <folder>` and `--to <folder>` in place of
 * `out/` and `hosts/`.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readHostedSite } from '#edge/hostedSite.node.ts'
import { caddyfile } from '#lib/site/hosts/caddy.ts'
import { nginxConfig } from '#lib/site/hosts/nginx.ts'

const project = dirname(dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({
  options: {
    root: { type: 'string' },
    name: { type: 'string', multiple: true, default: ['localhost'] },
    engine: { type: 'string', default: '127.0.0.1:3000' },
    out: { type: 'string' },
    to: { type: 'string' },
  },
})
const out = resolve(values.out ?? join(project, 'out'))
const to = resolve(values.to ?? join(project, 'hosts'))

if (existsSync(join(out, 'index.html'))) {
  const site = await readHostedSite(out)
  const places = { root: values.root ?? out, names: values.name, engine: values.engine }
  await mkdir(to, { recursive: true })
  await writeFile(join(to, 'nginx.conf'), nginxConfig(site, places))
  await writeFile(join(to, 'Caddyfile'), caddyfile(site, places))
  console.log(`Wrote nginx.conf and Caddyfile for ${site.pages.length} pages to ${to}`)
} else {
  console.error(`There is no built site in ${out}. Run \`npm run build\` first.`)
  process.exitCode = 1
}
