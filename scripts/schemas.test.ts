/** @jest-environment node */
/** What VS Code knows about pages and data files matches what the check requires. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { formatProblem } from '#check/problems.ts'
import { type DataName, dataSchemas, fileOfData } from '#lib/content/data.ts'

const read = (file: string) => readFileSync(file, 'utf8')

describe('settings of VS Code', () => {
  const settings = JSON.parse(read('.vscode/settings.json')) as {
    'yaml.schemas': Record<string, string>
  }

  const names = (Object.keys(dataSchemas) as DataName[]).filter((name) =>
    fileOfData(name).endsWith('.yaml'),
  )

  it.each(names)('%s.yaml has its schema', (name) => {
    expect(settings['yaml.schemas'][`./schemas/data/${name}.schema.json`]).toBe(fileOfData(name))
  })

  it('refer to schemas that `npm run dev` writes, which describe their keys', () => {
    const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
    spawnSync(process.execPath, [resolve('scripts/schemas.ts')], {
      cwd: folder,
      stdio: 'inherit',
    })
    for (const file of Object.keys(settings['yaml.schemas'])) {
      expect(JSON.parse(read(join(folder, file)))).toHaveProperty('title')
    }
    expect(read(join(folder, 'schemas/data/site.schema.json'))).toContain('"description"')
    rmSync(folder, { recursive: true })
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
  const [errors, advice] = (tasks[0]?.problemMatcher ?? []).map(
    ({ pattern }) => new RegExp(pattern.regexp),
  )
  const line = formatProblem({
    file: 'content/services/devops.mdx',
    line: 4,
    column: 14,
    offset: 40,
    rule: 'schema',
    severity: 'error',
    found: 'a typo',
    why: '',
  })

  it('distinguishes errors from advice', () => {
    expect(errors?.exec(line)?.slice(1)).toEqual([
      'content/services/devops.mdx',
      '4',
      '14',
      'a typo.',
    ])
    expect(advice?.exec(`advice  ${line}`)?.slice(1, 4)).toEqual([
      'content/services/devops.mdx',
      '4',
      '14',
    ])
    expect([errors?.test(`advice  ${line}`), advice?.test(line)]).toEqual([false, false])
  })
})
