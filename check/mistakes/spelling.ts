/** Messages about spelling and the dictionary. */
import { all, catalog, data, detail, landing, point as pointOf, write } from '../testing/catalog.ts'
import { DATA } from '../testing/testSite.ts'

const point = (words: string) => pointOf(`- ${words} a point`)
const DICTIONARY = `${DATA}dictionary.yaml`

const dictionary = (...words: string[]) =>
  all(
    write(DICTIONARY, words.map((word) => `- ${word}\n`).join('')),
    detail('- A point', '- Milvus, Qdrant and Weaviate: a point'),
  )

catalog('a misspelled word', {
  'in the text': point('We recieve'),
  'similar to a word the site uses': point('We wriet'),
  'with a capital': point('Definately'),
  'unlike any other': point('The Krankenversicherung of'),
  'without its capital': point('On monday'),
  'that stands for the word after it': point('The front nd and the back of'),
  'twice on a line': point('Teh end of teh'),
  'in the front matter': detail('title: All about alpha', 'title: All abuot alpha'),
  'in a heading': detail('## How', '## Hwo'),
  'on a card': landing('title="Alpha"', 'title="Alhpa"'),
  'in a drawing': detail("'plan', 'run'", "'plan', 'rnu'"),
  'in a data file': data('strengths', 'in the daily work', 'in the daly work'),
  'a name that is spelled in the British way': point('A point for the Rail Centre'),
  'filler text': point('Lorem ipsum dolor sit amet. We wriet'),
  'slips that are words themselves': point('The pubic manger could of seen'),
})(`
in the text: content/alpha.mdx at "recieve a point on alpha" "recieve" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "receive".
similar to a word the site uses: content/alpha.mdx at "wriet a point on alpha a" "wriet" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "write".
with a capital: content/alpha.mdx at "Definately a point on al" "Definately" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "Definitely".
unlike any other: advice content/alpha.mdx at "Krankenversicherung of a" "Krankenversicherung" is not in the dictionary. A typo makes buyers doubt the care behind everything else. If it is correct, add the line "- Krankenversicherung" to content/data/dictionary.yaml, at its start; otherwise correct it.
without its capital: advice content/alpha.mdx at "monday a point on alpha" "monday" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "mondays"? If it is correct, add the line "- monday" to content/data/dictionary.yaml, at its start.
that stands for the word after it: advice content/alpha.mdx at "nd and the back of a poi" "nd" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "and".
twice on a line: content/alpha.mdx at "Teh end of teh a point o" "Teh" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "The".
twice on a line: content/alpha.mdx at "teh a point on alpha at" "teh" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "the".
in the front matter: content/alpha.mdx at "abuot alpha" "abuot" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "about".
in a heading: advice content/alpha.mdx at "Hwo alpha at first is do" "Hwo" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "How" or "Two"? If it is correct, add the line "- Hwo" to content/data/dictionary.yaml, at its start.
on a card: content/services/checks.mdx at "Alhpa" icon="gear" href=" "Alhpa" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "Alpha".
in a drawing: advice content/alpha.mdx at "rnu', 'learn']}" "rnu" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "run"? If it is correct, add the line "- rnu" to content/data/dictionary.yaml, at its start.
in a data file: advice content/data/strengths.yaml:3:56 "daly" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "daily"? If it is correct, add the line "- daly" to content/data/dictionary.yaml, at its start.
a name that is spelled in the British way: advice content/alpha.mdx at "Centre a point on alpha" "Centre" is the British spelling; the site uses American English. Mixed spellings look like two authors who don't talk to each other. Write "Center"; if it is a name, add "- Centre" to content/data/dictionary.yaml.
filler text: content/alpha.mdx at "Lorem ipsum dolor sit am" "Lorem ipsum", which stands for words that are still missing. Visitors would read it. Write the passage or remove it.
filler text: content/alpha.mdx at "wriet a point on alpha a" "wriet" is a common misspelling. A typo makes buyers doubt the care behind everything else. Write "write".
slips that are words themselves: content/alpha.mdx at "pubic manger could of se" pubic, a slip that is spelled like other words. A typo makes buyers doubt the care behind everything else. Write public.
slips that are words themselves: content/alpha.mdx at "manger could of seen a p" manger, a slip that is spelled like other words. A typo makes buyers doubt the care behind everything else. Write manager.
slips that are words themselves: content/alpha.mdx at "could of seen a point on" could of, a slip that is spelled like other words. A typo makes buyers doubt the care behind everything else. Write could have.
`)

