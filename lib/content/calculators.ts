/** Which page holds which calculator. */
import { getPages, getPagesByLayout } from './pages.ts'
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

/** Kept as long as the list of all pages is: finding them reads the body of every page. */
const found = new WeakMap<readonly Page[], ReadonlyMap<string, Holder>>()

/** The calculators that pages hold, each with its page, in the order of calculators.json. */
export function getCalculatorPages(): { name: CalculatorName; page: Holder }[] {
  const pages = getPages()
  const holders = found.get(pages) ?? findHolders(getPagesByLayout('detail', 'landing', 'guide'))
  found.set(pages, holders)
  return calculatorNames.flatMap((name) => {
    const page = holders.get(name)
    return page ? [{ name, page }] : []
  })
}
