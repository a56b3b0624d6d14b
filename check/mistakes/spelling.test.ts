/** @jest-environment node */
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
  'twice on a line': point('Teh end of teh'),
  'in the front matter': detail('title: All about alpha', 'title: All abuot alpha'),
  'in a heading': detail('## How', '## Hwo'),
  'on a card': landing('title="Alpha"', 'title="Alhpa"'),
  'in a drawing': detail("'plan', 'run'", "'plan', 'rnu'"),
  'in a data file': data('strengths', 'in the daily work', 'in the daly work'),
  'a name that is spelled in the British way': point('A point for the Rail Centre'),
  'slips that are words themselves': point('The pubic manger could of seen'),
})(`
in the text: content/alpha.mdx:26:6 "recieve" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "receive" or "relieve"? If it is correct, add the line "- recieve" to content/data/dictionary.yaml, at its start.
similar to a word the site uses: content/alpha.mdx:26:6 "wriet" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "write"? If it is correct, add the line "- wriet" to content/data/dictionary.yaml, at its start.
with a capital: content/alpha.mdx:26:3 "Definately" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "Definitely"? If it is correct, add the line "- Definately" to content/data/dictionary.yaml, at its start.
unlike any other: content/alpha.mdx:26:7 "Krankenversicherung" is not in the dictionary. A typo makes buyers doubt the care behind everything else. If it is correct, add the line "- Krankenversicherung" to content/data/dictionary.yaml, at its start; otherwise correct it.
without its capital: content/alpha.mdx:26:6 "monday" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "Monday"? If it is correct, add the line "- monday" to content/data/dictionary.yaml, at its start.
twice on a line: content/alpha.mdx:26:3 "Teh" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "The"? If it is correct, add the line "- Teh" to content/data/dictionary.yaml, at its start.
twice on a line: content/alpha.mdx:26:14 "teh" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "the"? If it is correct, add the line "- teh" to content/data/dictionary.yaml, at its start.
in the front matter: content/alpha.mdx:3:12 "abuot" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "about"? If it is correct, add the line "- abuot" to content/data/dictionary.yaml, at its start.
in a heading: content/alpha.mdx:22:4 "Hwo" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "How"? If it is correct, add the line "- Hwo" to content/data/dictionary.yaml, at its start.
on a card: content/services/checks.mdx:35:14 "Alhpa" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "Alpha"? If it is correct, add the line "- Alhpa" to content/data/dictionary.yaml, at its start.
in a drawing: content/alpha.mdx:33:20 "rnu" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "run"? If it is correct, add the line "- rnu" to content/data/dictionary.yaml, at its start.
in a data file: content/data/strengths.yaml:3:56 "daly" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "daily"? If it is correct, add the line "- daly" to content/data/dictionary.yaml, at its start.
a name that is spelled in the British way: content/alpha.mdx:26:24 "Centre" is the British spelling; the site uses American English. Mixed spellings look like two authors who don't talk to each other. Write "Center"; if it is a name, add "- Centre" to content/data/dictionary.yaml.
slips that are words themselves: content/alpha.mdx:26:7 pubic, a slip that is spelled like other words. A typo makes buyers doubt the care behind everything else. Write public.
slips that are words themselves: content/alpha.mdx:26:13 manger, a slip that is spelled like other words. A typo makes buyers doubt the care behind everything else. Write manager.
slips that are words themselves: content/alpha.mdx:26:20 could of, a slip that is spelled like other words. A typo makes buyers doubt the care behind everything else. Write could have.
`)

catalog('the dictionary', {
  'knows the place of a missing word': dictionary('Milvus', 'Weaviate'),
  'rejects a word in the wrong place': dictionary('Milvus', 'Weaviate', 'Qdrant'),
  'rejects a duplicate word': dictionary('Milvus', 'Milvus', 'Qdrant', 'Weaviate'),
  'rejects an unused word': dictionary('Milvus', 'Pinecoon', 'Qdrant', 'Weaviate'),
  'rejects two words on a line': dictionary('Milvus', 'Qdrant Cloud', 'Weaviate'),
})(`
knows the place of a missing word: content/alpha.mdx:26:11 "Qdrant" is not in the dictionary. A typo makes buyers doubt the care behind everything else. Did you mean "Quran"? If it is correct, add the line "- Qdrant" to content/data/dictionary.yaml, after "- Milvus".
rejects a word in the wrong place: content/data/dictionary.yaml:3:3 "Qdrant" comes after "Weaviate", but each word is listed once, in alphabetical order. Alphabetical order makes duplicates easy to spot. Move the line above "- Weaviate", or remove it if the word is there already.
rejects a duplicate word: content/data/dictionary.yaml:2:3 "Milvus" comes after "Milvus", but each word is listed once, in alphabetical order. Alphabetical order makes duplicates easy to spot. Move the line above "- Milvus", or remove it if the word is there already.
rejects an unused word: advice content/data/dictionary.yaml:2:3 nothing on the site uses "Pinecoon". An unneeded word could hide a typo someday. Remove the line.
rejects two words on a line: advice content/data/dictionary.yaml:2:3 nothing on the site uses "Qdrant Cloud". An unneeded word could hide a typo someday. Remove the line.
rejects two words on a line: content/data/dictionary.yaml:2:3 entry 2 of the list is "Qdrant Cloud"; it has the wrong format. One word, letters only, capitalized as it is written. Correct it.
`)

const colleague = data('people', 'Ada Example', 'Meera Krishnamurthy')

catalog('not a mistake', {
  'the name of a colleague': colleague,
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
