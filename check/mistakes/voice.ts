/** Messages about mistakes in the choice of words. */
import { all, catalog, data, detail, landing, point } from '../testing/catalog.ts'

catalog('voice', {
  'the answer of a chat assistant': point('- Certainly! Here is a revised version'),
  'an award': point('- The award for a point'),
  'a cliché': point('- Leverage a point'),
  'not just one thing but another': point('- It is not just a test but a promise at any point'),
  'a vague word': point('- We ensure a point'),
  'an em dash': point('- We test — a point'),
  'a decimal comma': point('- In 3,5 hours, a point'),
  'thousands with points': point('- After 1.000.000 rows, a point'),
  'a lakh': point('- After 1,00,000 rows, a point'),
  'an amount of money with a point': point('- For 5.000 Euro a year, a point'),
  'straight quotes': point('- We don\'t say "never", a point'),
  'a note to oneself': point('- TODO a point'),
  'a telephone number': point('- Ring 0711 4455667 for a point'),
  'a repeated word': point('- A point on on'),
  'British spelling': point('- The behaviour of a point'),
  'a field of a word processor': point('- Error! Reference source not found, a point'),
  'a note in capitals': point('- CONFIDENTIAL: a point'),
  'an answer of an assistant': point('- Certainly, here is a point:'),
})(`
the answer of a chat assistant: content/alpha.mdx at "Certainly! Here is a rev" "Certainly!", which a chat assistant says to you and not to visitors. It tells buyers that nobody read the text before it was published. Remove the sentence.
the answer of a chat assistant: content/alpha.mdx at "Here is a revised versio" "Here is a revised", which a chat assistant says to you and not to visitors. It tells buyers that nobody read the text before it was published. Remove the sentence.
an award: content/alpha.mdx at "award for a point on alp" "award", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
a cliché: content/alpha.mdx at "Leverage a point on alph" the cliché "Leverage". Buyers who have heard it before stop believing the rest. Write "use".
not just one thing but another: content/alpha.mdx at "not just a test but a pr" the cliché "not just a test but". Buyers who have heard it before stop believing the rest. Say only the second thing.
a vague word: advice content/alpha.mdx at "ensure a point on alpha" there is a better word than "ensure". Plain words get read. Say how: checks, keeps, proves.
an em dash: advice content/alpha.mdx at "— a point on alpha at fi" an em dash —. It separates two thoughts that each deserve a sentence. Use a comma, a colon or a period.
a decimal comma: content/alpha.mdx at "3,5 hours, a point on al" 3,5, a comma between digits. In American English, a comma divides thousands, and a point comes before decimals. Write 3.5 if it is one number, or a space after the comma of two.
thousands with points: content/alpha.mdx at "1.000.000 rows, a point" 1.000.000, whose digits are divided as in another country. In American English, commas divide digits in groups of three. Write 1,000,000.
a lakh: content/alpha.mdx at "1,00,000 rows, a point o" 1,00,000, whose digits are divided as in another country. In American English, commas divide digits in groups of three. Write 100,000.
an amount of money with a point: advice content/alpha.mdx at "5.000 Euro a year, a poi" 5.000 Euro, a point between digits. In American English, a comma divides thousands, and a point comes before decimals. Write 5,000 Euro, unless it has three decimals.
straight quotes: advice content/alpha.mdx at "'t say "never", a point" the wrong apostrophe '. The site uses typographic quotes, next to which others look like mistakes. Write ’.
straight quotes: advice content/alpha.mdx at ""never", a point on alph" the wrong quotation mark ". The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
straight quotes: advice content/alpha.mdx at "", a point on alpha at f" the wrong quotation mark ". The site uses typographic quotes, next to which others look like mistakes. Write “ and ”.
a note to oneself: content/alpha.mdx at "TODO a point on alpha at" the note "TODO" in the text. Visitors would read it. Write the passage or remove it.
a telephone number: advice content/alpha.mdx at "0711 4455667 for a point" the telephone number 0711 4455667. No list of facts has it, so nobody would notice here that it has changed. Lead to the contact page instead, or leave it out.
a repeated word: advice content/alpha.mdx at "on on on alpha at first" the same word again: "on on on". It looks like the leftover of a hasty edit. Keep one of them.
British spelling: content/alpha.mdx at "behaviour of a point on" "behaviour" is the British spelling; the site uses American English. Mixed spellings look like two authors who don't talk to each other. Write "behavior".
a field of a word processor: content/alpha.mdx at "Error! Reference source" "Error! Reference source not", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
a note in capitals: content/alpha.mdx at "CONFIDENTIAL: a point on" the note "CONFIDENTIAL" in the text. Visitors would read it. Write the passage or remove it.
an answer of an assistant: content/alpha.mdx at "Certainly, here is a poi" "Certainly, here", which a chat assistant says to you and not to visitors. It tells buyers that nobody read the text before it was published. Remove the sentence.
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
a word right after a link and one before: content/alpha.mdx at "point](/beta)behind the[" no space between the link that ends in "point" and the word behind it. Readers would see one word. Write a space after the link.
a word right after a link and one before: content/alpha.mdx at "the[other one](/services" no space between the word "the" and the link behind it. Readers would see one word. Write a space before the link.
in parentheses and after a <: content/alpha.mdx at "(point)(/beta) on alpha" the words of a link in parentheses instead of brackets. Anything that is not quite Markdown shows up on the page as typed. Write [words](/path).
in parentheses and after a <: content/alpha.mdx at "</beta) on alpha at firs" an address that starts with <. A link must lead directly to what its words promise. Remove the <.
without words: content/alpha.mdx at "[words that say where it" the link reads "words that say where it leads"; its words should say where it leads. Screen readers list a page's links without the text around them. Link the name of the thing instead.
without words: content/alpha.mdx at "[...](/beta) and [<Claim" the link has no words. A link must lead directly to what its words promise. Write words that say where it leads.
made-up and private addresses: content/alpha.mdx at "[point](https://example." the link https://example.com leads to an address that only stands for one. A link must lead directly to what its words promise. Write the real address.
made-up and private addresses: content/alpha.mdx at "[one](https://rb.gy/x) o" the link https://rb.gy/x goes through another service or to a place only we can open. Visitors would be tracked, asked to sign in, or lost. Open it and copy the address the browser ends up on; turn documents on our drives into pages.
an address of a preview: content/alpha.mdx at "[point](https://staging." the link https://staging.tester.example/beta leads to a preview, which goes when its pull request does. A link must lead directly to what its words promise. Write /beta, if the page is one of ours.
a profile that counts: content/data/people.yaml:5:28 ?utm_source=share, by which the other site recognizes who sent the visitor. Visitors would be tracked, and counted for somebody else. Remove it.
lines of other documents: content/alpha.mdx at "Sent from my phone" "Sent from my phone", left over from where the text was copied. Visitors would read it. Remove it.
lines of other documents: content/alpha.mdx at "@@ -1,3 +1,4 @@" "@@ -1,3 +1,4 @@", left over from where the text was copied. Visitors would read it. Remove it.
notes and days that are none: content/alpha.mdx at "tbd by June 31, 2026, de" the note "tbd" in the text. Visitors would read it. Write the passage or remove it.
notes and days that are none: advice content/alpha.mdx at "June 31, 2026, dear $nam" the statement with the date "June 31, 2026" has neither a source nor a day on which somebody looks at it again. What was true when it was written may not be true anymore. Add its words to content/data/facts.yaml with a source and a day of review, or say it without the date.
notes and days that are none: content/alpha.mdx at "June 31, 2026, dear $nam" the date June 31, a day that does not exist. Readers would wonder which day is meant. Correct it.
notes and days that are none: content/alpha.mdx at "$name, a point on alpha" "$name", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
a second tile with a claim: content/services/checks.mdx at "<Tile claim="cycle-time"" a second tile with the claim cycle-time. Readers would see the same figure twice. Name another claim, or remove the tile.
a table with holes: content/alpha.mdx at "| Of | Of |" two columns of a table with the same name, Of. Phones and screen readers say it before each cell. Say what is different about each.
a table with holes: content/alpha.mdx at "? |" ? instead of words. Anything that is not quite Markdown shows up on the page as typed. Write the words or remove it; a table has one line of hyphens, below the names of its columns.
a table with holes: content/alpha.mdx at "| b | c |" a row that the table already has. Readers would look for the difference. Remove it, or say what is different.
a table with holes: content/alpha.mdx at "| | d |" a row of a table whose first cell is empty. The first cell is the name of its row. Fill it in, or remove the row.
a table with holes: content/alpha.mdx at "| --- | --- |" a table without rows. Each block has its place on the grid; anywhere else it would break the page. Write the rows below the line of hyphens, or remove the table.
a caption that is the title: content/alpha.mdx at "What alpha at first look" a caption that repeats what the drawing shows. Readers would see or hear it twice. Say what the drawing shows in the title, and what it means in the caption.
what may stay: nothing
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
an ellipsis instead of words: content/alpha.mdx at "…" "…", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
an emoji as test data: nothing
an emoji in the text: content/alpha.mdx at "🙂 A point on alpha at f" the emoji 🙂; the site uses words and drawings. The site's fonts have none, so each device shows another picture, and screen readers read its name in the middle of the sentence. Say it in words, or remove it; one that is test data goes between \`backticks\`.
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
old ones: content/alpha.mdx at "World-class, cutting-edg" the cliché "World-class". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
old ones: content/alpha.mdx at "cutting-edge, seamless a" the cliché "cutting-edge". Buyers who have heard it before stop believing the rest. Name the technique.
old ones: content/alpha.mdx at "seamless and holistic ro" the cliché "seamless". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
old ones: content/alpha.mdx at "holistic robust solution" the cliché "holistic". Buyers who have heard it before stop believing the rest. Name the parts you look at.
old ones: content/alpha.mdx at "robust solutions: a poin" the cliché "robust solutions". Buyers who have heard it before stop believing the rest. Say what it withstands.
old ones: advice content/alpha.mdx at "solutions: a point on al" there is a better word than "solutions". Plain words get read. Name the thing: tool, suite, service, program.
of change: content/alpha.mdx at "next-generation game cha" the cliché "next-generation". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
of change: content/alpha.mdx at "game changer that unlock" the cliché "game changer". Buyers who have heard it before stop believing the rest. Say what changed.
of change: content/alpha.mdx at "unlocks your potential:" the cliché "unlocks your". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
of power: content/alpha.mdx at "empower teams and harnes" the cliché "empower". Buyers who have heard it before stop believing the rest. Say what people can do afterward.
of power: content/alpha.mdx at "harness the power of syn" the cliché "harness the power". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
of power: content/alpha.mdx at "synergies: a point on al" the cliché "synergies". Buyers who have heard it before stop believing the rest. Say what it does, or leave it out.
of assistants: content/alpha.mdx at "delve into the ever-evol" the cliché "delve". Buyers who have heard it before stop believing the rest. Write "look at", or go straight to the point.
of assistants: content/alpha.mdx at "ever-evolving world of a" the cliché "ever-evolving". Buyers who have heard it before stop believing the rest. Start with the thing itself.
of two halves: content/alpha.mdx at "It’s not about testing," the cliché "It’s not about testing, it’s". Buyers who have heard it before stop believing the rest. Say what it is.
of attitude: content/alpha.mdx at "Passionate about your un" the cliché "Passionate about". Buyers who have heard it before stop believing the rest. Say what you do, or leave it out.
of attitude: content/alpha.mdx at "unique needs, for peace" the cliché "unique needs". Buyers who have heard it before stop believing the rest. Say what you do, or leave it out.
of attitude: content/alpha.mdx at "peace of mind: a point o" the cliché "peace of mind". Buyers who have heard it before stop believing the rest. Say what you do, or leave it out.
of importance: content/alpha.mdx at "It is important to note" the cliché "It is important to note". Buyers who have heard it before stop believing the rest. Start with the thing itself.
of importance: content/alpha.mdx at "plays a crucial role at" the cliché "plays a crucial role". Buyers who have heard it before stop believing the rest. Say what it is, or what it does.
of levels and testaments: content/alpha.mdx at "is a testament to the ne" the cliché "is a testament to". Buyers who have heard it before stop believing the rest. Say what it is, or what it does.
of levels and testaments: content/alpha.mdx at "the next level of a poin" the cliché "the next level". Buyers who have heard it before stop believing the rest. Say what will be different.
vague ones: advice content/alpha.mdx at "In order to start your j" there is a better word than "In order to". Plain words get read. Write "to".
vague ones: advice content/alpha.mdx at "journey to a solution, a" there is a better word than "journey". Plain words get read. Name the path or the work.
vague ones: advice content/alpha.mdx at "solution, a point on alp" there is a better word than "solution". Plain words get read. Name the thing: tool, suite, service, program.
assistants that are left over: content/alpha.mdx at "As an AI language model," "As an AI language model", which a chat assistant says to you and not to visitors. It tells buyers that nobody read the text before it was published. Remove the sentence.
assistants that are left over: content/alpha.mdx at "I hope this helps: a poi" "I hope this helps", which a chat assistant says to you and not to visitors. It tells buyers that nobody read the text before it was published. Remove the sentence.
assistants that are left over: content/alpha.mdx at " 【4†source】 on alpha at" 【4†source】, a chat assistant's mark for its source. It means nothing to visitors, and tells them that nobody read the text. Remove it; a source is named in the sentence.
`)

