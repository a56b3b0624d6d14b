/** Messages about what other programs leave behind, and about copied pages. */
import { expect, it } from '@jest/globals'
import { all, catalog, detail, point, reading, write } from '../testing/catalog.ts'
import { DATA, DETAIL } from '../testing/testSite.ts'

const PEOPLE = `${DATA}people.yaml`

catalog('characters', {
  'an unfinished merge': point(
    '<<<<<<< HEAD\n- A colour\n=======\n- A {color}\n>>>>>>> main\n- A point',
  ),
  'a file in another encoding': (site) => {
    site.edit(DETAIL, '- A point', '- A café, a point')
    site.write(DETAIL, Buffer.from(site.read(DETAIL), 'latin1'))
  },
  'a file in UTF-16': (site) =>
    site.write(DETAIL, Buffer.from(`\uFEFF${site.read(DETAIL)}`, 'utf16le')),
  'a data file in UTF-16': (site) =>
    site.write(PEOPLE, Buffer.from(`\uFEFF${site.read(PEOPLE)}`, 'utf16le').swap16()),
  'two bullets from a word processor': point('• One point of two\n• A point'),
  'a bullet before a non-breaking space': point('-\u00A0A point'),
  'a bullet from an outline': point('o\tA point'),
  'an arrow as a bullet': point('→ A point'),
  'letters as bullets': point('a) A point'),
  'a number without a space': point('1.A point'),
  'two hyphens': point('-- A point'),
  'an asterisk without a space': point('*A point'),
  'a word in italics': point('*A* point'),
  'two em dashes as bullets': point('— One point of two\n— A point'),
  'a non-breaking space': point('- A\u00A0point'),
  'an invisible character': point('- A po\u200Bint'),
  'an emoji': point('- 👩‍💻 A point'),
  'typographic quotes around a title': detail('title: All about alpha', 'title: “All about alpha”'),
  'a list with asterisks': point('* A point'),
  'rows from a spreadsheet': point('Step\tCost\tFinds\nSums\t5\tRows'),
  'a heading with its mark twice': detail('## How', '## ## How'),
  'an empty file': write(DETAIL, ''),
  'a block directly below a list': detail('a longer one\n\n<Figure', 'a longer one\n<Figure'),
})(`
an unfinished merge: content/alpha.mdx at "<<<<<<< HEAD" the merge marker <<<<<<<, between two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the right version, and remove the other along with the lines <<<<<<<, ======= and >>>>>>>.
an unfinished merge: content/alpha.mdx at "=======" the merge marker =======, between two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the right version, and remove the other along with the lines <<<<<<<, ======= and >>>>>>>.
an unfinished merge: content/alpha.mdx at ">>>>>>> main" the merge marker >>>>>>>, between two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the right version, and remove the other along with the lines <<<<<<<, ======= and >>>>>>>.
a file in another encoding: content/alpha.mdx at "\uFFFD, a point on alpha at f" an unreadable letter, because the file is not saved as UTF-8. Visitors would see a question mark instead. Type the word again, and save the file as UTF-8.
a file in UTF-16: content/alpha.mdx an unreadable letter, because the file is not saved as UTF-8. Visitors would see a question mark instead. Save it again as UTF-8: in the Notepad of Windows with "Save as" and the encoding UTF-8.
a data file in UTF-16: content/data/people.yaml:1:1 an unreadable letter, because the file is not saved as UTF-8. Visitors would see a question mark instead. Save it again as UTF-8: in the Notepad of Windows with "Save as" and the encoding UTF-8.
two bullets from a word processor: content/alpha.mdx at "• One point of two" a line that starts with •; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
two bullets from a word processor: content/alpha.mdx at "• A point on alpha at fi" a line that starts with •; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a bullet before a non-breaking space: content/alpha.mdx at "-\u00A0A point on alpha at fi" a line that starts with -; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a bullet from an outline: content/alpha.mdx at "o\u0009A point on alpha at fi" a line that starts with o; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
an arrow as a bullet: content/alpha.mdx at "→ A point on alpha at fi" a line that starts with →; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
letters as bullets: content/alpha.mdx at "a) A point on alpha at f" a line that starts with a); list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a number without a space: content/alpha.mdx at "1.A point on alpha at fi" a line that starts with 1.; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a space after it.
two hyphens: content/alpha.mdx at "-- A point on alpha at f" a line that starts with --; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
an asterisk without a space: content/alpha.mdx at "*A point on alpha at fir" a line that starts with *; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a word in italics: nothing
two em dashes as bullets: content/alpha.mdx at "— One point of two" a line that starts with —; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
two em dashes as bullets: content/alpha.mdx at "— A point on alpha at fi" a line that starts with —; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a non-breaking space: advice content/alpha.mdx at "\u00A0point on alpha at first" a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Write a plain space.
an invisible character: content/alpha.mdx at "\u200Bint on alpha at first w" an invisible character, U+200B. It came with copied text and splits words for search and screen readers. Delete it.
an emoji: content/alpha.mdx at "👩\u200D💻 A point on alpha a" the emoji 👩‍💻; the site uses words and drawings. The site's fonts have none, so each device shows another picture, and screen readers read its name in the middle of the sentence. Say it in words, or remove it; one that is test data goes between \`backticks\`.
typographic quotes around a title: content/alpha.mdx at "“All about alpha”" typographic quotation marks around the whole value. YAML only understands straight quotes, so visitors would see these. Use straight quotes or none.
a list with asterisks: advice content/alpha.mdx at "* A point on alpha at fi" a list item that starts with *; pages use "- text". Using one marker everywhere keeps changes easy to compare. Use a hyphen.
rows from a spreadsheet: content/alpha.mdx at "\u0009Cost\u0009Finds" a tab between words, as in a row copied from a spreadsheet. Readers would see all rows run together in one paragraph. Write | first | second | for each row of a table, or a space.
rows from a spreadsheet: content/alpha.mdx at "\u00095\u0009Rows on alpha at firs" a tab between words, as in a row copied from a spreadsheet. Readers would see all rows run together in one paragraph. Write | first | second | for each row of a table, or a space.
a heading with its mark twice: content/alpha.mdx at "## How alpha at first is" ## twice before a heading, the second of which readers would see. Anything that is not quite Markdown shows up on the page as typed. Remove one.
an empty file: content/alpha.mdx the page has no front matter, which starts with a line "---". The lines between the two "---" give the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.
a block directly below a list: content/alpha.mdx at "<Figure" <Figure directly below a list, without an empty line, or indented. The block would become part of the last list item. Start the line with it, below an empty line.
`)

