/** Messages about mistakes in front matter. */
import {
  all,
  catalog,
  data,
  detail,
  edit,
  landing,
  move,
  point,
  write,
} from '../testing/catalog.ts'
import { DETAIL } from '../testing/testSite.ts'

catalog('front matter', {
  'a description that is too long': detail(
    'description: What',
    'description: In this page we tell you at length what',
  ),
  'a description that is too short': detail(/description: .*/, 'description: Too short.'),
  'a title in search results that leaves no room for the name': detail(
    'title: A page about alpha',
    'title: A page about alpha and about everything that follows',
  ),
  'a misspelled key': detail('intro:', 'into:'),
  'a misspelled key inside a group': detail('  description:', '  descripton:'),
  'a key with another name': detail('intro:', 'summary:'),
  'questions on a page that takes none': edit('content/index.mdx', 'intro:', 'faqs: []\nintro:'),
  'questions inside a group': detail('parent:', '  faqs: []\nparent:'),
  'a missing group': detail(/contact:\n.*\n.*\n/, ''),
  'no glance and no questions': detail(/glance: .*\nfaqs: .*\n/, ''),
  'a missing key inside a group': detail(/ {2}about: .*\n/, ''),
  'a key without a value': detail(/intro: .*/, 'intro:'),
  'a heading without words': edit('content/index.mdx', 'heading: News', 'heading: " "'),
  'a title that YAML reads as a number': detail(/title: All about alpha/, 'title: 2025'),
  'a title in another script': detail('title: All about alpha', 'title: All about alpha in ₹'),
  'a title on two lines': detail('title: All about alpha', 'title: |\n  All about\n  alpha'),
  'a date that starts with its day': detail('parent:', 'publishAt: 31.12.2027\nparent:'),
  'a misspelled layout': detail('layout: detail', 'layout: detial'),
  'a layout with the name of something else': detail('layout: detail', 'layout: constructor'),
  'no layout': detail('layout: detail\n', ''),
  'other words on the button': detail('label: Contact Us', 'label: Contact us'),
  'text instead of a list': detail(/related:\n.*\n.*\n/, 'related: /beta\n'),
  'too few related pages': detail('  - /services/checks\n', ''),
  'a misspelled related page': detail('  - /beta', '  - /betta'),
  'a page related to itself': detail('  - /beta', '  - /alpha'),
  'a duplicate related page': detail('  - /services/checks', '  - /beta'),
  'a page that is its own parent': detail('parent: /services/checks', 'parent: /alpha'),
  'parents in a loop': all(
    detail('parent: /services/checks', 'parent: /beta'),
    edit('content/beta.mdx', 'parent: /services/checks', 'parent: /alpha'),
  ),
  'a layout at the wrong address': edit(
    'content/industries.mdx',
    'layout: industries',
    'layout: careers',
  ),
  'a second home page': detail('layout: detail', 'layout: home'),
  'text that no layout shows': edit(
    'content/index.mdx',
    /---\n$/,
    '---\n\nA text that nobody sees.\n',
  ),
  'front matter that is a list': detail(/---\n[\s\S]*?---\n/, '---\n- a\n---\n'),
  'empty front matter': detail(/---\n[\s\S]*?---\n/, '---\n---\n'),
  'no front matter': detail(/---\n/, ''),
  'front matter in another format': detail(/---\n/, '---js\n'),
  'unfinished front matter': detail(/---\n\n/, '\n'),
  'an em dash that ends it': detail(/---\n\n/, '—\n\n'),
  'hyphens among its keys': detail('closing:', '---\nclosing:'),
  'a day that does not exist': detail('parent:', 'publishAt: 2026-02-30\nparent:'),
})(`
a description that is too long: content/alpha.mdx at "In this page we tell you" search.description has 167 characters; it takes at most 160. Text under the headline in a search result; search engines cut it at 160 characters. Remove 7 characters.
a description that is too short: content/alpha.mdx at "Too short." search.description has 10 characters; it takes at least 110. Text under the headline in a search result; search engines cut it at 160 characters. Add 100 characters.
a title in search results that leaves no room for the name: advice content/data/site.yaml:1:7 search.title of 1 page leaves no room for " | Tester", which is left out there: content/alpha.mdx. Search results cut a title after 60 characters. Shorten search.title there if the name should follow it.
a misspelled key: content/alpha.mdx at "into: What alpha is and" unknown key into; known here: layout, title, intro, search, reviewBy, draft, publishAt, parent, related, closing, contact, evidence, glance, faqs, icon, titleLinksToItself. It would silently be ignored. Did you mean intro?
a misspelled key inside a group: content/alpha.mdx at "descripton: What alpha i" unknown key descripton in search; known here: title, description. It would silently be ignored. Did you mean description?
a key with another name: content/alpha.mdx at "summary: What alpha is a" unknown key summary; known here: layout, title, intro, search, reviewBy, draft, publishAt, parent, related, closing, contact, evidence, glance, faqs, icon, titleLinksToItself. It would silently be ignored. Did you mean intro?
questions on a page that takes none: content/index.mdx at "faqs: []" unknown key faqs; known here: layout, title, intro, search, reviewBy, taglines, why, offers, symptoms, trial, news, expert. It would silently be ignored. Remove it, or move it where it belongs.
questions inside a group: content/alpha.mdx at "faqs: []" unknown key faqs in search; known here: title, description. It would silently be ignored. Remove it, or move it where it belongs.
a missing group: content/alpha.mdx at "layout: detail" contact is missing. The page’s only contact button; it leads to /contact-us. Add it.
no glance and no questions: content/alpha.mdx at "layout: detail" glance is missing. "At a glance": what a buyer asks first, under the title. Add it.
no glance and no questions: content/alpha.mdx at "layout: detail" faqs is missing. Three or four questions that buyers ask, answered. Add it.
a missing key inside a group: content/alpha.mdx at "contact:" contact.about is missing. Names the topic: "ETL testing" makes the link "Ask about ETL testing" and lets screen readers say "Contact us about ETL testing". Add it.
a key without a value: content/alpha.mdx at "intro:" intro is empty; it takes text. The paragraph next to the title: what this is and who it is for. Fill it in.
a heading without words: content/index.mdx at "" "" news.heading is empty; it takes at least 1 character. Heading of the news strip. Add 1 character.
a title that YAML reads as a number: content/alpha.mdx at "2025" title is a number; it takes text. What the page is called, in links to it and, on most pages, as its large title. Put it in quotes: "2025".
a title in another script: content/alpha.mdx at "All about alpha in ₹" title is "All about alpha in ₹"; it takes letters and characters of European languages. What the page is called, in links to it and, on most pages, as its large title. Correct it.
a title on two lines: content/alpha.mdx at "|" title is "All about\\nalpha\\n"; it takes one line. What the page is called, in links to it and, on most pages, as its large title. Correct it.
a date that starts with its day: content/alpha.mdx at "31.12.2027" publishAt is "31.12.2027"; dates are written 2027-06-30. The first day on which the page is online, by the clock of Greenwich. Default: at once. Correct it.
a misspelled layout: content/alpha.mdx at "detial" layout is "detial"; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these facts. Did you mean "detail"?
a layout with the name of something else: content/alpha.mdx at "constructor" layout is "constructor"; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these facts. Use one of them.
no layout: content/alpha.mdx at "title: All about alpha" layout is missing; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these facts. Add it.
other words on the button: content/alpha.mdx at "Contact us" contact.label is "Contact us"; it takes one of: Contact Us, Get in Touch. The text on the contact button. Did you mean "Contact Us"?
text instead of a list: content/alpha.mdx at "/beta" related is text; it takes a list. Two to four pages that the same reader wants next; not the page itself. Write each entry on a line of its own that starts with two spaces, a hyphen and a space.
too few related pages: content/alpha.mdx at "- /beta" related has 1 entry; it takes at least 2. Two to four pages that the same reader wants next; not the page itself. Add 1 entry.
a misspelled related page: content/alpha.mdx at "/betta" the link /betta leads nowhere. Visitors who follow it would find nothing. Did you mean /beta?
a page related to itself: content/alpha.mdx at "/alpha" the link leads to its own page. A link must lead directly to what its words promise. Link to another page or remove the link.
a duplicate related page: content/alpha.mdx at "/beta" /beta appears twice. Related pages are the reader's next step. Name another page or remove the line.
a page that is its own parent: content/alpha.mdx at "/alpha" the parents form a loop: /alpha → /alpha. The breadcrumb trail would never end. Choose a page nearer to the home page as the parent of one of them.
parents in a loop: content/alpha.mdx at "/beta" the parents form a loop: /alpha → /beta → /alpha. The breadcrumb trail would never end. Choose a page nearer to the home page as the parent of one of them.
a layout at the wrong address: content/industries.mdx at "careers" layout careers on the page /industries; it is only for /careers. Each layout shows different fields, and some are for a single page. Use detail or landing.
a second home page: content/alpha.mdx at "home" layout home on the page /alpha; it is only for /. Each layout shows different fields, and some are for a single page. Use detail or landing.
text that no layout shows: content/index.mdx at "A text that nobody sees." text below the front matter of a page with the layout home, which doesn't show any. Everything this layout shows comes from the front matter and content/data. Move the text there or to another page.
front matter that is a list: content/alpha.mdx at "- a" the file is a list; it takes a group of keys. The page is built from these facts. Write a group of keys.
empty front matter: content/alpha.mdx after "---" layout is missing; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these facts. Add it.
no front matter: content/alpha.mdx the file does not start with a line of exactly three hyphens. The lines between the two "---" give the page its title, its description and its place on the site. Write "---" there, with nothing before, above or after it.
front matter in another format: content/alpha.mdx ---js as the first line, which takes three hyphens only. Front matter is YAML; no other language is read, and no code in it runs. Write "---" there, and the keys as YAML below it.
unfinished front matter: content/alpha.mdx at "<Section>" the front matter is not closed; it ends with a second line "---" above the text. Without that line, the page's text is read as keys. Add a line "---" here, above the text.
an em dash that ends it: content/alpha.mdx at "—" — where the front matter should end, which takes a line of exactly three hyphens. Without that line, the page's text is read as keys. Write "---" there, on a line of its own.
hyphens among its keys: content/alpha.mdx at "---" a line of hyphens among the keys, which ends them. The site would take everything below it for text. Remove it.
a day that does not exist: content/alpha.mdx at "2026-02-30" publishAt is "2026-02-30"; there is no such day. The first day on which the page is online, by the clock of Greenwich. Default: at once. Correct it.
`)

