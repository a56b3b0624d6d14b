import { afterAll, beforeAll, describe } from '@jest/globals'
import { badInputSuite } from './badInputSuite.ts'
import { contactSuite } from './contactSuite.ts'
import { healthSuite } from './healthSuite.ts'
import { imageSuite } from './imageSuite.ts'
import { newsSuite } from './newsSuite.ts'
import { pagesSuite } from './pagesSuite.ts'
import { Rig } from './rig.ts'
import type { StartRuntime } from './runtimes.ts'

/** Tests for both runtimes, over real sockets. */
export function runtimeSuite(startRuntime: StartRuntime): void {
  const rig = new Rig()
  beforeAll(() => rig.start(startRuntime), 60_000)
  afterAll(() => rig.stop())

  describe('pages', () => pagesSuite(rig))
  describe('news', () => newsSuite(rig))
  describe('pictures of articles', () => imageSuite(rig))
  describe('contact', () => contactSuite(rig))
  describe('bad input', () => badInputSuite(rig))
  describe('health and secrets', () => healthSuite(rig))
}
