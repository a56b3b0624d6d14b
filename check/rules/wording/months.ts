/** Any month, as part of a regular expression. */
export const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
