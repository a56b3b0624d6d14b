/** @jest-environment node */
/** What VS Code knows about pages and data files matches what the check requires. */
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

  it('refer to schemas that `npm run schemas` writes, which describe their keys', () => {
    const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
    spawnSync(process.execPath, [resolve('tools/schemas/schemas.ts')], { cwd: folder, stdio: 'inherit' })
    for (const file of Object.keys(settings['yaml.schemas'])) {
      expect(JSON.parse(read(join(folder, file)))).toHaveProperty('title')
    }
    expect(read(join(folder, 'schemas/data/site.schema.json'))).toContain('"description"')
  })

  it('recommend the extensions that read them', () => {
    expect(JSON.parse(read('.vscode/extensions.json')).recommendations).toEqual(
      expect.arrayContaining(['redhat.vscode-yaml', 'unifiedjs.vscode-mdx']),
    )
  })
})

describe('the check task', () => {
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
    found: 'a typo',
  })

  it('distinguishes errors from advice', () => {
    expect(errors?.exec(line)?.slice(1)).toEqual(['content/services/devops.mdx', '4', '14', 'a typo.'])
    expect(advice?.exec(`advice  ${line}`)?.slice(1, 4)).toEqual(['content/services/devops.mdx', '4', '14'])
    expect([errors?.test(`advice  ${line}`), advice?.test(line)]).toEqual([false, false])
  })
})

/** A snippet as inserted, with its default text. */
const expanded = (body: string) =>
  body.replace(/\$\{\d+\|([^,|]+)[^|]*\|\}/g, '$1').replace(/\$\{\d+:([^}]*)\}/g, '$1')

/** Wraps a block in its required parents, repeated as often as they require. */
function inItsPlace(name: BlockName, mdx: string): string {
  const parent = blockParents[name]
  if (!parent) return mdx
  const around = Array.from({ length: blockChildren[parent]?.least ?? 1 }, () => mdx).join('\n\n')
  return inItsPlace(parent, `<${parent}>\n\n${around}\n\n</${parent}>`)
}

describe('snippets', () => {
  const all = Object.entries(
    JSON.parse(read('.vscode/mdx.code-snippets')) as Record<string, { body: string }>,
  )

  it('exist for every block', () => {
    expect(all.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(blockProps)))
  })

  // Page snippets are tested with `npm run content:new`, which fills them in.
  it.each(all.filter(([name]) => !name.startsWith('Page')))('%s is valid', (name, { body }) => {
    const block = name.split(':')[0] as BlockName
    expect(readMdx(inItsPlace(block, expanded(body))).said).toEqual([])
  })
})
