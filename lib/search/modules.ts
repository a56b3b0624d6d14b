/**
 * Paths of the modules of the search, which scripts import when they need them. The build puts names in their place that
 * contain a hash of the content. A script imports by the variable: a bundler would look for a file at a path that it knows.
 */

/** The search itself. */
export const SEARCH = '/search.js'

/** The index of pages and their sections. */
export const SEARCH_INDEX = '/search-index.js'

/** The names of all pages, for suggestions on the 404 page. */
export const PAGE_NAMES = '/page-names.js'

/** All of them, each after those that it imports. */
export const MODULES = [SEARCH_INDEX, PAGE_NAMES, SEARCH]
