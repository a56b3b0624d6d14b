import {
  type ClipboardEvent,
  type CompositionEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { REPLACE } from '../../check/parse/passages.ts'
import { isComposing } from '../../lib/isComposing.ts'
import type { Content } from '../background/messages.ts'
import { breaksAfter, type Selected } from '../document/format.ts'
import { repeated, structureAt } from '../document/structure.ts'
import { placeBelow } from '../document/tables.ts'
import { isRich, type Spot, spotsOf } from '../document/texts.ts'
import { JOBS } from '../jobs/answers.ts'
import { BlockForm, blockAround } from './BlockForm.tsx'
import { BlockMenu } from './BlockMenu.tsx'
import { choose, followCaret, joinWithBefore, restructure, writeWords } from './choice.ts'
import { wordsOfClaim } from './claims.ts'
import { Button, Labeled, TextArea, Thumbnail } from './controls.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { IS_FIRST, IS_LAST } from './entries.ts'
import { aboutNumber, aboutSpot, nameOf, titleOfFile } from './labels.ts'
import { News } from './News.tsx'
import { focusText, openBeside } from './Preview.tsx'
import { PASTING, paste, siteAddress } from './paste.ts'
import { StructurePanel } from './StructurePanel.tsx'
import { type Chosen, nameOfTarget, set, textOf, useWork, work } from './store.ts'
import { Toolbar } from './Toolbar.tsx'
import { WordsBox } from './wordsBox.ts'

type WordsField = HTMLTextAreaElement | WordsBox

/** Texts of several lines. */
const LONG = ['paragraph', 'listItem']

/** The bytes of a photograph in a page's text. */
function photographOf({ file, path }: Spot): Content | undefined {
  const { contents } = work()
  const [, name = ''] = /\]\(([^\s()]+)/.exec(textOf(file).slice(Number(path[1]))) ?? []
  return Object.entries(contents).find(([other]) => other.endsWith(`/${name}`))?.[1]
}

/** Where a text stands that is not the page's own, and so changes on other pages, too. */
function otherHome({ file }: Spot): string {
  const { file: opened, contents } = work()
  return file === opened
    ? ''
    : `It stands in “${titleOfFile(file, contents)}”, and changes wherever it is shown.`
}

/** The next cell of the table that a cell is in, or the one before; undefined at its ends. */
function cellBeside(cell: Spot, step: -1 | 1): Spot | undefined {
  const source = textOf(cell.file)
  const cells = spotsOf(cell.file, source).filter(({ kind }) => kind === 'tableCell')
  // An empty cell, such as one whose words have just been removed, is no text.
  const next =
    step === 1
      ? cells.find(({ start }) => start > cell.start)
      : cells.findLast(({ start }) => start < cell.start)
  if (!next) return undefined
  const [from, to] = step === 1 ? [cell.start, next.start] : [next.start, cell.start]
  // An empty line ends a table.
  return /\n\s*\n/.test(source.slice(from, to)) ? undefined : next
}

/** The row of a table that a cell is in, if it is not that of the names of its columns. */
const rowAround = (cell: Spot) =>
  structureAt(textOf(cell.file), cell.start).parts.find(({ kind }) => kind === 'row')

/** The cell below one in its column, if that has words. */
function cellBelow(cell: Spot): Spot | undefined {
  const source = textOf(cell.file)
  const place = placeBelow(source, cell.start)
  return place === undefined
    ? undefined
    : spotsOf(cell.file, source).find(
        ({ kind, start, end }) => kind === 'tableCell' && start <= place && place <= end,
      )
}

const ROW_ADDED = { deed: 'adding a row' }

const NO_OTHER = 'The page has no other text that way.'
const NO_LOOKS =
  'This text is plain: it has no bold words, italics or links. Paragraphs, items, cells and answers can have them.'

const isUnwritten = ({ value }: Spot) => value.startsWith(REPLACE)

/** A slash alone on a line below others, or in a paragraph without words, which asks for a block there. */
const SLASH = /^(.*\S)\s*\n\/$|^\/$/s

/** The place of what stands before another one. */
const placeBefore = (source: string, place: number) => source.slice(0, place).trimEnd().length - 1

/** The small editor for the chosen texts, with the caret where the page was clicked. */
export function Words({ id, spots, values, first, sentence, caret, marked }: Chosen) {
  const { isFirst, isLast } = useWork()
  /** Why a key has done nothing. */
  const [refusal, setRefusal] = useState('')
  const writing = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const box = useRef<WordsBox>(null)
  const [selected, setSelected] = useState<Selected>()
  /** The place of the block to be added, and the slash that asked for it. */
  const [wanted, setWanted] = useState<{ offset: number; text: string; caret: number }>()
  const [wasUnwritten] = useState(spots[first] !== undefined && isUnwritten(spots[first]))
  const [about] = useState(() => spots.map((spot) => aboutSpot(spot, textOf(spot.file))))
  const [clicked = spots[0]] = spots.slice(first)
  const words = values[first] ?? ''
  const block = clicked && blockAround(clicked, textOf(clicked.file))
  const isParagraph = clicked?.kind === 'paragraph'
  const isMarkdown = clicked !== undefined && isRich(clicked)
  const isLong = LONG.includes(clicked?.kind ?? '')
  // Its buttons would act on the text before the one that Enter has started.
  const isStarting = isLong && /\n\s*$/.test(words)
  const isItemStarting = !/\n\s*\n\s*$/.test(words)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once for each click, whatever is written later
  useEffect(() => {
    const start = sentence ? words.indexOf(sentence) : -1
    const field = box.current ?? area.current
    field?.focus()
    // What has to be replaced as a whole is selected as a whole.
    const isReplaced = words.startsWith(REPLACE) || clicked?.isNumber
    if (isReplaced) field?.select()
    if (isReplaced || start === -1) return
    // Letters typed into a selection would replace it.
    const selected = caret === undefined ? sentence.length : marked
    const from = start + (caret ?? 0)
    field?.setSelectionRange(from, from + selected)
  }, [id])

  // What a button of the toolbar has written stays selected.
  useLayoutEffect(() => {
    if (!selected) return
    const field = box.current ?? area.current
    field?.focus()
    field?.setSelectionRange(selected.start, selected.end)
  }, [selected])

  // The buttons below never move up while one writes: a click that is on its way would meet another one.
  useLayoutEffect(() => {
    if (writing.current) writing.current.style.minBlockSize = `${writing.current.offsetHeight}px`
  })

  const done = () => {
    focusText()
    set({ chosen: undefined })
  }
  /** In a new section or page, one writes text after text, and in a table cell below cell. Ctrl+Enter ends a table as well. */
  const goOn = (isPlain: boolean) => {
    const below = clicked?.kind === 'tableCell' && isPlain ? cellBelow(clicked) : undefined
    const isNext = !(below && isUnwritten(below)) && openBeside(1, isUnwritten, wasUnwritten)
    if (!isNext && below) choose(below, below.value)
    return isNext || below !== undefined
  }
  const goTo = (step: -1 | 1) => setRefusal(openBeside(step) ? '' : NO_OTHER)
  const startParagraph = () => box.current?.type(breaksAfter(box.current.around.before))
  const write = (
    index: number,
    { value: text, selectionStart: caret }: WordsField,
    { isKept = false, isDeleted = false, isPasted = false } = {},
  ) => {
    setRefusal('')
    const after = text.slice(caret)
    const asked = isParagraph && !isDeleted ? SLASH.exec(text.slice(0, caret)) : null
    const before = asked?.[1] ?? ''
    if (clicked === undefined || !asked || (before === '' && after !== '')) {
      writeWords(index, text, isPasted ? PASTING : undefined)
      if (isLong && !isKept) followCaret(index, text, caret)
      return
    }
    const { file, start, edit } = clicked
    const end = start + edit(before).to.length
    setWanted({ offset: before ? end - 1 : placeBefore(textOf(file), start), text, caret })
    writeWords(index, before + after)
  }
  /** Whoever meant the slash gets it, with what was typed behind it. */
  const keepSlash = ({ text, caret }: NonNullable<typeof wanted>, typed: string) => {
    const end = caret + typed.length
    setWanted(undefined)
    writeWords(first, text.slice(0, caret) + typed + text.slice(caret))
    setSelected({ start: end, end })
  }
  const isField = (target: EventTarget) => target === box.current || target === area.current
  const isAtStart = () => {
    const field = box.current ?? area.current
    return field?.selectionStart === 0 && field.selectionEnd === 0
  }
  const goToCell = (event: KeyboardEvent, step: -1 | 1) => {
    if (clicked?.kind !== 'tableCell') return
    const cell = cellBeside(clicked, step)
    const row = cell || step === -1 ? undefined : rowAround(clicked)
    if (!cell && !row) return
    event.preventDefault()
    if (cell) choose(cell, cell.value)
    else if (row) restructure(clicked.file, repeated(textOf(clicked.file), row), ROW_ADDED)
  }
  /** What happens in the field of a text. */
  const handlers = (index: number) => ({
    onInput: ({ currentTarget, nativeEvent }: FormEvent<WordsField>) => {
      const { isComposing: isComposed, inputType = '' } = nativeEvent as InputEvent
      const isPasted = inputType === 'insertFromPaste'
      write(index, currentTarget, {
        isPasted,
        // What was pasted can be undone where it was pasted.
        isKept: isComposed || isPasted,
        isDeleted: inputType.startsWith('delete'),
      })
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<WordsField>) =>
      write(index, currentTarget),
    onPaste: (event: ClipboardEvent<WordsField>) => paste(event, index),
  })
  const fields = (
    <div ref={writing} className="writing">
      {spots.map((spot, index) => (
        <Labeled
          key={spot.path.join() || spot.kind}
          label={nameOf(spot, textOf(spot.file))}
          about={about[index]}
          value={values[index]}
          isOptional={spot.kind === 'photograph' && spot.path.at(-1) === 'caption'}
        >
          {(common) =>
            isMarkdown ? (
              <words-box
                {...common}
                {...handlers(index)}
                ref={box}
                aria-labelledby={`${common.id}-label`}
                titleOf={nameOfTarget}
                wordsOf={wordsOfClaim}
                site={siteAddress()}
                value={words}
              />
            ) : (
              <TextArea
                {...common}
                {...handlers(index)}
                ref={index === first ? area : undefined}
                value={values[index] ?? ''}
                room={about[index]?.maxLength}
              />
            )
          }
        </Labeled>
      ))}
    </div>
  )
  return (
    <section className="words" aria-label="Chosen text">
      <form
        aria-label="Words"
        onSubmit={(event) => {
          event.preventDefault()
          done()
        }}
        onKeyDown={(event) => {
          // While an input method composes a word, its keys are not ours.
          if (isComposing(event.nativeEvent)) return
          const step = { PageUp: -1, PageDown: 1 }[event.key] as -1 | 1 | undefined
          if (step && event.altKey) {
            event.preventDefault()
            goTo(step)
          }
          const isLook = (event.ctrlKey || event.metaKey) && /^[bik]$/i.test(event.key)
          if (isLook && !isMarkdown && !event.altKey && !event.shiftKey) {
            event.preventDefault()
            setRefusal(NO_LOOKS)
          }
          if (event.key === 'Tab' && isField(event.target)) goToCell(event, event.shiftKey ? -1 : 1)
          if (event.key === 'ArrowDown' && event.altKey) {
            event.preventDefault()
            event.currentTarget.parentElement
              ?.querySelector<HTMLElement>('summary, .part :enabled')
              ?.focus()
          }
          const canJoin = event.key === 'Backspace' && isField(event.target) && isAtStart()
          if (canJoin && joinWithBefore(first)) event.preventDefault()
          const isLineEnd = isLong && !event.metaKey && !event.ctrlKey
          const isWritten =
            event.target instanceof HTMLTextAreaElement || event.target instanceof WordsBox
          if (event.key === 'Escape' || (event.key === 'Enter' && isWritten && !isLineEnd)) {
            event.preventDefault()
            const isPlain = !event.metaKey && !event.ctrlKey
            if (event.key === 'Escape' || !goOn(isPlain)) done()
          } else if (event.key === 'Enter' && isWritten && isParagraph && isLineEnd) {
            event.preventDefault()
            startParagraph()
          }
        }}
      >
        {/* Above the box, whose height differs from text to text: they are pressed one after the other. */}
        <p className="row ways">
          <Button
            aria-keyshortcuts="Alt+PageUp"
            title="Alt+Page Up"
            whyOff={isFirst && IS_FIRST}
            onClick={() => goTo(-1)}
          >
            Previous<span className="unseen"> text</span>
          </Button>
          <Button
            aria-keyshortcuts="Alt+PageDown"
            title="Alt+Page Down"
            whyOff={isLast && IS_LAST}
            onClick={() => goTo(1)}
          >
            Next<span className="unseen"> text</span>
          </Button>
          <button type="submit" className="primary">
            Done
          </button>
        </p>
        {clicked?.kind === 'photograph' && (
          <p className="row">
            <Thumbnail bytes={photographOf(clicked)} />
            <Button onClick={() => set({ dialog: 'replace' })}>{JOBS.replace.button}</Button>
          </p>
        )}
        {isMarkdown ? (
          <Toolbar
            field={box}
            isParagraph={isParagraph}
            onWrite={(text, selection, deed) => {
              writeWords(first, text, deed)
              setSelected(selection)
            }}
          >
            {fields}
          </Toolbar>
        ) : (
          fields
        )}
        <p className="row">
          {clicked && otherHome(clicked) && <span className="hint">{otherHome(clicked)}</span>}
          {clicked?.kind === 'tableCell' && (
            <span className="hint">Alt+↓ leads to the buttons below.</span>
          )}
          <span className="hint" role="status">
            {refusal}
          </span>
          <span className="hint" role="status">
            {clicked && aboutNumber(clicked, words, sentence)}
          </span>
        </p>
      </form>
      <News />
      {clicked && wanted && (
        <BlockMenu
          file={clicked.file}
          parts={structureAt(textOf(clicked.file), wanted.offset).parts}
          onClose={(typed) => keepSlash(wanted, typed)}
        />
      )}
      {clicked && block && <BlockForm spot={clicked} block={block} />}
      {isStarting && (
        <p className="hint" role="status">
          {isParagraph && !isItemStarting
            ? 'What you write now is a new paragraph.'
            : 'What you write now is a new item.'}
        </p>
      )}
      {clicked && !isStarting && <StructurePanel spot={clicked} />}
      {clicked?.kind === 'field' && <EntryPanel spot={clicked} />}
    </section>
  )
}
