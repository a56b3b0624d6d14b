import { TextDecoder, TextEncoder } from 'node:util'
import { jest } from '@jest/globals'

// Only tests with a document need these, and every test file would load them again.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/jest-globals')
  // Testing Library detects fake timers with the `jest` global, which ES modules lack.
  // jsdom has no encoders, which the spelling dictionaries need.
  Object.assign(globalThis, { jest, TextDecoder, TextEncoder })
  // Nor does it tell how a page was reached.
  performance.getEntriesByType ??= () => []
}
