/** @jest-environment node */
/** Messages about mistakes in links, figures and sentences. */
import { all, catalog, data, detail, edit, landing, point } from '../testing/catalog.ts'

catalog('links', {
  'a misspelled page': point('- A [point](/services/chekcs)'),
  'capitals and a trailing slash': point('- A [point](/Services/Checks/)'),
  'no leading slash': point('- A [point](services/checks)'),
  'the file name': point('- A [point](/services/checks.mdx)'),
  'the full address of this site': point('- A [point](https://tester.example/beta)'),
  http: point('- A [point](http://w3.org)'),
  'no scheme': point('- A [point](www.w3.org)'),
  'a scheme that runs code': point('- A [point](javascript:alert)'),
  'a misspelled mailbox': point('- A [point](mailto:helo@tester.example)'),
  'a mailbox with a subject': point('- A [point](mailto:hello@tester.example?subject=A%20point)'),
  'a telephone without a number': point('- A [point](tel:call-us)'),
  'a telephone': point('- A [point](tel:+91-80-1234567)'),
  'a host with two periods': point('- A [point](https://w3..org/TR)'),
  'a host with a foreign letter': point('- A [point](https://w3.оrg/TR)'),
  'another site': point('- A [point](https://www.w3.org/TR/?one=two#three)'),
  'more words that say nothing': point('- To [find out more](/beta) on a point'),
  'no target': point('- A [point]()'),
  'no words': point('- A [](/beta) point'),
  'words that say nothing': point('- Click [here](/beta) for a point'),
  'the page itself': point('- A [point](/alpha)'),
  'an anchor that this page does not have': point('- A [point](#nowhere)'),
  'a misspelled anchor of another page': point('- A [point](/services/checks#al)'),
  'an industry that does not exist': point('- A [point](/industries#industry-9)'),
  'an industry that exists': point('- A [point](/industries#industry-3)'),
  'a card that leads nowhere': landing('href="/alpha"', 'href="/alfa"'),
  'a second card with the same address': landing('href="/beta"', 'href="/alpha"'),
  'a card that leads to its own page': landing('href="/beta"', 'href="/services/checks"'),
  'a document that is none': detail('contact:', 'evidence: /beta\ncontact:'),
  'a menu that leads nowhere': data('navigation', 'href: /alpha', 'href: /alfa'),
  'a page without links to it': all(
    landing(
      /<Card title="Beta"[\s\S]*?<\/Card>/,
      '<Card title="Checks" icon="gear" href="/industries">\n  Something else in a sentence.\n</Card>',
    ),
    landing('  - /beta', '  - /industries'),
    detail('  - /beta', '  - /industries'),
    data('industries', /href: \/beta/g, 'href: /services/checks'),
  ),
})(`
a misspelled page: content/alpha.mdx:26:5 the link /services/chekcs leads nowhere. Visitors who follow it would find nothing. Did you mean /services/checks?
capitals and a trailing slash: content/alpha.mdx:26:5 the link /Services/Checks/ is not the page's exact address, which is lower case with no trailing slash or extension. A link must lead directly to what its words promise. Write /services/checks.
no leading slash: content/alpha.mdx:26:5 the link services/checks lacks its leading slash. A link must lead directly to what its words promise. Write /services/checks.
the file name: content/alpha.mdx:26:5 the link /services/checks.mdx is not the page's exact address, which is lower case with no trailing slash or extension. A link must lead directly to what its words promise. Write /services/checks.
the full address of this site: content/alpha.mdx:26:5 the link https://tester.example/beta spells out this site's host; links within the site start with /. In a preview it would lead to the live site. Write /beta.
http: content/alpha.mdx:26:5 the link http://w3.org is not encrypted; links to other sites start with https://. A link must lead directly to what its words promise. Write https://w3.org.
no scheme: content/alpha.mdx:26:5 the link www.w3.org lacks https:// or mailto:. A link must lead directly to what its words promise. Write https://www.w3.org.
a scheme that runs code: content/alpha.mdx:26:5 the link javascript:alert starts with javascript:; links are paths, https:, mailto: or tel:. A link must lead directly to what its words promise. Use one of them.
a misspelled mailbox: content/alpha.mdx:26:5 the mailbox "helo@tester.example" is not one of ours, which are hello@tester.example and careers@tester.example in content/data/site.yaml. A link must lead directly to what its words promise. Did you mean hello@tester.example?
a mailbox with a subject: nothing
a telephone without a number: content/alpha.mdx:26:5 the link tel:call-us is not a telephone number. A link must lead directly to what its words promise. Write tel:, the country code with + and the digits: tel:+918012345678.
a telephone: nothing
a host with two periods: content/alpha.mdx:26:5 the link https://w3..org/TR is incomplete or misspelled. A link must lead directly to what its words promise. Open it in a browser, and copy the address from there.
a host with a foreign letter: content/alpha.mdx:26:5 the link https://w3.оrg/TR is incomplete or misspelled. A link must lead directly to what its words promise. Open it in a browser, and copy the address from there.
a host with a foreign letter: content/alpha.mdx:26:24 о, a Cyrillic or Greek letter that may look like a Latin one. Search does not find the word, and screen readers spell it. Type the word again.
another site: nothing
more words that say nothing: content/alpha.mdx:26:6 the link reads "find out more"; its words should say where it leads. Screen readers list a page's links without the text around them. Link the name of the thing instead.
no target: content/alpha.mdx:26:5 the link has no target. A link must lead directly to what its words promise. Write [words](/path-of-the-page).
no words: content/alpha.mdx:26:5 the link has no words. A link must lead directly to what its words promise. Write [words](/path).
words that say nothing: content/alpha.mdx:26:9 the link reads "here"; its words should say where it leads. Screen readers list a page's links without the text around them. Link the name of the thing instead.
the page itself: content/alpha.mdx:26:5 the link leads to its own page. A link must lead directly to what its words promise. Link to another page or remove the link.
an anchor that this page does not have: content/alpha.mdx:26:5 this page has no anchor #nowhere; its anchors are how-alpha-at-first-is-done, how-alpha-later-on-is-done, related, at-a-glance, faq-1, faq-2, faq-3. A link must lead directly to what its words promise. Use one of them or leave the anchor out.
a misspelled anchor of another page: content/alpha.mdx:26:5 /services/checks has no anchor #al; its anchors are all, where-to-go-from-here, related, at-a-glance, faq-1, faq-2, faq-3. A link must lead directly to what its words promise. Did you mean #all?
an industry that does not exist: content/alpha.mdx:26:5 /industries has no anchor #industry-9; its anchors are related, industry-1, industry-2, industry-3, industry-4, industry-5, industry-6, industry-7. A link must lead directly to what its words promise. Did you mean #industry-1?
an industry that exists: nothing
a card that leads nowhere: content/services/checks.mdx:35:38 the link /alfa leads nowhere. Visitors who follow it would find nothing. Did you mean /alpha?
a second card with the same address: advice content/services/checks.mdx:39:37 a second card that leads to /alpha. A link must lead directly to what its words promise. Correct the address, or remove one of them.
a card that leads to its own page: content/services/checks.mdx:39:37 the link leads to its own page. A link must lead directly to what its words promise. Link to another page or remove the link.
a document that is none: content/alpha.mdx:15:11 evidence is "/beta", which is not one of the documents under /evidence. The page is built from these keys. Use one of them, or remove the line.
a menu that leads nowhere: content/data/navigation.yaml:14:17 the link /alfa leads nowhere. Visitors who follow it would find nothing. Did you mean /alpha?
a page without links to it: content/beta.mdx:1:1 no page links to /beta. Visitors and search engines find a page through the links to it. Link to it from content/services/checks.mdx.
`)

