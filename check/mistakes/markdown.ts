/** Messages about mistakes in Markdown. */
import { catalog, detail, landing, point } from '../testing/catalog.ts'

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
a space inside a link: content/alpha.mdx at "] (/beta) on alpha at fi" a space between ] and (, which breaks the link. Anything that is not quite Markdown shows up on the page as typed. Write [words](/path) without a space.
an unfinished link: content/alpha.mdx at "](/beta on alpha at firs" an unfinished link; write [words](/path). Anything that is not quite Markdown shows up on the page as typed. Look for a missing ) or a space in the address.
bold with a space inside: content/alpha.mdx at "**A ** point on alpha at" ** that readers would see; bold is **text** without spaces inside. Anything that is not quite Markdown shows up on the page as typed. Close it, or remove the space next to it.
a table: content/alpha.mdx at "| a | b |" a table without a caption. The caption tells screen reader users what the table compares. Put <Table caption="…"> above it and </Table> below it, with an empty line around each.
a list item without a space: content/alpha.mdx at "-A point on alpha at fir" a line that starts with -; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a bullet from a word processor: content/alpha.mdx at "• A point on alpha at fi" a line that starts with •; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a bare address: content/alpha.mdx at "https://w3.org for more." a bare address: https://w3.org, which is not a link. Anything that is not quite Markdown shows up on the page as typed. Write [words that say where it leads](https://w3.org), or put it between \`backticks\` if it is an example.
a code block: content/alpha.mdx at "\`\`\`" a code block, for which the design has no place. Its lines do not wrap, so phones would show half of them, and buyers do not read code. Say in words what it does; a few words of code in a sentence go between \`backticks\`.
a list that starts at three: content/alpha.mdx at "3. One point of two" a line that starts with 3., which makes it a numbered list; its first number would be shown as 1. Anything that is not quite Markdown shows up on the page as typed. Write 3\\. in a sentence, or number the list from 1 on.
a word in brackets before a colon: content/alpha.mdx at "[Important]: read-this" a line that starts with a word in brackets and a colon, which nobody would see. Markdown takes it for the address of a link that is written elsewhere on the page. Leave out the brackets.
an address given elsewhere: content/alpha.mdx at "[point][more]" a link whose address is given elsewhere on the page. Anything that is not quite Markdown shows up on the page as typed. Write it in one place: [words](/address).
a line broken by a backslash: advice content/alpha.mdx at "\\" two spaces or a backslash at the end of a line, which break it there. On every other screen, the line breaks elsewhere as well. Leave an empty line for a new paragraph, or write it as one line.
a hashtag: content/alpha.mdx at "#quality is ours" # that readers would see, because no space follows it. Anything that is not quite Markdown shows up on the page as typed. Leave it out; a heading starts with ## and a space.
empty braces: content/alpha.mdx at "{} point on alpha at fir" code in the text: {}; pages contain only words. Pages are words and blocks, so that everybody can edit them and nothing in them can break. Write the words themselves, or \\{\\} to show the braces.
a comment of a programmer: content/alpha.mdx at "// a note about it" // that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
an emoji by its name: content/alpha.mdx at ":rocket: on alpha at fir" :rocket: that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
a note to colleagues: nothing
`)

