import markup from 'virtual:drawings.json'
import { namesOf } from '../../../../lib/site/redirects.ts'

/** The markup of a page's drawing, which `editor/build.ts` has read from the folder. */
export const getDrawing = (path: string, folder = 'components/drawings'): string | undefined =>
  namesOf(path)
    .map((name) => markup[folder + (name === '/' ? '/index' : name)])
    .find((drawing) => drawing !== undefined)
