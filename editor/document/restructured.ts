/** A changed text, and the place in it to go on at. */
export interface Restructured {
  text: string
  offset?: number
  /** Whether that is the text that was open, at its new place. */
  isMoved?: boolean
  /** Whether the first text from there on is a neighbor of what is gone. */
  isBeside?: boolean
}
