/** @jest-environment node */
/** Mistakes in pages, apart from their words and their blocks. A suite for several catalogs, since each loads the check anew. */
import './consequences.ts'
import './frontMatter.ts'
import './headings.ts'
import './markdown.ts'
import './tables.ts'
import './yaml.ts'
