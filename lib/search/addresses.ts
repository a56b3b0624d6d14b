/**
 * Where the modules lie that scripts of the site fetch when they are asked for, and by which they name each other. A
 * finished export has each under a name with the hash of its content. A module comes after those that it names.
 */
export const MODULES = ['/search-index.js', '/page-names.js', '/search.js'] as const

export type ModulePath = (typeof MODULES)[number]
