import './Calculator.scss'

/** Shows nothing; where it is rendered, Next links the calculators' sheet. */
export const Sheet = () => null
