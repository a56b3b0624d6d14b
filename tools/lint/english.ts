/** The words of American English and of software, from the dictionaries that cspell publishes. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { englishOf } from './dictionary.ts'
import type { English } from './rules/spelling.ts'

/** Lists of terms, one in a line; those with partial words and with codes of errors are left out. */
const TERMS = ['softwareTerms.txt.gz', 'software-tools.txt', 'computing-acronyms.txt']

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(name))

function read(file: string): Buffer {
  const bytes = readFileSync(file)
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

/** The files of the dictionaries, unpacked: English, and lists of terms. */
export function readDictionaries(): { trie: Uint8Array<ArrayBuffer>; terms: string[] } {
  const trie = new Uint8Array(read(join(folderOf('@cspell/dict-en_us'), 'en_US.trie.gz')))
  const folder = join(folderOf('@cspell/dict-software-terms'), 'dict')
  return { trie, terms: TERMS.map((name) => read(join(folder, name)).toString('utf8')) }
}

let english: English | undefined

/** Reads the dictionaries when they are first asked for. */
export function readEnglish(): English {
  if (!english) {
    const { trie, terms } = readDictionaries()
    english = englishOf(trie, terms)
  }
  return english
}
