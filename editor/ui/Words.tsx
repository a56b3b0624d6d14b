import {
  type ClipboardEvent,
  type CompositionEvent,
  type FormEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { REPLACE } from '../../check/parse/passages.ts'
import type { Content } from '../background/messages.ts'
import { structureAt } from '../document/structure.ts'
import { isRich, type Spot } from '../document/texts.ts'
import { JOBS } from '../jobs/answers.ts'
import { AtCaret } from './AtCaret.tsx'
import { aboutNumber, aboutSpot } from './aboutTexts.ts'
import { BlockForm, blockAround } from './BlockForm.tsx'
import { BlockMenu } from './BlockMenu.tsx'
import { followCaret, writeWords } from './choice.ts'
import { Button, Labeled, TextArea, Thumbnail } from './controls.tsx'
import { EntryPanel } from './EntryPanel.tsx'
import { IS_FIRST, IS_LAST } from './entries.ts'
import { markFindingsIn, type Underlined } from './findingMarks.ts'
import { nameOf, nameOfBlock } from './labels.ts'
import { News } from './News.tsx'
import { otherHome } from './otherHome.ts'
import { PASTING, paste } from './paste.ts'
import { RichBox, useSelecting } from './RichBox.tsx'
import { StructurePanel } from './StructurePanel.tsx'
import { focusText } from './shownTexts.ts'
import { useSlash } from './slash.ts'
import { aboutStart } from './starting.ts'
import { type Chosen, set, textOf, useWork, work } from './store.ts'
import { Toolbar } from './Toolbar.tsx'
import type { WordsBox, WordsField } from './wordsBox.ts'
import { isLong, useWordsKeys } from './wordsKeys.ts'

/** The bytes of a photograph in a page's text. */
function photographOf({ file, path }: Spot): Content | undefined {
  const { contents } = work()
  const [, name = ''] = /\]\(([^\s()]+)/.exec(textOf(file).slice(Number(path[1]))) ?? []
  return Object.entries(contents).find(([other]) => other.endsWith(`/${name}`))?.[1]
}

/** The small editor for the chosen texts, with the caret where the page was clicked. */
export function Words({ id, spots, values, first, sentence, caret, marked }: Chosen) {
  const { isFirst, isLast, traveled, findings } = useWork()
  /** Why a key has done nothing. */
  const [refusal, setRefusal] = useState('')
  const [underlined, setUnderlined] = useState<readonly Underlined[]>([])
  const writing = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const box = useRef<WordsBox>(null)
  const fieldNow = () => box.current ?? area.current
  const select = useSelecting(fieldNow)
  // Undo makes a paragraph of an item again.
  const kinds = spots.map(({ kind }) => kind).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each kind, since to read schemas takes long
  const about = useMemo(() => spots.map((spot) => aboutSpot(spot, textOf(spot.file))), [kinds])
  const [clicked = spots[0]] = spots.slice(first)
  const words = values[first] ?? ''
  const slash = useSlash(clicked, first)
  const [home] = useState(() => clicked && otherHome(clicked))
  const block = clicked && blockAround(clicked, textOf(clicked.file))
  const isParagraph = clicked?.kind === 'paragraph'
  const isMarkdown = clicked !== undefined && isRich(clicked)
  // Its buttons would act on the text before the one that Enter has started.
  const isStarting = isLong(clicked) && /\n\s*$/.test(words)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only once for each click, whatever is written later
  useEffect(() => {
    const start = sentence ? words.indexOf(sentence) : -1
    const field = fieldNow()
    // Who presses Undo goes on pressing it.
    if (!work().traveled || !document.activeElement?.closest('.bar')) field?.focus()
    // What has to be replaced as a whole is selected as a whole.
    const isReplaced = words.startsWith(REPLACE) || clicked?.isNumber
    if (isReplaced) field?.select()
    if (isReplaced) return
    if (start === -1) {
      // Where the page shows more than the words, such as an address in one line.
      const inside = (caret ?? 0) - Math.max(sentence.indexOf(words), 0)
      const at = Math.min(Math.max(inside, 0), words.length)
      if (caret !== undefined) field?.setSelectionRange(at, at)
      return
    }
    // Letters typed into a selection would replace it.
    const selected = caret === undefined ? sentence.length : marked
    const from = start + (caret ?? 0)
    field?.setSelectionRange(from, from + selected)
  }, [id])

  useEffect(() => {
    if (box.current && clicked) setUnderlined(markFindingsIn(box.current, clicked, findings))
  }, [findings, clicked])

  // The buttons below never move up while one writes: a click that is on its way would meet another one.
  const lastTraveled = useRef(traveled)
  useLayoutEffect(() => {
    const { style } = writing.current ?? {}
    // What Undo has made lower was not written here.
    if (traveled !== lastTraveled.current) style?.removeProperty('--written')
    lastTraveled.current = traveled
    style?.setProperty('--written', `${writing.current?.offsetHeight}px`)
  })

  const done = () => {
    focusText()
    set({ chosen: undefined })
  }
  const keys = useWordsKeys({
    spots,
    first,
    room: about[first]?.maxLength,
    fieldNow,
    done,
    refuse: setRefusal,
  })
  const write = (
    index: number,
    { value: text, selectionStart: caret }: WordsField,
    { isKept = false, isDeleted = false, isPasted = false } = {},
  ) => {
    setRefusal('')
    if (!isDeleted && slash.take(text, caret)) return
    writeWords(index, text, isPasted ? PASTING : undefined)
    if (isLong(clicked) && !isKept) followCaret(index, text, caret)
  }
  /** What happens in the field of a text. */
  const handlers = (index: number) => ({
    onInput: ({ currentTarget, nativeEvent }: FormEvent<WordsField>) => {
      const { isComposing: isComposed, inputType = '' } = nativeEvent as InputEvent
      const isPasted = inputType === 'insertFromPaste'
      write(index, currentTarget, {
        isPasted,
        isKept: isComposed,
        isDeleted: inputType.startsWith('delete'),
      })
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<WordsField>) =>
      write(index, currentTarget),
    onPaste: (event: ClipboardEvent<WordsField>) => paste(event, index),
  })
  const fields = (
    <div ref={writing} className="writing" data-of={id}>
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
              <RichBox {...common} {...handlers(index)} ref={box} value={words} />
            ) : about[index]?.enum ? (
              <select
                {...common}
                // biome-ignore lint/a11y/noAutofocus: as any other field of a text that was clicked
                autoFocus
                value={values[index]}
                onChange={({ target }) => writeWords(index, target.value)}
              >
                {about[index].enum.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </select>
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
        onKeyDown={keys.onKeyDown}
      >
        {/* Above the box, whose height differs from text to text: they are pressed one after the other. */}
        <p className="row ways">
          <Button
            aria-keyshortcuts="Alt+PageUp"
            title="Alt+Page Up"
            whyOff={isFirst && IS_FIRST}
            onClick={() => keys.goTo(-1)}
          >
            Previous<span className="unseen"> text</span>
          </Button>
          <Button
            aria-keyshortcuts="Alt+PageDown"
            title="Alt+Page Down"
            whyOff={isLast && IS_LAST}
            onClick={() => keys.goTo(1)}
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
        <AtCaret underlined={underlined} />
        {isMarkdown ? (
          <Toolbar
            field={box}
            isParagraph={isParagraph}
            onWrite={(text, selection, deed) => {
              writeWords(first, text, deed)
              // What has become a list is written item by item.
              const isCaret = selection.start === selection.end
              if (!isCaret || !followCaret(first, text, selection.end)) select(selection)
            }}
          >
            {fields}
          </Toolbar>
        ) : (
          fields
        )}
        <p className="row">
          {home && <span className="hint">{home}</span>}
          {clicked?.kind === 'tableCell' && (
            <span className="hint">Alt+↓ leads to “Move, add, remove”.</span>
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
      {clicked && slash.place !== undefined && (
        <BlockMenu
          file={clicked.file}
          parts={structureAt(textOf(clicked.file), slash.place).parts}
          onClose={(typed) => {
            const end = slash.close(typed)
            select({ start: end, end })
          }}
        />
      )}
      {clicked && block && <BlockForm spot={clicked} block={block} />}
      {clicked && isStarting && (
        <p className="hint" role="status">
          {aboutStart(clicked, words, block && nameOfBlock(block.name).toLowerCase())}
        </p>
      )}
      {clicked && !isStarting && <StructurePanel spot={clicked} />}
      {clicked?.kind === 'field' && <EntryPanel spot={clicked} />}
    </section>
  )
}
