/** Dates as Americans write them, and days that there are. */

import type { Pattern } from '../pattern.ts'
import { spelling } from '../sharedRules.ts'
import { MONTH } from './months.ts'

/** Sought in all prose. */
export const prosePatterns: readonly Pattern[] = [
  {
    // Quotations may keep theirs.
    name: 'a date with its day first, or in numbers',
    pattern: new RegExp(
      `(?:\\b\\d{1,2} ${MONTH}(?:,? \\d{4}\\b|(?=[.,;:)]))|\\b\\d{1,2}(?:st|nd|rd|th)(?: of)? ${MONTH}\\b|\\b\\d{1,2}/\\d{1,2}/(?:20)?\\d\\d\\b|\\b\\d{1,2}\\.\\d{1,2}\\.20\\d\\d\\b)(?<!“[^”]*)`,
      'g',
    ),
    finding: ([date]) =>
      spelling({
        found: `the date ${date}; dates are written November 23, 2026`,
        why: 'Americans write the month first and Britons the day, so one would be taken for the other',
        remedy: 'Write the month as a word, before the day',
      }),
    matches: ['on 23 November 2026', '3/4/2026', 'the 3rd of May', '31.12.2027'],
    passes: ['November 23, 2026', 'version 1.2.3', '“1/2/2025”'],
  },
  {
    name: 'a day that does not exist',
    pattern: new RegExp(
      `\\b(?:February 3[01]|(?:April|June|September|November) 31|${MONTH} (?:3[2-9]|[4-9]\\d))\\b(?!\\d|%|,\\d)`,
      'g',
    ),
    finding: ([date]) =>
      spelling({
        found: `the date ${date}, a day that does not exist`,
        why: 'Readers would wonder which day is meant',
        remedy: 'Correct it',
      }),
    matches: ['by June 31, 2026'],
    passes: ['by June 30, 2026', 'May 50,000 users'],
  },
]
