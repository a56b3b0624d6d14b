/** Compressed copies beside each text file, for hosts that send them as they are. */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inParallel } from './files.ts'

/** What gains by compression; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|xml|xsl|txt|md|json|webmanifest)$/

/** Files whose number and length grow with the pages. */
const DOCUMENT = /\.(html|md|txt|xml)$/

/** More bytes of documents than this, four times those of this site, would hold up the build. */
const MANY = 16 * 1024 ** 2

/** Of brotli: for documents 11 would save two in a hundred in twice the time, and 5 costs an eighth in a fiftieth of it. */
function qualityOf(file: string, isMany: boolean): number {
  if (isMany && DOCUMENT.test(file)) return 5
  if (file.endsWith('.js')) return 11
  // What visitors wait for. Texts for machines gain a tenth less in a tenth of the time.
  return /\.(html|css|svg)$/.test(file) ? 10 : 9
}

export function brotli(bytes: Uint8Array, quality = 10): Promise<Buffer> {
  // A window as large as the file: with a larger one most of the time goes into clearing memory for it.
  const window = Math.ceil(Math.log2(bytes.length + 16))
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_MAX_WINDOW_BITS: most } = constants
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, least), most),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

async function gzipped(bytes: Uint8Array): Promise<Buffer> {
  const result = await promisify(gzip)(bytes, { level: 9, memLevel: 9 })
  // The tenth byte names the operating system, and would make one build differ from the next.
  result[9] = 255
  return result
}

/**
 * Writes `.br` and `.gz` beside each of the given files that is text.
 *
 * @returns size of each of the given files in bytes: of text as brotli, of others as they are.
 */
export async function compressFiles(files: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  await inParallel(files, async (file) => void sizes.set(file, (await stat(file)).size))
  // The largest first, so that none of them is left to one thread at the end.
  const texts = files
    .filter((file) => TEXT.test(file))
    .sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0))
  const documents = texts.filter((file) => DOCUMENT.test(file))
  const isMany = documents.reduce((total, file) => total + (sizes.get(file) ?? 0), 0) > MANY
  await inParallel(texts, async (file) => {
    const bytes = await readFile(file)
    const [br, gz] = await Promise.all([brotli(bytes, qualityOf(file, isMany)), gzipped(bytes)])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    sizes.set(file, br.length)
  })
  return sizes
}