/** A page of text that was last changed on a day. */
const notice = (updated: string) =>
  all(
    write(
      'content/services/notice.mdx',
      `---
layout: text
title: A notice
intro: A page of text alone, which somebody has put into the folder of the services.
search:
  title: A notice for this test
  description: A page of text alone, which somebody has put into the folder of the services, where no route of the site shows it.
updated: ${updated}
---
`,
    ),
    point('- A [notice](/services/notice)'),
  )

catalog('text pages', {
  'one dated in the future': notice('2026-06-16'),
  'a date in words': notice('June 16, 2026'),
})(`
one dated in the future: content/services/notice.mdx at "2026-06-16" updated is 2026-06-16, which is in the future. Visitors see it as the date of the last change. Write the day the text was finished.
a date in words: content/services/notice.mdx at "June 16, 2026" updated is "June 16, 2026"; dates are written 2027-06-30. The day its text was last finalized; the page shows it. Correct it.
`)

catalog('names that are almost correct', {
  'letters from another language': move('content/alpha.mdx', 'content/Álpha.mdx'),
  'a period in the name': move('content/alpha.mdx', 'content/alpha.new.mdx'),
  'a second page with the same name': (site) =>
    site.write('content/Beta.mdx', site.read('content/beta.mdx')),
  'a key with a capital that chooses the layout': detail('layout:', 'Layout:'),
})(`
letters from another language: content/Álpha.mdx:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/alpha.mdx.
a period in the name: content/alpha.new.mdx:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/alpha-new.mdx.
a period in the name: content/alpha.new.mdx:1:1 this page was content/alpha.mdx, and nothing answers at /alpha anymore. Bookmarks, search engines and other sites still link to old addresses. Add the line '{ "from": "/alpha", "to": "/alpha-new" },' to content/data/redirects.json, and write /alpha-new in 12 places: content/beta.mdx:N; content/services/checks.mdx:N; content/data/navigation.yaml:14; content/data/industries.yaml:15, 32, 49, 66, 83, 100, 117; content/data/redirects.json:2; "npm run content:check -- --fix" does it for you.
a second page with the same name: content/Beta.mdx:1:1 content/beta.mdx already exists; this name differs only in letter case, extension or the mark of a copy. Only one of the two can be that file. Remove one of them.
a key with a capital that chooses the layout: content/alpha.mdx at "Layout: detail" layout is missing; it takes one of: detail, landing, guide, home, industries, about, careers, contact, text, siteIndex. The page is built from these facts. Did you mean layout?
`)

