/** @jest-environment node */
import { describe } from '@jest/globals'
import { durabilitySuite } from '../testing/durabilitySuite.ts'
import { imageSuite } from '../testing/imageSuite.ts'
import { startWorkersRuntime } from '../testing/runtimes.ts'
import { runtimeSuite } from '../testing/suite.ts'

describe('the Workers runtime', () => {
  runtimeSuite(startWorkersRuntime)
  describe('pictures of articles', () => imageSuite(startWorkersRuntime))
  describe('killed at random', () => durabilitySuite(startWorkersRuntime, { messages: 100, kills: 2 }))
})
