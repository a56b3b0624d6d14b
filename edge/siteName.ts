import * as z from 'zod/mini'
import { jsonOf } from './network.ts'

/** The file in which a finished site says its name, so that the server need not be told it again. */
export const MANIFEST_PATH = '/manifest.webmanifest'

const MANIFEST = z.object({ short_name: z.string() })

/** The name in the text of a web app manifest, undefined if there is none. */
export const siteNameIn = (manifest: string): string | undefined =>
  MANIFEST.safeParse(jsonOf(manifest)).data?.short_name