catalog('broken Markdown', {
  'a space inside a link': point('- A [point] (/beta)'),
  'an unfinished link': point('- A [point](/beta'),
  'bold with a space inside': point('- **A ** point'),
  'a table': point('| a | b |\n| - | - |\n| c | d |\n\n- A point'),
  'a list item without a space': detail('\n- A point', '\n-A point'),
  'a bullet from a word processor': detail('\n- A point', '\n• A point'),
  'a bare address': point('See https://w3.org for more.\n\n- A point'),
  'a code block': point('```\ncode\n```\n\n- A point'),
  'a list that starts at three': point('3. One point of two\n4. Another point of two\n\n- A point'),
  'a word in brackets before a colon': point('[Important]: read-this\n\n- A point'),
  'an address given elsewhere': point('- A [point][more]\n\n[more]: /beta\n\n- A point'),
  'a line broken by a backslash': point('- A point\\\n  of two'),
  'a hashtag': point('#quality is ours\n\n- A point'),
  'empty braces': point('- A {} point'),
  'a comment of a programmer': point('// a note about it\n\n- A point'),
  'an emoji by its name': point('- A point :rocket:'),
  'a note to colleagues': point('- A {/* a note about it */} point'),
})(`
a space inside a link: content/alpha.mdx:26:11 a space between ] and (, which breaks the link. Anything that is not quite Markdown shows up on the page as typed. Write [words](/path) without a space.
an unfinished link: content/alpha.mdx:26:11 an unfinished link; write [words](/path). Anything that is not quite Markdown shows up on the page as typed. Look for a missing ) or a space in the address.
bold with a space inside: content/alpha.mdx:26:3 ** that readers would see; bold is **text** without spaces inside. Anything that is not quite Markdown shows up on the page as typed. Close it, or remove the space next to it.
a table: content/alpha.mdx:26:1 a table without a caption. The caption tells screen reader users what the table compares. Put <Table caption="…"> above it and </Table> below it, with an empty line around each.
a list item without a space: content/alpha.mdx:26:1 a line that starts with -; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a bullet from a word processor: content/alpha.mdx:26:1 a line that starts with •; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a bare address: content/alpha.mdx:26:5 a bare address: https://w3.org, which is not a link. Anything that is not quite Markdown shows up on the page as typed. Write [words that say where it leads](https://w3.org).
a code block: content/alpha.mdx:26:1 a code block, for which the design has no place. Its lines do not wrap, so phones would show half of them, and buyers do not read code. Say in words what it does; a few words of code in a sentence go between \`backticks\`.
a list that starts at three: content/alpha.mdx:26:1 a line that starts with 3., which makes it a numbered list; its first number would be shown as 1. Anything that is not quite Markdown shows up on the page as typed. Write 3\\. in a sentence, or number the list from 1 on.
a word in brackets before a colon: content/alpha.mdx:26:1 a line that starts with a word in brackets and a colon, which nobody would see. Markdown takes it for the address of a link that is written elsewhere on the page. Leave out the brackets.
an address given elsewhere: content/alpha.mdx:26:5 a link whose address is given elsewhere on the page. Anything that is not quite Markdown shows up on the page as typed. Write it in one place: [words](/address).
a line broken by a backslash: advice content/alpha.mdx:26:10 two spaces or a backslash at the end of a line, which break it there. On every other screen, the line breaks elsewhere as well. Leave an empty line for a new paragraph, or write it as one line.
a hashtag: content/alpha.mdx:26:1 # that readers would see, because no space follows it. Anything that is not quite Markdown shows up on the page as typed. Leave it out; a heading starts with ## and a space.
empty braces: content/alpha.mdx:26:5 code in the text: {}; pages contain only words. Pages are words and blocks, so that everybody can edit them and nothing in them can break. Write the words themselves, or \\{\\} to show the braces.
a comment of a programmer: content/alpha.mdx:26:1 // that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
an emoji by its name: content/alpha.mdx:26:11 :rocket: that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
a note to colleagues: nothing
`)