catalog('the start of a page', {
  'an empty line above it': detail(/^/, '\n'),
  'a space before the hyphens': detail(/^/, ' '),
  'a dash instead of the hyphens': detail('---', '—'),
  'one hyphen too many': detail('---', '----'),
  'a second line of hyphens below the keys': detail('---\n\n', '---\n---\n\n'),
  'the page pasted below itself': (site) => site.write(DETAIL, site.read(DETAIL).repeat(2)),
  'a non-breaking space after a key': detail('title: All', 'title:\u00A0All'),
  'asterisks around a title': detail('title: All about alpha', 'title: *All about* alpha'),
  'a list with asterisks': detail('  - /beta', '  * /beta'),
  'a question mark before a title': detail('title: All about alpha', 'title: ? All about alpha'),
  'words above the page': detail(/^/, 'Here is your page:\n\n'),
  'a comma at the end of a title': detail('title: All about alpha', 'title: All about alpha,'),
})(`
an empty line above it: content/alpha.mdx the file does not start with a line of exactly three hyphens. The lines between the two "---" give the page its title, its description and its place on the site. Write "---" there, with nothing before, above or after it.
a space before the hyphens: content/alpha.mdx the file does not start with a line of exactly three hyphens. The lines between the two "---" give the page its title, its description and its place on the site. Write "---" there, with nothing before, above or after it.
a dash instead of the hyphens: content/alpha.mdx the file does not start with a line of exactly three hyphens. The lines between the two "---" give the page its title, its description and its place on the site. Write "---" there, with nothing before, above or after it.
one hyphen too many: content/alpha.mdx the file does not start with a line of exactly three hyphens. The lines between the two "---" give the page its title, its description and its place on the site. Write "---" there, with nothing before, above or after it.
a second line of hyphens below the keys: content/alpha.mdx at "---" a horizontal rule; sections are already set apart. Anything that is not quite Markdown shows up on the page as typed. Remove the line.
the page pasted below itself: content/alpha.mdx at "---" another page, or this one again, pasted below. Visitors would read both, and the second --- and the lines below it as text. Keep one page, and remove the other.
a non-breaking space after a key: content/alpha.mdx at "title:\u00A0All about alpha" a non-breaking space after title:, which needs a plain one. Otherwise the line is neither a heading nor a key with its text. Write a plain space.
asterisks around a title: content/alpha.mdx at "*All about* alpha" a text cannot start with * in YAML. One line that is not YAML keeps the whole file from being read. Write it without asterisks.
a list with asterisks: content/alpha.mdx at "* /beta" a list entry that starts with *. One line that is not YAML keeps the whole file from being read. Start it with a hyphen and a space.
a question mark before a title: content/alpha.mdx at "? All about alpha" a text cannot start with ? in YAML. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.
words above the page: content/alpha.mdx words above the line --- with which the page starts. The lines between the two "---" give the page its title, its description and its place on the site. Remove everything above it, and a line of backticks at the end if there is one.
a comma at the end of a title: content/alpha.mdx at "," , at the end of the text, left over from a list. Visitors would read it. Remove it.
`)

