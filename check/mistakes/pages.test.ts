/** @jest-environment node */
/** Mistakes in pages, apart from their words. A suite for several catalogs, since each loads the check anew. */
import './blocks.ts'
import './consequences.ts'
import './frontMatter.ts'
import './headings.ts'
import './markdown.ts'
import './tables.ts'
import './tags.ts'
import './yaml.ts'