catalog('claims and standards', {
  'a percentage': point('- We cut cost by 35%, a point'),
  'a percentage in words': detail(/intro: /, 'intro: We cut cost by 35 percent. '),
  'a standard without its space': point('- A point of WCAG2.1'),
  'a figure in code, which is not a claim': point('- An objective of `99.9%` at any point'),
  'a misspelled claim': landing('id="cycle-time"', 'id="cycle-tim"'),
  'a statistic without a claim': data('statistics', 'claim: headline-2', 'claim: headline-22'),
  'an unlisted standard': point('- A point of ISO 26262'),
  'a listed standard': point('- A point of WCAG 2.1'),
  'a figure in a caption': detail(
    'caption="An example of alpha at first"',
    'caption="Defects cut by 40% at first"',
  ),
  'a share in words': point('- A point that costs nine out of ten clients less, by a third'),
  'an offer': point('- A free trial of a point'),
  'an unproven claim': point('- A bug-free point, and top-rated'),
})(`
a percentage: content/alpha.mdx:26:18 the figure 35% states a result of ours that is not a registered claim. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
a percentage in words: content/alpha.mdx:4:23 the figure 35 percent states a result of ours, in a text that takes only words. Every figure needs a source and an owner, and only the text of a page can name one. Leave the figure out, or say it in the text with <Claim id="…" /> and its id from content/data/claims.yaml.
a standard without its space: content/alpha.mdx:26:14 the standard WCAG2.1 is cited but not listed in content/data/claims.yaml. Every cited standard needs a publisher, and somebody who checks it when a new edition comes out. Add it to the standards there, write it exactly as there, or leave it out.
a figure in code, which is not a claim: nothing
a misspelled claim: content/services/checks.mdx:31:1941 there is no claim cycle-tim; content/data/claims.yaml has cycle-time, headline-1, headline-2, headline-3, headline-4. Every figure needs a source and an owner. Did you mean cycle-time?
a statistic without a claim: content/data/statistics.yaml:2:10 there is no claim headline-22; content/data/claims.yaml has cycle-time, headline-1, headline-2, headline-3, headline-4. Every figure needs a source and an owner. Did you mean headline-2?
an unlisted standard: content/alpha.mdx:26:14 the standard ISO 26262 is cited but not listed in content/data/claims.yaml. Every cited standard needs a publisher, and somebody who checks it when a new edition comes out. Add it to the standards there, write it exactly as there, or leave it out.
a listed standard: nothing
a figure in a caption: content/alpha.mdx:32:27 the figure 40% states a result of ours, in a text that takes only words. Every figure needs a source and an owner, and only the text of a page can name one. Leave the figure out, or say it in the text with <Claim id="…" /> and its id from content/data/claims.yaml.
a share in words: content/alpha.mdx:26:22 the figure nine out of ten clients states a result of ours that is not a registered claim. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
an offer: content/alpha.mdx:26:5 "free trial", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out: it is an offer, which binds, and for the owner to make.
an unproven claim: content/alpha.mdx:26:5 "bug-free", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you check, and how.
an unproven claim: content/alpha.mdx:26:25 "top-rated", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you do.
`)

catalog('voice', {
  'the answer of a chat assistant': point('- Certainly! Here is a revised version'),
  'an award': point('- The award for a point'),
  'a cliché': point('- Leverage a point'),
  'not just one thing but another': point('- It is not just a test but a promise at any point'),
  'a vague word': point('- We ensure a point'),
  'an em dash': point('- We test — a point'),
  'straight quotes': point('- We don\'t say "never", a point'),
  'a note to oneself': point('- TODO a point'),
  'a repeated word': point('- A point on on'),
  'British spelling': point('- The behaviour of a point'),
  'a field of a word processor': point('- Error! Reference source not found, a point'),
  'a note in capitals': point('- CONFIDENTIAL: a point'),
  'an answer of an assistant': point('- Certainly, here is a point:'),
})(`
the answer of a chat assistant: content/alpha.mdx:26:3 "Certainly!", which a chat assistant says to you and not to visitors. It tells buyers that nobody read the text before it was published. Remove the sentence.
the answer of a chat assistant: content/alpha.mdx:26:14 "Here is a revised", which a chat assistant says to you and not to visitors. It tells buyers that nobody read the text before it was published. Remove the sentence.
an award: content/alpha.mdx:26:7 "award", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
a cliché: content/alpha.mdx:26:3 the cliché "Leverage". Buyers who have heard it before stop believing the rest. Write "use".
not just one thing but another: content/alpha.mdx:26:9 the cliché "not just a test but". Buyers who have heard it before stop believing the rest. Say only the second thing.
a vague word: advice content/alpha.mdx:26:6 there is a better word than "ensure". Plain words get read. Say how: checks, keeps, proves.
an em dash: advice content/alpha.mdx:26:11 an em dash —. It separates two thoughts that each deserve a sentence. Use a comma, a colon or a period.
straight quotes: advice content/alpha.mdx:26:9 the wrong apostrophe '. The site uses typographic quotes, next to which others look like mistakes. Write ’.
straight quotes: advice content/alpha.mdx:26:16 the wrong quotation mark ". The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
straight quotes: advice content/alpha.mdx:26:22 the wrong quotation mark ". The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
a note to oneself: content/alpha.mdx:26:3 the note "TODO" in the text. Visitors would read it. Write the passage or remove it; {/* a comment */} is never shown.
a repeated word: advice content/alpha.mdx:26:11 the same word again: "on on on". It looks like the leftover of a hasty edit. Keep one of them.
British spelling: content/alpha.mdx:26:7 "behaviour" is the British spelling; the site uses American English. Mixed spellings look like two authors who don't talk to each other. Write "behavior".
a field of a word processor: content/alpha.mdx:26:3 "Error! Reference source not", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
a note in capitals: content/alpha.mdx:26:3 the note "CONFIDENTIAL" in the text. Visitors would read it. Write the passage or remove it; {/* a comment */} is never shown.
an answer of an assistant: content/alpha.mdx:26:3 "Certainly, here", which a chat assistant says to you and not to visitors. It tells buyers that nobody read the text before it was published. Remove the sentence.
`)

/** As many new sentences of 15 words each. */
const sentences = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `For alpha at first we read log number ${1501 + index} before we write test number ${1501 + index}.`,
  ).join(' ')

catalog('repetition and length', {
  'a sentence on two pages': detail(
    'For alpha at first we read log number 1401 before we write test number 1401.',
    'For beta at first we read log number 1301 before we write test number 1301.',
  ),
  'a list item on two pages': detail(
    '- A point on alpha at first with four words',
    '- A point on beta at first with four words',
  ),
  'a sentence twice on one page': detail(
    'log number 1402 before we write test number 1402',
    'log number 1401 before we write test number 1401',
  ),
  'the same title': detail('title: All about alpha', 'title: All about beta'),
  'the same search title': detail('title: A page about alpha', 'title: A page about Beta'),
  'the same name for two buttons': detail('  about: alpha', '  about: beta'),
  'a page that is too short': detail(/For alpha at first we read log number 1401 [^\n]*/, ''),
  'a page that could be longer': detail(
    /For alpha at first we read log number 1401 .*? number 1410\. /,
    '',
  ),
  'a page that could be shorter': detail(
    'For alpha at first',
    `${sentences(4)} For alpha at first`,
  ),
  'a page that is too long': detail('For alpha at first', `${sentences(12)} For alpha at first`),
})(`
a sentence on two pages: content/alpha.mdx:24:1 "For beta at first we read log number 1301 before we write…" also appears in content/beta.mdx:24. Readers notice, and search engines rank both pages lower. Write something that is true of this page only.
a list item on two pages: content/alpha.mdx:26:3 "A point on beta at first with four words" also appears in content/beta.mdx:26. Readers notice, and search engines rank both pages lower. Write something that is true of this page only.
a sentence twice on one page: content/alpha.mdx:24:78 "For alpha at first we read log number 1401 before we writ…" also appears on line 24. Readers notice, and search engines rank both pages lower. Write something that is true of this page only.
the same title: content/alpha.mdx:3:8 title is the same as in content/beta.mdx:3. Menus cannot tell two pages with the same name apart. Say what is different about this page.
the same search title: content/alpha.mdx:6:10 search.title is the same as in content/beta.mdx:6. Search engines show only one of two results that read the same. Say what is different about this page.
the same name for two buttons: content/alpha.mdx:17:10 contact.about is the same as in content/beta.mdx:17. It is the button's name for people who do not see the page around it. Say what is different about this page.
a page that is too short: content/alpha.mdx:22:1 the sections have 273 words without tables and cards; a detail page takes 300 to 650. Buyers who find too little look elsewhere. Write at least 27 more words.
a page that could be longer: advice content/alpha.mdx:22:1 the sections have 348 words without tables and cards; a detail page takes 350 to 550. Buyers who find too little look elsewhere. Write at least 2 more words.
a page that could be shorter: advice content/alpha.mdx:22:1 the sections have 558 words without tables and cards; a detail page takes 350 to 550. Buyers who find too much stop reading. Cut 8 words.
a page that is too long: content/alpha.mdx:22:1 the sections have 678 words without tables and cards; a detail page takes 300 to 650. Buyers who find too much stop reading. Cut 28 words.
`)

