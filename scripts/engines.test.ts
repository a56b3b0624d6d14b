/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { expect, it } from '@jest/globals'
import { textOf } from '#lib/testing/tree.ts'
import { missingEngines } from './engines.ts'

it('says which browsers are not installed, and nothing if all are', () => {
  const both = { Firefox: '/usr/bin/firefox', WebKitGTK: '/usr/lib/MiniBrowser' }
  expect(missingEngines(both)).toBeUndefined()
  expect(missingEngines({ ...both, WebKitGTK: undefined })).toMatch(/^WebKitGTK is not installed/)
  expect(missingEngines({ Firefox: undefined, WebKitGTK: undefined })).toMatch(
    /^Firefox and WebKitGTK are not installed/,
  )
})

it('is run on pull requests, where all are installed', () => {
  expect(textOf('.github/workflows/check.yml')).toContain('npm run browsers')
})

it('npm run browsers refuses to leave one out', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/browsers.ts'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: '' },
  })
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Firefox and WebKitGTK are not installed/),
  })
})