catalog('praise that nobody could check', {
  'famous clients': point('- Trusted by Fortune 500 companies, a point'),
  certificates: point('- ISO 9001 certified testers and a gold partner: a point'),
  superlatives: point('- The leading provider and the best testers in the world: a point'),
  guarantees: point('- We guarantee results, zero defects and zero downtime: a point'),
  analysts: point('- As seen in magazines, named by Gartner: a point'),
})(`
famous clients: content/alpha.mdx at "Trusted by Fortune 500 c" "Trusted by", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out, or name a client who has agreed to it in a testimonial.
famous clients: content/alpha.mdx at "Fortune 500 companies, a" "Fortune 500", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out, or name a client who has agreed to it in a testimonial.
certificates: content/alpha.mdx at "ISO 9001 certified teste" "ISO 9001 certified", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
certificates: content/alpha.mdx at "gold partner: a point on" "gold partner", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
superlatives: content/alpha.mdx at "leading provider and the" "leading provider", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you do.
superlatives: content/alpha.mdx at "the best testers in the" "the best testers in the world", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you do.
guarantees: content/alpha.mdx at "guarantee results, zero" "guarantee results", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you check, and how.
guarantees: content/alpha.mdx at "zero defects and zero do" "zero defects", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you check, and how.
guarantees: content/alpha.mdx at "zero downtime: a point o" "zero downtime", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you check, and how.
analysts: content/alpha.mdx at "As seen in magazines, na" "As seen in", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
analysts: content/alpha.mdx at "Gartner: a point on alph" "Gartner", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
`)

