/** Messages about mistakes in YAML. */
import { fileOfData } from '#lib/content/data.ts'
import { catalog, data, detail, landing, point, write } from '../testing/catalog.ts'

catalog('YAML', {
  'a colon in a text': detail(/title: All about alpha/, 'title: Alpha: all about it'),
  'a tab': detail(/ {2}title:/, '\ttitle:'),
  'a duplicate key': detail(/title: All/, 'title: Twice\ntitle: All'),
  'uneven indentation': detail(/ {2}description:/, ' description:'),
  'an unclosed quote': detail(/title: All about alpha/, 'title: "All about alpha'),
  'a text that starts with a special character': detail(
    /title: All about alpha/,
    'title: @all about alpha',
  ),
  'a line without a key': detail(/intro: /, 'some words\nintro: '),
})(`
a colon in a text: content/alpha.mdx at "Alpha: all about it" the text contains a colon followed by a space, which YAML reads as another key. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
a tab: content/alpha.mdx at "\u0009title: A page about alp" the line is indented with a tab. One line that is not YAML keeps the whole file from being read. Write 2 spaces instead.
a duplicate key: content/alpha.mdx at "title: All about alpha" the key title appears twice. One line that is not YAML keeps the whole file from being read. Keep one of the lines, indent what belongs to the key above it, or write "- " before the first key of a new entry.
uneven indentation: content/alpha.mdx at " description: What alpha" the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
an unclosed quote: content/alpha.mdx at ""All about alpha" the closing quote is missing. One line that is not YAML keeps the whole file from being read. Close what was opened; inside quoted text, write quotes as “ or ”.
a text that starts with a special character: content/alpha.mdx at "@all about alpha" a text cannot start with @ in YAML. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
a line without a key: content/alpha.mdx at "some words" a line without a key; write "key: value". One line that is not YAML keeps the whole file from being read. Indent it two spaces more than the key it belongs to, or add the missing colon; a comment starts with "# ".
`)