catalog('Markdown that pages do not support', {
  'a footnote': point('- A point[^1]'),
  'a check box': point('- [ ] A point'),
  'a placeholder': point('- A point for [client name]'),
  'a link without its closing bracket': point('- A [point(/beta)'),
  'an unclosed backtick': point('- A `point'),
  'struck-out words': point('- A ~~point~~'),
  'a note without braces': point('- A point /* ask Anna */'),
  'a link in an introduction': detail('intro: What alpha is', 'intro: What [alpha](/beta) is'),
  'bold in a title': detail('title: All about alpha', 'title: All **about** alpha'),
  'HTML in an answer': landing('answer: Answer', 'answer: <b>Answer</b>'),
  'an HTML entity in a caption': detail('caption="An example', 'caption="An example &amp;lt;'),
})(`
a footnote: content/alpha.mdx:26:10 [^1] that readers would see; brackets are for links: [words](/path). Anything that is not quite Markdown shows up on the page as typed. Complete the link, say it in the sentence, or remove it; pages have no footnotes, check boxes or placeholders.
a check box: content/alpha.mdx:26:3 [ ] that readers would see; brackets are for links: [words](/path). Anything that is not quite Markdown shows up on the page as typed. Complete the link, say it in the sentence, or remove it; pages have no footnotes, check boxes or placeholders.
a placeholder: content/alpha.mdx:26:15 [client name] that readers would see; brackets are for links: [words](/path). Anything that is not quite Markdown shows up on the page as typed. Complete the link, say it in the sentence, or remove it; pages have no footnotes, check boxes or placeholders.
a link without its closing bracket: content/alpha.mdx:26:5 [point(/beta) on alpha at first with four that readers would see; brackets are for links: [words](/path). Anything that is not quite Markdown shows up on the page as typed. Complete the link, say it in the sentence, or remove it; pages have no footnotes, check boxes or placeholders.
an unclosed backtick: content/alpha.mdx:26:5 \` that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
struck-out words: content/alpha.mdx:26:5 ~~ that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
a note without braces: content/alpha.mdx:26:11 /* that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
a link in an introduction: content/alpha.mdx:4:13 [alpha](/beta) in a text that takes only words. Links, bold and code work only in the text below the front matter; here readers would see the characters. Write only the words.
bold in a title: content/alpha.mdx:3:12 **about** in a text that takes only words. Links, bold and code work only in the text below the front matter; here readers would see the characters. Write only the words.
HTML in an answer: content/services/checks.mdx:20:13 <b> in a text that takes only words. Links, bold and code work only in the text below the front matter; here readers would see the characters. Write only the words.
HTML in an answer: content/services/checks.mdx:20:22 </b> in a text that takes only words. Links, bold and code work only in the text below the front matter; here readers would see the characters. Write only the words.
an HTML entity in a caption: content/alpha.mdx:32:23 &lt; in a text that takes only words. Links, bold and code work only in the text below the front matter; here readers would see the characters. Write only the words.
`)

catalog('more links, standards and figures', {
  'a page with two slashes': point('- A [point](//beta)'),
  'a page of a preview': point('- A [point](https://pr-12-site.someone.workers.dev/beta)'),
  'another site without its scheme': point('- A [point](//w3.org)'),
  'a mailbox': point('- A [point](hello@tester.example)'),
  'a photograph without its !': point('- A [point](test-lab.jpg)'),
  'a title instead of an address': detail('  - /beta', '  - All about beta'),
  'campaign parameters': point('- A [point](/beta?utm_source=mail)'),
  'a similar name of another standard': point('- A point by WCAG 3.0'),
  'a currency after its number': point('- A point for 4000 € or USD 50'),
  'a link into a tool': point('- A [plan of it](https://www.figma.com/file/abc), a point'),
})(`
a page with two slashes: content/alpha.mdx:26:5 the link //beta lacks https:// or mailto:. A link must lead directly to what its words promise. Write /beta.
a page of a preview: content/alpha.mdx:26:5 the link https://pr-12-site.someone.workers.dev/beta leads to a preview, which goes when its pull request does. A link must lead directly to what its words promise. Write /beta, if the page is one of ours.
another site without its scheme: content/alpha.mdx:26:5 the link //w3.org lacks https:// or mailto:. A link must lead directly to what its words promise. Write https://w3.org.
a mailbox: content/alpha.mdx:26:5 the link hello@tester.example lacks https:// or mailto:. A link must lead directly to what its words promise. Write mailto:hello@tester.example.
a photograph without its !: content/alpha.mdx:26:5 the link test-lab.jpg leads to a photograph. A link must lead directly to what its words promise. Put ! before the [ to show it: ![what it shows](test-lab.jpg).
a title instead of an address: content/alpha.mdx:10:5 the link All about beta leads nowhere. Visitors who follow it would find nothing. Use the address of a page in content/.
campaign parameters: content/alpha.mdx:26:5 the link /beta?utm_source=mail is not the page's exact address, which is lower case with no trailing slash or extension. A link must lead directly to what its words promise. Write /beta.
a similar name of another standard: content/alpha.mdx:26:14 the standard WCAG 3.0 is cited but not listed in content/data/claims.yaml. Every cited standard needs a publisher, and somebody who checks it when a new edition comes out. Add it to the standards there, write it exactly as there, or leave it out.
a currency after its number: nothing
a link into a tool: content/alpha.mdx:26:5 the link https://www.figma.com/file/abc goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
`)

