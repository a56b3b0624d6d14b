/** @jest-environment node */
/** The browser tests of a release, as opposed to `out/`. Playwright reads the same configuration. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { SPECIFICATION } from '#check/rules/specification/specifiedSite.ts'
import { node, root } from '#edge/testing/runtimes.ts'
import { siteFiles, writeSite } from '#edge/testing/smallSite.ts'
import { BUILD_MARK } from '#lib/site/finishedBuild.ts'
import { RELEASE_MANIFEST } from '#lib/site/release.ts'
import { describeRelease } from '#lib/testing/release.ts'

let release: string
beforeEach(async () => {
  release = mkdtempSync(join(tmpdir(), 'tested-'))
  await writeSite(join(release, 'out'))
  const addresses = SPECIFICATION.addresses.map((path) => `<loc>https://tester.biz${path}</loc>`)
  writeFileSync(join(release, 'out/sitemap.xml'), addresses.join('\n'))
  describeRelease(release)
})
afterEach(() => rmSync(release, { recursive: true, force: true }))

const PROGRAM = `
  const { default: config } = await import('./playwright.config.ts')
  const { outFiles } = await import('./e2e/support/out.ts')
  console.log(JSON.stringify({ command: config.webServer.command, files: outFiles }))`

/** What Playwright would serve, and the files that tests would read. */
function read(folder: string) {
  const { stdout, stderr } = spawnSync(node, ['--input-type=module', '--eval', PROGRAM], {
    cwd: root,
    encoding: 'utf8',
    // Nothing is opened in a browser.
    env: { ...process.env, SITE_FOLDER: folder, CHROMIUM_PATH: node, NODE_OPTIONS: '' },
  })
  return { tested: stdout && JSON.parse(stdout), stderr }
}

it('is named by SITE_FOLDER', () => {
  const { tested } = read(release)
  expect(tested.command).toContain(`--out '${release}'`)
  expect(tested.files).toEqual(expect.arrayContaining([...Object.keys(siteFiles), 'sitemap.xml']))
})

it('is refused if it is not finished', () => {
  rmSync(join(release, RELEASE_MANIFEST))
  rmSync(join(release, 'out', BUILD_MARK))
  expect(read(join(release, 'out')).stderr).toContain('is not a finished build')
})
