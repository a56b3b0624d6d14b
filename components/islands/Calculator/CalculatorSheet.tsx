import './Calculator.scss'
import './Plot.scss'

/** Shows nothing; where it is rendered, Next links the calculators' sheets. */
export const CalculatorSheet = () => null
