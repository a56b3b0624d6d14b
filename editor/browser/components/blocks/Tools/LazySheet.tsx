/** The preview has the sheets of all components anyway. */
export const LazySheet = () => null
