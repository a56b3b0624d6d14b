/** The preview has the sheets of all components anyway. */
const Nothing = () => null

export {
  Nothing as CalculatorSheet,
  Nothing as CardGridSheet,
  Nothing as ResultsSheet,
  Nothing as ToolsSheet,
}
