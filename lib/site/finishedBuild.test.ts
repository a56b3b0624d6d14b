/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { BUILD_MARK, readFinishedBuild } from './finishedBuild.ts'

let dir: string
let mark: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'finished-'))
  mark = join(dir, BUILD_MARK)
})
afterEach(() => rmSync(dir, { recursive: true }))

it.each([
  ['{"pages":1,', 'JSON'],
  ['null', 'the whole file: expected object, found null'],
  ['{}', 'pages: expected number, found nothing'],
  ['{"pages":"84","hashed":[]}', 'pages: expected number, found "84"'],
  ['{"pages":84,"hashed":[7]}', 'hashed.0: expected string, found 7'],
])('says what is wrong with the mark %j, and what to do', (text, fault) => {
  writeFileSync(mark, text)
  expect(() => readFinishedBuild(dir)).toThrow(`${mark} is damaged (`)
  expect(() => readFinishedBuild(dir)).toThrow(fault)
  expect(() => readFinishedBuild(dir)).toThrow(/\)\. Run `npm run build`, or name the folder/)
})
