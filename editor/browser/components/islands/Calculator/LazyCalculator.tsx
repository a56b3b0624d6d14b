/** The preview shows calculators without Next's way of linking their sheet. */
export { Calculator } from '../../../../../components/islands/Calculator/Calculator.tsx'
