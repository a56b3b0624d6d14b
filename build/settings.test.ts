/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { readBuildSettings } from './settings.ts'

const SECRET = 'https://me:secret@tracker.example/t.js'

it('takes blank variables for unset ones', () => {
  const unset = readBuildSettings({})
  expect(unset).toEqual({
    leadTrackingSrc: undefined,
    indexNowKey: undefined,
    hasPostbuild: true,
    hasBudgets: true,
  })
  expect(readBuildSettings({ LEAD_TRACKING_SRC: ' ', INDEXNOW_KEY: '', POSTBUILD: '' })).toEqual(
    unset,
  )
})

it('names every variable that is wrong, with what it must be, and shows no value', () => {
  const read = () =>
    readBuildSettings({
      LEAD_TRACKING_SRC: SECRET,
      INDEXNOW_KEY: 'short',
      POSTBUILD: 'no',
      BUDGETS: 'false',
    })
  expect(read).toThrow(
    `The environment needs corrections:
- LEAD_TRACKING_SRC must be an https:// address without user and password (http:// only for this machine).
- INDEXNOW_KEY must be 8 to 128 letters, digits and hyphens.
- POSTBUILD must be 0, which turns it off, or unset.
- BUDGETS must be 0, which turns it off, or unset.`,
  )
})
