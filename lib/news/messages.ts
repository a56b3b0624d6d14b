/** What a visitor can read in the news strip (SPEC 2.4, 4 and 8). */
export const messages = {
  loading: 'Loading news articles...',
  noDescription: 'No description available.',
  unavailable: 'News is not available right now. Please try again later.',
} as const
