/** @jest-environment node */
/**
 * Mistakes in files beside the pages, and in what connects them. A suite for several catalogs, since each loads the
 * check anew.
 */
import './artifacts.ts'
import './dataFiles.ts'
import './dueDiligence.ts'
import './files.ts'
import './links.ts'
import './photos.ts'
import './release.ts'
import './series.ts'
