/** `npm run schemas`: writes what editors know of pages and data files, JSON Schemas and snippets. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { schemaFiles } from './jsonSchemas.ts'
import { SNIPPET_FILE, snippetFile } from './snippets.ts'

const files = new Map([...schemaFiles(), [SNIPPET_FILE, snippetFile()]])
for (const [file, text] of files) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
console.log(`${files.size} files written`)