it('reports a page that copies another with some words changed', () => {
  const words = reading((site) =>
    site.write(
      'content/gamma.mdx',
      site.read(DETAIL).replaceAll('before we write', 'before writing'),
    ),
  )
  expect(words).toMatch(
    /^content\/gamma\.mdx:22:1 \d\d out of 100 phrases on this page are also in content\/alpha\.mdx; at most 20 may be\. /m,
  )
  const copy = reading((site) => site.write('content/gamma.mdx', site.read(DETAIL)))
  expect(copy).toContain('100 out of 100 phrases')
  expect(copy).not.toMatch(/log number \d+/)
})

catalog('invisible characters', {
  'a change of writing direction': point('- A \u202Epoint'),
  'a tag character': point('- A po\u{E0041}int'),
  'a space that does not break': point('- A\u202Fpoint'),
  'a hyphen that does not break': point('- A well\u2011known point'),
  'an accent for an apostrophe': point('- We couldn´t see a point'),
  'quotation marks from other languages': point('- A „good“ and «clear» point'),
  'two letters in one character': point('- A veri\uFB01ed point'),
  'a bullet from a symbol font': point('- \uF0B7 A point'),
  'a zero written as an escape': detail('title: All about alpha', 'title: "All about \\0alpha"'),
  'a line break from a word processor': point('- A\u000Bpoint'),
  'a Cyrillic letter': point('- A pоint'),
})(`
a change of writing direction: content/alpha.mdx at "‮point on alpha at first" an invisible character, U+202E. It came with copied text and splits words for search and screen readers. Delete it.
a tag character: content/alpha.mdx at "\u{E0041}int on alpha at first" an invisible character, U+E0041. It came with copied text and splits words for search and screen readers. Delete it.
a space that does not break: advice content/alpha.mdx at "\u202Fpoint on alpha at first" an unusual space or hyphen, U+202F. It looks like the plain one, but search does not find the words around it. Write a plain space.
a hyphen that does not break: advice content/alpha.mdx at "‑known point on alpha at" an unusual space or hyphen, U+2011. It looks like the plain one, but search does not find the words around it. Write a plain hyphen.
an accent for an apostrophe: advice content/alpha.mdx at "´t see a point on alpha" the wrong apostrophe ´. The site uses typographic quotes, next to which others look like mistakes. Write ’.
quotation marks from other languages: advice content/alpha.mdx at "„good“ and «clear» point" the wrong quotation mark „. The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
quotation marks from other languages: advice content/alpha.mdx at "“ and «clear» point on a" the wrong quotation mark “. The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
quotation marks from other languages: advice content/alpha.mdx at "«clear» point on alpha a" the wrong quotation mark «. The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
quotation marks from other languages: advice content/alpha.mdx at "» point on alpha at firs" the wrong quotation mark ». The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
two letters in one character: content/alpha.mdx at "veriﬁed point on alpha a" "veriﬁed" has letters that only look like plain ones. Search does not find the word, and screen readers spell it. Write "verified".
a bullet from a symbol font: content/alpha.mdx at " A point on alpha at fi" an invisible character, U+F0B7. It came with copied text and splits words for search and screen readers. Delete it.
a zero written as an escape: content/alpha.mdx at ""All about \\0alpha"" title is "All about \\u0000alpha"; it takes letters and characters of European languages. What the page is called, in links to it and, on most pages, as its large title. Correct it.
a zero written as an escape: content/alpha.mdx at "\\0alpha"" an invisible character, U+0000. It came with copied text and splits words for search and screen readers. Delete it.
a line break from a word processor: content/alpha.mdx at "\u000Bpoint on alpha at first" a word processor's line break, U+000B. Browsers show it as a space, a box or nothing. Write a space, or an empty line for a new paragraph.
a Cyrillic letter: content/alpha.mdx at "оint on alpha at first w" о, a Cyrillic or Greek letter that may look like a Latin one. Search does not find the word, and screen readers spell it. Type the word again.
`)

