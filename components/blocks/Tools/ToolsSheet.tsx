import '#components/blocks/CardGrid/CardGrid.scss'
import '#components/islands/Calculator/Plot.scss'
import './Tools.scss'

/** Shows nothing; where it is rendered, Next links the sheets of the calculators' cards. */
export const ToolsSheet = () => null
