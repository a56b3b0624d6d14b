/** @jest-environment node */
import { describe } from '@jest/globals'
import { startNodeRuntime } from '../testing/runtimes.ts'
import { runtimeSuite } from '../testing/suite.ts'

describe('the Node runtime', () => runtimeSuite(startNodeRuntime))
