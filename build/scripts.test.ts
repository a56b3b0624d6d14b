/** @jest-environment node */
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from '@jest/globals'
import { buildIsland, buildScripts } from './scripts.ts'

/** Words that stand in the code of framer-motion and of React, however they are minified. */
const SHARED_CODE = /commitStyles|prefers-reduced-motion|react\.transitional\.element/

it('puts React and what moves islands into the file that all of them share, and into no other', async () => {
  const shared = new Map(await buildScripts()).get('/react.js') ?? ''
  for (const word of SHARED_CODE.source.split('|')) expect(shared).toMatch(new RegExp(word))
  const names = globSync('components/islands/*')
    .map((folder) => basename(folder))
    .filter((name) => name !== 'Island' && name !== 'Calculator')
  expect(names).toContain('HeroCube')
  for (const name of [...names, 'ErrorBudget'])
    expect(await buildIsland(name)).not.toMatch(SHARED_CODE)
})
