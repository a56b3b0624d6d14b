/** Writes compressed copies next to each text file, for hosts that serve precompressed files. */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inParallel } from './inParallel.ts'

/** Files that compression makes smaller; images and fonts are compressed already. */
const TEXT = /\.(html|js|css|svg|xml|xsl|txt|md|json|webmanifest)$/

/** Files whose number or length grows with the pages. */
const DOCUMENT = /\.(html|md|txt|xml)$|\/(search-index|page-names)\.\w+\.js$/

/** Beyond this many bytes of documents, almost three times this site’s, full compression would hold up the build. */
const MANY = 16 * 1024 ** 2

/** The most that brotli can do. */
const BEST = 11

/** Brotli quality. 5 costs a seventh more than the best, in a hundredth of the time. */
function qualityOf(file: string, hasMany: boolean): number {
  if (hasMany && DOCUMENT.test(file)) return 5
  // Visitors wait for these. At 9, texts for machines shrink a tenth less in a tenth of the time.
  return /\.(js|html|css|svg)$/.test(file) ? BEST : 9
}

/** Compresses bytes with brotli, at the best quality unless another is given. */
export function brotli(bytes: Uint8Array, quality = BEST): Promise<Buffer> {
  // A window as large as the file: with a larger one, most of the time is spent clearing its memory.
  const window = Math.ceil(Math.log2(bytes.length + 16))
  const { BROTLI_MIN_WINDOW_BITS: min, BROTLI_MAX_WINDOW_BITS: max } = constants
  return promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, min), max),
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

async function gzipped(bytes: Uint8Array): Promise<Buffer> {
  const result = await promisify(gzip)(bytes, { level: 9, memLevel: 9 })
  // The tenth byte names the operating system, which would make builds differ between machines.
  result[9] = 255
  return result
}

/** Writes `.br` and `.gz` next to each text file. Returns each file's size in bytes: after brotli for text. */
export async function compressFiles(
  dir: string,
  files: Iterable<string>,
): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  await inParallel(
    files,
    async (file) => void sizes.set(file, (await stat(resolve(dir, file))).size),
  )
  const documents = [...sizes].filter(([file]) => DOCUMENT.test(file))
  const hasMany = documents.reduce((total, [, size]) => total + size, 0) > MANY
  // Largest first, so that no single thread is left with a large file at the end.
  const texts = [...sizes].filter(([file]) => TEXT.test(file)).sort(([, a], [, b]) => b - a)
  await inParallel(texts, async ([file]) => {
    const path = resolve(dir, file)
    const bytes = await readFile(path)
    const [br, gz] = await Promise.all([brotli(bytes, qualityOf(file, hasMany)), gzipped(bytes)])
    await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
    sizes.set(file, br.length)
  })
  return sizes
}