catalog('roundabout links, figures in words and long headings', {
  'a link through a search engine': point(
    '- A [point](https://www.google.com/url?q=https://w3.org)',
  ),
  'a page on this machine': point('- A [point](http://localhost:3000/beta)'),
  'a user name before the host': point('- A [point](https://tester.example@w3.org/)'),
  'a percentage in words': point('- A point for forty percent of 500 clients'),
  'an endless heading': detail('## How alpha at', `## ${'How alpha on and on '.repeat(6)}at`),
})(`
a link through a search engine: content/alpha.mdx:26:5 the link https://www.google.com/url?q=https://w3.org goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
a page on this machine: content/alpha.mdx:26:5 the link http://localhost:3000/beta goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
a user name before the host: content/alpha.mdx:26:5 the link https://tester.example@w3.org/ goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
a percentage in words: nothing
an endless heading: content/alpha.mdx:22:1 a heading of 136 characters; at most 100 fit. Readers skim headings, and screen reader users jump between them by level. Move the rest into the text.
`)

catalog('links that browsers would correct', {
  'a scheme in capitals': point('- A [point](HTTPS://w3.org/a)'),
  'our own address in capitals': point('- A [point](https://TESTER.example/Beta/)'),
  'a folder on our drives': point('- A [point](\\\\\\\\server\\share)'),
})(`
a scheme in capitals: nothing
our own address in capitals: content/alpha.mdx:26:5 the link https://TESTER.example/Beta/ spells out this site's host; links within the site start with /. In a preview it would lead to the live site. Write /beta.
a folder on our drives: content/alpha.mdx:26:5 the link \\\\server\\share goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
`)

catalog('characters that Markdown reads', {
  'a backtick as an apostrophe': point('- We don`t know the `code` of a point'),
  'text right below a list': detail('- Another point', 'Another point'),
  'escaped brackets': point('- The “\\[sic\\]” of a point'),
  'a marker of a merge with its base': point('||||||| base\n\n- A point'),
  'asterisks in a field': detail('title: All about', 'title: All *about*'),
  'a footnote with an asterisk': point(
    '- Measured in March*\n\n*On one machine, so other machines differ\n\n- A point',
  ),
  'an asterisk that is not closed': point('- *A point'),
})(`
a backtick as an apostrophe: content/alpha.mdx:26:9 a backtick instead of an apostrophe. Everything up to the next backtick would be shown as code. Write ’.
text right below a list: advice content/alpha.mdx:27:1 a line break inside a paragraph, which readers see as a space. Only an empty line starts a new paragraph, and text right below a list belongs to its last item. Leave an empty line, or write it as one line; list items start with "- ".
escaped brackets: nothing
a marker of a merge with its base: content/alpha.mdx:26:1 the merge marker |||||||, between two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the right version, and remove the other along with the lines <<<<<<<, ======= and >>>>>>>.
asterisks in a field: content/alpha.mdx:3:12 *about* in a text that takes only words. Links, bold and code work only in the text below the front matter; here readers would see the characters. Write only the words.
a footnote with an asterisk: content/alpha.mdx:26:20 * that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
an asterisk that is not closed: content/alpha.mdx:26:3 * that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it.
`)

catalog('a changed title', {
  'lists the labels that still have the old one': all(
    landing('title="Alpha"', 'title="All about alpha"'),
    detail('title: All about alpha', 'title: The whole of alpha'),
    edit('content/beta.mdx', '- A point', '- A [All about alpha](/alpha)'),
  ),
})(`
lists the labels that still have the old one: advice content/alpha.mdx:3:8 the title was "All about alpha", which still appears in 2 places: content/beta.mdx:26; content/services/checks.mdx:35. Visitors who follow a label look for its words on the page. Write the new title there, too, if it means this page.
`)

catalog('what other texts and programs leave behind', {
  'a word right after a link and one before': point(
    '- A [point](/beta)behind the[other one](/services/checks)',
  ),
  'in parentheses and after a <': all(
    point('- A (point)(/beta)'),
    detail('- Another point', '- A [point](</beta)'),
  ),
  'without words': point(
    '- A [words that say where it leads](/beta), [...](/beta) and [<Claim id="cycle-time" />](/beta)',
  ),
  'made-up and private addresses': point(
    '- A [point](https://example.com) and [one](https://rb.gy/x)',
  ),
  'an address of a preview': point('- A [point](https://staging.tester.example/beta)'),
  'a profile that counts': data(
    'people',
    /profile: .*/,
    'profile: https://w3.org/a?utm_source=share',
  ),
  'lines of other documents': point('Sent from my phone\n\n@@ -1,3 +1,4 @@\n\n- A point'),
  'notes and days that are none': point('- It is tbd by June 31, 2026, dear $name, a point'),
  'a second tile with a claim': landing(
    '<CardGrid>',
    '<Tiles>\n<Tile claim="cycle-time" />\n<Tile claim="cycle-time" />\n</Tiles>\n\n<CardGrid>',
  ),
  'a table with holes': point(
    '<Table caption="What it is">\n\n| Of | Of |\n| --- | --- |\n| a | ? |\n| b | c |\n| b | c |\n| | d |\n\n</Table>\n\n<Table caption="What it has">\n\n| Of | It |\n| --- | --- |\n\n</Table>\n\n- A point',
  ),
  'a caption that is the title': detail(
    /caption="[^"]*"/,
    'caption="What alpha at first looks like in a drawing"',
  ),
  'what may stay': point(
    '**Nothing is ever left out.**\n\n- Unmatched rows, unlock the account, a gold partner record, a leading-edge trigger, 10-fold cross-validation, “1/2/2025”: a point',
  ),
})(`
a word right after a link and one before: content/alpha.mdx:26:6 no space between the link with the words "point" and the word next to it. Readers would see one word. Write a space after the link.
a word right after a link and one before: content/alpha.mdx:26:26 no space between the link with the words "the" and the word next to it. Readers would see one word. Write a space before the link.
in parentheses and after a <: content/alpha.mdx:26:5 the words of a link in parentheses instead of brackets. Anything that is not quite Markdown shows up on the page as typed. Write [words](/path).
in parentheses and after a <: content/alpha.mdx:27:13 an address that starts with <. A link must lead directly to what its words promise. Remove the <.
without words: content/alpha.mdx:26:5 the link reads "words that say where it leads"; its words should say where it leads. Screen readers list a page's links without the text around them. Link the name of the thing instead.
without words: content/alpha.mdx:26:45 the link has no words. A link must lead directly to what its words promise. Write [words](/path).
made-up and private addresses: content/alpha.mdx:26:5 the link https://example.com leads to an address that only stands for one. A link must lead directly to what its words promise. Write the real address.
made-up and private addresses: content/alpha.mdx:26:38 the link https://rb.gy/x goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
an address of a preview: content/alpha.mdx:26:5 the link https://staging.tester.example/beta leads to a preview, which goes when its pull request does. A link must lead directly to what its words promise. Write /beta, if the page is one of ours.
a profile that counts: content/data/people.yaml:5:28 ?utm_source=share, by which the other site recognizes who sent the visitor. Visitors would be tracked, and counted for somebody else. Remove it.
lines of other documents: content/alpha.mdx:26:1 "Sent from my phone", left over from where the text was copied. Visitors would read it. Remove it.
lines of other documents: content/alpha.mdx:28:1 "@@ -1,3 +1,4 @@", left over from where the text was copied. Visitors would read it. Remove it.
notes and days that are none: content/alpha.mdx:26:9 the note "tbd" in the text. Visitors would read it. Write the passage or remove it; {/* a comment */} is never shown.
notes and days that are none: content/alpha.mdx:26:16 the date June 31, a day that does not exist. Readers would wonder which day is meant. Correct it.
notes and days that are none: content/alpha.mdx:26:36 "$name", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
a second tile with a claim: content/services/checks.mdx:35:1 a second tile with the claim cycle-time. Readers would see the same figure twice. Name another claim, or remove the tile.
a table with holes: content/alpha.mdx:28:1 two columns of a table with the same name, Of. Phones and screen readers say it before each cell. Say what is different about each.
a table with holes: content/alpha.mdx:30:7 ? instead of words. Anything that is not quite Markdown shows up on the page as typed. Write the words or remove it; a table has one line of hyphens, below the names of its columns.
a table with holes: content/alpha.mdx:32:1 a row of a table that is there already. Readers would look for the difference. Remove it, or say what is different.
a table with holes: content/alpha.mdx:33:1 a row of a table whose first cell is empty. The first cell is the name of its row. Fill it in, or remove the row.
a table with holes: content/alpha.mdx:40:1 a table without rows. Each block has its place on the grid; anywhere else it would break the page. Write the rows below the line of hyphens, or remove the table.
a caption that is the title: content/alpha.mdx:32:12 a caption that repeats the figure's title. Readers would see or hear it twice. Say what the drawing shows in the title, and what it means in the caption.
what may stay: nothing
`)

