import { afterAll, beforeAll, describe } from '@jest/globals'
import { badInputSuite } from './badInputSuite.ts'
import { contactSuite } from './contactSuite.ts'
import type { StartEngine } from './engines.ts'
import { healthSuite } from './healthSuite.ts'
import { newsSuite } from './newsSuite.ts'
import { pagesSuite } from './pagesSuite.ts'
import { Rig } from './rig.ts'

/** What holds for both engines, over real sockets. */
export function engineSuite(startEngine: StartEngine): void {
  const rig = new Rig()
  beforeAll(() => rig.start(startEngine), 60_000)
  afterAll(() => rig.stop())

  describe('pages', () => pagesSuite(rig))
  describe('news', () => newsSuite(rig))
  describe('contact', () => contactSuite(rig))
  describe('bad input', () => badInputSuite(rig))
  describe('health and secrets', () => healthSuite(rig))
}
