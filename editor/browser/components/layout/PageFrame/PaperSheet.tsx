/** The preview has the sheets of all components, and is not printed. */
export const PaperSheet = () => null
