/** The titles that browser tabs and search results show. */

/** How much of a title a search result shows, in characters. */
export const MAX_TITLE = 60

/** What the site adds to a title. */
export const titleSuffix = (siteName: string) => ` | ${siteName}`

/** Whether a title leaves room for the name of the provider after it. */
export const hasRoomForName = (title: string, siteName: string) =>
  title.length + titleSuffix(siteName).length <= MAX_TITLE

/** Adds the name of the provider to a title that leaves room for it; search engines show the name of the site anyway. */
export const fullTitle = (title: string, siteName: string) =>
  hasRoomForName(title, siteName) ? title + titleSuffix(siteName) : title