catalog('Markdown that pages do not support', {
  'a footnote': point('- A point[^1]'),
  'a check box': point('- [ ] A point'),
  'a placeholder': point('- A point for [client name]'),
  'a link without its closing bracket': point('- A [point(/beta)'),
  'an unclosed backtick': point('- A `point'),
  'bold of a wiki': point("- A '''bold''' point"),
  'a name with underscores': point('- The table __audit of a point'),
  'half of the bold of a wiki': point("- A '''bold point"),
  'numbers in brackets': point('- A point [1,2,3]'),
  'struck-out words': point('- A ~~point~~'),
  'a note without braces': point('- A point /* ask Anna */'),
  'a link in an introduction': detail('intro: What alpha is', 'intro: What [alpha](/beta) is'),
  'bold in a title': detail('title: All about alpha', 'title: All **about** alpha'),
  'HTML as words': point('- A \\<b>point\\</b>'),
  'HTML in an answer': landing('answer: Answer', 'answer: <b>Answer</b>'),
  'an HTML entity in a caption': detail('caption="An example', 'caption="An example &amp;lt;'),
})(`
a footnote: content/alpha.mdx at "[^1] on alpha at first w" [^1] that readers would see; brackets are for links: [words](/path). Anything that is not quite Markdown shows up on the page as typed. Complete the link, say it in the sentence, or remove it; pages have no footnotes, check boxes or placeholders.
a check box: content/alpha.mdx at "[ ] A point on alpha at" [ ] that readers would see; brackets are for links: [words](/path). Anything that is not quite Markdown shows up on the page as typed. Complete the link, say it in the sentence, or remove it; pages have no footnotes, check boxes or placeholders.
a placeholder: content/alpha.mdx at "[client name] on alpha a" [client name] that readers would see; brackets are for links: [words](/path). Anything that is not quite Markdown shows up on the page as typed. Complete the link, say it in the sentence, or remove it; pages have no footnotes, check boxes or placeholders.
a link without its closing bracket: content/alpha.mdx at "[point(/beta) on alpha a" [point(/beta) on alpha at first with four that readers would see; brackets are for links: [words](/path). Anything that is not quite Markdown shows up on the page as typed. Complete the link, say it in the sentence, or remove it; pages have no footnotes, check boxes or placeholders.
an unclosed backtick: content/alpha.mdx at "\`point on alpha at first" \` that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
bold of a wiki: content/alpha.mdx at "'''bold''' point on alph" '''bold''', which readers would see; bold is **text**. Anything that is not quite Markdown shows up on the page as typed. Write two asterisks on either side.
a name with underscores: content/alpha.mdx at "__audit of a point on al" __ that readers would see; bold is **text**. Anything that is not quite Markdown shows up on the page as typed. Put a name between \`backticks\`, or two asterisks on either side of bold words.
half of the bold of a wiki: content/alpha.mdx at "'''bold point on alpha a" ''', which readers would see; bold is **text**. Anything that is not quite Markdown shows up on the page as typed. Write two asterisks on either side.
numbers in brackets: content/alpha.mdx at "[1,2,3] on alpha at firs" [1,2,3] that readers would see, although pages have no list of sources. Anything that is not quite Markdown shows up on the page as typed. Name the source in the sentence, or put numbers that are data between \`backticks\`.
struck-out words: content/alpha.mdx at "~~point~~ on alpha at fi" ~~ that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
a note without braces: content/alpha.mdx at "/* ask Anna */ on alpha" /* that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
a link in an introduction: content/alpha.mdx at "[alpha](/beta) is and fo" [alpha](/beta) in a text that takes only words. Here, readers would see the characters. Write only the words.
bold in a title: content/alpha.mdx at "**about** alpha" **about** in a text that takes only words. Here, readers would see the characters. Write only the words.
HTML as words: advice content/alpha.mdx at "<b>point\\</b> on alpha a" <b> that readers would see as it is written. Pages have no HTML. Use the buttons of the editor for bold words, italics and links, or put it between \`backticks\` if the sentence is about it.
HTML in an answer: content/services/checks.mdx at "<b>Answer</b> number 1 i" <b>Answer</b> in a text that takes only words. Here, readers would see the characters. Write only the words.
an HTML entity in a caption: content/alpha.mdx at "&amp;lt; of alpha at fir" &lt; in a text that takes only words. Here, readers would see the characters. Write only the words.
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
a backtick as an apostrophe: content/alpha.mdx at "\`t know the \`code\` of a" a backtick instead of an apostrophe. Everything up to the next backtick would be shown as code. Write ’.
text right below a list: advice content/alpha.mdx at "Another point on alpha a" a line break inside a paragraph, which readers see as a space. Only an empty line starts a new paragraph, and text right below a list belongs to its last item. Leave an empty line, or write it as one line; list items start with "- ".
escaped brackets: nothing
a marker of a merge with its base: content/alpha.mdx at "||||||| base" the merge marker |||||||, between two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the right version, and remove the other along with the lines <<<<<<<, ======= and >>>>>>>.
asterisks in a field: content/alpha.mdx at "*about* alpha" *about* in a text that takes only words. Here, readers would see the characters. Write only the words.
a footnote with an asterisk: content/alpha.mdx at "*" * that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
an asterisk that is not closed: content/alpha.mdx at "*A point on alpha at fir" * that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it.
`)

