/** In place of `lib/site/drawings.ts`: the drawings as they were when the editor was built. */
import drawings from 'drawings'
import { keptOf } from '#lib/site/redirects.ts'

export const getDrawing = (path: string): string | undefined => keptOf(drawings, path)