catalog('leftovers of other programs and hasty edits', {
  'a text in two encodings': point('- The pointâ€™s end'),
  'a separate accent': point('- A cafe\u0301, a point'),
  'a space before a comma': point('- A point , and more'),
  'two periods': point('- A point.. And more.And so on'),
  'an empty list item': point('-\n- A point'),
  'an endless word': point(`- ${'Po'.repeat(30)}int`),
  'an unknown HTML entity': point('- A &point; above'),
})(`
a text in two encodings: content/alpha.mdx at "â€™s end on alpha at fir" â€™, a letter saved in one encoding and read in another. Visitors would see a question mark instead. Type the letter itself, and look for more like it.
a separate accent: content/alpha.mdx at "é, a point on alpha at" é, a letter whose accent is a separate character. It looks the same, but search does not find it. Type the letter again.
a space before a comma: advice content/alpha.mdx at " , and more on alpha at" a space before a punctuation mark. The mark could end up at the start of the next line. Remove it.
two periods: advice content/alpha.mdx at ".. And more.And so on on" "point..", where one mark and one space would do. It looks like the leftover of a hasty edit. Write one punctuation mark and one space.
two periods: advice content/alpha.mdx at ".And so on on alpha at f" "more.And", where one mark and one space would do. It looks like the leftover of a hasty edit. Write one punctuation mark and one space.
two periods: advice content/alpha.mdx at "on on alpha at first wit" the same word again: "on on". It looks like the leftover of a hasty edit. Keep one of them.
an empty list item: content/alpha.mdx at "-" an empty list item. Anything that is not quite Markdown shows up on the page as typed. Write it or remove the line.
an endless word: advice content/alpha.mdx at "PoPoPoPoPoPoPoPoPoPoPoPo" "PoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoint" is not in the dictionary. A typo makes buyers doubt the care behind everything else. If it is correct, add the line "- PoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoPoint" to content/data/dictionary.yaml, at its start; otherwise correct it.
an unknown HTML entity: content/alpha.mdx at "&point; above on alpha a" &point; that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
`)

