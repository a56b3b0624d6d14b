import { resolve } from 'node:path'
import { siteFolder } from '#edge/node/siteFolder.ts'

/** The finished pages that are tested: those that the variable SITE_FOLDER names, an `out/` or a release, or else `out/`. */
export const SITE_FOLDER = siteFolder(
  resolve(import.meta.dirname, '../..', process.env.SITE_FOLDER || 'out'),
)