catalog('signs that Markdown would take away', {
  'a sign at the start of an item': point('- > 100 rows per night, a point'),
  'a quotation': point('> We test a point.\n\n- A point'),
  'a product': point('- A grid of 3*4*5 points'),
  'asterisks in names': point('- The point a*b with c*d'),
  powers: point('- From 2**10 to 2**12 points'),
  'italics and bold, which are welcome': point('- An *odd* point, **bold** and 3 * 4'),
})(`
a sign at the start of an item: content/alpha.mdx at "> 100 rows per night, a" a > at the start of an amount, which makes it a quotation and is lost. Readers would see "100" where "more than 100" is meant. Write \\> to show the sign, or words: "more than".
a quotation: content/alpha.mdx at "> We test a point." a > at the start of a text, which makes it a quotation and is lost. The design has no quotations in the text of a page. Write <Note title="…"> around it, or put a client's words into content/data/testimonials.yaml.
a product: content/alpha.mdx at "*4*5 points on alpha at" * inside words or between numbers, which makes "4" italic and is lost. Readers would not see the *. Write \\* to show the sign, × to multiply, or put formulas and names between \`backticks\`.
asterisks in names: content/alpha.mdx at "*b with c*d on alpha at" * inside words or between numbers, which makes "b with c" italic and is lost. Readers would not see the *. Write \\* to show the sign, × to multiply, or put formulas and names between \`backticks\`.
powers: content/alpha.mdx at "**10 to 2**12 points on" ** inside words or between numbers, which makes "10 to 2" bold and is lost. Readers would not see the **. Write \\*\\* to show the sign, × to multiply, or put formulas and names between \`backticks\`.
italics and bold, which are welcome: nothing
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
a heading that ends in a period: advice content/alpha.mdx at "." a heading that ends in a period. Headings are not sentences, and what follows belongs to them anyway. Remove it.
a line of bold words: content/alpha.mdx at "**What is measured**" a line of bold words that stands for a heading. Screen reader users jump from heading to heading, and would miss it. Write ### and a space before it (## at the start of a section), without the asterisks.
a heading that was escaped: content/alpha.mdx at "\\### Parts" \\### with backslashes, which other programs put there, and which keep it from being Markdown. Readers would see the characters. Remove the backslash.
bold that was escaped: content/alpha.mdx at "\\*\\*bold\\*\\* point on al" \\*\\* with backslashes, which other programs put there, and which keep it from being Markdown. Readers would see the characters. Remove the backslashes.
bold that was escaped: content/alpha.mdx at "\\*\\* point on alpha at f" \\*\\* with backslashes, which other programs put there, and which keep it from being Markdown. Readers would see the characters. Remove the backslashes.
bold that is not closed: content/alpha.mdx at "**bold point on alpha at" ** that readers would see; bold is **text** without spaces inside. Anything that is not quite Markdown shows up on the page as typed. Close it, or remove the space next to it.
the brackets of a link the wrong way round: content/alpha.mdx at "(point)[/beta] on alpha" the brackets of a link the wrong way round. Anything that is not quite Markdown shows up on the page as typed. Write [words](/path).
a path in the text: content/alpha.mdx at "/services/core-testing f" a bare address: /services/core-testing, which is not a link. Anything that is not quite Markdown shows up on the page as typed. Write [words that say where it leads](/services/core-testing), or put it between \`backticks\` if it is an example.
a mailbox in the text: content/alpha.mdx at "hello@tester.example abo" a bare address: hello@tester.example, which is not a link. Anything that is not quite Markdown shows up on the page as typed. Write [words that say where it leads](mailto:hello@tester.example), or put it between \`backticks\` if it is an example.
a host in the text: content/alpha.mdx at "www.w3.org about a point" a bare address: www.w3.org, which is not a link. Anything that is not quite Markdown shows up on the page as typed. Write [words that say where it leads](https://www.w3.org), or put it between \`backticks\` if it is an example.
the end of a tag: content/alpha.mdx at "<Section>" the section has no drawing or photograph; on a page about a service, each has one next to its text. The drawing next to each section's text is what gives the page its rhythm. Add a <Figure … /> that shows this section's idea, or a photograph.
the end of a tag: content/alpha.mdx at "{['plan', 'run', 'learn'" code in the text: {['plan', 'run', 'learn']}; pages contain only words. Pages are words and blocks, so that everybody can edit them and nothing in them can break. Write the words themselves, or \\{['plan', 'run', 'learn']\\} to show the braces.
the end of a tag: content/alpha.mdx at "/>" a /> whose tag has lost its beginning. Anything that is not quite Markdown shows up on the page as typed. Put back the line that starts with < and the name of the block, such as <Figure, above its props.
the name of the site in a title: content/alpha.mdx at " | Tester" " | Tester", which the site adds. Visitors would read it twice. Leave it out.
campaign parameters: content/alpha.mdx at "?utm_source=mail) of a p" ?utm_source=mail, by which the other site recognizes who sent the visitor. Visitors would be tracked, and counted for somebody else. Remove it.
a space before a comma: advice content/alpha.mdx at " ,and another on alpha a" a space before a punctuation mark. The mark could end up at the start of the next line. Put it after the mark.
`)

