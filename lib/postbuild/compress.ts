/** Compressed copies beside each text file, for hosts that send them as they are. */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inParallel } from './files.ts'

/** What gains by compression; pictures and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|xml|xsl|txt|md|json|webmanifest)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Files whose number and length grow with the pages. */
const DOCUMENT = /\.(html|md|txt|xml)$/

/** What visitors wait for. Texts for machines gain a tenth less in a tenth of the time. */
const AWAITED = /\.(html|js|css|svg)$/

/** Up to so many bytes of documents, four times those of this site, all are compressed as well as brotli can. */
const BEST_UP_TO = 16 * 1024 ** 2

const BEST = 11
const GOOD = 9

/** A single file beyond that would keep one processor at work while the others wait. */
const BEST_FOR_ONE = 1024 ** 2

/** For all others: an eighth larger, in a fiftieth of the time. */
const FAST = 5

/** @param quality of brotli, from 0 to 11. */
export function brotli(bytes: Uint8Array, quality = BEST): Promise<Buffer> {
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

async function gzipped(bytes: Uint8Array): Promise<Buffer> {
  const result = await toGzip(bytes, { level: 9, memLevel: 9 })
  // The tenth byte names the operating system, and would make one build differ from the next.
  result[9] = 255
  return result
}

/**
 * Writes `.br` and `.gz` beside each of the given files that is text.
 *
 * @param bestUpTo bytes of documents that are compressed as well as brotli can.
 * @returns size of each of them in brotli, in bytes.
 */
export async function compressFiles(
  files: readonly string[],
  bestUpTo = BEST_UP_TO,
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  const texts = files.filter((file) => TEXT.test(file))
  let documents = 0
  await inParallel(texts, async (file) => {
    if (DOCUMENT.test(file)) documents += (await stat(file)).size
  })
  await inParallel(texts, async (file) => {
    const bytes = await readFile(file)
    const fast = bytes.length > BEST_FOR_ONE || (documents > bestUpTo && DOCUMENT.test(file))
    const quality = fast ? FAST : AWAITED.test(file) ? BEST : GOOD
    const [br, gz] = await Promise.all([brotli(bytes, quality), gzipped(bytes)])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    sizes.set(file, br.length)
  })
  return sizes
}
