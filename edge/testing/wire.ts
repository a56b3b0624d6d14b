import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface WireAnswer {
  status: number
  /** By name in lower case; a header that came twice has two values. */
  headers: ReadonlyMap<string, readonly string[]>
  /** After decoding. */
  body: string
}

/** Asks with a path and headers as they are: nothing resolved, nothing added, nothing followed. */
export function askWire(
  port: number,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      headers: { Host: 'localhost', ...headers },
      agent: false,
    })
    asked.setTimeout(15_000, () => asked.destroy(new Error(`No answer to ${method} ${path}`)))
    asked.once('error', reject)
    asked.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        const found = new Map<string, string[]>()
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const name = (response.rawHeaders[index] ?? '').toLowerCase()
          found.set(name, [...(found.get(name) ?? []), response.rawHeaders[index + 1] ?? ''])
        }
        try {
          const body = decoded(Buffer.concat(chunks), found.get('content-encoding')?.[0]).toString()
          resolve({ status: response.statusCode ?? 0, headers: found, body })
        } catch (error) {
          reject(error)
        }
      })
    })
    asked.end()
  })
}

function decoded(bytes: Buffer, coding: string | undefined): Buffer {
  if (bytes.length === 0 || coding === undefined) return bytes
  if (coding === 'br') return brotliDecompressSync(bytes)
  if (coding === 'gzip') return gunzipSync(bytes)
  throw new Error(`Unknown coding ${coding}`)
}
