/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { expect, it } from '@jest/globals'
import { compressFiles } from './compress.ts'
import { listFiles } from './testing/sample.ts'

it('writes both copies beside each text file, the same each time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'))
  const text = '<p>Plumb</p>'.repeat(50)
  writeFileSync(join(folder, 'a.html'), text)
  writeFileSync(join(folder, 'a.png'), text)
  const write = () => compressFiles([join(folder, 'a.html'), join(folder, 'a.png')])
  const sizes = await write()
  expect(listFiles(folder)).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'a.png'])
  const [br, gz] = [readFileSync(join(folder, 'a.html.br')), readFileSync(join(folder, 'a.html.gz'))]
  expect(brotliDecompressSync(br).toString()).toBe(text)
  expect(gunzipSync(gz).toString()).toBe(text)
  expect(sizes).toEqual(new Map([[join(folder, 'a.html'), br.length]]))
  // Time and system, which would differ from build to build.
  expect([...gz.subarray(4, 10)]).toEqual([0, 0, 0, 0, 2, 255])
  await write()
  expect(readFileSync(join(folder, 'a.html.gz')).equals(gz)).toBe(true)
})

it('takes less trouble with documents where there are very many, and with a very large file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'))
  const text = readFileSync('package-lock.json').subarray(0, 20_000)
  const files = ['page.html', 'site.js'].map((name) => join(folder, name))
  for (const file of files) writeFileSync(file, text)
  const withQuality = (quality: number) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  const sizes = async (more: readonly string[] = []) => {
    const all = await compressFiles([...files, ...more])
    return files.map((file) => all.get(file))
  }
  expect(await sizes()).toEqual([withQuality(11), withQuality(11)])

  const large = Array.from({ length: 17 }, (_, index) => join(folder, `${index}.txt`))
  for (const file of large) writeFileSync(file, Buffer.alloc(1024 ** 2 + 1, 'plumb '))
  expect(await sizes(large)).toEqual([withQuality(5), withQuality(11)])
})
