/** `npm run screens`: takes pictures of the pages of `out/`, or of the editor, for somebody who looks at them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { endWith, readCommandLine } from '#lib/commandLine.ts'
import { pageFile } from '#lib/site/url.ts'
import { takeEditor } from './editor.ts'
import { takeHeads } from './heads.ts'
import { onePerKind, takePages } from './pages.ts'

const { values, positionals } = readCommandLine(
  `Usage: npm run screens [-- --pages | --editor | path]
Takes pictures of the pages in out/ with a document at their head, side by side on four sheets: .cache/screens/light.png
and dark.png with their first screens, phone.png with the documents on a phone, and alone.png with what the documents show,
without a title: whoever looks at it should be able to name the subject of each page.

With a path, such as /tools, takes the whole page into .cache/screens/pages instead: 320, 390, 768, 1280 and 1920 pixels
wide in light and dark colors, and as on paper.

  --pages   takes one whole page of each kind
  --editor  takes each view of the editor: .cache/screens/editor-light.png and editor-dark.png on a desktop,
            editor-light-820.png and editor-dark-820.png on a tablet`,
  {
    options: { pages: { type: 'boolean' }, editor: { type: 'boolean' } },
    allowPositionals: true,
  },
)

const paths = values.pages ? onePerKind() : positionals
for (const path of paths)
  if (!existsSync(join('out', pageFile(path))))
    endWith(`out/ has no page ${path}. Name the path of a page, such as /tools, or build first.`, 2)
if (values.editor) await takeEditor()
else if (paths.length > 0) await takePages(paths)
else await takeHeads()
