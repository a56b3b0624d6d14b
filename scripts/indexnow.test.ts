/** @jest-environment node */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { status as answer, type Stub, startStub } from '#edge/testing/stub.ts'
import { BUILD_MARK } from '#lib/site/finishedBuild.ts'

const KEY = '0123456789abcdef'
const HOME = 'https://tester.example/'
const ETL = 'https://tester.example/etl-testing'

let root: string
let stub: Stub
beforeEach(async () => {
  stub = await startStub()
  stub.on('/indexnow', answer(200))
  root = mkdtempSync(join(tmpdir(), 'indexnow-'))
  mkdirSync(join(root, 'out'))
  writeFileSync(join(root, 'out', BUILD_MARK), '{"pages":2,"hashed":[]}')
  const entry = (address: string, day: string) =>
    `<url><loc>${address}</loc><lastmod>${day}</lastmod></url>`
  writeFileSync(join(root, 'out/sitemap.xml'), entry(HOME, '2026-01-01') + entry(ETL, '2999-01-01'))
})
afterEach(async () => {
  await stub.close()
  rmSync(root, { recursive: true })
})

const run = (key = KEY) =>
  new Promise((done) => {
    const command = [resolve('scripts/indexnow.ts'), stub.url('/indexnow')]
    const env = { ...process.env, INDEXNOW_KEY: key }
    execFile(process.execPath, command, { cwd: root, env }, (error, output, errors) =>
      done([error?.code ?? 0, `${output}${errors}`.trim()]),
    )
  })
const announced = () => stub.received('/indexnow').map(({ body }) => JSON.parse(body))

it('announces all pages at first, then only those changed since', async () => {
  expect(await run()).toEqual([0, 'Pages announced: 2.'])
  expect(await run()).toEqual([0, 'Pages announced: 1.'])
  const keyLocation = `https://tester.example/${KEY}.txt`
  expect(announced()).toEqual(
    [[HOME, ETL], [ETL]].map((urlList) => ({
      host: 'tester.example',
      key: KEY,
      keyLocation,
      urlList,
    })),
  )
})

it('announces nothing without a key', async () => {
  expect(await run('')).toEqual([0, 'IndexNow is off: INDEXNOW_KEY is not set, see .env.example.'])
  expect(announced()).toEqual([])
})

it('announces rejected pages again next time', async () => {
  stub.on('/indexnow', answer(403))
  for (const _ of [1, 2])
    expect(await run()).toEqual([1, expect.stringContaining('answered 403. Is https:')])
  expect(announced().map(({ urlList }) => urlList.length)).toEqual([2, 2])
})
