/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { expect, it } from '@jest/globals'
import { readSite } from '../../check/parse/site.ts'
import { makeTestSite } from '../../check/testing/testSite.ts'
import type { Content, Contents } from '../background/messages.ts'
import type { Answers } from '../jobs/answers.ts'
import { doJob } from '../jobs/jobs.ts'
import { wholeOf, withTraces } from './traces.ts'

const snippets = JSON.parse(readFileSync('.vscode/mdx.code-snippets', 'utf8'))

const PAGE = 'content/alpha.mdx'
const OTHER = 'content/beta.mdx'
const DOCUMENT = 'content/data/artifacts/alpha.yaml'
const FACTS = 'content/data/facts.yaml'
const FACT = `- id: june
  says: It began in June 2024
  source: its own page
  owner: Ann Example
  reviewBy: 2031-01-01
`
const NUMBERS = 'content/data/series/alone.csv'

/** What is left of a job's changes, besides one of another kind, once those of some files are taken back. */
function leftAfter(answers: Answers, ...files: string[]): Contents {
  const folder = makeTestSite()
  folder.write(DOCUMENT, 'kind: memo\nname: A memo to the board\n')
  folder.write(NUMBERS, 'night,rows (million),low,high\n')
  folder.edit(PAGE, '</Section>', '<Figure name="anomaly" series="alone" />\n\n</Section>')
  folder.edit(PAGE, '</Section>', 'It began in June 2024.\n\n</Section>')
  folder.write(FACTS, FACT)
  const before = Object.fromEntries(
    folder.files.list().map((file): [string, Content] => [file, folder.read(file)]),
  )
  const done = doJob(readSite(folder.files), answers, snippets)
  if ('refusal' in done) throw new Error(done.refusal)
  const changed = Object.entries(done.changes).filter(
    ([file, content]) => content !== (before[file] ?? null),
  )
  expect(changed.length).toBeGreaterThan(3)
  const after: Contents = {
    ...Object.fromEntries(changed),
    [OTHER]: `${done.changes[OTHER] ?? before[OTHER]}\nMore words.\n`,
  }
  const taken = wholeOf(files, before, after).map(({ file, without }) => [file, without] as const)
  const left = Object.entries({ ...after, ...Object.fromEntries(taken) })
  return Object.fromEntries(
    left
      .filter(([file, content]) => content !== (before[file] ?? null))
      .map(([file, content]) => [file, String(content).replace(String(before[file]), '')]),
  )
}

it('is all that the deletion of a page changed, and nothing else', () => {
  const answers: Answers = { job: 'delete', path: '/alpha', successor: '/services/checks' }
  expect(leftAfter(answers, PAGE)).toEqual({ [OTHER]: '\nMore words.\n' })
})

it('is all that the move of a page changed, and nothing else', () => {
  const answers: Answers = { job: 'rename', path: '/alpha', to: '/omega' }
  expect(leftAfter(answers, 'content/omega.mdx', PAGE)).toEqual({ [OTHER]: '\nMore words.\n' })
})

const REDIRECTS = 'content/data/redirects.json'

it('is the redirect, too, that came as a page became a draft, and the one that went as it was published', () => {
  const page = (draft: string) => `---\ntitle: Alpha\n${draft}---\n\nWords.\n`
  const redirect = (from: string) => `  { "from": "${from}", "to": "/" }`
  const published = { [PAGE]: page(''), [REDIRECTS]: `[\n${redirect('/old')}\n]\n` }
  const unpublished = {
    [PAGE]: page('draft: true\n'),
    [REDIRECTS]: `[\n${redirect('/alpha')},\n${redirect('/old')}\n]\n`,
  }
  for (const [before, after] of [
    [published, unpublished],
    [unpublished, published],
  ] as const) {
    const part = { file: PAGE, shown: after[PAGE] ?? null, without: before[PAGE] ?? null }
    const taken = withTraces(part, before, after)
    expect(Object.fromEntries(taken.map(({ file, without }) => [file, without]))).toEqual(before)
    expect(wholeOf([PAGE], before, after)).toEqual(taken)
  }
  // Other words of a draft have nothing to do with it.
  const reworded = {
    file: PAGE,
    shown: unpublished[PAGE] ?? null,
    without: page('draft: true\n\n'),
  }
  expect(withTraces(reworded, published, unpublished)).toEqual([reworded])
})
