import { resolve } from 'node:path'

/**
 * The folder of what is tested, which the variable SITE_FOLDER names: an `out/` or a release; else `out/`. It need not exist
 * yet: `npm run lint` reads the configuration of a clone in which nothing has been built.
 */
export const NAMED_FOLDER = resolve(import.meta.dirname, '../..', process.env.SITE_FOLDER || 'out')
