/** Traces of the samples that this site came with, wherever the finished pages have them. */
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '#check/parse/site.ts'
import { counted } from '#check/problems.ts'
import { filesIn } from '#lib/site/folder.ts'
import samples from './samples.json' with { type: 'json' }

/** Hosts that nobody can own (RFC 2606), where an address or a mailbox has one. */
const RESERVED_HOST =
  /(?<=https?:\/\/|@)(?:[a-z0-9-]+\.)*(?:[a-z0-9-]+\.(?:example|test|invalid)|example\.(?:com|net|org)|localhost)(?![\w.-]*\w)/gi

/** How many files a line names. */
const NAMED = 3

interface SiteFile {
  file: string
  bytes: Buffer
}

/** The files of a folder, without their compressed copies. */
const readFiles = (folder: string): SiteFile[] =>
  filesIn(folder)
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => ({ file, bytes: readFileSync(join(folder, file)) }))

/** The text files among them, with their names. A picture has a zero byte near its start. */
const textsOf = (files: readonly SiteFile[]) =>
  files
    .filter(({ bytes }) => !bytes.subarray(0, 4096).includes(0))
    .map(({ file, bytes }) => ({ file, text: `${file}\n${bytes}` }))

/** Whether a text has certain words, in any letter case, and not as a part of others. */
const finderOf = (words: string) => {
  const pattern = new RegExp(`(?<!\\p{L})${RegExp.escape(words)}`, 'iu')
  return (text: string) => pattern.test(text)
}

const listed = (files: readonly string[]) =>
  files.length > NAMED
    ? `${files.slice(0, NAMED).join(', ')} and ${files.length - NAMED} more`
    : files.join(', ')

/** Where authors can replace words: `content/about-us.mdx:5`. */
function placesInContent(site: Site, has: (text: string) => boolean): string[] {
  return site.all.flatMap(({ file, source }) => {
    const lines = source.split('\n')
    const numbers = lines.flatMap((line, index) => (has(line) ? [index + 1] : []))
    return numbers.length > 0 ? [`${file}:${numbers.join(', ')}`] : []
  })
}

/** What the owner may have in common with the samples: an office in the same city, a colleague or client of the same name. */
function ownWords({ data: { offices = [], people = [], testimonials = [] } }: Site): string[] {
  const names = [...people, ...testimonials].filter(({ placeholder }) => !placeholder)
  return [...offices.map(({ city }) => city), ...names.map(({ name }) => name)]
}

/** Returns a line for the files that are icons of the sample, under whatever name. */
function sampleIconsIn(folder: string, all: readonly SiteFile[], icons: readonly string[]) {
  const found = all
    .filter(({ bytes }) => icons.includes(hash('sha256', bytes)))
    .map(({ file }) => file)
  return found.length > 0
    ? [`${folder}/ has icons of the sample provider: ${found.join(', ')}. Replace them in public/.`]
    : []
}

/**
 * Returns a line for each trace of a sample in a folder of finished pages: its name, its people, its mark, its icons, its
 * hosts, and any other host that is reserved for examples.
 *
 * @param site tells where in `content/` a trace can be removed
 * @param icons digests of the icons of the sample
 */
export function tracesIn(
  folder: string,
  site: Site,
  icons: readonly string[] = Object.keys(samples.icons),
): string[] {
  const all = readFiles(folder)
  const files = textsOf(all)
  const ownersWords = ownWords(site)
  const cities = samples.cities.map((city) => [city, 'the city of a sample office'])
  const known = [...Object.entries(samples.texts), ...cities].filter(
    ([words = '']) => !ownersWords.includes(words),
  )
  const hosts = new Set(
    files.flatMap(({ text }) => Array.from(text.matchAll(RESERVED_HOST), ([host]) => host)),
  )
  const others = [...hosts]
    .filter((host) => !known.some(([words = '']) => finderOf(words)(host)))
    .map((host) => [host, 'a host reserved for examples'])
  const lines = [...known, ...others].flatMap(([words = '', what]) => {
    const has = finderOf(words)
    const found = files.filter(({ text }) => has(text)).map(({ file }) => file)
    if (found.length === 0) return []
    const places = placesInContent(site, has)
    const remedy =
      places.length > 0
        ? `Replace it in ${places.join('; ')}.`
        : 'No file in content/ has it: look in components/, lib/ and public/.'
    return `${folder}/ has "${words}", ${what}, in ${counted(found.length, 'file')}: ${listed(found)}. Visitors would take it for yours. ${remedy}`
  })
  return [...lines, ...sampleIconsIn(folder, all, icons)]
}
