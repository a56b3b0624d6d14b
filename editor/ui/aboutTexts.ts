/** What is said about a text: what it is for, how long it may be, and why its words cannot change. */
import { jsonOf, schemaAt } from '../../check/parse/jsonSchema.ts'
import { MAX_HEADING } from '../../check/rules/page/headings.ts'
import type { JsonSchema } from '../../lib/content/fields.ts'
import { numbersShown, numberTyped } from '../document/numbers.ts'
import { propsAt } from '../document/props.ts'
import { schemaOfBlock } from '../document/schemas.ts'
import { readYamlOf, type Spot } from '../document/texts.ts'
import { JOBS } from '../jobs/answers.ts'
import { aboutFixed, saying, schemaOfFacts } from './facts.ts'

const photographFields = jsonOf(JOBS.photograph.answers)

/** The schema of a photograph's alt text or caption. */
export const schemaOfPhotograph = ({ path }: Spot) =>
  photographFields.properties?.[String(path.at(-1))]

const HINTS: Partial<Record<Spot['kind'], string>> = {
  paragraph:
    'Enter starts a new paragraph, / on its line adds a block, and Ctrl+Enter ends the text.',
  listItem:
    'Enter starts another item, and a second Enter ends the list. Backspace at its start joins it with the one before, and makes a paragraph of the first.',
  tableCell: 'Tab goes to the next cell, and from the last one to a new row.',
}

/** What a text is for, how long it may be and what the owner requires of it, as far as any of these is known. */
export function aboutSpot(spot: Spot, source: string): JsonSchema | undefined {
  const about = withoutOwner(spot, source)
  return about && saying(about, aboutFixed(spot, source))
}

function withoutOwner(spot: Spot, source: string): JsonSchema | undefined {
  const { kind, path, file } = spot
  if (kind === 'photograph') return schemaOfPhotograph(spot)
  if (kind === 'field') {
    const { value } = readYamlOf(file, source)
    const schema = schemaAt(schemaOfFacts(file, value), path, value)
    return spot.isNumber && schema ? { ...schema, ...aboutLimits(schema) } : schema
  }
  if (kind === 'heading') return { maxLength: MAX_HEADING }
  if (kind !== 'prop') return { description: HINTS[kind] ?? '' }
  const [block, start, ...rest] = path
  const props = propsAt(source, Number(start))
  const schema = schemaAt(schemaOfBlock(String(block)), rest, props)
  return spot.isNumber && schema ? { ...schema, ...aboutLimits(schema, props?.unit) } : schema
}

/** What a number is, in which unit, and from where to where it may be. */
function aboutLimits({ description = '', minimum, maximum }: JsonSchema, unit?: unknown) {
  const limits = [minimum, maximum].map((limit) => limit?.toLocaleString('en')).join(' to ')
  const about = unit ? description.replace('in the unit', `in ${unit}`) : description
  return { description: `${about} From ${limits}.` }
}

/** What is said of a number: that what is typed is none, or that the one that was clicked is computed from it. */
export function aboutNumber({ value, isNumber }: Spot, typed: string, clicked: string) {
  if (!isNumber) return ''
  if (numberTyped(typed) === undefined) return `Until there is a number, the page keeps ${value}.`
  const [number] = numbersShown(clicked)
  const isComputed = number !== undefined && number.value !== Number(value)
  return isComputed
    ? `“${clicked}”, which you clicked, is computed: this number is part of it. Change it, and “${clicked}” follows.`
    : ''
}

/** What is said of the buttons of a page that open something for visitors. */
export const OPENS = 'Menu'

/** How what stands for the news begins, which is fetched on the website only. */
const NEWS = 'Loading news'

/** Why nobody can write news. */
export const ABOUT_NEWS =
  'The news on the home page comes from a news service by itself, several times a day: nobody writes or picks it.'

/** What can be done about words of the program. */
export const ASK_DEVELOPERS = 'The site’s developers can change it: ask them for other words.'

/**
 * Why a click on words opens nothing, and what to do instead.
 *
 * @param origin the title of what they come from, and whether it can be opened
 */
export function aboutFixedWords(shown: string, origin?: string, canOpen = true): string {
  if (shown === 'Sample')
    return '“Sample” marks what is not real yet. Once it is, click the words beside it, and press “No longer a sample”.'
  if (shown === OPENS)
    return `Menus and the search open on the website only. The words of the menu are in “${origin}”.`
  if (shown.startsWith(NEWS))
    return `${ABOUT_NEWS} The heading and the sentence above it can be changed.`
  if (origin && !canOpen)
    return `“${shown}” is from “${origin}”, which a program takes and nobody writes.`
  return origin
    ? `“${shown}” is not written on this page. It comes from “${origin}”, where you can change it.`
    : `The site writes “${shown}” by itself, so it cannot be changed here. ${ASK_DEVELOPERS}`
}
