import './CardGrid.scss'

/** Shows nothing; where it is rendered, Next links the sheet of cards. */
export const CardGridSheet = () => null