catalog('placeholders and shouting', {
  'words in capitals': point('- WE TEST ALL OF IT at a point'),
  'a quotation that is not closed': point('- A “point of it'),
  'a hyphen as a dash': point('- We test - a point'),
  'a text to insert': point('- Insert link here, John Doe: a point'),
  'a price to come': point('- The price is to be confirmed, coming soon: a point'),
  'signs for words': point('- Faster by XX% at yoursite.com: a point'),
})(`
words in capitals: advice content/alpha.mdx at "WE TEST ALL OF IT at a p" words in capitals: WE TEST ALL OF IT. Readers take it for shouting, and screen readers may spell it. Write it in small letters.
a quotation that is not closed: advice content/alpha.mdx at "“point of it on alpha at" “ without its counterpart. Readers would look for the other one. Add the other one, or remove this one.
a hyphen as a dash: advice content/alpha.mdx at "- a point on alpha at fi" "-" as a dash. It separates two thoughts that each deserve a sentence. Use a comma, a colon or a period.
a text to insert: content/alpha.mdx at "Insert link here, John D" "Insert link here", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
a text to insert: content/alpha.mdx at "John Doe: a point on alp" "John Doe", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
a price to come: content/alpha.mdx at "is to be confirmed, comi" "is to be confirmed", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
a price to come: content/alpha.mdx at "coming soon: a point on" "coming soon", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
signs for words: content/alpha.mdx at "XX% at yoursite.com: a p" "XX%", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
signs for words: content/alpha.mdx at "yoursite.com: a point on" "yoursite.com", which stands for something that is still missing. Visitors would read it. Write the passage or remove it.
`)

