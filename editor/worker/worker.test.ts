/** @jest-environment node */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { interruptionSuite } from '../testing/interruptionSuite.ts'
import { messageSuite } from '../testing/messageSuite.ts'
import { openingSuite } from '../testing/openingSuite.ts'
import { proposalSuite } from '../testing/proposalSuite.ts'
import { refusalSuite } from '../testing/refusalSuite.ts'
import { responseSuite } from '../testing/responseSuite.ts'
import { signInSuite } from '../testing/signInSuite.ts'
import { WorkerRig } from '../testing/workerRig.ts'

/** Starting the runtime takes longer than most tests, so that all subjects share one. */
const rig = new WorkerRig()

beforeAll(() => rig.start())
afterAll(() => rig.stop())

describe('signing in', () => signInSuite(rig))
describe('opening', () => openingSuite(rig))
describe('a proposal', () => proposalSuite(rig))
describe('the message of a proposal', () => messageSuite(rig))
describe('where the line is cut', () => interruptionSuite(rig))
describe('a request', () => refusalSuite(rig))
describe('a response', () => responseSuite(rig))

it('never revealed tokens or keys, and called GitHub as its description says', () => {
  expect(rig.editor.said()).not.toMatch(/gh[ur]_|planted/)
  expect(rig.forge.problems).toEqual([])
})