catalog('characters of other programs', {
  'two headings': all(
    detail('## How', '\u00A0## How'),
    detail('## How alpha later', '## ## How alpha later'),
  ),
  'what may stay': all(
    detail('is done\n', 'is done in C# by a Co.\n'),
    point(
      '<Table caption="What it is">\n\n| Of | # of rows |\n| --- | --- |\n| it | ten |\n\n</Table>\n\n- A single μ of a point',
    ),
  ),
  'bullets of other programs': point('» A ”point”\niv. Four\n- ☐ A point'),
  'numbers without a period': point('1 One point\n2 Two points\n\n1.) One more\n\n- A point'),
  'marks of other programs': point('ï»¿Of a point\n\n- A point {#one}\n\n- A point'),
  'an indented mark of a merge': point('- A point\n  >>>>>>> main'),
  'characters that have no letters here': point('- The लोड，a point'),
  'escapes and lost characters': point('- It\\u2019s the point?s inter- national end'),
  'a tag with a backslash': detail('<Section>', '\\<Section>'),
})(`
two headings: content/alpha.mdx at "\u00A0## How alpha at first i" a space from a word processor before ##. Otherwise the line is not a heading. Remove it.
two headings: content/alpha.mdx at "## How alpha later on is" ## twice before a heading, the second of which readers would see. Anything that is not quite Markdown shows up on the page as typed. Remove one.
what may stay: nothing
bullets of other programs: content/alpha.mdx at "» A ”point”" a line that starts with »; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
bullets of other programs: advice content/alpha.mdx at "”point”" the wrong quotation mark ”. The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
bullets of other programs: content/alpha.mdx at "iv. Four" a line that starts with iv.; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
bullets of other programs: content/alpha.mdx at "☐ A point on alpha at fi" a bullet after the hyphen that starts a list item. Anything that is not quite Markdown shows up on the page as typed. Remove it.
numbers without a period: content/alpha.mdx at "1 One point" a line that starts with 1; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write the number with a period.
numbers without a period: content/alpha.mdx at "2 Two points" a line that starts with 2; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write the number with a period.
numbers without a period: content/alpha.mdx at "1.) One more" a line that starts with 1.); list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write the number with a period.
numbers without a period: advice content/alpha.mdx at ") One more" ) without its counterpart. Readers would look for the other one. Add the other one, or remove this one.
marks of other programs: content/alpha.mdx at "ï»¿Of a point" ï»¿, an invisible mark that was saved in one encoding and read in another. Visitors would see a question mark instead. Remove it.
marks of other programs: content/alpha.mdx at "{#one}" {#one}, which another program put there. Readers would see it. Remove it.
an indented mark of a merge: content/alpha.mdx at "  >>>>>>> main on alpha" the merge marker >>>>>>>, between two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the right version, and remove the other along with the lines <<<<<<<, ======= and >>>>>>>.
characters that have no letters here: content/alpha.mdx at "लोड，a point on alpha at" लोड, which the site's fonts do not have. Visitors would see a box, or a letter of another font. Write it in Latin letters.
characters that have no letters here: content/alpha.mdx at "，a point on alpha at fir" ，, which the site's fonts do not have. Visitors would see a box, or a letter of another font. Write the plain punctuation mark and a space.
escapes and lost characters: content/alpha.mdx at "\\u2019s the point?s inte" \\u2019, a character that was written for a program or read in another encoding. Visitors would see a question mark instead. Type the character itself, and look for more like it.
escapes and lost characters: content/alpha.mdx at "?s inter- national end o" ?s, a character that was written for a program or read in another encoding. Visitors would see a question mark instead. Type the character itself, and look for more like it.
escapes and lost characters: content/alpha.mdx at "- national end on alpha" "inter- national", a word with a hyphen and a space inside. It was divided at the end of a line in the document it was copied from. Write it as one word.
a tag with a backslash: content/alpha.mdx at "\\<Section>" a backslash before the < or > of a tag, which other programs put there, and which turns it into text. One wrong character keeps the whole page from being read. Remove the backslash.
`)

catalog('what looks like a mistake and is none', {
  'a company with an ampersand': point('- They met at AT&T at a point'),
  microseconds: point('- After 50 µs, 50 μs or 20 µm, a point'),
  'an entity in code': point('- The `&nbsp;` of a point'),
  'a Greek letter': point('- The share α (or β) of a point'),
})(`
a company with an ampersand: nothing
microseconds: nothing
an entity in code: nothing
a Greek letter: nothing
`)

catalog('marks that are doubled or set apart', {
  'a comma twice': point('- One,, then a point'),
  'a space before a period': point('- A point . Then another'),
})(`
a comma twice: advice content/alpha.mdx at ",, then a point on alpha" "One,,", where one mark and one space would do. It looks like the leftover of a hasty edit. Write one punctuation mark and one space.
a space before a period: advice content/alpha.mdx at " . Then another on alpha" a space before a punctuation mark. The mark could end up at the start of the next line. Remove it.
`)

catalog('an emoji that is all there is', {
  'as an icon': detail('title: All about alpha', 'title: All about alpha\nicon: 📊'),
})(`
as an icon: content/alpha.mdx at "📊" the emoji 📊; the site uses words and drawings. The site's fonts have none, so each device shows another picture, and screen readers read its name in the middle of the sentence. Say it in words, or remove it; one that is test data goes between \`backticks\`.
`)

