/** @jest-environment node */
import { describe } from '@jest/globals'
import { startWorkersEngine } from './testing/engines.ts'
import { imageSuite } from './testing/imageSuite.ts'
import { engineSuite } from './testing/suite.ts'

describe('the distributed engine', () => {
  engineSuite(startWorkersEngine)
  describe('pictures of articles', () => imageSuite(startWorkersEngine))
})
