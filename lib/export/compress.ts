/** Compressed copies beside each text file, for hosts that send them as they are. */
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inParallel } from './parallel.ts'

const TEXT = /\.(html|js|css|svg|xml|xsl|txt|md|json|webmanifest)$/

/** Whether a file gains by compression; pictures and fonts are compressed already. */
export function isText(file: string): boolean {
  return TEXT.test(file)
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses as well as brotli can: it is done once, and sent often. */
export function brotli(bytes: Uint8Array): Promise<Buffer> {
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
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
 * @returns size of each of them in brotli, in bytes.
 */
export async function compressFiles(files: readonly string[]): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  await inParallel(files.filter(isText), async (file) => {
    const bytes = await readFile(file)
    const [br, gz] = await Promise.all([brotli(bytes), gzipped(bytes)])
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    sizes.set(file, br.length)
  })
  return sizes
}
