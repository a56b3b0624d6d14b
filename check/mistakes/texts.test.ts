/** @jest-environment node */
/** Mistakes in words. A suite for several catalogs, since each loads the check anew. */
import './characters.ts'
import './claims.ts'
import './repetition.ts'
import './spelling.ts'
import './voice.ts'
