import { type KeyboardEvent, useMemo, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { REPLACE } from '../../check/parse/passages.ts'
import { MIN_ROWS } from '../../lib/content/series.ts'
import { isComposing } from '../../lib/isComposing.ts'
import type { Contents } from '../background/messages.ts'
import { BLOCK_CHOICES, needsSeries, withSeries } from '../document/blocks.ts'
import { pictureAround } from '../document/pictures.ts'
import { drawableSeries, undrawnSeries } from '../document/series.ts'
import { type Part, withBlock } from '../document/structure.ts'
import { JOBS } from '../jobs/answers.ts'
import { renderMdx } from '../preview/renderMdx.tsx'
import { restructure } from './choice.ts'
import { Button, Dialog } from './controls.tsx'
import { pressing } from './edits.ts'
import { emptyPage } from './frame.ts'
import { titleOfFile } from './labels.ts'
import { whyNoPhotographs } from './photographs.ts'
import { set, textOf, useWork } from './store.ts'
import { useTabStop } from './tabStop.ts'

/** The markup of a block, with what its placeholders ask for as its words; undefined if it cannot be drawn as it is. */
function markupOf(text: string): string | undefined {
  const words = text.replaceAll(`${REPLACE} `, '')
  try {
    const { lead, body } = renderMdx(`<Section>\n\n${words}\n\n</Section>`)
    return renderToStaticMarkup(
      <main className="block-choice">
        {lead}
        {body}
      </main>,
    )
  } catch {
    // Such as numbers of which somebody has just deleted one. The check says what is wrong with them.
    return undefined
  }
}

/** How a block will look, or that it cannot be shown: that of one leaves all others as they are. */
export function Look({ name, text }: { name: string; text: string }) {
  const markup = useMemo(() => markupOf(text), [text])
  if (markup === undefined) return <p className="hint">It cannot be shown here right now.</p>
  return (
    <div className={text.includes('<Table') ? 'look wide' : 'look'}>
      <iframe
        title={`How ${name} will look`}
        tabIndex={-1}
        inert
        loading="lazy"
        srcDoc={emptyPage(markup)}
      />
    </div>
  )
}

/** Why there are no numbers for a drawing that needs some. */
function whyWithoutNumbers(contents: Contents): string {
  const waiting = undrawnSeries(contents)
  return waiting
    ? `“${titleOfFile(waiting.file, contents)}” ${waiting.why}.`
    : `It needs numbers that no page shows yet: at least ${MIN_ROWS} rows, one of them outside its usual range. Create them by ${JOBS.series.button}.`
}

/** Why a section that has a picture takes no other. */
const hasPicture = (picture: string) =>
  `This section has a ${picture}, and a section has room for one picture. Add it to another section, or remove the ${picture} first.`

/** Where each word of what is typed begins one of a text. */
function isIn(text: string, typed: string): boolean {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const wanted = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return wanted.every((start) => words.some((word) => word.startsWith(start)))
}

/** Blocks with some words in their names, then those with them in what is said of them, and those that others call so. */
export function matching(typed: string): typeof BLOCK_CHOICES {
  type Choice = (typeof BLOCK_CHOICES)[number]
  const rank = ({ name, about, aliases }: Choice) =>
    [name, `${name} ${about}`, `${name} ${about} ${aliases}`].findIndex((text) => isIn(text, typed))
  return BLOCK_CHOICES.filter((choice) => rank(choice) !== -1).toSorted((a, b) => rank(a) - rank(b))
}

type ChoicesProps = Pick<Props, 'file' | 'parts'> & {
  typed: string
  onType: (typed: string) => void
  onChoose: (text: string) => void
  onPhotograph: () => void
}

/** What a photograph is sought by, which is no block: it is chosen in a form of its own. */
const PHOTOGRAPH = 'Photograph photo picture image'

/** Blocks to choose from. What is typed finds some of them, and Enter takes the first. */
function Choices({ file, parts, typed, onType, onChoose, onPhotograph }: ChoicesProps) {
  const { contents } = useWork()
  const [series] = drawableSeries(contents)
  const [section] = parts.filter(({ kind }) => kind === 'section')
  const [start = 0] = section?.ranges[section.index] ?? []
  const picture = pictureAround(textOf(file), start)?.kind
  const stop = useTabStop<HTMLUListElement>()
  const choices = matching(typed).map(({ name, about, text: snippet }) => {
    const isOfSeries = needsSeries(snippet)
    const isMissing = isOfSeries && (series?.isShown ?? true)
    const isSecond = picture !== undefined && snippet.startsWith('<Figure')
    return {
      name,
      about,
      text: isOfSeries && series ? withSeries(snippet, series) : snippet,
      isSecond,
      whyOff: isSecond ? hasPicture(picture) : isMissing && whyWithoutNumbers(contents),
      canBeSeen: series !== undefined || !isOfSeries,
    }
  })
  const hasPhotograph = isIn(PHOTOGRAPH, typed) && !whyNoPhotographs(file)
  const isSought = hasPhotograph && typed !== ''
  const block = choices.find(({ whyOff }) => !whyOff)
  const first = isSought
    ? { name: 'Photograph', choose: onPhotograph }
    : block && { name: block.name, choose: () => onChoose(block.text) }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'ArrowDown') stop.ref.current?.querySelector<HTMLElement>(':enabled')?.focus()
    if (event.key === 'Enter') first?.choose()
    if (event.key === 'ArrowDown' || event.key === 'Enter') event.preventDefault()
  }
  const photograph = hasPhotograph && (
    <li>
      <Button onClick={onPhotograph}>Photograph …</Button>
      <p className="hint">A file of yours, with words for those who do not see it.</p>
    </li>
  )
  return (
    <>
      <label>
        Find a block
        {/* In one of the type "search", Escape would first empty it. */}
        <input
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
        />
      </label>
      <p className="hint" role="status">
        {choices.length === 0 && !hasPhotograph
          ? 'No block is called so.'
          : first && `Enter takes “${first.name}”.`}
      </p>
      {/* Of all drawings alike, so it is said once. */}
      {picture && choices.some(({ isSecond }) => isSecond) && (
        <p className="notice">{hasPicture(picture)}</p>
      )}
      <ul {...stop}>
        {isSought && photograph}
        {choices.map(({ name, about, text, isSecond, whyOff, canBeSeen }) => (
          <li key={name}>
            <Button whyOff={whyOff} onClick={() => onChoose(text)}>
              {name}
            </Button>
            <p className="hint">
              {about} {!isSecond && whyOff}
            </p>
            {canBeSeen && <Look name={name} text={text} />}
          </li>
        ))}
        {!isSought && photograph}
      </ul>
    </>
  )
}

type Props = {
  file: string
  /** What stands around the place where the block is added. */
  parts: readonly Part[]
}

type MenuProps = Props & {
  /** Receives what was typed to find a block. */
  onClose: (typed: string) => void
}

/** A menu of blocks, each as it will look. */
export function BlockMenu({ file, parts, onClose }: MenuProps) {
  const [typed, setTyped] = useState('')
  return (
    <Dialog title="Add a block" className="blocks" onClose={() => onClose(typed)}>
      <Choices
        file={file}
        parts={parts}
        typed={typed}
        // A slash before a space is a word.
        onType={(words) => (words === ' ' ? onClose(words) : setTyped(words))}
        onChoose={(text) =>
          restructure(file, withBlock(textOf(file), parts, text), pressing('Add a block'))
        }
        onPhotograph={() => {
          onClose('')
          set({ dialog: 'photograph' })
        }}
      />
    </Dialog>
  )
}

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
