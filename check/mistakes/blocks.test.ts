/** @jest-environment node */
/** Mistakes in blocks and tags, whose messages list all blocks: a new one has to pass these. */
import './blocks.ts'
import './tags.ts'
