/** Size of a share image in pixels, as the networks that show it ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const