catalog('what slips in before a sentence', {
  'a dash before a sentence in a card': landing('  Where alpha', '— Where alpha'),
  'a ## before a sentence in a card': landing('  Where alpha', '##Where alpha'),
  'a bold comma right before a word': point('- **A point,**and more'),
  'bold right before a word': point('- **A point**and more'),
  'a ## before a bracket': point('##[ Words of it\n\n- A point'),
})(`
a dash before a sentence in a card: content/services/checks.mdx at "— Where alpha leads, in" a line that starts with —; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space, or remove it if the line is no item of a list.
a ## before a sentence in a card: content/services/checks.mdx at "##Where alpha leads, in" ## without a space after it, which is not a heading. Anything that is not quite Markdown shows up on the page as typed. Remove it, or write ##, a space and a heading.
a bold comma right before a word: content/alpha.mdx at "**A point,**and more on" ** that readers would see; bold is **text** without spaces inside. Anything that is not quite Markdown shows up on the page as typed. Put a space after it, or the punctuation mark outside.
bold right before a word: content/alpha.mdx at "**A point**and more on a" no space between the bold words "A point" and the word next to them. Readers would see one word, of which a part is bold. Put a space between the two.
bold right before a word: advice content/alpha.mdx at "point**and more on alpha" "pointand" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "pointed", "pointing", or "pointman"? If it is correct, add the line "- pointand" to content/data/dictionary.yaml, at its start.
a ## before a bracket: content/alpha.mdx at "##[ Words of it" ## without a space after it, which is not a heading. Anything that is not quite Markdown shows up on the page as typed. Remove it, or write ##, a space and a heading.
`)

catalog('marks in the middle of a line', {
  'bullets before several items': point('• A point • Another point'),
  'a bullet in an item': point('- A point • Another point'),
  'a number with carets': point('- The 1^st^ point'),
  'three marks': point('- A point!!! And'),
})(`
bullets before several items: content/alpha.mdx at "• A point • Another poin" a line that starts with •; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write each item on a line of its own that starts with a hyphen and a space.
a bullet in an item: content/alpha.mdx at "• Another point on alpha" a • in the middle of a list item, with more items behind it. Anything else is plain text, so the items would run together in one paragraph. Write each item on a line of its own that starts with a hyphen and a space.
a number with carets: content/alpha.mdx at "^st^ point on alpha at f" ^ that readers would see. Anything that is not quite Markdown shows up on the page as typed. Close or remove it; a note to colleagues is {/* note */}.
three marks: advice content/alpha.mdx at "!!! And on alpha at firs" "point!!!", where one mark and one space would do. It looks like the leftover of a hasty edit. Write one punctuation mark and one space.
`)