catalog('signs that Markdown would take away', {
  'a sign at the start of an item': point('- > 100 rows per night, a point'),
  'a quotation': point('> We test a point.\n\n- A point'),
  'a product': point('- A grid of 3*4*5 points'),
  'asterisks in names': point('- The point a*b with c*d'),
  powers: point('- From 2**10 to 2**12 points'),
  'italics and bold, which are welcome': point('- An *odd* point, **bold** and 3 * 4'),
})(`
a sign at the start of an item: content/alpha.mdx:26:3 a > at the start of an amount, which makes it a quotation and is lost. Readers would see "100" where "more than 100" is meant. Write \\> to show the sign, or words: "more than".
a quotation: content/alpha.mdx:26:1 a > at the start of a text, which makes it a quotation and is lost. The design has no quotations in the text of a page. Write <Note title="…"> around it, or put a client's words into content/data/testimonials.yaml.
a product: content/alpha.mdx:26:14 * inside words or between numbers, which makes "4" italic and is lost. Readers would not see the *. Write \\* to show the sign, × to multiply, or put formulas and names between \`backticks\`.
asterisks in names: content/alpha.mdx:26:14 * inside words or between numbers, which makes "b with c" italic and is lost. Readers would not see the *. Write \\* to show the sign, × to multiply, or put formulas and names between \`backticks\`.
powers: content/alpha.mdx:26:9 ** inside words or between numbers, which makes "10 to 2" bold and is lost. Readers would not see the **. Write \\*\\* to show the sign, × to multiply, or put formulas and names between \`backticks\`.
italics and bold, which are welcome: nothing
`)

catalog('numbers that are no claims', {
  'a share of requests': point('- 99.95% of requests are answered, a point'),
  'a share of rows': point('- The load stops once 5% of rows differ from a point'),
  'a multiple of a load': point('- We test at 1.5x the expected load of a point'),
  'a price of a service': point('- A farm of devices costs $49 a month for one device, a point'),
  'a threshold in an answer': detail('In turn one', 'If 40% of turns fail, in turn one'),
})(`
a share of requests: nothing
a share of rows: nothing
a multiple of a load: nothing
a price of a service: nothing
a threshold in an answer: nothing
`)

catalog('results of the provider, however they are said', {
  'of its clients': point('- Our clients save 40% at any point'),
  'promised to the reader': point('- You release twice as fast from a point'),
  'as a headline': landing('## Where to go', '## Testing time reduced by 40%, and where to go'),
  'on a card': landing('title="Alpha"', 'title="Save 40% of costs"'),
  'with the name of the provider': point('- Tester cuts maintenance by a third, a point'),
  'people and years': point('- Our 200 testers have 20 years of experience with a point'),
  'a price': point('- An assessment of a point costs $5,000'),
})(`
of its clients: content/alpha.mdx:26:20 the figure 40% states a result of ours that is not a registered claim. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
promised to the reader: content/alpha.mdx:26:15 the figure twice as fast states a result of ours that is not a registered claim. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
as a headline: content/services/checks.mdx:29:28 the figure 40% states a result of ours that is not a registered claim. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
on a card: content/services/checks.mdx:35:19 the figure 40% states a result of ours, in a text that takes only words. Every figure needs a source and an owner, and only the text of a page can name one. Leave the figure out, or say it in the text with <Claim id="…" /> and its id from content/data/claims.yaml.
with the name of the provider: content/alpha.mdx:26:27 the figure by a third states a result of ours that is not a registered claim. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
people and years: content/alpha.mdx:26:7 the figure 200 testers states a result of ours that is not a registered claim. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
people and years: content/alpha.mdx:26:24 the figure 20 years of experience states a result of ours that is not a registered claim. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
a price: content/alpha.mdx:26:34 the figure $5,000 states a result of ours that is not a registered claim. Every figure needs a source and an owner. Use <Claim id="…" /> with its id from content/data/claims.yaml, or say it without the figure. Figures of an example, a threshold or a law are free: say whose they are.
`)

