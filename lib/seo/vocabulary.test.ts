/** @jest-environment node */
/**
 * The graphs of all pages as they ship, read by the compiler against the types of schema-dts, which are made from
 * schema.org's own file. The function is typed; what comes out of it, with all its conditions, is what counts.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { beforeAll, expect, it } from '@jest/globals'
import { getData, getPages, getTrail } from '#lib/content/pages.ts'
import { serializeGraph, structuredData } from './jsonLd.ts'

const real = <T extends object>(items: readonly T[]) =>
  items.map((item) => ({ ...item, placeholder: undefined }))

/** A node without its words, since nodes of one shape are right or wrong together. */
const shapeOf = (node: object) =>
  JSON.stringify(node, (key, value) => (typeof value === 'string' && key !== '@type' ? '' : value))

/** A node of each shape that pages have, as they are now and as they will be when nothing is a placeholder. */
function nodes(): Record<string, object> {
  const data = getData()
  const filled = {
    ...data,
    people: real(data.people),
    offices: real(data.offices),
    site: { ...data.site, social: { ...data.site.social, placeholder: undefined } },
  }
  const all = getPages().flatMap((page) => {
    const children = getPages().filter((other) => 'parent' in other && other.parent === page.path)
    const context = { page, trail: getTrail(page.path), children, updated: '2027-06-30' }
    return [data, filled].flatMap((facts) => {
      const graph = JSON.parse(serializeGraph(structuredData({ ...context, data: facts })))
      return (graph['@graph'] as { '@type': string }[]).map(
        (node) => [`${node['@type']} of ${page.path}`, node] as const,
      )
    })
  })
  const shapes = new Map(all.map((named) => [shapeOf(named[1]), named]))
  return Object.fromEntries(shapes.values())
}

/** What the compiler finds wrong with nodes, a line each, with the name of the node. */
function faults(named: Record<string, object>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'vocabulary-'))
  const types = resolve('node_modules/schema-dts/dist/schema.d.ts')
  const file = join(folder, 'nodes.ts')
  const entries = Object.entries(named)
  const lines = [
    `import type { SearchAction, Thing, WebSite, WithActionConstraints } from '${types}'`,
    // The inputs of an action are described at schema.org/docs/actions.html, beside the vocabulary.
    `type Node = Thing | (Exclude<WebSite, string> & { potentialAction?: WithActionConstraints<SearchAction> })`,
    ...entries.map(([, node], index) => `export const node${index}: Node = ${JSON.stringify(node)}`),
  ]
  writeFileSync(file, lines.join('\n'))
  const options =
    '--noEmit --ignoreConfig --strict --exactOptionalPropertyTypes --skipLibCheck --pretty false'
  const modules = '--target esnext --module esnext --moduleResolution bundler'
  const { stdout, status } = spawnSync(
    'node',
    ['node_modules/typescript/bin/tsc', ...`${options} ${modules}`.split(' '), file],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  if (status === 0) return []
  return stdout
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => {
      const row = Number(/nodes\.ts\((\d+),/.exec(line)?.[1])
      return `${entries[row - 3]?.[0] ?? line}: ${line.replace(/^.*error /, '')}`
    })
}

/** Nodes that schema.org does not know, beside one that it does. */
const SAMPLES = {
  right: { '@type': 'Service', name: 'A', areaServed: { '@type': 'Country', name: 'India' } },
  property: { '@type': 'Service', name: 'A', parentCatalog: 'B' },
  type: { '@type': 'Offering', name: 'A' },
  value: { '@type': 'Service', provider: { '@type': 'Country', name: 'India' } },
}

let own: Record<string, object>
let found: string[]
// One run for both tests: the compiler takes its time over the vocabulary.
beforeAll(() => {
  own = nodes()
  found = faults({ ...own, ...SAMPLES })
}, 300_000)

it('has a node of each type', () => {
  expect(new Set(Object.keys(own).map((name) => name.split(' ')[0]))).toEqual(
    new Set([
      'AboutPage',
      'BreadcrumbList',
      'CollectionPage',
      'ContactPage',
      'FAQPage',
      'ItemList',
      'OfferCatalog',
      'Organization',
      'Person',
      'Service',
      'WebPage',
      'WebSite',
    ]),
  )
})

it('has no type and no property that schema.org does not know', () => {
  expect(found.filter((line) => !((line.split(':')[0] ?? '') in SAMPLES))).toEqual([])
})

it('would notice one', () => {
  expect(found.map((line) => line.split(':')[0]).filter((name = '') => name in SAMPLES)).toEqual([
    'property',
    'type',
    'value',
  ])
})
