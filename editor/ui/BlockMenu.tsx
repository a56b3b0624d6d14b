import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { REPLACE } from '../../check/parse/passages.ts'
import { BLOCK_CHOICES, needsSeries, withSeries } from '../document/blocks.ts'
import { drawableSeries } from '../document/series.ts'
import { type Part, withBlock } from '../document/structure.ts'
import { JOBS } from '../jobs/answers.ts'
import { renderMdx } from '../preview/renderMdx.tsx'
import { restructure } from './choice.ts'
import { Button, Dialog } from './controls.tsx'
import { emptyPage } from './frame.ts'
import { textOf, useWork } from './store.ts'
import { useTabStop } from './tabStop.ts'

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

const MISSING = `It needs numbers that no page shows yet, one of them outside its usual range: create them by ${JOBS.series.button}.`

function Choices({ onChoose }: { onChoose: (text: string) => void }) {
  const [series] = drawableSeries(useWork().contents)
  const stop = useTabStop<HTMLUListElement>()
  return (
    <ul {...stop}>
      {BLOCK_CHOICES.map(({ name, about, text: snippet }) => {
        const isOfSeries = needsSeries(snippet)
        const text = isOfSeries && series ? withSeries(snippet, series) : snippet
        const isMissing = isOfSeries && (series?.isShown ?? true)
        return (
          <li key={name}>
            <Button whyOff={isMissing && MISSING} onClick={() => onChoose(text)}>
              {name}
            </Button>
            <p className="hint">
              {about} {isMissing && MISSING}
            </p>
            {(series || !isOfSeries) && (
              <iframe
                title={`How ${name} will look`}
                tabIndex={-1}
                inert
                loading="lazy"
                srcDoc={emptyPage(markupOf(text))}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

type Props = {
  file: string
  /** What stands around the place where the block is added. */
  parts: readonly Part[]
}

/** A menu of blocks, each as it will look. */
export const BlockMenu = ({ file, parts, onClose }: Props & { onClose: () => void }) => (
  <Dialog title="Add a block" className="blocks" onClose={onClose}>
    <Choices onChoose={(text) => restructure(file, withBlock(textOf(file), parts, text))} />
  </Dialog>
)

/** A button that opens the menu. */
export function AddBlock(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add a block …</Button>
      {isOpen && <BlockMenu {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
