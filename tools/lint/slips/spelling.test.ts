/** @jest-environment node */
/** A catalog of authors' slips in spelling and with the dictionary: what each of them reads. */
import { describe, expect, it } from '@jest/globals'
import { checkSpelling } from '../rules/spelling.ts'
import { readSite } from '../site.ts'
import { DATA, DETAIL, LANDING, reading } from '../testing/testSite.ts'

// Messages stand here as authors read them, without quotation marks around them.
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: String })

const point = (words: string) => reading((site) => site.edit(DETAIL, '- A point', `- ${words} a point`))
const DICTIONARY = `${DATA}dictionary.yaml`

describe('a misspelt word', () => {
  it('in the text', () => {
    expect(point('We recieve')).toMatchInlineSnapshot(
      `content/alpha.mdx:26:6 "recieve" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "receive" or "relieve"? If it is right as it stands, add the line "- recieve" to content/data/dictionary.yaml, at its start.`,
    )
  })

  it('that is near to a word the site uses', () => {
    expect(point('We wriet')).toMatchInlineSnapshot(
      `content/alpha.mdx:26:6 "wriet" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "write"? If it is right as it stands, add the line "- wriet" to content/data/dictionary.yaml, at its start.`,
    )
  })

  it('with a capital', () => {
    expect(point('Definately')).toMatchInlineSnapshot(
      `content/alpha.mdx:26:3 "Definately" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "Definitely"? If it is right as it stands, add the line "- Definately" to content/data/dictionary.yaml, at its start.`,
    )
  })

  it('that is like no other', () => {
    expect(point('The Krankenversicherung of')).toMatchInlineSnapshot(
      `content/alpha.mdx:26:7 "Krankenversicherung" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. If it is right as it stands, add the line "- Krankenversicherung" to content/data/dictionary.yaml, at its start; else correct it.`,
    )
  })

  it('that needs a capital', () => {
    expect(point('On monday')).toMatchInlineSnapshot(
      `content/alpha.mdx:26:6 "monday" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "Monday"? If it is right as it stands, add the line "- monday" to content/data/dictionary.yaml, at its start.`,
    )
  })

  it('twice on a line', () => {
    expect(point('Teh end of teh')).toMatchInlineSnapshot(`
content/alpha.mdx:26:3 "Teh" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "The"? If it is right as it stands, add the line "- Teh" to content/data/dictionary.yaml, at its start.
content/alpha.mdx:26:14 "teh" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "the"? If it is right as it stands, add the line "- teh" to content/data/dictionary.yaml, at its start.
`)
  })

  it('in the front matter', () => {
    expect(
      reading((site) => site.edit(DETAIL, 'title: All about alpha', 'title: All abuot alpha')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:3:12 "abuot" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "about"? If it is right as it stands, add the line "- abuot" to content/data/dictionary.yaml, at its start.`,
    )
  })

  it('in a heading', () => {
    expect(reading((site) => site.edit(DETAIL, '## How', '## Hwo'))).toMatchInlineSnapshot(
      `content/alpha.mdx:22:4 "Hwo" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "How"? If it is right as it stands, add the line "- Hwo" to content/data/dictionary.yaml, at its start.`,
    )
  })

  it('on a card', () => {
    expect(reading((site) => site.edit(LANDING, 'title="Alpha"', 'title="Alhpa"'))).toMatchInlineSnapshot(
      `content/services/checks.mdx:35:14 "Alhpa" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "Alpha"? If it is right as it stands, add the line "- Alhpa" to content/data/dictionary.yaml, at its start.`,
    )
  })

  it('in a drawing', () => {
    expect(reading((site) => site.edit(DETAIL, "'plan', 'run'", "'plan', 'rnu'"))).toMatchInlineSnapshot(
      `content/alpha.mdx:33:20 "rnu" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "run"? If it is right as it stands, add the line "- rnu" to content/data/dictionary.yaml, at its start.`,
    )
  })

  it('in a data file', () => {
    expect(
      reading((site) => site.edit(`${DATA}strengths.yaml`, 'in the daily work', 'in the daly work')),
    ).toMatchInlineSnapshot(
      `content/data/strengths.yaml:3:56 "daly" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "daily"? If it is right as it stands, add the line "- daly" to content/data/dictionary.yaml, at its start.`,
    )
  })

  it('in a draft, where it is advice', () => {
    const words = reading((site) => {
      site.edit(DETAIL, 'layout: detail\n', 'layout: detail\ndraft: true\n')
      site.edit(DETAIL, '- A point', '- We recieve a point')
    })
    expect(words).toContain('advice content/alpha.mdx:27:6 "recieve" is in no dictionary.')
  })
})

describe('British spelling', () => {
  it.each(['colour', 'organisation', 'centre', 'modelling'])('%s', (word) => {
    expect(point(`The ${word} of`)).toContain(
      `content/alpha.mdx:26:7 "${word}" is the British spelling, while the site is written in American English.`,
    )
  })

  it('reads', () => {
    expect(point('The behaviour of')).toMatchInlineSnapshot(
      `content/alpha.mdx:26:7 "behaviour" is the British spelling, while the site is written in American English. Two spellings of one word look like two authors who do not talk. Write "behavior".`,
    )
  })
})

describe('is right as it stands:', () => {
  it.each([
    [
      'the name of a colleague',
      (site) => site.edit(`${DATA}people.yaml`, 'Ada Example', 'Meera Krishnamurthy'),
    ],
    [
      'the same name in the text of a page',
      (site) => {
        site.edit(`${DATA}people.yaml`, 'Ada Example', 'Meera Krishnamurthy')
        site.edit(DETAIL, '- A point', '- Krishnamurthy’s point')
      },
    ],
    ['code', (site) => site.edit(DETAIL, '- A point', '- A `kubctl` point')],
    ['an address', (site) => site.edit(DETAIL, '- A point', '- A [point](https://qwertz.example/asdf)')],
    ['a comment', (site) => site.edit(DETAIL, '- A point', '{/* tset */}\n\n- A point')],
    [
      'a term of software',
      (site) => site.edit(DETAIL, '- A point', '- The webhook, middleware and KUBERNETES'),
    ],
    [
      'a word of the dictionary, with ’s and as a plural',
      (site) => {
        site.write(DICTIONARY, '- Qdrant\n- SLQ\n')
        site.edit(DETAIL, '- A point', '- Qdrant’s SLQs')
      },
    ],
  ] as [string, Parameters<typeof reading>[0]][])('%s', (_, make) => {
    expect(reading(make)).toBe('')
  })
})

describe('the dictionary', () => {
  const dictionary = (...words: string[]) =>
    reading((site) => {
      site.write(DICTIONARY, words.map((word) => `- ${word}\n`).join(''))
      site.edit(DETAIL, '- A point', '- Milvus, Qdrant and Weaviate: a point')
    })

  it('takes its words in order', () => {
    expect(dictionary('Milvus', 'Qdrant', 'Weaviate')).toBe('')
  })

  it('says where a word that is missing goes', () => {
    expect(dictionary('Milvus', 'Weaviate')).toMatchInlineSnapshot(
      `content/alpha.mdx:26:11 "Qdrant" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "Quran"? If it is right as it stands, add the line "- Qdrant" to content/data/dictionary.yaml, after "- Milvus".`,
    )
  })

  it('hears of a word in the wrong place', () => {
    expect(dictionary('Milvus', 'Weaviate', 'Qdrant')).toMatchInlineSnapshot(
      `content/data/dictionary.yaml:3:3 "Qdrant" stands after "Weaviate", while the words are in the order of the alphabet. In order, a word that is there already is seen at once. Move the line above "- Weaviate".`,
    )
  })

  it('hears of a word that stands twice', () => {
    expect(dictionary('Milvus', 'Milvus', 'Qdrant', 'Weaviate')).toMatchInlineSnapshot(
      `content/data/dictionary.yaml:2:3 "Milvus" stands after "Milvus", while the words are in the order of the alphabet. In order, a word that is there already is seen at once. Remove the line.`,
    )
  })

  it('hears of a word that English has', () => {
    expect(dictionary('Milvus', 'point', 'Qdrant', 'Weaviate')).toMatchInlineSnapshot(
      `content/data/dictionary.yaml:2:3 "point" is in the dictionary of English. This file holds what that one lacks. Remove the line.`,
    )
  })

  it('hears of a word that nothing says', () => {
    expect(dictionary('Milvus', 'Pinecoon', 'Qdrant', 'Weaviate')).toMatchInlineSnapshot(
      `advice content/data/dictionary.yaml:2:3 nothing on the site says "Pinecoon". A word that nobody needs lets a slip pass one day. Remove the line.`,
    )
  })

  it('hears of two words in a line', () => {
    expect(dictionary('Milvus', 'Qdrant Cloud', 'Weaviate')).toMatchInlineSnapshot(`
content/alpha.mdx:26:11 "Qdrant" is in no dictionary. A slip in a word makes a buyer doubt the care behind the rest. Did you mean "Quran"? If it is right as it stands, add the line "- Qdrant" to content/data/dictionary.yaml, after "- Milvus".
advice content/data/dictionary.yaml:2:3 nothing on the site says "Qdrant Cloud". A word that nobody needs lets a slip pass one day. Remove the line.
content/data/dictionary.yaml:2:3 entry 2 of the list is "Qdrant Cloud", while an entry is one word of letters. One word, with the capitals that it is written with. Correct it.
`)
  })

  it('of the site is in order, and holds what the site needs', () => {
    const rules = checkSpelling(readSite(process.cwd()))
    expect(rules).toEqual([])
  })
})
