/** @jest-environment node */
import { describe } from '@jest/globals'
import { durabilitySuite } from '../testing/durabilitySuite.ts'
import { imageSuite } from '../testing/imageSuite.ts'
import { startNodeRuntime } from '../testing/runtimes.ts'
import { runtimeSuite } from '../testing/suite.ts'

describe('the Node runtime', () => {
  runtimeSuite(startNodeRuntime)
  describe('pictures of articles', () => imageSuite(startNodeRuntime))
  describe('killed at random', () => durabilitySuite(startNodeRuntime, { messages: 200, kills: 3 }))
})
