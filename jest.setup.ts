import { TextDecoder, TextEncoder } from 'node:util'
import { jest } from '@jest/globals'
import '@testing-library/jest-dom/jest-globals'

// Testing Library looks for this global to learn of fake timers; ES modules do not have it by themselves.
Object.assign(globalThis, { jest })

// jsdom has neither, and the dictionaries by which the registry checks spelling are read with both.
Object.assign(globalThis, { TextDecoder, TextEncoder })
