/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'

/** A page with nothing to advise about. */
const PAGE = `---
layout: text
title: The questions that people ask
description: The questions that people ask before they begin, with the answers to all of them, and where to read more about it.
---

<Section>

## How we read

We read each row.

</Section>
`

/** A build that is done in a moment: each text file becomes a page, and its first line the labels of its drawing. */
const BUILD = `
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
mkdirSync('out', { recursive: true })
for (const file of globSync('*.txt')) {
  const [labels, ...lines] = readFileSync(file, 'utf8').trim().split('\\n')
  const name = file.replace('.txt', '')
  const drawing = labels.split(' ').map((label) => '<text>' + label + '</text>').join('')
  const head = '<title>Tester</title><meta name="description" content="About it">'
  writeFileSync('out/' + name + '.md', lines.join('\\n\\n'))
  writeFileSync('out/' + name + '.html', head + '<body><main><svg>' + drawing + '</svg></main></body>')
}
`

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Ada Author', '-c', 'user.email=ada@tester.example']
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' })
}

it('shows in a repository the labels of a drawing, a rename as one, and the words that changed in a sentence', () => {
  write('package.json', '{ "type": "module", "scripts": { "build": "node build.mjs" } }')
  write('build.mjs', BUILD)
  write('.gitignore', 'out\n.cache\nreports\nnode_modules\n')
  mkdirSync(join(folder, 'node_modules'))
  write('index.txt', 'plan run learn\nWelcome.\n')
  write('alpha.txt', 'ask tell\nWe read each row.\nThen we count them.\nWe stop there.\n')
  write('beta.txt', 'left right\nWe read the load once a night.\n')
  mkdirSync(join(folder, 'content'))
  write('content/asked.mdx', PAGE)
  write('content/told.mdx', PAGE.replace('each row', 'each each row'))
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('commit', '--quiet', '--message', 'Begin')
  git('checkout', '--quiet', '-b', 'change')
  write('index.txt', 'plan try learn\nWelcome.\n')
  write('beta.txt', 'left right\nWe read the load twice a night.\n')
  write('content/asked.mdx', PAGE.replace('We read', 'We we read'))
  git('commit', '--quiet', '--all', '--message', 'Read twice')
  // What is not committed yet counts, too.
  renameSync(join(folder, 'alpha.txt'), join(folder, 'omega.txt'))

  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('scripts/report/main.ts'), '--base', 'main', '--no-pictures'],
    { cwd: folder, encoding: 'utf8' },
  )
  expect([stderr, stdout]).toEqual(['', expect.stringContaining('2 pages changed, 1 renamed')])
  const report = readFileSync(join(folder, 'reports/change/report.md'), 'utf8')
  expect(report).toContain('-drawing: plan · [-run-] · learn\n+drawing: plan · {+try+} · learn')
  expect(report).toContain(
    '-We read the load [-once-] a night.\n+We read the load {+twice+} a night.',
  )
  expect(report).toContain('| `/alpha → /omega` | renamed | +0 −0 |')
  expect(report).not.toContain('We stop there')
  expect(report).toMatch(/^advice {2}content\/asked\.mdx:11:1 the same word again: "We we"/m)
  expect(report).not.toMatch(/^(?:advice {2})?content\/told/m)
})