catalog('YAML that is misread', {
  'a # that cuts off a text': detail('title: All about alpha', 'title: All about alpha #1'),
  'a comma before a text': detail('label: Contact Us', 'label: , Contact Us'),
  'a # and a number after a single word': detail('about: alpha', 'about: our # 1 topic'),
  'an & at the start': detail('title: All about alpha', 'title: &All about alpha'),
  'a number that starts with 0': data('offices', /postalCode: .*/, 'postalCode: 02110'),
  'a hexadecimal number': data('offices', /postalCode: .*/, 'postalCode: 0x10'),
  'a number in powers of ten': data('offices', /postalCode: .*/, 'postalCode: 21e3'),
  'a key that is the prototype of objects': detail('title: All', '__proto__: All\ntitle: All'),
  'such a key in a data file': data('offices', '  city:', '  __proto__: All\n  city:'),
  'quotes in a quoted text': detail('title: All about alpha', 'title: "All" about alpha'),
  'a backslash in a quoted text': detail(
    'title: All about alpha',
    'title: "All \\quite about alpha"',
  ),
  'a key one space too far right': detail('title: All', ' title: All'),
  'a key one space too far left': data('offices', '  city:', ' city:'),
  'an entry indented deeper than the next': detail('  - /beta', '    - /beta'),
  'a tab before a key': data('offices', '  city:', '\tcity:'),
  'keys that lost their indentation': detail('  title: A page', 'title: A page'),
  'an entry without its hyphen': data('claims', '  - id: headline-1', '    id: headline-1'),
  'an entry of a list without its hyphen': detail('  - /services/checks', '  /services/checks'),
  'an entry with two keys without its hyphen': landing(
    '  - question: What about question number 2',
    '  question: What about question number 2',
  ),
  'a line indented with non-breaking spaces': detail('  label: Contact', '\u00A0 label: Contact'),
  'an & and a space at the start': detail('title: All about alpha', 'title: & all about alpha'),
  'a title of white space': detail('title: All about alpha', 'title: "   "'),
  'the address of the site with a trailing slash': data(
    'site',
    'url: https://tester.example',
    'url: https://tester.example/',
  ),
  'a mailbox with its scheme': data('site', 'general: ', 'general: mailto:'),
  'a missing colon in the last key of a group': detail('  about: alpha', '  about alpha'),
  'a comment after an address': detail(
    'parent: /services/checks',
    'parent: /services/checks # moved',
  ),
  'a comment after a name': detail('layout: detail', 'layout: detail # not a landing page'),
  'a key in braces without a space after its colon': detail('heading: Ask', 'heading:Ask'),
  'a list without its closing bracket': detail(
    /related:\n.*\n.*\n/,
    'related: [/beta, /services/checks\n',
  ),
  'a question without its mark': detail('turn two?', 'turn two'),
})(`
a # that cuts off a text: content/alpha.mdx at "All about alpha #1" a # after a space, which cuts the text off because YAML reads the rest of the line as a comment. Visitors would only read half of it. Put the whole text in double quotes, or the comment on its own line.
a comma before a text: content/alpha.mdx at ", Contact Us" a text cannot start with , in YAML. One line that is not YAML keeps the whole file from being read. Remove it, or look for what is missing before it.
a # and a number after a single word: content/alpha.mdx at "our # 1 topic" a # after a space, which cuts the text off because YAML reads the rest of the line as a comment. Visitors would only read half of it. Put the whole text in double quotes, or the comment on its own line.
an & at the start: content/alpha.mdx at "&All about alpha" a text cannot start with & in YAML. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
a number that starts with 0: content/data/offices.yaml:8:15 a number that starts with 0. YAML drops the 0. Put it in double quotes; where a number belongs, leave the 0 out.
a hexadecimal number: content/data/offices.yaml:8:15 a number as programs write it, 0x10. YAML reads it as 16. Write 16, or put it in double quotes if it is a text.
a number in powers of ten: content/data/offices.yaml:8:15 a number as programs write it, 21e3. YAML reads it as 21000. Write 21000, or put it in double quotes if it is a text.
a key that is the prototype of objects: content/alpha.mdx at "__proto__: All" unknown key __proto__; known here: layout, title, intro, search, reviewBy, draft, publishAt, parent, related, closing, contact, evidence, glance, faqs, icon, titleLinksToItself. It would silently be ignored. Remove it, or move it where it belongs.
such a key in a data file: content/data/offices.yaml:4:3 unknown key __proto__; known here: id, country, countryCode, city, region, street, postalCode, placeholder. It would silently be ignored. Remove it, or move it where it belongs.
quotes in a quoted text: content/alpha.mdx at "about alpha" the text continues after its closing quotation mark. One line that is not YAML keeps the whole file from being read. Remove what follows; inside quoted text, write “, ” and ’ instead of " and '.
a backslash in a quoted text: content/alpha.mdx at "\\quite about alpha"" a backslash in double-quoted text. One line that is not YAML keeps the whole file from being read. Write two, or remove the quotes.
a key one space too far right: content/alpha.mdx at "title: All about alpha" the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
a key one space too far left: content/data/offices.yaml:4:1 the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
an entry indented deeper than the next: content/alpha.mdx at "- /beta" the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
a tab before a key: content/data/offices.yaml:4:1 the line is indented with a tab. One line that is not YAML keeps the whole file from being read. Write 2 spaces instead.
keys that lost their indentation: content/alpha.mdx at "title: A page about alph" the key title appears twice. One line that is not YAML keeps the whole file from being read. Keep one of the lines, indent what belongs to the key above it, or write "- " before the first key of a new entry.
keys that lost their indentation: content/alpha.mdx at "description: What alpha" the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
an entry without its hyphen: content/data/claims.yaml:9:5 the key id appears twice. One line that is not YAML keeps the whole file from being read. Keep one of the lines, indent what belongs to the key above it, or write "- " before the first key of a new entry.
an entry of a list without its hyphen: content/alpha.mdx at "/services/checks" an entry of a list without the hyphen that starts the one above. One line that is not YAML keeps the whole file from being read. Start it with a hyphen and a space.
an entry with two keys without its hyphen: content/services/checks.mdx at "question: What about que" an entry of a list without the hyphen that starts the one above. One line that is not YAML keeps the whole file from being read. Start it with a hyphen and a space.
a line indented with non-breaking spaces: content/alpha.mdx at "\u00A0 label: Contact Us" the line is indented with a non-breaking space from a word processor. One line that is not YAML keeps the whole file from being read. Write plain spaces, two per level.
an & and a space at the start: content/alpha.mdx at "& all about alpha" a text cannot start with & in YAML. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
a title of white space: content/alpha.mdx at ""   "" title is empty; it takes at least 3 characters. What the page is called, in links to it and, on most pages, as its large title. Add 3 characters.
the address of the site with a trailing slash: content/data/site.yaml:3:6 url is "https://tester.example/"; it has the wrong format; a name with letters beyond a to z is written as machines do, such as xn--mller-kva. The address of the site, in small letters and without a slash at its end, such as https://example.com. Correct it.
a mailbox with its scheme: content/data/site.yaml:5:12 mailboxes.general is "mailto:hello@tester.example"; it has the wrong format; a name with letters beyond a to z is written as machines do, such as xn--mller-kva. For messages from visitors, in small letters, such as hello@example.com. Correct it.
a missing colon in the last key of a group: content/alpha.mdx at "about alpha" a line without a key; write "key: value". One line that is not YAML keeps the whole file from being read. Indent it two spaces more than the key it belongs to, or add the missing colon; a comment starts with "# ".
a comment after an address: nothing
a comment after a name: nothing
a key in braces without a space after its colon: content/alpha.mdx at "heading:Ask us about alp" heading: without a space after it. One line that is not YAML keeps the whole file from being read. Write a space after the colon.
a list without its closing bracket: content/alpha.mdx at "[/beta, /services/checks" a closing bracket or comma is missing. One line that is not YAML keeps the whole file from being read. Close what was opened; inside quoted text, write quotes as “ or ”.
a question without its mark: content/alpha.mdx at "What does a reader ask o" faqs.question is "What does a reader ask of alpha in turn two"; it takes a question mark at its end. The question in the words of a buyer. Correct it.
`)

