/** @jest-environment node */
import { describe } from '@jest/globals'
import { startNodeEngine } from './testing/engines.ts'
import { imageSuite } from './testing/imageSuite.ts'
import { engineSuite } from './testing/suite.ts'

describe('the one-machine engine', () => {
  engineSuite(startNodeEngine)
  describe('pictures of articles', () => imageSuite(startNodeEngine))
})
