/** In place of `lib/content/lastUpdated.ts`: a change that is being written has no day. */
export const lastUpdated = (): undefined => undefined