catalog('values that YAML reads as something else', {
  'a Markdown link among the related pages': detail('  - /beta', '  - [All about beta](/beta)'),
  'a Markdown link in a text': detail('title: All about alpha', 'title: [All about alpha](/alpha)'),
  'periods among the keys': detail('parent:', '...\nparent:'),
  'a title that is folded': detail('title: All about alpha', 'title: >\n  All about alpha'),
  'a title with one quotation mark': detail('title: All about alpha', 'title: All about "alpha'),
})(`
a Markdown link among the related pages: content/alpha.mdx at "[All about beta](/beta)" a Markdown link, [All about beta](/beta), where only an address can be. YAML takes the bracket for the start of a list. Write /beta.
a Markdown link in a text: content/alpha.mdx at "[All about alpha](/alpha" a Markdown link, [All about alpha](/alpha), where only words can be. YAML takes the bracket for the start of a list. Write All about alpha.
periods among the keys: content/alpha.mdx at "..." a line of three periods, with which YAML ends; the keys below it would be lost. One line that is not YAML keeps the whole file from being read. Remove the line, or continue the text of the line above.
a title that is folded: nothing
a title with one quotation mark: advice content/alpha.mdx at ""alpha" " without its counterpart. Readers would look for the other one. Add the other one, or remove this one.
`)

catalog('lists of other programs', {
  'numbers in parentheses': point('(1) A first point of two\n\n- A point'),
  'a file for old computers': detail(/\n/g, '\r'),
  'a document of a word processor': write('content/gamma.mdx', '{\\rtf1\\ansi A point}'),
  'A for an answer': detail(
    /faqs: .*/,
    'faqs:\n  - question: What does a reader ask of alpha?\n    A: It is a page of the small site, told by those who have done it for long.',
  ),
})(`
numbers in parentheses: content/alpha.mdx at "(1) A first point of two" a line that starts with (1); list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write the number with a period.
a file for old computers: content/alpha.mdx lines that end as on old computers, so that all of them are read as one. No page or data can be read from it. Save the file with line breaks of the kind LF.
a document of a word processor: content/gamma.mdx a document of a word processor or spreadsheet, not plain text. No page or data can be read from it. Copy its text into the editor of this repository. In TextEdit, choose "Make Plain Text" before you save; in a spreadsheet, save as CSV.
A for an answer: content/alpha.mdx at "A: It is a page of the s" the key A instead of its full name. The site is built from these keys. Write answer.
`)

