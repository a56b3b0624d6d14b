/** @jest-environment node */
/** What editors are told of pages and data files is what the check demands. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type BlockName, blockChildren, blockParents, blockProps } from '#lib/content/blocks.ts'
import { type DataName, dataSchemas, fileOfData } from '#lib/content/data.ts'
import { formatProblem } from '#tools/lint/problems.ts'
import { readMdx } from '#tools/lint/testing/mdx.ts'

const read = (file: string) => readFileSync(file, 'utf8')

describe('settings of VS Code', () => {
  const settings = JSON.parse(read('.vscode/settings.json')) as { 'yaml.schemas': Record<string, string> }

  const names = (Object.keys(dataSchemas) as DataName[]).filter((name) => fileOfData(name).endsWith('.yaml'))

  it.each(names)('%s.yaml has its schema', (name) => {
    expect(settings['yaml.schemas'][`./schemas/data/${name}.schema.json`]).toBe(fileOfData(name))
  })

  it('name schemas that `npm run schemas` makes, which explain their keys', () => {
    const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
    spawnSync(process.execPath, [resolve('tools/schemas/schemas.ts')], { cwd: folder, stdio: 'inherit' })
    for (const file of Object.keys(settings['yaml.schemas'])) {
      expect(JSON.parse(read(join(folder, file)))).toHaveProperty('title')
    }
    expect(read(join(folder, 'schemas/data/site.schema.json'))).toContain('"description"')
  })

  it('recommend what reads them', () => {
    expect(JSON.parse(read('.vscode/extensions.json')).recommendations).toEqual(
      expect.arrayContaining(['redhat.vscode-yaml', 'unifiedjs.vscode-mdx']),
    )
  })
})

describe('the task that checks', () => {
  const { tasks } = JSON.parse(read('.vscode/tasks.json')) as {
    tasks: { problemMatcher: { pattern: { regexp: string } }[] }[]
  }
  const [errors, advice] = (tasks[0]?.problemMatcher ?? []).map(({ pattern }) => new RegExp(pattern.regexp))
  const line = formatProblem({
    file: 'content/services/devops.mdx',
    line: 4,
    column: 14,
    rule: 'schema',
    severity: 'error',
    found: 'a slip',
  })

  it('tells errors and advice apart', () => {
    expect(errors?.exec(line)?.slice(1)).toEqual(['content/services/devops.mdx', '4', '14', 'a slip.'])
    expect(advice?.exec(`advice  ${line}`)?.slice(1, 4)).toEqual(['content/services/devops.mdx', '4', '14'])
    expect([errors?.test(`advice  ${line}`), advice?.test(line)]).toEqual([false, false])
  })
})

/** A snippet as it stands in a file when nobody has typed over it. */
const expanded = (body: string) =>
  body.replace(/\$\{\d+\|([^,|]+)[^|]*\|\}/g, '$1').replace(/\$\{\d+:([^}]*)\}/g, '$1')

/** The text in the blocks that it may only stand in, with as many neighbors as those ask for. */
function inItsPlace(name: BlockName, mdx: string): string {
  const parent = blockParents[name]?.[0]
  if (!parent) return mdx
  const around = Array.from({ length: blockChildren[parent]?.least ?? 1 }, () => mdx).join('\n\n')
  return inItsPlace(parent, `<${parent}>\n\n${around}\n\n</${parent}>`)
}

describe('snippets', () => {
  const all = Object.entries(
    JSON.parse(read('.vscode/mdx.code-snippets')) as Record<string, { body: string }>,
  )

  it('stand for every block', () => {
    expect(all.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(blockProps)))
  })

  // Those of pages are what `npm run content:new` fills in, and are tested there.
  it.each(all.filter(([name]) => !name.startsWith('Page')))('%s is valid', (name, { body }) => {
    const block = name.split(':')[0] as BlockName
    expect(readMdx(inItsPlace(block, expanded(body))).said).toEqual([])
  })
})
