/** Notes, placeholders and lines of other documents, which visitors would read. */
import { rule } from '#check/problems.ts'
import type { Pattern } from '../pattern.ts'

const voice = rule('voice', 'Visitors would read it')
const placeholder = rule('placeholder', 'Visitors would read it')

const WRITE = 'Write the passage or remove it'

const missing = ([words]: RegExpExecArray) =>
  voice({
    found: `"${words.trim()}", which stands for something that is still missing`,
    remedy: WRITE,
  })

/** Sought in all prose. */
export const prosePatterns: readonly Pattern[] = [
  {
    // In a quotation, somebody else wrote it.
    name: 'a note in capitals',
    pattern:
      /(?:\b(?:TODO|TBD|FIXME|XXX)\b|\b(?:TO[ -]DO|[Tt]odo):|\b(?:CONFIDENTIAL|[Ii]nternal (?:use )?only)\b|\b[Ss]ee (?:(?:the )?attach(?:ed|ment)|slide \d+)\b|\bon slide \d+\b|(?<!\S)@\p{Lu}\p{Ll}+)(?<!“[^”]*)/gu,
    finding: ([words]) => voice({ found: `the note "${words}" in the text`, remedy: WRITE }),
    matches: ['TODO a point', 'CONFIDENTIAL: a point', 'ask @Anna', 'see the attached document'],
    passes: ['confidential data', 'a to-do list', 'the attached file', 'It says “see attached”'],
  },
  {
    name: 'a note in small letters',
    pattern: /\b(?:todo(?! lists?\b)(?!:)|tbd|xxx)\b/gu,
    finding: ([words]) => placeholder({ found: `the note "${words}" in the text`, remedy: WRITE }),
    matches: ['It is tbd by June'],
    passes: ['a todo list', 'todos'],
  },
  {
    name: 'filler text',
    pattern: /\blorem ipsum\b/giu,
    finding: ([words]) =>
      placeholder({
        found: `"${words}", which stands for words that are still missing`,
        remedy: WRITE,
      }),
    matches: ['Lorem ipsum dolor'],
    passes: ['ipsum'],
  },
  {
    name: 'words that stand for others',
    pattern:
      /(?<!\S)\?{3,}|\b(?:is|are) to be (?:confirmed|determined|announced|decided)\b|\bTB[AC]\b|\bcoming soon\b|\binsert (?:an? |the |your )?(?:image|picture|photo(?:graph)?|text|link|name|logo|quote)(?: here)?\b|\b(?:your|some|sample|dummy|placeholder|alt) text(?: goes)? here\b|\btext goes here\b|\b(?:john|jane) doe\b|\((?:link|image|photo|picture)\)|^(?:draft|note to self|comment):|\bacme corp\w*/gi,
    finding: missing,
    matches: [
      'The price is to be confirmed',
      'Coming soon',
      'Insert image here',
      'John Doe',
      'Draft: it',
    ],
    passes: ['drafts: three', 'It is to be tested', 'a link'],
  },
  {
    // XX, $name, a variable of a template, an address of an example.
    name: 'signs that stand for words',
    pattern:
      /(?<!\S)XX(?!\S)|(?<!\w)XX+%|\$X\b|\$[a-z]{2,}\w*|(?<!@)\b(?:example|yourdomain|yoursite)\.(?:com|org|net)\b/gi,
    finding: missing,
    matches: ['dear $name', 'by XX%', 'at example.com'],
    passes: ['$50', 'XXL', 'for example'],
  },
  {
    // Between words, an ellipsis is punctuation.
    name: 'an ellipsis instead of words',
    pattern: /^\s*[[(]?(?:…|\.{3})[\])]?\s*$|[[(](?:…|\.{3})[\])]/g,
    finding: missing,
    matches: ['…', 'A point (…)', '[...]'],
    passes: ['Wait … and see', 'and so on …', 'first, second…'],
  },
  {
    // Error! of Word, #REF! of Excel.
    name: 'a broken field of an office program',
    pattern: /Error! (?:Reference source|Bookmark) not|#(?:REF|DIV\/0|VALUE|NAME)[!?]/gi,
    finding: missing,
    matches: ['Error! Reference source not found', '#REF!'],
    passes: ['Error! Try again'],
  },
  {
    name: 'lines of other documents',
    pattern:
      /^page \d+ (?:of|\/) \d+$|^table of contents:?$|^sent from my \w+|^on [^.!?]{0,30}\d[^!?]{0,60} wrote:$|\ball rights reserved\b|^@@ -\d.*|^(?:(?:best|kind|warm|many) regards|yours (?:sincerely|faithfully|truly)),?|^dear (?:all|team|colleagues?|sirs?|madam|mr|mrs|ms)\b|\bhope this (?:e-?mail|message|finds? you)\b[^.!?,;:]*/gi,
    finding: ([words]) =>
      voice({
        found: `"${words}", left over from where the text was copied`,
        remedy: 'Remove it',
      }),
    matches: [
      'Page 3 of 12',
      'Sent from my phone',
      '@@ -1,3 +1,4 @@',
      'All rights reserved',
      'Best regards, Anna',
      'Dear all,',
      'I hope this email finds you well',
    ],
    passes: ['on page 3', 'a table of contents page', 'Dear to its owner, it stays'],
  },
  {
    // With the code of its country or a zero before it, or in three groups as in the United States.
    name: 'a telephone number',
    pattern:
      /(?<![\p{L}\d.,:/+-])(?!\d{1,2}[/-]\d{1,2}[/-]\d{4}\b)(?:(?:\+\d|\(?0\d)[\d ()/-]{5,}\d|(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4})(?![\p{L}\d:/]|[.,-]\d|[ ]?[%€$])/gu,
    finding: ([number]) =>
      voice({
        found: `the telephone number ${number}`,
        why: 'No list of facts has it, so nobody would notice here that it has changed',
        remedy: 'Lead to the contact page instead, or leave it out',
        severity: 'advice',
      }),
    matches: ['Ring 0711 4455667', 'at +49 711 445566', 'at (212) 555-0100', '212-555-0100.'],
    passes: ['at 03/04/2026', '0 to 100', '2026-11-30', '00:00 to 12:00', '+12 %', '1 000 000'],
  },
]

/** Sought in texts of front matter, data files and props. */
export const fieldPatterns: readonly Pattern[] = [
  {
    name: 'a comma at the end',
    pattern: /[,;]$/g,
    finding: ([mark]) =>
      voice({
        found: `${mark} at the end of the text, left over from a list`,
        remedy: 'Remove it',
        fix: { from: mark, to: '', automatic: true },
      }),
    matches: ['All about alpha,'],
    passes: ['alpha, beta'],
  },
]
