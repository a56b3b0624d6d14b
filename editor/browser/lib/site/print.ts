/** PDFs are made after a page is published. */
export const printOf = (): undefined => undefined