catalog('addresses in texts that take only words', {
  'an address in a closing text': detail('text: ', 'text: See https://w3.org. '),
  'a host in an answer': detail('In turn one', 'See www.w3.org. In turn one'),
})(`
an address in a closing text: content/alpha.mdx:12:51 the address https://w3.org in a text that takes only words, where it is no link. Readers would have to type it. Say what is there, and link to it in the text below the front matter.
a host in an answer: content/alpha.mdx:14:79 the address www.w3.org in a text that takes only words, where it is no link. Readers would have to type it. Say what is there, and link to it in the text below the front matter.
`)

catalog('what some writers want', {
  'an ellipsis between words': point('- Wait … and see a point, and so on…'),
  'an ellipsis instead of words': point('- …\n- A point'),
  'an emoji as test data': point('- A name such as `🙂` at a point'),
  'an emoji in the text': point('- 🙂 A point'),
  'words in code that look like other mistakes': point(
    '- The `&nbsp;`, `don\'t`, `"x"` and `a - b` of a point',
  ),
})(`
an ellipsis between words: nothing
an ellipsis instead of words: content/alpha.mdx:26:3 "…", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
an emoji as test data: nothing
an emoji in the text: content/alpha.mdx:26:3 the emoji 🙂; the site uses words and drawings. The site's fonts have none, so each device shows another picture, and screen readers read its name in the middle of the sentence. Say it in words, or remove it; one that is test data goes between \`backticks\`.
words in code that look like other mistakes: nothing
`)

catalog('clichés of copywriters and chat assistants', {
  'old ones': point('- World-class, cutting-edge, seamless and holistic robust solutions: a point'),
  'of change': point('- A next-generation game changer that unlocks your potential: a point'),
  'of power': point('- We empower teams and harness the power of synergies: a point'),
  'of assistants': point('- Let us delve into the ever-evolving world of a point'),
  'of two halves': point('- It’s not about testing, it’s about trust in a point'),
  'of attitude': point('- Passionate about your unique needs, for peace of mind: a point'),
  'of importance': point('- It is important to note that testing plays a crucial role at a point'),
  'of levels and testaments': point('- It is a testament to the next level of a point'),
  'vague ones': point('- In order to start your journey to a solution, a point'),
  'assistants that are left over': point(
    '- As an AI language model, I hope this helps: a point 【4†source】',
  ),
})(`
old ones: content/alpha.mdx:26:3 the cliché "World-class". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
old ones: content/alpha.mdx:26:16 the cliché "cutting-edge". Buyers who have heard it before stop believing the rest. Name the technique.
old ones: content/alpha.mdx:26:30 the cliché "seamless". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
old ones: content/alpha.mdx:26:43 the cliché "holistic". Buyers who have heard it before stop believing the rest. Name the parts you look at.
old ones: content/alpha.mdx:26:52 the cliché "robust solutions". Buyers who have heard it before stop believing the rest. Say what it withstands.
old ones: advice content/alpha.mdx:26:59 there is a better word than "solutions". Plain words get read. Name the thing: tool, suite, service, program.
of change: content/alpha.mdx:26:5 the cliché "next-generation". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
of change: content/alpha.mdx:26:21 the cliché "game changer". Buyers who have heard it before stop believing the rest. Say what changed.
of change: content/alpha.mdx:26:39 the cliché "unlocks your". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
of power: content/alpha.mdx:26:6 the cliché "empower". Buyers who have heard it before stop believing the rest. Say what people can do afterward.
of power: content/alpha.mdx:26:24 the cliché "harness the power". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
of power: content/alpha.mdx:26:45 the cliché "synergies". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
of assistants: content/alpha.mdx:26:10 the cliché "delve". Buyers who have heard it before stop believing the rest. Write "look at", or go straight to the point.
of assistants: content/alpha.mdx:26:25 the cliché "ever-evolving". Buyers who have heard it before stop believing the rest. Start with the thing itself.
of two halves: content/alpha.mdx:26:3 the cliché "It’s not about testing, it’s". Buyers who have heard it before stop believing the rest. Say what it is.
of attitude: content/alpha.mdx:26:3 the cliché "Passionate about". Buyers who have heard it before stop believing the rest. Say what you do, or leave it out.
of attitude: content/alpha.mdx:26:25 the cliché "unique needs". Buyers who have heard it before stop believing the rest. Say what you do, or leave it out.
of attitude: content/alpha.mdx:26:43 the cliché "peace of mind". Buyers who have heard it before stop believing the rest. Say what you do, or leave it out.
of importance: content/alpha.mdx:26:3 the cliché "It is important to note". Buyers who have heard it before stop believing the rest. Start with the thing itself.
of importance: content/alpha.mdx:26:40 the cliché "plays a crucial role". Buyers who have heard it before stop believing the rest. Say what it is, or what it does.
of levels and testaments: content/alpha.mdx:26:6 the cliché "is a testament to". Buyers who have heard it before stop believing the rest. Say what it is, or what it does.
of levels and testaments: content/alpha.mdx:26:24 the cliché "the next level". Buyers who have heard it before stop believing the rest. Say what will be different.
vague ones: advice content/alpha.mdx:26:3 there is a better word than "In order to". Plain words get read. Write "to".
vague ones: advice content/alpha.mdx:26:26 there is a better word than "journey". Plain words get read. Name the path or the work.
vague ones: advice content/alpha.mdx:26:39 there is a better word than "solution". Plain words get read. Name the thing: tool, suite, service, program.
assistants that are left over: content/alpha.mdx:26:3 "As an AI language model", which a chat assistant says to you and not to visitors. It tells buyers that nobody read the text before it was published. Remove the sentence.
assistants that are left over: content/alpha.mdx:26:28 "I hope this helps", which a chat assistant says to you and not to visitors. It tells buyers that nobody read the text before it was published. Remove the sentence.
assistants that are left over: content/alpha.mdx:26:55 【4†source】, a chat assistant's mark for its source. It means nothing to visitors, and tells them that nobody read the text. Remove it; a source is named in the sentence.
`)

