/** Parses all content into a JSON file, which the other processes of a build read in a fraction of the time and memory. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { getData, getPages } from '#lib/content/pages.ts'

const [, , file = ''] = process.argv
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, JSON.stringify({ pages: getPages(), data: getData() }))
