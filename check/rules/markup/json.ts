/** The redirects are JSON, which requires more than YAML. */
import { yamlRule } from '#check/parse/yamlErrors.ts'
import { autofix } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'

const BUILD_STOPS = 'The site is built from this file, and the build would stop here'

/** Sought in the source of JSON files that could be read as YAML. */
export const jsonPatterns: readonly Pattern[] = [
  {
    name: 'a list without its brackets',
    pattern: /^(?=\s*\{)/g,
    finding: () =>
      yamlRule({
        found: 'no [ before the first redirect, which begins the list',
        why: BUILD_STOPS,
        remedy: 'Write [ above it, and ] below the last one',
      }),
    matches: ['{ "from": "/a", "to": "/b" }', '\n{}'],
    passes: ['[{ "from": "/a", "to": "/b" }]'],
  },
  {
    // Outside of text in double quotes.
    name: 'a comma after the last entry',
    pattern: /(?<=^(?:[^"\n]|"(?:[^"\\]|\\.)*")*),(?=\s*[\]}])/gm,
    finding: ([comma]) =>
      yamlRule({
        found: 'a comma after the last entry, which JSON does not allow',
        why: BUILD_STOPS,
        remedy: 'Remove it',
        fix: autofix(comma, ''),
      }),
    matches: ['[{ "from": "/a", "to": "/b" },]'],
    passes: ['[{ "from": "/a,]", "to": "/b" }]'],
  },
  {
    name: 'words without straight double quotes',
    pattern: /(?<=^(?:[^"\n]|"(?:[^"\\]|\\.)*")*)(?:#.*|\/\/.*|'[^'\n]*'|[^\s[\]{}:,"]+)/gm,
    finding: ([words]) =>
      yamlRule({
        found: `${words.trim()} without straight double quotes, which JSON requires for every key and text`,
        why: BUILD_STOPS,
        remedy: 'Write "key": "text"; this file cannot contain comments',
      }),
    matches: ['{ "from": \'/first\' }', '# the old one', '{ “from”: 1 }'],
    passes: ['{ "from": "/first" }'],
  },
]
