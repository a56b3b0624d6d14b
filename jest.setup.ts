import { TextDecoder, TextEncoder } from 'node:util'
import { jest } from '@jest/globals'

// Only tests with a document need these, and every test file would load them anew.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals')
  // Testing Library looks for this global to learn of fake timers; ES modules do not have it by themselves.
  // jsdom has no encoders, and the dictionaries by which the registry checks spelling are read with both.
  Object.assign(globalThis, { jest, TextDecoder, TextEncoder })
}
