/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { lastUpdated } from './lastUpdated.ts'
import type { Page } from './schema.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'history-'))
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

/** The time of the next commits. */
let clock: string

function git(...args: string[]): void {
  const names = [
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@site.example',
    '-c',
    'commit.gpgsign=false',
  ]
  const env = { ...process.env, GIT_COMMITTER_DATE: clock, GIT_AUTHOR_DATE: clock }
  // In a git hook, these variables would point to the hook's repository.
  Object.assign(env, { GIT_DIR: undefined, GIT_INDEX_FILE: undefined, GIT_WORK_TREE: undefined })
  const { status, stderr } = spawnSync('git', [...names, ...args], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  if (status !== 0) throw new Error(stderr)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Commits all changes, at noon of a day. */
function commit(day: string): void {
  clock = `${day}T12:00:00Z`
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '--message', day)
}

const page = (body: string, title = 'One') => `---\ntitle: ${title}\n---\n\n${body}\n`
const BODY =
  '<Section>\n\n## A heading\n\nA text, and **more** of it.\n\n- A point\n- Another one\n\n</Section>'
const FILE = 'content/a.mdx'
const PAGE = { file: FILE, layout: 'guide', body: BODY } as Page

describe('lastUpdated', () => {
  beforeEach(() => {
    git('init', '--quiet')
    write(FILE, page(BODY))
    commit('2026-01-01')
  })

  it('is the day the body last changed', () => {
    write(FILE, page(BODY.replace('A text', 'Another text')))
    commit('2026-02-01')
    expect(lastUpdated(PAGE, root)).toBe('2026-02-01')
  })

  it('counts a changed title, but not white space or review dates', () => {
    write(FILE, page(BODY, 'Two'))
    commit('2026-02-01')
    write(FILE, page(BODY, 'Two\nreviewBy: 2027-01-01'))
    commit('2026-03-01')
    write(FILE, page(`${BODY}\n`, 'Two\nreviewBy: 2028-01-01').replaceAll('\n', '\r\n'))
    commit('2026-04-01')
    expect(lastUpdated(PAGE, root)).toBe('2026-02-01')
  })

  it.each([
    ['industries', { layout: 'industries' }],
    ['evidence', { body: '<Results of="load" />' }],
    ['evidence', { body: '<Figure\n  name="measured"\n  of="load"\n/>' }],
    ['legal', { body: '<Particulars />', layout: 'text' }],
    ['claims', { body: 'For this we state <Claim id="cycle-time" />.' }],
    ['claims', { body: '<Tiles>\n<Tile claim="cycle-time" />\n</Tiles>' }],
  ])('counts a changed text in %s.yaml that the page shows, but not a comment', (name, shown) => {
    const showing = { ...PAGE, ...shown } as Page
    write(`content/data/${name}.yaml`, '# Note\n- One\n')
    commit('2026-02-01')
    write(`content/data/${name}.yaml`, '# Another note\n- One\n')
    commit('2026-03-01')
    expect([lastUpdated(PAGE, root), lastUpdated(showing, root)]).toEqual([
      '2026-01-01',
      '2026-02-01',
    ])
  })

  it('counts changed numbers of the series that the page draws, and of no other', () => {
    const drawing = { ...PAGE, body: '<Figure\n  name="anomaly"\n  series="failed-cases"\n/>' }
    write('content/data/series/failed-cases.csv', 'night,cases (n),low,high\n1,4,2,6\n')
    commit('2026-02-01')
    write('content/data/series/refunds.csv', 'night,refunds (n),low,high\n1,4,2,6\n')
    commit('2026-03-01')
    expect([lastUpdated(PAGE, root), lastUpdated(drawing, root)]).toEqual([
      '2026-01-01',
      '2026-02-01',
    ])
  })

  it('treats a restored page as new', () => {
    rmSync(join(root, FILE))
    commit('2026-02-01')
    write(FILE, page(BODY))
    commit('2026-03-01')
    expect(lastUpdated(PAGE, root)).toBe('2026-03-01')
  })

  it('has no date for a page that was never committed', () => {
    write('content/new.mdx', page(BODY))
    expect(lastUpdated({ ...PAGE, file: 'content/new.mdx' }, root)).toBeUndefined()
  })

  it('uses UTC', () => {
    write(FILE, page('Changed.'))
    clock = '2026-05-02T01:00:00+05:30'
    git('commit', '--quiet', '--all', '--message', 'Change')
    expect(lastUpdated(PAGE, root)).toBe('2026-05-01')
  })

  it('works in a subfolder of a repository', () => {
    write('site/content/a.mdx', page(BODY))
    commit('2026-02-01')
    expect(lastUpdated(PAGE, join(root, 'site'))).toBe('2026-02-01')
  })

  it('has no date in a shallow clone', () => {
    write(FILE, page('Changed.'))
    commit('2026-02-01')
    git('clone', '--quiet', '--depth', '1', `file://${root}`, 'clone')
    expect(lastUpdated(PAGE, join(root, 'clone'))).toBeUndefined()
  })
})

it('has no date outside a repository', () => {
  write(FILE, page(BODY))
  expect(lastUpdated(PAGE, root)).toBeUndefined()
})

it('has no date without git', () => {
  const path = process.env.PATH
  try {
    process.env.PATH = root
    expect(lastUpdated({ ...PAGE, file: 'content/index.mdx' }, process.cwd())).toBeUndefined()
  } finally {
    process.env.PATH = path
  }
})
