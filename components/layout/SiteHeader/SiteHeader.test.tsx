/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { compileSheet } from '#build/styles.ts'
import { PageFrame } from '#components/layout/PageFrame/PageFrame.tsx'
import { dataSchemas } from '#lib/content/data.ts'
import { getData } from '#lib/content/pages.ts'

const root = process.cwd()
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
})
afterEach(() => {
  process.chdir(root)
  rmSync(folder, { recursive: true })
})

it('shows a menu entry only once its page is published', () => {
  cpSync('content', join(folder, 'content'), { recursive: true })
  process.chdir(folder)
  const isInMenu = (line: string) => {
    const file = 'content/services/devops.mdx'
    writeFileSync(file, readFileSync(join(root, file), 'utf8').replace('---\n', `---\n${line}`))
    // Where lib/content/pages.ts keeps what it has read.
    Reflect.deleteProperty(globalThis, 'contentRegistry')
    return renderToStaticMarkup(<PageFrame page={{ path: '/' }}>{null}</PageFrame>).includes(
      '"/services/devops"',
    )
  }
  expect(['', 'publishAt: 2999-01-01\n', 'draft: true\n'].map(isInMenu)).toEqual([
    true,
    false,
    false,
  ])
})

it('has a row of the open menu for each group that there may be', () => {
  const sheet = compileSheet('components/layout/SiteHeader/SiteHeader.scss')
  const rows = Number(/grid-template-rows: ?repeat\((\d+), ?auto\)/.exec(sheet)?.[1])
  const { navigation } = getData()
  const [group] = navigation.services.groups
  const allows = (count: number) => {
    const services = { ...navigation.services, groups: Array(count).fill(group) }
    return dataSchemas.navigation.safeParse({ ...navigation, services }).success
  }
  expect([allows(rows), allows(rows + 1)]).toEqual([true, false])
})
