/** Keys that other programs, or habits from them, bring into front matter. */
import { PAGE_KEYS } from '#check/parse/pageKeys.ts'
import { yamlRule } from '#check/parse/yamlErrors.ts'
import { autofix, rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'
import { draft } from '../sharedRules.ts'

/** Explains what YAML would only call an error. */
const key = rule('markdown', 'YAML takes it for something else')
const heading = rule(
  'heading',
  'Titles are not sentences, and menus and search results show them without one',
)
const schema = rule('schema', 'The site shows the questions without numbers')

/** Endings with a period that are no ends of sentences: `Inc.`, `U.S.` */
const ABBREVIATION = '(?<!\\b(?:Inc|Ltd|Co|Corp|etc|vs|Jr|Sr|No|St|\\p{L}\\.\\p{L}))'

const nameOf = (mark: string) => ({ '.': 'a period', ':': 'a colon' })[mark] ?? mark

const fullName = (written: string, name: string) =>
  yamlRule({
    found: `the key ${written} instead of its full name`,
    why: 'The site is built from these keys',
    remedy: `Write ${name}`,
    fix: autofix(written, name),
  })

/** Sought in the source of pages. */
export const pagePatterns: readonly Pattern[] = [
  {
    name: 'a hyphen before an answer',
    pattern: /(?<=^[ \t]*- question: [^\n]*\n[ \t]*)- (?=answer:)/gm,
    finding: ([hyphen]) =>
      yamlRule({
        found: 'a hyphen before the answer, which starts another question',
        why: 'A question and its answer are one entry of the list',
        remedy: 'Write two spaces instead of the hyphen',
        fix: autofix(hyphen, '  '),
      }),
    matches: ['  - question: What?\n  - answer: It is.'],
    passes: ['  - question: What?\n    answer: It is.'],
  },
  {
    name: 'words above keys',
    pattern: /(?<=^(?:search|closing|contact|glance): +[^\s{|>#][^\n]*\n +)\w+:/gm,
    finding: ([name]) =>
      key({
        found: `${name} below a line with words after its colon`,
        why: 'A key has either words or keys of its own',
        remedy: 'Remove the words after the colon of the line above',
      }),
    matches: ['search: alpha\n  title: A page'],
    passes: ['search:\n  title: A page'],
  },
  {
    name: 'a note in braces',
    pattern: /^\{\/\*[ \t]*([^\n]*?)[ \t]*\*\/\}(?=\r?\n[a-z]\w*:)/gm,
    isInCode: true,
    finding: ([written, note]) =>
      key({
        found: 'a note to colleagues among the keys, where it starts with #',
        why: 'YAML takes the brace for the start of a group',
        inEditor: { why: 'It cannot be read there' },
        remedy: 'Write # and a space before it',
        fix: autofix(written, `# ${note}`),
      }),
    matches: ['{/* a note */}\nparent: /'],
    passes: ['{/* a note */}\n\n- A point'],
  },
  {
    name: 'a key in bold',
    pattern: new RegExp(`^\\*\\*(${PAGE_KEYS.join('|')})(?::\\*\\*|\\*\\*:)[ \\t]*`, 'gm'),
    finding: ([written, name]) =>
      key({
        found: `the key ${name} in bold`,
        why: 'YAML takes the asterisks for something else',
        inEditor: { why: 'It cannot be read like this' },
        remedy: 'Write it without asterisks',
        fix: autofix(written, `${name}: `),
      }),
    matches: ['**title:** All about alpha', '**title**: All'],
    passes: ['**Title:** in the text', 'title: All'],
  },
  {
    name: 'Q for a question',
    pattern: /(?<=^[ \t]*(?:- )?)[Qq](?=: )/gm,
    finding: ([written]) => fullName(written, 'question'),
    matches: ['  - Q: What is it?'],
    passes: ['  - question: What is it?'],
  },
  {
    name: 'A for an answer',
    pattern: /(?<=^[ \t]*(?:- )?)[Aa](?=: )/gm,
    finding: ([written]) => fullName(written, 'answer'),
    matches: ['    A: It is.'],
    passes: ['    answer: It is.'],
  },
  {
    name: 'a key for drafts of another system',
    pattern: /^(published|status|hidden|visible): .*/gm,
    finding: ([, name]) =>
      draft({
        found: `the key ${name}, which belongs to other systems`,
        remedy: 'Write "draft: true" until the page is ready, or remove the line',
        inEditor: {
          found: `the field ${name}, which belongs to other systems`,
          remedy: 'Remove it',
        },
      }),
    matches: ['published: false', 'status: draft'],
    passes: ['publishAt: 2027-06-30'],
  },
  {
    name: 'a number before a question',
    pattern: /(?<=^[ \t]*- question: ["']?)(?:Q?\d{1,2}[.):]|Q[.:])[ \t]+/gm,
    finding: ([number]) =>
      schema({
        found: `a number before a question, ${number.trim()}`,
        remedy: 'Remove it',
        fix: autofix(number, ''),
      }),
    matches: ['  - question: 2. What else?', '  - question: Q: What?'],
    passes: ['  - question: What are 2.5 days?'],
  },
  {
    name: 'a title that ends like a sentence',
    pattern: new RegExp(
      `(?<=^layout: (?!home)\\w+\\r?\\ntitle: .*[\\p{L}\\p{N}])${ABBREVIATION}[.:](?=["']?\\r?$)`,
      'gmu',
    ),
    finding: ([mark]) =>
      heading({
        found: `a title that ends in ${nameOf(mark)}`,
        remedy: 'Remove it',
        severity: 'advice',
        fix: autofix(mark, ''),
      }),
    matches: ['layout: detail\ntitle: All about alpha.'],
    passes: ['layout: detail\ntitle: Work by Alpha Inc.', 'layout: detail\ntitle: Alpha'],
  },
  {
    name: 'a heading that ends like a sentence',
    pattern: new RegExp(
      `(?<=^#{2,6} .*[\\p{L}\\p{N}])(?:${ABBREVIATION}\\.|:|#{2,})(?=\\r?$)`,
      'gmu',
    ),
    finding: ([mark]) =>
      heading({
        found: `a heading that ends in ${nameOf(mark)}`,
        why: 'Headings are not sentences, and what follows belongs to them anyway',
        remedy: 'Remove it',
        severity: 'advice',
        fix: autofix(mark, ''),
      }),
    matches: ['## How alpha is done.', '### Steps:', '## Steps##'],
    passes: ['## How we test C#', '## Tested by Alpha Inc.', '## Why?'],
  },
]
