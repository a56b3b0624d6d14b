import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { REPLACE } from '../../check/parse/passages.ts'
import { BLOCK_CHOICES } from '../document/blocks.ts'
import { type Part, withBlock } from '../document/structure.ts'
import { renderMdx } from '../preview/renderMdx.tsx'
import { Button, Dialog } from './controls.tsx'
import { restructure } from './edits.ts'
import { emptyPage } from './frame.ts'
import { textOf } from './store.ts'

/** How a block will look, with what its placeholders ask for as its words. */
function markupOf(text: string): string {
  const words = text.replaceAll(`${REPLACE} `, '')
  const { lead, body } = renderMdx(`<Section>\n\n${words}\n\n</Section>`)
  return renderToStaticMarkup(
    <main className="block-choice">
      {lead}
      {body}
    </main>,
  )
}

/** A button that opens a menu of blocks, each as it will look. */
export function BlockMenu({ file, parts }: { file: string; parts: readonly Part[] }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a block …</Button>
      {isOpen && (
        <Dialog title="Add a block" className="blocks" onClose={() => setOpen(false)}>
          <ul>
            {BLOCK_CHOICES.map(({ name, about, text }) => (
              <li key={name}>
                <Button
                  onClick={() => {
                    setOpen(false)
                    restructure(file, withBlock(textOf(file), parts, text))
                  }}
                >
                  {name}
                </Button>
                <p className="hint">{about}</p>
                <iframe
                  title={`How ${name} will look`}
                  tabIndex={-1}
                  inert
                  srcDoc={emptyPage(markupOf(text))}
                />
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  )
}
