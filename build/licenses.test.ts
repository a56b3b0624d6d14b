/** @jest-environment node */
import { globSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import * as fontkit from 'fontkit'
import { Bundler, packageOf } from '#lib/bundler.ts'
import { bundleIsland, bundleScripts } from './bundleScripts.ts'
import { licenseNotice } from './licenses.ts'

it('has the license of each package whose code is in the scripts, and of no other', async () => {
  const bundler = new Bundler()
  await bundleScripts(bundler)
  await bundleIsland('ErrorBudget', bundler)
  const notice = licenseNotice(bundler.packages)
  for (const name of ['react', 'react-dom', 'scheduler', 'framer-motion', 'minisearch'])
    expect(notice).toMatch(new RegExp(`^${name} \\d\\S+ \\(MIT\\)\\n\\n[^-]*Copyright`, 'm'))
  expect(notice).not.toMatch(/^(?:next|zod|hono) \d/m)
})

it('has no license of a package that only another build has bundled', async () => {
  const bundler = new Bundler()
  const another = new Bundler()
  await bundleScripts(another)
  await bundleIsland('ErrorBudget', bundler)
  expect(another.packages).toContain('minisearch')
  expect(bundler.packages).not.toContain('minisearch')
})

it('has the license of each font that ships', () => {
  const notice = licenseNotice([])
  const fonts = globSync('app/fonts/*.woff2')
  expect(fonts.length).toBeGreaterThan(0)
  for (const file of fonts) {
    const { familyName } = fontkit.openSync(file) as fontkit.Font
    const name = familyName.replace(/ Variable$/, '')
    expect(notice.toLowerCase()).toContain(`${name.toLowerCase().replaceAll(' ', '-')} `)
    expect(notice).toContain('SIL OPEN FONT LICENSE')
  }
})

it('knows the package of a bundled file, also of one within another package', () => {
  expect(packageOf('node_modules/react/cjs/react.js')).toBe('react')
  expect(packageOf('node_modules/a/node_modules/@b/c/index.js')).toBe('@b/c')
  expect(packageOf('lib/client/main.ts')).toBeUndefined()
})

it('stops at a package without a license text, and at one that is not installed', () => {
  expect(() => licenseNotice(['client-only'])).toThrow('no license text')
  expect(() => licenseNotice(['not-installed'])).toThrow('not-installed')
})
