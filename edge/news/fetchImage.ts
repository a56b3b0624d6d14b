import { ReadError, readCapped } from '../readCapped.ts'
import { drop, type Fetch, headOf, UpstreamError } from '../upstream.ts'
import { isPublicAddress } from './publicAddress.ts'

/** Pictures that browsers show and that run nothing: no SVG. */
const TYPES = ['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif']

/** Publishers move pictures to their delivery network; more steps than these lead in circles. */
const MAX_REDIRECTS = 2

/** A picture as it is kept: plain data. */
export interface Image {
  type: string
  base64: string
}

export interface FetchImage {
  fetch: Fetch
  /** Whether a host leads into our own network; the runtime's own knowledge, beyond what the name tells. */
  leadsInside: (host: string) => Promise<boolean>
  /** For all that is asked over HTTP, redirects and body included. */
  timeoutMs: number
  maxBytes: number
}

/**
 * Fetches a picture whose address somebody else has named. It goes out into the world and nowhere else, at each step,
 * and brings back nothing but a picture of bearable size.
 *
 * @throws {UpstreamError}
 */
export async function fetchImage(address: string, options: FetchImage): Promise<Image> {
  const { fetch, leadsInside, timeoutMs, maxBytes } = options
  const end = Date.now() + timeoutMs
  const left = () => Math.max(0, end - Date.now())
  let target = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!isPublicAddress(target) || (await leadsInside(new URL(target).hostname)))
      throw new UpstreamError('not-public')
    const response = await headOf(fetch, target, { headers: { Accept: TYPES.join(',') } }, left())
    const location = response.headers.get('Location')
    if (response.status < 300 || response.status >= 400 || location === null)
      return await read(response, maxBytes, left())
    drop(response)
    if (!URL.canParse(location, target)) break
    target = new URL(location, target).href
  }
  throw new UpstreamError('redirect')
}

async function read(response: Response, maxBytes: number, timeoutMs: number): Promise<Image> {
  const type = (response.headers.get('Content-Type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (response.status !== 200 || !TYPES.includes(type)) {
    drop(response)
    throw new UpstreamError(response.status === 200 ? 'not-image' : 'status', response.status)
  }
  try {
    return { type, base64: encode(await readCapped(response.body, maxBytes, timeoutMs)) }
  } catch (error) {
    throw new UpstreamError(error instanceof ReadError ? error.problem : 'broken', response.status)
  }
}

/** As many as may be handed to a function as its arguments. */
const CHUNK = 32 * 1024

function encode(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK))
  return btoa(text)
}

/** The bytes of a picture. */
export function bytesOf({ base64 }: Image): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
