/** @jest-environment node */
import { describe } from '@jest/globals'
import { startWorkersEngine } from './testing/engines.ts'
import { engineSuite } from './testing/suite.ts'

describe('the distributed engine', () => engineSuite(startWorkersEngine))