catalog('marks and spaces that slip into words and addresses', {
  'an unusual space in an indentation': detail('  - /beta', ' \u202F- /beta'),
  'an unusual space in the name of a drawing': detail('name="loop"', 'name="lo\u202Fop"'),
  'an entity in a word that leaves half of one': detail('alpha is and', 'alpha is a&nbsp;nd'),
  'a mark inside a word': point('- A po‘int'),
  'a mark before the last letter of a word': point('- Rows compare‘d with a point'),
  'a backtick inside a word': point('- A point of the run`d'),
  'a backtick in a word of a drawing': detail("'learn'", "'learn`s'"),
  'a space before a comma in an address': detail('  - /beta', '  - /beta ,'),
  'a space of a word processor before a comma': point('- A point\u00A0, and more'),
  'a space of a word processor next to a plain one': detail("'last week'", "'last \u00A0week'"),
  'a space of a word processor in an address': detail('  - /beta', '  - /b&nbsp;eta'),
  'a space of a word processor in a tag': detail('</Section>', '<\u00A0/Section>'),
  'a space of a word processor after an asterisk': point('*&nbsp;*A point** of it\n\n- A point'),
  'a mark in the name of a person': point("- O'Brien reads a point"),
  'half a word beside a mark': point('- A schedul~~e of a point'),
})(`
an unusual space in an indentation: advice content/alpha.mdx at "\u202F- /beta" an unusual space or hyphen, U+202F. It looks like the plain one, but search does not find the words around it. Write a plain space.
an unusual space in the name of a drawing: content/alpha.mdx at ""lo\u202Fop"" prop name of <Figure name="lo\u202Fop"> is "lo\u202Fop"; it takes one of: pipeline, bars, measured, funnel, matrix, layers, loop, timeline, lanes, tree, sequence, quadrant, anomaly, reconcile, checklist, tokens, schedule, ports. Only what a block has a place for is shown. Did you mean "loop"?
an unusual space in the name of a drawing: advice content/alpha.mdx at "\u202Fop"" an unusual space or hyphen, U+202F. It looks like the plain one, but search does not find the words around it. Remove it.
an entity in a word that leaves half of one: advice content/alpha.mdx at "&nbsp;nd for whom, told" a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Write a plain space.
an entity in a word that leaves half of one: advice content/alpha.mdx at "nd for whom, told by tho" "nd" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "and".
a mark inside a word: advice content/alpha.mdx at "‘int on alpha at first w" the wrong apostrophe ‘. The site uses typographic quotes, next to which others look like mistakes. Write ’, or remove it if it has slipped into the word.
a mark before the last letter of a word: advice content/alpha.mdx at "‘d with a point on alpha" the wrong apostrophe ‘. The site uses typographic quotes, next to which others look like mistakes. Write ’, or remove it if it has slipped into the word.
a backtick inside a word: advice content/alpha.mdx at "run\`d on alpha at first" "run’d" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "rand", "rend", or "rind"? If it is correct, add the line "- run’d" to content/data/dictionary.yaml, at its start.
a backtick inside a word: content/alpha.mdx at "\`d on alpha at first wit" a backtick instead of an apostrophe. Everything up to the next backtick would be shown as code. Write ’, or remove it if it has slipped into the word.
a backtick in a word of a drawing: content/alpha.mdx at "\`s']}" a backtick instead of an apostrophe. Everything up to the next backtick would be shown as code. Write ’, or remove it if it has slipped into the word.
a backtick in a word of a drawing: content/alpha.mdx at "\`s']}" \` in a text that takes only words. Here, readers would see the characters. Write only the words.
a space before a comma in an address: content/alpha.mdx at "/beta ," the link /beta , leads nowhere. Visitors who follow it would find nothing. Did you mean /beta?
a space of a word processor before a comma: advice content/alpha.mdx at "\u00A0, and more on alpha at" a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Remove it.
a space of a word processor next to a plain one: advice content/alpha.mdx at "\u00A0week']}" a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Remove it.
a space of a word processor in an address: content/alpha.mdx at "/b&nbsp;eta" the link /b&nbsp;eta leads nowhere. Visitors who follow it would find nothing. Use the address of a page in content/.
a space of a word processor in an address: advice content/alpha.mdx at "&nbsp;eta" a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Remove it.
a space of a word processor in a tag: advice content/alpha.mdx at "\u00A0/Section>" a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Remove it.
a space of a word processor after an asterisk: advice content/alpha.mdx at "&nbsp;*A point** of it" a non-breaking space from a word processor. It looks like any other space but makes lines break in odd places. Write a plain space.
a mark in the name of a person: advice content/alpha.mdx at "'Brien reads a point on" the wrong apostrophe '. The site uses typographic quotes, next to which others look like mistakes. Write ’.
half a word beside a mark: advice content/alpha.mdx at "schedul~~e of a point on" "schedul" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "schedule".
half a word beside a mark: content/alpha.mdx at "~~e of a point on alpha" ~~ that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
`)
