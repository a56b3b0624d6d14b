/** Which client components a page needs, and whether it may. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientReference } from './flight.ts'
import type { Problems } from './problems.ts'

/** Source file of each client module, by the number that flight data knows it by. */
export type ClientModules = ReadonlyMap<number, string>

/** Next's own client components; on a page without script they have nothing to do. */
const NEXT = '[project]/node_modules/next/dist/'

/** Error boundaries of routes: what they catch are faults of scripts, and they come only where scripts run. */
const BOUNDARIES = new Set(['[project]/app/error.tsx', '[project]/app/global-error.tsx'])

/**
 * Reads the manifests in which Next lists the client components of each route.
 *
 * @param folder of the site within the repository from whose root Next counts, with a slash at its end; empty where
 * the two are one.
 */
export function readClientModules(distDir: string, folder = ''): Map<number, string> {
  const modules = new Map<number, string>()
  for (const file of globSync('server/app/**/*_client-reference-manifest.js', { cwd: distDir }).sort()) {
    const json = /^globalThis\.__RSC_MANIFEST\["[^\n]*?"\] = (\{.*\});?$/m.exec(
      readFileSync(join(distDir, file), 'utf8'),
    )?.[1]
    if (json === undefined) throw new Error(`${join(distDir, file)} is no manifest of client components`)
    const { clientModules } = JSON.parse(json) as { clientModules: Record<string, { id: number }> }
    for (const [source, { id }] of Object.entries(clientModules))
      modules.set(id, source.replace(`[project]/${folder}`, '[project]/'))
  }
  return modules
}

/** Whether a client component is one of the site's own islands (or what stands for one without being marked). */
export function isOwn(source: string | undefined): boolean {
  return source === undefined || !(source.startsWith(NEXT) || BOUNDARIES.has(source))
}

/**
 * Checks that a page needs script only for what is marked as an island: a client component anywhere else would lie
 * there dead, with buttons that do nothing.
 *
 * @param islands names of the islands that the page's HTML marks.
 */
export function checkBoundaries(
  file: string,
  references: readonly ClientReference[],
  islands: ReadonlySet<string>,
  modules: ClientModules,
  problems: Problems,
): void {
  for (const { module, name } of references) {
    const source = modules.get(module)
    if (!isOwn(source)) continue
    const where = source?.replace('[project]/', '') ?? `client module ${module}`
    if (islands.has(name)) continue
    problems.add(
      file,
      `the client component ${name} of ${where}, and no island of that name in the page`,
      islands.size === 0
        ? 'no client component on a page without island. Wrap it in <Island name="…"> under its own name (components/islands), or render it on the server'
        : `only islands (${[...islands].join(', ')} here). Wrap it in <Island> under the name it is exported by`,
    )
  }
}
