/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { writeSite } from '#edge/testing/smallSite.ts'
import { verifyRelease } from '#lib/site/release.ts'
import { describeRelease } from '#lib/testing/release.ts'
import { copyAssets } from './assets.ts'

let folder: string
let release: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'))
  release = join(folder, 'release')
  await writeSite(join(release, 'out'))
  describeRelease(release)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('gives Cloudflare its files, and leaves the release as it was made', async () => {
  const copy = join(folder, 'copy')
  await copyAssets(release, copy)
  for (const file of ['index.html', '_headers', '_redirects', '.assetsignore'])
    expect([file, existsSync(join(copy, file))]).toEqual([file, true])
  expect(() => verifyRelease(release)).not.toThrow()
})

it('uploads no release that has been changed', async () => {
  writeFileSync(join(release, 'out/index.html'), '<!doctype html>')
  await expect(copyAssets(release, join(folder, 'copy'))).rejects.toThrow('is not whole')
})
