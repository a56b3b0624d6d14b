/** @jest-environment node */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from '@jest/globals'
import { build } from 'esbuild'

const lib = dirname(dirname(fileURLToPath(import.meta.url)))

/** What the browser gets of a module, bundled with all that it imports. */
async function bundled(entry: string): Promise<{ inputs: string[]; bytes: number }> {
  const result = await build({
    entryPoints: [join(lib, entry)],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  })
  const code = result.outputFiles[0]?.contents ?? new Uint8Array()
  return { inputs: Object.keys(result.metafile.inputs), bytes: brotliCompressSync(code).byteLength }
}

describe('what the islands share with the edge', () => {
  it.each([
    ['contact/validate.ts', 700],
    ['contact/protocol.ts', 300],
    ['contact/messages.ts', 350],
    ['news/answer.ts', 500],
  ])('%s depends on nothing but its folder and stays under %i bytes', async (entry, limit) => {
    const { inputs, bytes } = await bundled(entry)
    expect(inputs.filter((input) => !input.includes(`lib/${dirname(entry)}/`))).toEqual([])
    expect(bytes).toBeLessThan(limit)
  })
})
