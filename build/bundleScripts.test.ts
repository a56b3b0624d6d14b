/** @jest-environment node */
import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, it } from '@jest/globals'
import { Bundler } from '#lib/bundler.ts'
import { SEARCH_INDEX } from '#lib/search/modules.ts'
import { bundleIsland, bundleScripts } from './bundleScripts.ts'
import { Stage } from './stage.ts'
import { writeScripts } from './writeScripts.ts'

/** Words that stand in the code of framer-motion and of React, however they are minified. */
const SHARED_CODE = /commitStyles|prefers-reduced-motion|react\.transitional\.element/

it('puts React and what moves islands into the file that all of them share, and into no other', async () => {
  const shared = new Map(await bundleScripts(new Bundler())).get('/react.js') ?? ''
  for (const word of SHARED_CODE.source.split('|')) expect(shared).toMatch(new RegExp(word))
  const names = globSync('components/islands/*')
    .map((folder) => basename(folder))
    .filter((name) => name !== 'Island' && name !== 'Calculator')
  expect(names).toContain('HeroCube')
  for (const name of [...names, 'ErrorBudget'])
    expect(await bundleIsland(name, new Bundler())).not.toMatch(SHARED_CODE)
})

it('refuses to leave out a module that scripts import', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'scripts-'))
  const withoutIndex = new Map(await bundleScripts(new Bundler()))
  const writing = writeScripts(new Stage(dir), new Bundler(), withoutIndex, [])
  await expect(writing).rejects.toThrow(`Nobody has made ${SEARCH_INDEX}.`)
  rmSync(dir, { recursive: true })
})
