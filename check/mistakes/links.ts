/** Messages about mistakes in links. */
import { all, catalog, data, detail, landing, point } from '../testing/catalog.ts'

catalog('links', {
  'a misspelled page': point('- A [point](/services/chekcs)'),
  'capitals and a trailing slash': point('- A [point](/Services/Checks/)'),
  'no leading slash': point('- A [point](services/checks)'),
  'the file name': point('- A [point](/services/checks.mdx)'),
  backslashes: point('- A [point](\\services\\checks)'),
  'the full address of this site': point('- A [point](https://tester.example/beta)'),
  'the full address of no page of this site': point('- A [point](https://tester.example/bata)'),
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
  'a link of an answer that leads nowhere': landing(
    'answer: Answer number',
    'answer: An **answer** about [alpha](/alfa) has number',
  ),
  'a link of an answer that says nothing, in quotes': landing(
    /answer: Answer number 1.*/,
    'answer: "Click [here](/alpha): the answer is long enough for a reader who wants to know what happens."',
  ),
  'a misspelled word behind a link of an answer': landing(
    'answer: Answer number',
    'answer: An [answer](/beta) of anuther number',
  ),
  'a link of an answer without its end': landing(
    'answer: Answer number',
    'answer: The answer of [alpha](/alpha is number',
  ),
  'HTML beside a link of an answer': landing(
    'answer: Answer number',
    'answer: An [answer](/beta) of <b>number</b>',
  ),
  'a link of an industry that leads nowhere': data(
    'industries',
    'text: For industry 1',
    'text: For [industry 1](/alfa)',
  ),
  'a card that leads nowhere': landing('href="/alpha"', 'href="/alfa"'),
  'a second card with the same address': landing('href="/beta"', 'href="/alpha"'),
  'a card that leads to its own page': landing('href="/beta"', 'href="/services/checks"'),
  'a document that is none': detail('contact:', 'evidence: /beta\ncontact:'),
  'a menu that leads nowhere': data('navigation', 'href: /alpha', 'href: /alfa'),
  'a search note that waits for no page': data('notes', '  link:', '  until: /alfa\n  link:'),
  'a page without links to it': all(
    landing(
      /<Card title="Beta"[\s\S]*?<\/Card>/,
      '<Card title="Checks" icon="gear" href="/industries">\n  Something else, told in a sentence.\n</Card>',
    ),
    landing('  - /beta', '  - /industries'),
    detail('  - /beta', '  - /industries'),
    data('industries', /href: \/beta/g, 'href: /services/checks'),
  ),
})(`
a misspelled page: content/alpha.mdx at "[point](/services/chekcs" the link /services/chekcs leads nowhere. Visitors who follow it would find nothing. Did you mean /services/checks?
capitals and a trailing slash: content/alpha.mdx at "[point](/Services/Checks" the link /Services/Checks/ is not the page's exact address, which is lower case with no trailing slash or extension. A link must lead directly to what its words promise. Write /services/checks.
no leading slash: content/alpha.mdx at "[point](services/checks)" the link services/checks lacks its leading slash. A link must lead directly to what its words promise. Write /services/checks.
the file name: content/alpha.mdx at "[point](/services/checks" the link /services/checks.mdx is not the page's exact address, which is lower case with no trailing slash or extension. A link must lead directly to what its words promise. Write /services/checks.
backslashes: content/alpha.mdx at "[point](\\services\\checks" the link \\services\\checks has a backslash; the parts of an address are divided by slashes. A link must lead directly to what its words promise. Write /services/checks.
the full address of this site: content/alpha.mdx at "[point](https://tester.e" the link https://tester.example/beta spells out this site's host; links within the site start with /. In a preview it would lead to the live site. Write /beta.
the full address of no page of this site: content/alpha.mdx at "[point](https://tester.e" the link /bata leads nowhere. Visitors who follow it would find nothing. Did you mean /beta?
http: content/alpha.mdx at "[point](http://w3.org) o" the link http://w3.org is not encrypted; links to other sites start with https://. A link must lead directly to what its words promise. Write https://w3.org.
no scheme: content/alpha.mdx at "[point](www.w3.org) on a" the link www.w3.org lacks https:// or mailto:. A link must lead directly to what its words promise. Write https://www.w3.org.
a scheme that runs code: content/alpha.mdx at "[point](javascript:alert" the link javascript:alert starts with javascript:; links are paths, https:, mailto: or tel:. A link must lead directly to what its words promise. Use one of them.
a misspelled mailbox: content/alpha.mdx at "[point](mailto:helo@test" the mailbox "helo@tester.example" is not one of ours, which are hello@tester.example and careers@tester.example in content/data/site.yaml. A link must lead directly to what its words promise. Did you mean hello@tester.example?
a mailbox with a subject: nothing
a telephone without a number: content/alpha.mdx at "[point](tel:call-us) on" the link tel:call-us is not a telephone number. A link must lead directly to what its words promise. Write tel:, the country code with + and the digits: tel:+918012345678.
a telephone: nothing
a host with two periods: content/alpha.mdx at "[point](https://w3..org/" the link https://w3..org/TR is incomplete or misspelled. A link must lead directly to what its words promise. Open it in a browser, and copy the address from there.
a host with a foreign letter: content/alpha.mdx at "[point](https://w3.оrg/T" the link https://w3.оrg/TR is incomplete or misspelled. A link must lead directly to what its words promise. Open it in a browser, and copy the address from there.
a host with a foreign letter: content/alpha.mdx at "оrg/TR) on alpha at firs" о, a Cyrillic or Greek letter that may look like a Latin one. Search does not find the word, and screen readers spell it. Type the word again.
another site: nothing
more words that say nothing: content/alpha.mdx at "[find out more](/beta) o" the link reads "find out more"; its words should say where it leads. Screen readers list a page's links without the text around them. Link the name of the thing instead.
no target: content/alpha.mdx at "[point]() on alpha at fi" the link has no target. A link must lead directly to what its words promise. Write [words](/path-of-the-page).
no words: content/alpha.mdx at "[](/beta) point on alpha" the link has no words. A link must lead directly to what its words promise. Write words that say where it leads.
words that say nothing: content/alpha.mdx at "[here](/beta) for a poin" the link reads "here"; its words should say where it leads. Screen readers list a page's links without the text around them. Link the name of the thing instead.
the page itself: content/alpha.mdx at "[point](/alpha) on alpha" the link leads to its own page. A link must lead directly to what its words promise. Link to another page or remove the link.
an anchor that this page does not have: content/alpha.mdx at "[point](#nowhere) on alp" this page has no anchor #nowhere; its anchors are how-alpha-at-first-is-done, how-alpha-later-on-is-done, related, at-a-glance, faq-1, faq-2, faq-3. A link must lead directly to what its words promise. Use one of them or leave the anchor out.
a misspelled anchor of another page: content/alpha.mdx at "[point](/services/checks" /services/checks has no anchor #al; its anchors are all, where-to-go-from-here, related, at-a-glance, faq-1, faq-2, faq-3. A link must lead directly to what its words promise. Did you mean #all?
an industry that does not exist: content/alpha.mdx at "[point](/industries#indu" /industries has no anchor #industry-9; its anchors are related, industry-1, industry-2, industry-3, industry-4, industry-5, industry-6, industry-7. A link must lead directly to what its words promise. Did you mean #industry-1?
an industry that exists: nothing
a link of an answer that leads nowhere: content/services/checks.mdx at "[alpha](/alfa) has numbe" the link /alfa leads nowhere. Visitors who follow it would find nothing. Did you mean /alpha?
a link of an answer that says nothing, in quotes: content/services/checks.mdx at "[here](/alpha): the answ" the link reads "here"; its words should say where it leads. Screen readers list a page's links without the text around them. Link the name of the thing instead.
a misspelled word behind a link of an answer: advice content/services/checks.mdx at "anuther number 1 is long" "anuther" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "anther" or "another"? If it is correct, add the line "- anuther" to content/data/dictionary.yaml, at its start.
a link of an answer without its end: content/services/checks.mdx at "](/alpha is number 1 is" an unfinished link; write [words](/path). Anything that is not quite Markdown shows up on the page as typed. Look for a missing ) or a space in the address.
HTML beside a link of an answer: content/services/checks.mdx at "<b>number</b> 1 is long" <b>number</b> in a text that takes only words. Here, readers would see the characters. Write only the words.
a link of an industry that leads nowhere: content/data/industries.yaml:5:13 the link /alfa leads nowhere. Visitors who follow it would find nothing. Did you mean /alpha?
a card that leads nowhere: content/services/checks.mdx at ""/alfa">" the link /alfa leads nowhere. Visitors who follow it would find nothing. Did you mean /alpha?
a second card with the same address: advice content/services/checks.mdx at ""/alpha">" a second card that leads to /alpha. A link must lead directly to what its words promise. Correct the address, or remove one of them.
a card that leads to its own page: content/services/checks.mdx at ""/services/checks">" the link leads to its own page. A link must lead directly to what its words promise. Link to another page or remove the link.
a document that is none: content/alpha.mdx at "/beta" evidence is "/beta", which is not one of the documents under /evidence. The page is built from these facts. Use one of them, or remove the line.
a menu that leads nowhere: content/data/navigation.yaml:14:17 the link /alfa leads nowhere. Visitors who follow it would find nothing. Did you mean /alpha?
a search note that waits for no page: content/data/notes.yaml:4:10 the link /alfa leads nowhere. Visitors who follow it would find nothing. Did you mean /alpha?
a page without links to it: content/beta.mdx no page links to /beta. Visitors and search engines find a page through the links to it. Link to it from content/services/checks.mdx.
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
  'a menu item that says nothing': data('navigation', 'label: Alpha', 'label: More'),
  'a card that says nothing': landing('title="Beta"', 'title="Details"'),
  'a menu item without a letter': data('navigation', 'label: Alpha', 'label: "→→"'),
  'a link into a tool': point('- A [plan of it](https://www.figma.com/file/abc), a point'),
})(`
a page with two slashes: content/alpha.mdx at "[point](//beta) on alpha" the link //beta lacks https:// or mailto:. A link must lead directly to what its words promise. Write /beta.
a page of a preview: content/alpha.mdx at "[point](https://pr-12-si" the link https://pr-12-site.someone.workers.dev/beta leads to a preview, which goes when its pull request does. A link must lead directly to what its words promise. Write /beta, if the page is one of ours.
another site without its scheme: content/alpha.mdx at "[point](//w3.org) on alp" the link //w3.org lacks https:// or mailto:. A link must lead directly to what its words promise. Write https://w3.org.
a mailbox: content/alpha.mdx at "[point](hello@tester.exa" the link hello@tester.example lacks https:// or mailto:. A link must lead directly to what its words promise. Write mailto:hello@tester.example.
a photograph without its !: content/alpha.mdx at "[point](test-lab.jpg) on" the link test-lab.jpg leads to a photograph. A link must lead directly to what its words promise. Put ! before the [ to show it: ![what it shows](test-lab.jpg).
a title instead of an address: content/alpha.mdx at "All about beta" the link All about beta leads nowhere. Visitors who follow it would find nothing. Did you mean /beta?
campaign parameters: content/alpha.mdx at "[point](/beta?utm_source" the link /beta?utm_source=mail is not the page's exact address, which is lower case with no trailing slash or extension. A link must lead directly to what its words promise. Write /beta.
a similar name of another standard: content/alpha.mdx at "WCAG 3.0 on alpha at fir" the standard WCAG 3.0 is cited but not listed in content/data/claims.yaml. Every cited standard needs a publisher, and somebody who checks it when a new edition comes out. Add it to the standards there, write it exactly as there, or leave it out.
a currency after its number: nothing
a menu item that says nothing: content/data/navigation.yaml:13:18 the link reads "More"; its words should say where it leads. Screen readers list a page's links without the text around them. Link the name of the thing instead.
a card that says nothing: content/services/checks.mdx at ""Details" icon="gear" hr" the link reads "Details"; its words should say where it leads. Screen readers list a page's links without the text around them. Link the name of the thing instead.
a menu item without a letter: content/data/navigation.yaml:13:18 the link has no words. A link must lead directly to what its words promise. Write words that say where it leads.
a link into a tool: content/alpha.mdx at "[plan of it](https://www" the link https://www.figma.com/file/abc goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
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
a link through a search engine: content/alpha.mdx at "[point](https://www.goog" the link https://www.google.com/url?q=https://w3.org goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
a page on this machine: content/alpha.mdx at "[point](http://localhost" the link http://localhost:3000/beta goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
a user name before the host: content/alpha.mdx at "[point](https://tester.e" the link https://tester.example@w3.org/ goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
a percentage in words: nothing
an endless heading: content/alpha.mdx at "## How alpha on and on H" a heading of 136 characters; at most 100 fit. Readers skim headings, and screen reader users jump between them by level. Move the rest into the text.
`)

catalog('links that browsers would correct', {
  'a scheme in capitals': point('- A [point](HTTPS://w3.org/a)'),
  'our own address in capitals': point('- A [point](https://TESTER.example/Beta/)'),
  'our own address with www, which it has': all(
    data('site', 'url: https://', 'url: https://www.'),
    point('- A [point](https://www.tester.example/beta)'),
  ),
  'a profile on this site': data('site', 'https://network.example', 'https://tester.example'),
  'an address from the folder of the page': point('- A [point](./beta)'),
  'a folder on our drives': point('- A [point](\\\\\\\\server\\share)'),
})(`
a scheme in capitals: nothing
our own address in capitals: content/alpha.mdx at "[point](https://TESTER.e" the link https://TESTER.example/Beta/ spells out this site's host; links within the site start with /. In a preview it would lead to the live site. Write /beta.
our own address with www, which it has: content/alpha.mdx at "[point](https://www.test" the link https://www.tester.example/beta spells out this site's host; links within the site start with /. In a preview it would lead to the live site. Write /beta.
a profile on this site: content/data/site.yaml:10:9 the link https://tester.example/tester leads to this site. Readers expect to hear it from somebody else. Use an address on another site.
an address from the folder of the page: content/alpha.mdx at "[point](./beta) on alpha" the link ./beta lacks its leading slash. A link must lead directly to what its words promise. Write /beta.
a folder on our drives: content/alpha.mdx at "[point](\\\\\\\\server\\share" the link \\\\server\\share goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
`)

catalog('addresses in texts that take only words', {
  'an address in a closing text': detail('text: ', 'text: See https://w3.org. '),
  'a host in an answer': detail('In turn one', 'See www.w3.org. In turn one'),
})(`
an address in a closing text: content/alpha.mdx at "https://w3.org. Write to" the address https://w3.org in a text that takes only words, where it is not a link. Readers would have to type it. Say what is there, and link to it in the text below the front matter.
a host in an answer: content/alpha.mdx at "www.w3.org. In turn one" the address www.w3.org in a text that takes only words, where it is not a link. Readers would have to type it. Say what is there, and link to it in the text below the front matter.
`)
