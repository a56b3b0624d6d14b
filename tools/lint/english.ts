/** The words of American English and of software, from the dictionaries that cspell publishes. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie, type ITrie } from 'cspell-trie-lib'
import type { English } from './rules/spelling.ts'

/** Lists of terms, one in a line; those with partial words and with codes of errors are left out. */
const TERMS = ['softwareTerms.txt.gz', 'software-tools.txt', 'computing-acronyms.txt']

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(name))

function read(file: string): Buffer {
  const bytes = readFileSync(file)
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

function load(): English {
  const words: ITrie = decodeTrie(new Uint8Array(read(join(folderOf('@cspell/dict-en_us'), 'en_US.trie.gz'))))
  const folder = join(folderOf('@cspell/dict-software-terms'), 'dict')
  const terms = new Set(
    TERMS.flatMap((name) => read(join(folder, name)).toString('utf8').split(/\r?\n/)).filter((line) =>
      /^\p{L}+$/u.test(line),
    ),
  )
  return {
    has: (word) => words.hasWord(word, true) || terms.has(word),
    near: (word) =>
      words.suggest(word, { numSuggestions: 12, changeLimit: 2, ignoreCase: true, includeTies: false }),
  }
}

let english: English | undefined

/** Reads the dictionaries when they are first asked for. */
export function readEnglish(): English {
  english ??= load()
  return english
}
