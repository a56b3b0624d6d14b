import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Accordion } from '#components/blocks/Accordion/Accordion.tsx'
import { CardGrid } from '#components/blocks/CardGrid/CardGrid.tsx'
import { Answers, Clauses, isUnanswered } from '#components/blocks/DueDiligence/DueDiligence.tsx'
import { Results, Table } from '#components/blocks/Table/Table.tsx'
import { Tiles } from '#components/blocks/Tiles/Tiles.tsx'
import { Tools } from '#components/blocks/Tools/Tools.tsx'
import { Figure } from '#components/figures/Figure.tsx'
import { Photograph } from '#components/figures/Photograph.tsx'
import type { BlockProps, WIDE_BLOCKS } from '#lib/content/blocks.ts'
import type { ResultName } from '#lib/content/data.ts'
import { getResult } from '#lib/content/pages.ts'
import './Section.scss'
import './SectionList.scss'

const isOneOf = (types: unknown[]) => (child: ReactNode) =>
  isValidElement(child) && types.includes(child.type)
const isDrawing = (child: ReactNode): child is ReactElement<Parameters<typeof Figure>[0]> =>
  isValidElement(child) && child.type === Figure
const isFigure = isOneOf([Figure, Photograph])
const isUnmeasured = (child: ReactNode) =>
  isValidElement<{ of?: ResultName }>(child) &&
  child.props.of !== undefined &&
  !getResult(child.props.of)
const isWithoutAnswer = (child: ReactNode) =>
  isValidElement<BlockProps<'Answers'>>(child) &&
  child.type === Answers &&
  isUnanswered(child.props.part)
const WIDE: Record<(typeof WIDE_BLOCKS)[number], unknown> = {
  CardGrid,
  Tiles,
  Table,
  Results,
  Clauses,
  Tools,
  Accordion,
}
const isWide = isOneOf(Object.values(WIDE))

/** MDX puts line breaks between blocks. */
const isBlank = (child: ReactNode) => typeof child === 'string' && child.trim() === ''

/** Text between two wide blocks, and the figure next to it. */
interface Run {
  key: number
  text: ReactNode[]
  figure?: ReactNode
}

/** The runs of text and the wide blocks of a section, in the order of its source. */
function partsOf(children: readonly ReactNode[]): (Run | ReactElement)[] {
  const parts: (Run | ReactElement)[] = []
  let run: Run | undefined
  const openRun = () => {
    if (!run || parts.at(-1) !== run) {
      run = { key: parts.length, text: [] }
      parts.push(run)
    }
    return run
  }
  for (const child of children) {
    if (isWide(child)) parts.push(child as ReactElement)
    else if (isFigure(child)) (run ?? openRun()).figure ??= child
    else openRun().text.push(child)
  }
  return parts
}

/**
 * Arranges text and figure, which is next to the run of text that it follows. Tables, cards and other wide blocks stand
 * where their author put them. Left out until the result it shows has been measured, or until there is an answer.
 */
export function Section({
  id,
  layout = 'beside',
  children,
}: BlockProps<'Section'> & { children: ReactNode }) {
  const content = Children.toArray(children).filter((child) => !isBlank(child))
  if (content.some(isUnmeasured) || content.some(isWithoutAnswer)) return null
  const arrangement = content.some(isFigure) ? layout : 'wide'
  return (
    <section id={id} className={`wrap numbered section section-${arrangement}`}>
      {partsOf(content).map((part) => {
        if (isValidElement(part))
          return (
            <div key={part.key} className="section-block">
              {part}
            </div>
          )
        const { key, text, figure } = part
        if (!figure)
          return (
            <div key={key} className="section-text">
              {text}
            </div>
          )
        return (
          <div key={key} className="section-pair">
            <div className="section-text">{text}</div>
            <div className="section-figure">
              {layout === 'wide' && isDrawing(figure)
                ? cloneElement(figure, { across: true })
                : figure}
            </div>
          </div>
        )
      })}
    </section>
  )
}

/** A Markdown list with a mark other than the check. */
export function List({ marker, children }: BlockProps<'List'> & { children: ReactNode }) {
  const className = marker === 'check' ? undefined : `section-list-${marker}`
  return Children.toArray(children).map((child) =>
    isValidElement<{ className?: string | undefined }>(child)
      ? cloneElement(child, { className })
      : child,
  )
}
