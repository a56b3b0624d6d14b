/** A changed text, and the place in it to go on at. */
export interface Restructured {
  text: string
  offset?: number
}
