/** A change in progress has no date. */
export const lastUpdated = (): undefined => undefined
