import './Results.scss'

/** Shows nothing; where it is rendered, Next links the sheet of scrolling tables. */
export const ResultsSheet = () => null
