/** `npm run screens`: puts pictures of the site, or of the editor, side by side, so that one look takes all of them in. */
import { readCommandLine } from '#lib/commandLine.ts'
import { takeEditor } from './editor.ts'
import { takePages } from './pages.ts'

const { editor } = readCommandLine(
  `Usage: npm run screens -- [--editor]
Takes pictures of the pages in out/ with a document at their head, side by side on four sheets: .cache/screens/light.png
and dark.png with their first screens, phone.png with the documents on a phone, and alone.png with what the documents show,
without a title: whoever looks at it should be able to name the subject of each page.
  --editor  takes pictures of each view of the editor instead: .cache/screens/editor-light.png and editor-dark.png on a
            desktop, editor-light-820.png and editor-dark-820.png on a tablet`,
  { options: { editor: { type: 'boolean', default: false } } },
).values

await (editor ? takeEditor() : takePages())