catalog('the dictionary', {
  'knows the place of a missing word': dictionary('Milvus', 'Weaviate'),
  'rejects a word in the wrong place': dictionary('Milvus', 'Weaviate', 'Qdrant'),
  'rejects a duplicate word': dictionary('Milvus', 'Milvus', 'Qdrant', 'Weaviate'),
  'rejects an unused word': dictionary('Milvus', 'Pinecoon', 'Qdrant', 'Weaviate'),
  'rejects two words on a line': dictionary('Milvus', 'Qdrant Cloud', 'Weaviate'),
})(`
knows the place of a missing word: advice content/alpha.mdx at "Qdrant and Weaviate: a p" "Qdrant" is not in the dictionary. A typo makes buyers doubt the care behind everything else. If it is correct, add the line "- Qdrant" to content/data/dictionary.yaml, after "- Milvus"; otherwise correct it.
rejects a word in the wrong place: content/data/dictionary.yaml:3:3 "Qdrant" comes after "Weaviate", but each word is listed once, in alphabetical order. Alphabetical order makes duplicates easy to spot. Move the line above "- Weaviate", or remove it if the word is already there.
rejects a duplicate word: content/data/dictionary.yaml:2:3 "Milvus" is listed twice. Alphabetical order makes duplicates easy to spot. Remove one of the two lines.
rejects an unused word: advice content/data/dictionary.yaml:2:3 nothing on the site uses "Pinecoon". An unneeded word could hide a typo someday. Remove the line.
rejects two words on a line: advice content/data/dictionary.yaml:2:3 nothing on the site uses "Qdrant Cloud". An unneeded word could hide a typo someday. Remove the line.
rejects two words on a line: content/data/dictionary.yaml:2:3 entry 2 of the list is "Qdrant Cloud"; it has the wrong format. One word, letters only, capitalized as it is written. Correct it.
`)

const colleague = data('people', 'Ada Example', 'Meera Krishnamurthy')

catalog('not a mistake', {
  'the name of a colleague': colleague,
  'the code of a country': data('offices', 'countryCode: IN', 'countryCode: HK'),
  'the same name in the text of a page': all(
    colleague,
    detail('- A point', '- Krishnamurthy’s point'),
  ),
  'the owner of a claim': data('claims', 'owner: a tester', 'owner: Zbigniew Krawczyk'),
  code: pointOf('- A `kubctl` point'),
  'an address': pointOf('- A [point](https://qwertz.example/asdf)'),
  'a comment': pointOf('{/* tset */}\n\n- A point'),
  'software terms': pointOf('- The webhook, middleware and KUBERNETES'),
  'dictionary words with ’s and as a plural': all(
    write(DICTIONARY, '- Qdrant\n- SLQ\n'),
    pointOf('- Qdrant’s SLQs'),
  ),
  'a sorted dictionary': dictionary('Milvus', 'Qdrant', 'Weaviate'),
  'a word that only looks British': pointOf(
    '- Four sources of exercise, controlled on tour, since',
  ),
})(`
the name of a colleague: nothing
the code of a country: nothing
the same name in the text of a page: nothing
the owner of a claim: nothing
code: nothing
an address: nothing
a comment: nothing
software terms: nothing
dictionary words with ’s and as a plural: nothing
a sorted dictionary: nothing
a word that only looks British: nothing
`)

catalog('the dictionary', {
  'words with an apostrophe or a hyphen': all(
    point('The don’ts of Wi-Fi are'),
    write(DICTIONARY, '- don’ts\n- Wi-Fi\n'),
  ),
  'a dictionary that is no list': all(point('The adb of'), write(DICTIONARY, '-adb\n')),
})(`
words with an apostrophe or a hyphen: nothing
a dictionary that is no list: content/data/dictionary.yaml:1:1 a line that starts with -; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a dictionary that is no list: content/data/dictionary.yaml:1:1 the file is text; it takes a list. Correct words missing from the English dictionary, in alphabetical order. Write each entry on a line of its own that starts with two spaces, a hyphen and a space.
`)

catalog('names and tools', {
  'of test tools': pointOf('- JUnit, Selenium, Playwright and Cypress test a point'),
  'of companies': pointOf('- OpenAI, ServiceNow, Okta, Datadog and Snowflake: a point'),
  'of people': pointOf('- José, Camille and Krishnamurthy know a point'),
  'of places': pointOf('- From Chennai to Hyderabad and Zürich: a point'),
  'with accents': pointOf('- A résumé and a café: a point'),
  'that no dictionary has': pointOf('- TestNG, pytest and BrowserStack: a point'),
  'in other languages': pointOf('- From München, vis-à-vis a point in the UAE'),
})(`
of test tools: nothing
of companies: nothing
of people: nothing
of places: nothing
with accents: nothing
that no dictionary has: advice content/alpha.mdx at "TestNG, pytest and Brows" "TestNG" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "Testing"? If it is correct, add the line "- TestNG" to content/data/dictionary.yaml, at its start.
that no dictionary has: advice content/alpha.mdx at "pytest and BrowserStack:" "pytest" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "test"? If it is correct, add the line "- pytest" to content/data/dictionary.yaml, at its start.
in other languages: advice content/alpha.mdx at "München, vis-à-vis a poi" "München" is not in the dictionary. A typo makes buyers doubt the care behind everything else. If it is correct, add the line "- München" to content/data/dictionary.yaml, at its start; otherwise correct it.
in other languages: advice content/alpha.mdx at "vis-à-vis a point in the" "vis" is not in the dictionary. A typo makes buyers doubt the care behind everything else. If it is correct, add the line "- vis" to content/data/dictionary.yaml, at its start; otherwise correct it.
in other languages: advice content/alpha.mdx at "vis a point in the UAE o" "vis" is not in the dictionary. A typo makes buyers doubt the care behind everything else. If it is correct, add the line "- vis" to content/data/dictionary.yaml, at its start; otherwise correct it.
`)
