/** cspell's dictionaries on disk. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie, encodeITrieToBTrie } from 'cspell-trie-lib'
import { type English, englishOf } from './english.ts'

/** Lists of a package, each with one term per line. */
type Lists = Readonly<Record<string, readonly string[]>>

/** Those of word fragments and error codes are left out. */
const TERMS: Lists = {
  'dict-software-terms': [
    'softwareTerms.txt.gz',
    'software-tools.txt',
    'computing-acronyms.txt',
    'networkingTerms.txt',
    'webServices.txt',
  ],
}

const NAMES: Lists = {
  'dict-companies': ['companies.txt'],
  'dict-people-names': ['people-names.txt'],
}

const MISSPELLINGS: readonly string[] = ['dict-en.json', 'dict-en-us.json']

const folderOf = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`@cspell/${name}`))

function read(file: string): Buffer {
  const bytes = readFileSync(file)
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

const ENGLISH = folderOf('dict-en_us')

/** The English dictionary as it is published, uncompressed. */
const readTrie = () => new Uint8Array(read(join(ENGLISH, 'en_US.trie.gz')))

const readLists = (lists: Lists): string =>
  Object.entries(lists)
    .flatMap(([name, files]) =>
      files.map((file) => read(join(folderOf(name), 'dict', file)).toString('utf8')),
    )
    .join('\n')
    .replaceAll('\r', '')

/** Returns terms of software, one per line. */
export const readTerms = () => readLists(TERMS)

/** Returns names of companies and people, one per line. */
export const readNames = () => readLists(NAMES)

interface Definitions {
  dictionaryDefinitions: { flagWords?: string[]; suggestWords?: string[] }[]
}

/** Returns the common misspellings, one per line. */
export const readMisspellings = (): string =>
  MISSPELLINGS.flatMap((file) => {
    const text = readFileSync(join(folderOf('dict-en-common-misspellings'), 'dict', file), 'utf8')
    const { dictionaryDefinitions } = JSON.parse(text) as Definitions
    return dictionaryDefinitions.flatMap(({ flagWords = [], suggestWords = [] }) => [
      ...flagWords,
      ...suggestWords,
    ])
  }).join('\n')

/** Writes a file that another process may be writing, too. */
function keep(file: string, make: () => string | Uint8Array): Buffer {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    const draft = `${file}.${process.pid}`
    writeFileSync(draft, make())
    renameSync(draft, file)
  }
  return readFileSync(file)
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8')).version

const CACHE = join(import.meta.dirname, '../../.cache')

/** Returns the English dictionary in its lookup format, which is cached: converting it takes longer than looking up all words. */
export const keptTrie = () =>
  new Uint8Array(
    keep(join(CACHE, `en_US-${versionOf('dict-en_us')}.btrie`), () =>
      encodeITrieToBTrie(decodeTrie(readTrie())),
    ),
  )

let english: English | undefined

/** Reads the English dictionaries, once in a process. */
export const readEnglish = (): English =>
  (english ??= englishOf({
    trie: keptTrie(),
    terms: readTerms(),
    names: readNames(),
    readMisspellings,
  }))
