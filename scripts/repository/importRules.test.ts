/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from '@jest/globals'

/** Modules, and which rule of `.dependency-cruiser.mjs` each breaks. */
const MODULES: [file: string, code: string, broken?: string][] = [
  ['lib/content/hen.ts', `import type { Egg } from './egg.ts'\nexport type Hen = Egg`],
  [
    'lib/content/egg.ts',
    `import type { Hen } from './hen.ts'\nexport type Egg = Hen`,
    'no-circles',
  ],
  ['lib/upward.ts', `import '../components/ui/part.ts'`, 'lib-imports-itself'],
  ['lib/content/early.ts', `import '../seo/late.ts'`, 'lib-content-imports-rooms-before-it'],
  ['lib/seo/late.ts', ''],
  ['check/parse/early.ts', `import '../rules/a.ts'`, 'check-parse-imports-rooms-before-it'],
  ['check/rules/a.ts', `import '../report/a.ts'`, 'check-rules-imports-rooms-before-it'],
  ['check/report/a.ts', ''],
  ['components/ui/part.ts', `import 'node:fs'`, 'components-are-given-their-data'],
  ['lib/careless.ts', `import './part.test.ts'`, 'nothing-imports-tests'],
  ['lib/part.test.ts', ''],
]

it('refuses each import that breaks a rule of the house', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'import-rules-'))
  for (const [file, code] of MODULES) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true })
    writeFileSync(join(cwd, file), code)
  }
  const { status, stdout } = spawnSync(
    resolve('node_modules/.bin/depcruise'),
    ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'err', '.'],
    { cwd, encoding: 'utf8' },
  )
  rmSync(cwd, { recursive: true })
  const broken = Array.from(stdout.matchAll(/error ([\w-]+)/g), ([, rule]) => rule)
  expect(broken.sort()).toEqual(MODULES.flatMap(([, , rule]) => rule ?? []).sort())
  expect(status).not.toBe(0)
})
