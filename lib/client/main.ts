/**
 * The script of every page, at most 2 KB compressed. Each page works without it; each part here only adds.
 */
import { openTargets } from './accordion.ts'
import { breakOutOfFrames } from './frame.ts'
import { growAtHalf } from './half.ts'
import { noticeMissingFiles } from './islandNotice.ts'
import { enhanceMenu } from './menu.ts'
import { measureNavbar } from './navbar.ts'
import { scrollSmoothly } from './scroll.ts'
import { offerSearch } from './search.ts'

breakOutOfFrames()
noticeMissingFiles()
measureNavbar()
enhanceMenu()
// Before the scrolling, which leaves alone what is answered already.
offerSearch()
scrollSmoothly()
openTargets()
growAtHalf()
