/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { inCapitalsOf } from './capitals.ts'

it('follows the capitals of what was found, and keeps those of names', () => {
  const by = (found: string, wanted = 'Load Test') => inCapitalsOf(found, wanted, 'Peak API Test')
  expect(by('Load Test')).toBe('Peak API Test')
  expect(by('load test')).toBe('peak API test')
  expect(by('Load test')).toBe('Peak API test')
  expect(by('LOAD TEST')).toBe('PEAK API TEST')
  expect(by('LOAD', 'LOAD')).toBe('Peak API Test')
  expect(inCapitalsOf('Load test', 'load test', 'a Kafka test')).toBe('A Kafka test')
})
