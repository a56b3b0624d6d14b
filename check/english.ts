/** American English words and software terms on disk, from cspell's dictionaries. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodeTrie, encodeITrieToBTrie } from 'cspell-trie-lib'
import { englishOf } from './dictionary.ts'
import type { English } from './rules/spelling.ts'

/** Lists with one term per line, except those of word fragments and error codes. */
const TERMS = ['softwareTerms.txt.gz', 'software-tools.txt', 'computing-acronyms.txt']

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(name))

function read(file: string): Buffer {
  const bytes = readFileSync(file)
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes
}

const ENGLISH = folderOf('@cspell/dict-en_us')

export const readTrie = () => new Uint8Array(read(join(ENGLISH, 'en_US.trie.gz')))

export const readTerms = () =>
  TERMS.map((name) =>
    read(join(folderOf('@cspell/dict-software-terms'), 'dict', name)).toString('utf8'),
  )

/** Reads the dictionary in its lookup format, which is cached: converting it takes longer than looking up all words. */
function keptTrie(): Uint8Array<ArrayBuffer> {
  const { version } = JSON.parse(readFileSync(join(ENGLISH, 'package.json'), 'utf8'))
  const kept = join(import.meta.dirname, `../.cache/en_US-${version}.btrie`)
  if (!existsSync(kept)) {
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(`${kept}.${process.pid}`, encodeITrieToBTrie(decodeTrie(readTrie())))
    renameSync(`${kept}.${process.pid}`, kept)
  }
  return new Uint8Array(readFileSync(kept))
}

let english: English | undefined

export const readEnglish = () => (english ??= englishOf(keptTrie(), readTerms()))
