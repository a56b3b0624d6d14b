import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals'
import { badInputSuite } from './badInputSuite.ts'
import { contactSuite } from './contactSuite.ts'
import { deliverySuite } from './deliverySuite.ts'
import { formSuite } from './formSuite.ts'
import { healthSuite } from './healthSuite.ts'
import { imageSuite } from './imageSuite.ts'
import { limitsSuite } from './limitsSuite.ts'
import { newsSuite } from './newsSuite.ts'
import { pagesSuite } from './pagesSuite.ts'
import { Rig } from './rig.ts'
import type { StartRuntime } from './runtimes.ts'
import { spamSuite } from './spamSuite.ts'

/** Tests for both runtimes, over real sockets. */
export function runtimeSuite(startRuntime: StartRuntime): void {
  const rig = new Rig()
  beforeAll(() => rig.start(startRuntime), 60_000)
  afterAll(() => rig.stop())

  describe('pages', () => pagesSuite(rig))
  describe('news', () => newsSuite(rig))
  describe('pictures of articles', () => imageSuite(rig))
  describe('contact', () => {
    // Deliveries left over from one test must not count in the next.
    beforeEach(() => rig.idle())

    contactSuite(rig)
    describe('mail', () => deliverySuite(rig))
    describe('the bare form', () => formSuite(rig))
    describe('what looks automatic', () => spamSuite(rig))
    describe('within tight limits', () => limitsSuite(rig))
  })
  describe('bad input', () => badInputSuite(rig))
  describe('health and secrets', () => healthSuite(rig))
}