catalog('slips that move other lines, and keys of other programs', {
  'a line joined with the next one, of the group around it': edit(
    'content/index.mdx',
    /\n {2}calculators:/,
    '   calculators:',
  ),
  'a line joined with the one that makes a draft': detail(
    'layout: detail',
    'layout: detail draft: true',
  ),
  'the end of the front matter on the line of a tag': detail('---\n\n<Section>', '---<Section>'),
  'a text that goes on after a comma on the next line': detail('for whom, told', 'for whom,\ntold'),
  'a first entry that is less indented': detail('  - /beta', ' - /beta'),
  'a figure that is part of the one in its wording': data('claims', 'figure: 40%', 'figure: "40"'),
  'a lowest price': detail('glance: {', 'glance: { from: "$5,000",'),
  'a figure in an answer': detail('In turn one', 'In 40% of turns one'),
  'another key for drafts': detail('parent:', 'published: false\nparent:'),
  'a key in bold, a note in braces': all(
    detail('title: All', '**title:** All'),
    detail('parent:', '{/* a */}\nparent:'),
  ),
  'words above keys': detail('search:', 'search: alpha'),
  'questions in another form': detail(
    /faqs: .*/,
    'faqs:\n  - Q: What?\n  - question: 2. What else is it?\n  - answer: It is.',
  ),
  'a title that ends in a period': detail('title: All about alpha', 'title: All about alpha.'),
  'another prop for an address': landing('href="/alpha"', 'link="/alpha"'),
})(`
a line joined with the next one, of the group around it: content/index.mdx at "/services/checks   calcu" the key calculators on the line of another key. One line that is not YAML keeps the whole file from being read. Start a new line with it.
a line joined with the one that makes a draft: content/alpha.mdx at "detail draft: true" the key draft on the line of another key. One line that is not YAML keeps the whole file from being read. Start a new line with it.
the end of the front matter on the line of a tag: content/alpha.mdx at "---<Section>" --- where the front matter should end, which takes a line of exactly three hyphens. Without that line, the page's text is read as keys. Write "---" there, on a line of its own.
a text that goes on after a comma on the next line: content/alpha.mdx at "told by those who have d" a line without a key; write "key: value". One line that is not YAML keeps the whole file from being read. Indent it two spaces more than the key it belongs to, or add the missing colon; a comment starts with "# ".
a first entry that is less indented: content/alpha.mdx at "/beta" the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of the same level start in the same column; use two spaces per level.
a figure that is part of the one in its wording: content/data/claims.yaml:4:14 the figure 40 is not in its wording, so that tiles and sentences would show two. Every figure needs a source and an owner. Write the same figure in all three.
a figure that is part of the one in its wording: content/data/claims.yaml:5:13 the figure 40 is not in its phrase, so that tiles and sentences would show two. Every figure needs a source and an owner. Write the same figure in all three.
a lowest price: nothing
a figure in an answer: nothing
another key for drafts: content/alpha.mdx at "published: false" the key published, which belongs to other systems. Nobody should be surprised by what is or isn't on the site. Write "draft: true" until the page is ready, or remove the line.
a key in bold, a note in braces: content/alpha.mdx at "**title:** All about alp" the key title in bold. YAML takes the asterisks for something else. Write it without asterisks.
a key in bold, a note in braces: content/alpha.mdx at "{/* a */}" a note to colleagues among the keys, where it starts with #. YAML takes the brace for the start of a group. Write # and a space before it.
words above keys: content/alpha.mdx at "title: A page about alph" title: below a line with words after its colon. A key has either words or keys of its own. Remove the words after the colon of the line above.
questions in another form: content/alpha.mdx at "Q: What?" the key Q instead of its full name. The site is built from these keys. Write question.
questions in another form: content/alpha.mdx at "- answer: It is." a hyphen before the answer, which starts another question. A question and its answer are one entry of the list. Write two spaces instead of the hyphen.
a title that ends in a period: advice content/alpha.mdx at "." a title that ends in a period. Titles are not sentences, and menus and search results show them without one. Remove it.
another prop for an address: content/services/checks.mdx at "link="/alpha">" the prop link of <Card>, whose address is in its href. A link must lead directly to what its words promise. Write href.
`)

