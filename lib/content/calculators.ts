/** Which page holds which calculator. */
import { getPagesByLayout } from './pages.ts'
import { calculatorNames, type Page } from './schema.ts'

export type CalculatorName = (typeof calculatorNames)[number]
type Holder = Page<'detail' | 'landing' | 'guide'>

const BLOCK = /<Calculator\s+name="([^"]+)"/g

const findHolders = (pages: readonly Holder[]): ReadonlyMap<string, Holder> =>
  new Map(
    pages.flatMap((page) =>
      Array.from(page.body.matchAll(BLOCK), ([, name = '']): [string, Holder] => [name, page]),
    ),
  )

/** By the first page, and so kept as long as the pages are: finding them reads the body of every page. */
const found = new WeakMap<Page, ReadonlyMap<string, Holder>>()

/** The calculators that pages hold, each with its page, in the order of calculators.json. */
export function getCalculatorPages(): { name: CalculatorName; page: Holder }[] {
  const pages = getPagesByLayout('detail', 'landing', 'guide')
  const [first] = pages
  if (!first) return []
  const holders = found.get(first) ?? findHolders(pages)
  found.set(first, holders)
  return calculatorNames
    .map((name) => ({ name, page: holders.get(name) }))
    .filter((entry): entry is { name: CalculatorName; page: Holder } => entry.page !== undefined)
}