catalog('lines that lost their place in a list', {
  'a key of an entry that lost two spaces': data(
    'strengths',
    '  text: What makes strength number 2',
    'text: What makes strength number 2',
  ),
  'an answer in the column of its question': landing(
    / {4}answer: (?=.*number 2|.*two)/,
    '  answer: ',
  ),
  'a line of a text that lost its indentation': data(
    'strengths',
    'number 2 a strength in',
    'number 2 a strength\nin',
  ),
  'a word of a list without its hyphen': write(fileOfData('dictionary'), '- alpha\nlog\n'),
  'brackets at the start of a text': detail('title: All about alpha', 'title: [All], about alpha'),
  'a hyphen before a text': detail('title: All about alpha', 'title: - All about alpha'),
  'a hyphen before the first entry of a list': detail('related:\n  - /beta', 'related: - /beta'),
  'words of a list in braces without brackets': write(
    fileOfData('synonyms'),
    '- { href: /services/checks, words: first letter, second letter, third }\n',
  ),
})(`
a key of an entry that lost two spaces: content/data/strengths.yaml:6:1 the key text where the next entry of the list would start. One line that is not YAML keeps the whole file from being read. Indent it with two spaces more if it belongs to the entry above.
an answer in the column of its question: content/services/checks.mdx at "answer: Answer number 2" the key answer where the next entry of the list would start. One line that is not YAML keeps the whole file from being read. Indent it with two spaces more if it belongs to the entry above.
a line of a text that lost its indentation: content/data/strengths.yaml:7:1 words where the next entry of the list would start. One line that is not YAML keeps the whole file from being read. Indent the line like the words above that it continues, or write "- key: value".
a word of a list without its hyphen: content/data/dictionary.yaml:2:1 an entry of a list without the hyphen that starts the one above. One line that is not YAML keeps the whole file from being read. Start it with a hyphen and a space.
brackets at the start of a text: content/alpha.mdx at "[All], about alpha" a text cannot start with [ in YAML. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
a hyphen before a text: content/alpha.mdx at "- All about alpha" a hyphen between a key and its text. One line that is not YAML keeps the whole file from being read. Remove it; where the key takes a list, start a line of its own with it.
a hyphen before the first entry of a list: content/alpha.mdx at "- /beta" a hyphen between a key and its text. One line that is not YAML keeps the whole file from being read. Remove it; where the key takes a list, start a line of its own with it.
words of a list in braces without brackets: content/data/synonyms.yaml:1:50 a key without a value, second letter, which the comma before it starts in a group in braces. One line that is not YAML keeps the whole file from being read. Put a list in [brackets], and a text with a comma in double quotes.
`)

