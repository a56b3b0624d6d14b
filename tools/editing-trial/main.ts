/** `npm run content:trial`: makes twelve mistakes in a copy of the pages and writes down what the check says about them. */
import { writeFileSync } from 'node:fs'
import { DOCUMENT, editingTrial } from './editingTrial.ts'

writeFileSync(DOCUMENT, editingTrial())
console.log(`${DOCUMENT} written`)
