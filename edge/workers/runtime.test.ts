/** @jest-environment node */
import { describe } from '@jest/globals'
import { startWorkersRuntime } from '../testing/runtimes.ts'
import { runtimeSuite } from '../testing/suite.ts'

describe('the Workers runtime', () => runtimeSuite(startWorkersRuntime))