catalog('what slips into front matter', {
  'a comma inside a key': detail('contact:', 'con ,tact:'),
  'a line of asterisks in front matter': detail('title: All', '**\ntitle: All'),
  'an entry on the line of another key': data(
    'navigation',
    '\n  - label: Industries',
    '   - label: Industries',
  ),
  'a key of the page on the line of another': detail(
    'title: All about alpha',
    'title: All about alpha reviewBy: 2027-06-30',
  ),
  'a key after a sentence': detail(/intro: .*/, 'intro: All of it. company: Alpha'),
  'a < in the second line of hyphens': detail(/---\n\n/, '--<-\n\n'),
  'a hyphen apart from the others': detail(/---\n\n/, '-- -\n\n'),
  'a mark before an entry': detail('  - /services/checks', '  „- /services/checks'),
  'the first entry on the line of its list': landing('faqs:\n', 'reviews: - One\n  - Two\nfaqs:\n'),
  'the mark of a heading in a text': detail('label: Contact Us', 'label: Contact ##Us'),
  'a # before an address': detail('  - /services/checks', '  - #/services/checks'),
  'a key of another list': landing('faqs:\n', 'faqs:\n  heading: All of it\n'),
  'keys run together': landing('faqs:\n  -', 'faqs:   -'),
  'a quotation mark after the front matter': detail(/---\n\n/, '---"\n\n'),
})(`
a comma inside a key: content/alpha.mdx at "con ,tact:" unknown key con ,tact; known here: layout, title, intro, search, reviewBy, draft, publishAt, parent, related, closing, contact, evidence, glance, faqs, icon, titleLinksToItself. It would silently be ignored. Did you mean contact?
a line of asterisks in front matter: content/alpha.mdx at "**" a line that starts with *, where a key or a hyphen would be. One line that is not YAML keeps the whole file from being read. Remove it, or write its key before it and double quotes around it.
an entry on the line of another key: content/data/navigation.yaml:3:11 the key label on the line of another key. One line that is not YAML keeps the whole file from being read. Start a new line with it.
a key of the page on the line of another: content/alpha.mdx at "All about alpha reviewBy" the key reviewBy on the line of another key. One line that is not YAML keeps the whole file from being read. Start a new line with it.
a key after a sentence: content/alpha.mdx at "All of it. company: Alph" the key company on the line of another key. One line that is not YAML keeps the whole file from being read. Start a new line with it.
a < in the second line of hyphens: content/alpha.mdx at "--<-" --<- where the front matter should end, which takes a line of exactly three hyphens. Without that line, the page's text is read as keys. Write "---" there, on a line of its own.
a hyphen apart from the others: content/alpha.mdx at "-- -" -- - where the front matter should end, which takes a line of exactly three hyphens. Without that line, the page's text is read as keys. Write "---" there, on a line of its own.
a mark before an entry: content/alpha.mdx at "„- /services/checks" an entry of a list without the hyphen that starts the one above. One line that is not YAML keeps the whole file from being read. Start it with a hyphen and a space.
the first entry on the line of its list: content/services/checks.mdx at "- One" a hyphen between a key and its text. One line that is not YAML keeps the whole file from being read. Remove it; where the key takes a list, start a line of its own with it.
the mark of a heading in a text: content/alpha.mdx at "Contact ##Us" a # after a space, which cuts the text off because YAML reads the rest of the line as a comment. Visitors would only read half of it. Put the whole text in double quotes, or the comment on its own line.
a # before an address: content/alpha.mdx at "#/services/checks" a # after a space, which cuts the text off because YAML reads the rest of the line as a comment. Visitors would only read half of it. Put the whole text in double quotes, or the comment on its own line.
a key of another list: content/services/checks.mdx at "- question: What about q" the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
keys run together: content/services/checks.mdx at "- question: What about q" a hyphen between a key and its text. One line that is not YAML keeps the whole file from being read. Remove it; where the key takes a list, start a line of its own with it.
a quotation mark after the front matter: content/alpha.mdx at "---"" ---" where the front matter should end, which takes a line of exactly three hyphens. Without that line, the page's text is read as keys. Write "---" there, on a line of its own.
`)

catalog('the line that is wrong, where the parser sees another', {
  'the first key of a group': data('site', '  general:', '   general:'),
  'the first key of three': write(
    fileOfData('offices'),
    '- id: one\n  place:\n     city: One\n    region: Two\n    country: Three\n',
  ),
  'the first entry of a list': detail('related:\n  - /beta', 'related:\n- /beta'),
  'quotes in quotes, with a colon': detail(
    /intro: .*/,
    'intro: "What "alpha" is: a subject, told by those who have done it for long enough to know."',
  ),
  'an entry with a key, without its space': data('testimonials', '- name: Cleo', '-name: Cleo'),
  'a number in quotes': data('site', 'copyrightYear: 2025', 'copyrightYear: "2025"'),
})(`
the first key of a group: content/data/site.yaml:6:1 the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
the first key of three: content/data/offices.yaml:3:6 the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
the first entry of a list: content/alpha.mdx at "/beta" the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
quotes in quotes, with a colon: content/alpha.mdx at ""What "alpha" is: a subj" the text continues after its closing quotation mark. One line that is not YAML keeps the whole file from being read. Remove what follows; inside quoted text, write “, ” and ’ instead of " and '.
an entry with a key, without its space: content/data/testimonials.yaml:5:1 a hyphen without a space after it, which starts no entry of a list. One line that is not YAML keeps the whole file from being read. Write a space after it.
a number in quotes: content/data/site.yaml:7:16 copyrightYear is text, "2025"; it takes a number. The year in the copyright line. Write 2025 without quotes.
`)
