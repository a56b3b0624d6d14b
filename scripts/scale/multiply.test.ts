/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { node } from '#edge/testing/runtimes.ts'
import { copyRepository } from '#scripts/support/builtSite.ts'
import { multiplyPages } from './multiply.ts'

it('adds pages that pass the content check, so that a larger site can be built', () => {
  const copy = copyRepository('multiplied')
  multiplyPages(copy, 150)

  const { stdout, stderr } = spawnSync(node, ['check/main.ts', '--no-spelling'], {
    cwd: copy,
    encoding: 'utf8',
  })
  rmSync(copy, { recursive: true })
  expect(stderr).toBe('')
  expect(stdout).toMatch(/^15\d pages .*: 0 errors/m)
})