catalog('marks of chat assistants for their sources', {
  'with its counter': point('- A point :contentReference[oaicite:0]{index=0}.'),
  'before a comma': point('- Here turn0search3, a point'),
  'with its invisible signs': point(
    '- Here \uE200cite\uE202turn0search3\uE202turn0news1\uE201, a point',
  ),
  'one of its signs, left over': point('- A point \uE201'),
})(`
with its counter: content/alpha.mdx at " :contentReference[oaici" :contentReference[oaicite:0]{index=0}, a chat assistant's mark for its source. It means nothing to visitors, and tells them that nobody read the text. Remove it; a source is named in the sentence.
before a comma: content/alpha.mdx at " turn0search3, a point o" turn0search3, a chat assistant's mark for its source. It means nothing to visitors, and tells them that nobody read the text. Remove it; a source is named in the sentence.
with its invisible signs: content/alpha.mdx at " citeturn0search3turn" citeturn0search3turn0news1, a chat assistant's mark for its source. It means nothing to visitors, and tells them that nobody read the text. Remove it; a source is named in the sentence.
one of its signs, left over: content/alpha.mdx at " on alpha at first with" an invisible character, U+E201. It came with copied text and splits words for search and screen readers. Delete it.
`)

catalog('boasts of all others, and lines of letters', {
  comparisons: point('- No other provider does it, and we never miss a defect: a point'),
  'lines of letters': point('- I hope this email finds you well; please see the attached point'),
})(`
comparisons: content/alpha.mdx at "No other provider does i" "No other provider does", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you do, and how a client can check it.
comparisons: content/alpha.mdx at "we never miss a defect:" "we never miss a defect", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Say what you do, and how a client can check it.
lines of letters: content/alpha.mdx at "hope this email finds yo" "hope this email finds you well", left over from where the text was copied. Visitors would read it. Remove it.
lines of letters: content/alpha.mdx at "see the attached point o" the note "see the attached" in the text. Visitors would read it. Write the passage or remove it.
`)