catalog('questions in other forms', {
  'a tab before an answer': detail(
    /faqs: .*/,
    'faqs:\n  - question: What does a reader ask of alpha?\n\tanswer: It is a page of the small site, told by those who have done it for long.',
  ),
  'a first question without its hyphen': detail(
    /faqs: .*/,
    'faqs:\n  question: What does a reader ask of alpha?\n  answer: It is a page of the small site, told by those who have done it for so long.\n  - question: What else does a reader ask?\n    answer: It is a page of the small site, told by those who have done it for long.\n  - question: What is the last question here?\n    answer: It is about a page of the small site, told by those who have done it.',
  ),
  'a first question with blanks instead of its hyphen': detail(
    /faqs: .*/,
    'faqs:\n    question: What does a reader ask of alpha?\n    answer: It is a page of the small site, told by those who have done it for so long.\n  - question: What else does a reader ask?\n    answer: It is a page of the small site, told by those who have done it for long.\n  - question: What is the last question here?\n    answer: It is about a page of the small site, told by those who have done it.',
  ),
  'a question and its answer on one line': detail(
    /faqs: .*/,
    'faqs:\n  - What does a reader ask of alpha? It is a page of the small site.',
  ),
})(`
a tab before an answer: content/alpha.mdx at "\u0009answer: It is a page of" the line is indented with a tab. One line that is not YAML keeps the whole file from being read. Write 4 spaces instead.
a first question without its hyphen: content/alpha.mdx at "question: What does a re" the first entry of a list without the hyphen that starts the one below. One line that is not YAML keeps the whole file from being read. Start it with a hyphen and a space, and the other keys of the entry with two spaces more.
a first question with blanks instead of its hyphen: content/alpha.mdx at "  question: What does a" the first entry of a list without the hyphen that starts the one below. One line that is not YAML keeps the whole file from being read. Start it with a hyphen and a space.
a question and its answer on one line: content/alpha.mdx at "- What does a reader ask" faqs has 1 entry; it takes at least 3. Three or four questions that buyers ask, answered. Add 2 entries.
a question and its answer on one line: content/alpha.mdx at "What does a reader ask o" entry 1 of faqs is text; it takes a group of keys. The page is built from these facts. Write its keys, each on its own line: "question: …", "answer: …"
`)
