/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { beforeEach, expect, it } from '@jest/globals'
import { makeTestSite, type TestSite } from '../../check/testing/testSite.ts'
import type { Contents } from '../background/messages.ts'
import type { Answers } from './answers.ts'
import { doJob } from './jobs.ts'
import { problemsOncePublished } from './oncePublished.ts'

const snippets = JSON.parse(readFileSync('.vscode/mdx.code-snippets', 'utf8'))

let folder: TestSite
beforeEach(() => {
  folder = makeTestSite()
})

function write(site: TestSite, changes: Contents): void {
  for (const [file, content] of Object.entries(changes))
    if (content === null) site.remove(file)
    else site.write(file, content)
}

function run(answers: Answers): void {
  const done = doJob(folder.check().site, answers, snippets)
  if ('refusal' in done) throw new Error(done.refusal)
  write(folder, done.changes)
}

/** What the check finds with some files changed. */
function checkWith(changes: Contents) {
  const other = makeTestSite()
  write(other, Object.fromEntries(folder.files.list().map((file) => [file, folder.read(file)])))
  write(other, changes)
  return other.check().problems
}

function told(path: string): string[] {
  const { site, problems } = folder.check()
  return problemsOncePublished(site, path, problems, checkWith).map(
    ({ found, severity, waits }) => {
      expect({ severity, waits }).toEqual({ severity: 'advice', waits: true })
      return found
    },
  )
}

it('tells of a draft that no page would link to it, until one does', () => {
  run({ job: 'new', path: '', kind: 'landing', title: 'Gamma', parent: '/' })
  folder.edit('content/services/gamma.mdx', 'draft: true\n', 'draft: true\npublishAt: 2031-05-02\n')
  expect(told('/services/gamma')).toEqual(['no page links to /services/gamma'])
  folder.edit('content/index.mdx', 'href: /services/checks', 'href: /services/gamma')
  expect(told('/services/gamma')).toEqual([])
})

it('counts the menu item that a draft gets when it is published', () => {
  run({ job: 'new', path: '', kind: 'detail', title: 'Gamma', parent: '/services/checks' })
  folder.edit('content/services/checks.mdx', /<Card title="Gamma"[\s\S]*?<\/Card>\n+/, '')
  expect(told('/gamma')).toEqual([])
})

it('tells nothing of a page that is published, or while a file cannot be read', () => {
  expect(told('/alpha')).toEqual([])
  run({ job: 'new', path: '', kind: 'landing', title: 'Gamma', parent: '/' })
  folder.edit('content/alpha.mdx', 'title: ', 'title: "')
  expect(told('/services/gamma')).toEqual([])
})
