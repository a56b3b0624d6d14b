/**
 * The script of every page, which works without it, too. With the island loader, it has at most 3.2 KB compressed
 * (build/budget.ts).
 */
import { fadeInWhenSeen } from './arrival.ts'
import { confirmSent } from './confirmation.ts'
import { enhanceDialog } from './dialog.ts'
import { enhanceDisclosures } from './disclosures.ts'
import { keepFocus } from './focus.ts'
import { leaveFrames } from './frames.ts'
import { noticeMissingFiles } from './islandNotice.ts'
import { enhanceLinks } from './links.ts'
import { enhanceMenu } from './menu.ts'
import { publishNavbarHeight } from './navbar.ts'
import { enhanceSearch } from './search.ts'

leaveFrames()
noticeMissingFiles()
publishNavbarHeight()
enhanceMenu(keepFocus())
enhanceLinks()
enhanceSearch()
enhanceDisclosures()
fadeInWhenSeen()
enhanceDialog()
confirmSent()
