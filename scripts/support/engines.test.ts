/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { expect, it } from '@jest/globals'
import { filesOf, textOf } from '#lib/testing/tree.ts'
import { missingEngines } from './engines.ts'

it('says which browsers are not installed, and nothing if all are', () => {
  const both = { Firefox: '/usr/bin/firefox', WebKitGTK: '/usr/lib/MiniBrowser' }
  expect(missingEngines(both)).toBeUndefined()
  expect(missingEngines({ ...both, WebKitGTK: undefined })).toMatch(/^WebKitGTK is not installed/)
  expect(missingEngines({ Firefox: undefined, WebKitGTK: undefined })).toMatch(
    /^Firefox and WebKitGTK are not installed/,
  )
})

it('is run on pull requests, where all are installed, as the accessibility statement says', () => {
  const checks = textOf('.github/workflows/check.yml')
  expect(checks).toMatch(/^ {2}pull_request:$/m)
  expect(checks).toContain('- run: npm run browsers')
  // Its owner may have removed it.
  for (const statement of filesOf('content/accessibility-statement.mdx').map(textOf))
    if (/Firefox|WebKit/.test(statement)) expect(statement).toMatch(/\b(?:each|every) .*\bchange\b/)
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
