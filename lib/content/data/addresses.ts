/** The data files of addresses. */
import { entries, list } from '../fields.ts'
import { pagePath } from '../schema.ts'
import { BY_RULE } from './fields.ts'

/**
 * Any address but those that belong to the site itself: folders of `out/`, pages that Next answers with a status, names
 * with which Next begins its own, and the pages that answer the contact form.
 */
export const FREE_PATH =
  /^(?!(?:\/[^/]+)*\/_|\/(?:(?:api|og|photos)(?:\/|$)|(?:404|500|index)$|contact-us\/))/

export const redirects = entries('Addresses that redirect permanently to a page.', [], {
  from: pagePath
    .regex(FREE_PATH, 'this address belongs to the site itself')
    .describe('The old address, or another spelling, where there is no page.'),
  to: pagePath.describe('The page it redirects to.'),
}).meta(BY_RULE)

export const contract = list(
  'The addresses the site has promised. If one of these pages goes missing, the build stops.',
  [],
  pagePath,
).meta(BY_RULE)

export const released = list(
  'Every address that answered in the last release. Written by `npm run release:paths`.',
  [],
  pagePath,
).meta(BY_RULE)