catalog('praise that nobody could check', {
  'famous clients': point('- Trusted by Fortune 500 companies, a point'),
  certificates: point('- ISO 9001 certified testers and a gold partner: a point'),
  superlatives: point('- The leading provider and the best testers in the world: a point'),
  guarantees: point('- We guarantee results, zero defects and zero downtime: a point'),
  analysts: point('- As seen in magazines, named by Gartner: a point'),
})(`
famous clients: content/alpha.mdx:26:3 "Trusted by", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out, or name a client who has agreed to it in a testimonial.
famous clients: content/alpha.mdx:26:14 "Fortune 500", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out, or name a client who has agreed to it in a testimonial.
certificates: content/alpha.mdx:26:3 "ISO 9001 certified", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
certificates: content/alpha.mdx:26:3 the standard ISO 9001 is cited but not listed in content/data/claims.yaml. Every cited standard needs a publisher, and somebody who checks it when a new edition comes out. Add it to the standards there, write it exactly as there, or leave it out.
certificates: content/alpha.mdx:26:36 "gold partner", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
superlatives: content/alpha.mdx:26:7 "leading provider", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you do.
superlatives: content/alpha.mdx:26:28 "the best testers in the world", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you do.
guarantees: content/alpha.mdx:26:6 "guarantee results", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you check, and how.
guarantees: content/alpha.mdx:26:25 "zero defects", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you check, and how.
guarantees: content/alpha.mdx:26:42 "zero downtime", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you check, and how.
analysts: content/alpha.mdx:26:3 "As seen in", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
analysts: content/alpha.mdx:26:34 "Gartner", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
`)

catalog('placeholders and shouting', {
  'words in capitals': point('- WE TEST ALL OF IT at a point'),
  'a quotation that is not closed': point('- A “point of it'),
  'a hyphen as a dash': point('- We test - a point'),
  'a text to insert': point('- Insert link here, John Doe: a point'),
  'a price to come': point('- The price is to be confirmed, coming soon: a point'),
  'signs for words': point('- Faster by XX% at yoursite.com: a point'),
})(`
words in capitals: advice content/alpha.mdx:26:3 words in capitals: WE TEST ALL OF IT. Readers take it for shouting, and screen readers may spell it. Write it in small letters.
a quotation that is not closed: advice content/alpha.mdx:26:5 “ without its counterpart. Readers would look for the other one. Add the other one, or remove this one.
a hyphen as a dash: advice content/alpha.mdx:26:10 "-" as a dash. It separates two thoughts that each deserve a sentence. Use a comma, a colon or a period.
a text to insert: content/alpha.mdx:26:3 "Insert link here", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
a text to insert: content/alpha.mdx:26:21 "John Doe", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
a price to come: content/alpha.mdx:26:13 "is to be confirmed", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
a price to come: content/alpha.mdx:26:33 "coming soon", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
signs for words: content/alpha.mdx:26:13 "XX%", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
signs for words: content/alpha.mdx:26:20 "yoursite.com", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
`)

catalog('headings that are none, and endings', {
  'a heading that ends in a period': detail('at first is done', 'at first is done.'),
  'a line of bold words': point('**What is measured**\n\n- A point'),
  'a heading that was escaped': point('\\### Parts\n\n- A point'),
  'bold that was escaped': point('- A \\*\\*bold\\*\\* point'),
  'bold that is not closed': point('- A **bold point'),
  'the brackets of a link the wrong way round': point('- A (point)[/beta]'),
  'a path in the text': point('- See /services/core-testing for a point'),
  'a mailbox in the text': point('- Write to hello@tester.example about a point'),
  'a host in the text': point('- See www.w3.org about a point'),
  'the end of a tag': detail('<Figure\n  name="loop"', ''),
  'the name of the site in a title': detail(
    'title: A page about alpha',
    'title: A page about alpha | Tester',
  ),
  'campaign parameters': point('- A [standard](https://w3.org/TR?utm_source=mail) of a point'),
  'a space before a comma': point('- A point ,and another'),
})(`
a heading that ends in a period: advice content/alpha.mdx:22:30 a heading that ends in a period. Headings are no sentences, and what follows belongs to them anyway. Remove it.
a line of bold words: content/alpha.mdx:26:1 a line of bold words that stands for a heading. Screen reader users jump from heading to heading, and would miss it. Write ### and a space before it (## at the start of a section), without the asterisks.
a heading that was escaped: content/alpha.mdx:26:1 \\### with backslashes, which other programs put there, and which keep it from being Markdown. Readers would see the characters. Remove the backslash.
bold that was escaped: content/alpha.mdx:26:5 \\*\\* with backslashes, which other programs put there, and which keep it from being Markdown. Readers would see the characters. Remove the backslashes.
bold that was escaped: content/alpha.mdx:26:13 \\*\\* with backslashes, which other programs put there, and which keep it from being Markdown. Readers would see the characters. Remove the backslashes.
bold that is not closed: content/alpha.mdx:26:5 ** that readers would see; bold is **text** without spaces inside. Anything that is not quite Markdown shows up on the page as typed. Close it, or remove the space next to it.
the brackets of a link the wrong way round: content/alpha.mdx:26:5 the brackets of a link the wrong way round. Anything that is not quite Markdown shows up on the page as typed. Write [words](/path).
a path in the text: content/alpha.mdx:26:7 a bare address: /services/core-testing, which is not a link. Anything that is not quite Markdown shows up on the page as typed. Write [words that say where it leads](/services/core-testing).
a mailbox in the text: content/alpha.mdx:26:12 a bare address: hello@tester.example, which is not a link. Anything that is not quite Markdown shows up on the page as typed. Write [words that say where it leads](mailto:hello@tester.example).
a host in the text: content/alpha.mdx:26:7 a bare address: www.w3.org, which is not a link. Anything that is not quite Markdown shows up on the page as typed. Write [words that say where it leads](https://www.w3.org).
the end of a tag: content/alpha.mdx:20:1 the section has no figure; on a detail page, every section has one next to its text. The drawing next to each section's text is what gives the page its rhythm. Add a <Figure … /> that illustrates this section's idea, or a photograph.
the end of a tag: content/alpha.mdx:32:9 code in the text: {['plan', 'run', 'learn']}; pages contain only words. Pages are words and blocks, so that everybody can edit them and nothing in them can break. Write the words themselves, or \\{['plan', 'run', 'learn']\\} to show the braces.
the end of a tag: content/alpha.mdx:34:1 a /> whose tag has lost its beginning. Anything that is not quite Markdown shows up on the page as typed. Put back the line that starts with < and the name of the block, such as <Figure, above its props.
the name of the site in a title: content/alpha.mdx:6:28 " | Tester", which the site adds. Visitors would read it twice. Leave it out.
campaign parameters: content/alpha.mdx:26:33 ?utm_source=mail, by which the other site recognizes who sent the visitor. Visitors would be tracked, and counted for somebody else. Remove it.
a space before a comma: advice content/alpha.mdx:26:10 a space before a punctuation mark. The mark could end up at the start of the next line. Put it after the mark.
`)
