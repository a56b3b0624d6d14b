import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Accordion } from '#components/blocks/Accordion/Accordion.tsx'
import { CardGrid } from '#components/blocks/CardGrid/CardGrid.tsx'
import { Results, Table } from '#components/blocks/Table/Table.tsx'
import { Tiles } from '#components/blocks/Tiles/Tiles.tsx'
import { Figure } from '#components/figures/Figure.tsx'
import { Photograph } from '#components/figures/Photograph.tsx'
import type { BlockProps } from '#lib/content/blocks.ts'
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
const isBelow = isOneOf([CardGrid, Tiles, Table, Results, Accordion])

/** Text with its figure, and card grids and the like below. Left out until the result it shows has been measured. */
export function Section({
  id,
  layout = 'beside',
  children,
}: BlockProps<'Section'> & { children: ReactNode }) {
  const parts = Children.toArray(children)
  if (parts.some(isUnmeasured)) return null
  const figure = parts.find(isFigure)
  const below = parts.filter(isBelow)
  const text = parts.filter((part) => !isFigure(part) && !isBelow(part))
  return (
    <section id={id} className={`wrap numbered section section-${figure ? layout : 'wide'}`}>
      <div className="section-text">{text}</div>
      {figure && (
        <div className="section-figure">
          {layout === 'wide' && isDrawing(figure) ? cloneElement(figure, { across: true }) : figure}
        </div>
      )}
      {below.length > 0 && <div className="section-below">{below}</div>}
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
