/** Only the blocks of the closed list, with the props they take. */
import { type BlockName, blockProps } from '#lib/content/blocks.ts'
import { didYouMean, nearest } from '#lib/content/nearest.ts'
import type { Element } from '../elements.ts'
import { type Correction, mends, type Problem, problemAt, proposes } from '../errors.ts'
import { schemaProblems } from '../issues.ts'
import { propNaming } from '../naming.ts'
import type { Check, SitePage } from '../site.ts'

const NAMES = Object.keys(blockProps) as BlockName[]

export const isBlock = (name: string): name is BlockName => Object.hasOwn(blockProps, name)

function tagOf(element: Element): string {
  const figure = element.props.value.name
  return element.name === 'Figure' && typeof figure === 'string'
    ? `<Figure name="${figure}">`
    : `<${element.name}>`
}

/** What HTML sets in bold or italic, Markdown does with signs. */
const SIGNS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' }

/** What to write in place of an unknown tag and what it holds, where that can be said. */
function correctionOf({ name, node }: Element, source: string): Correction | undefined {
  const all = source.slice(node.position?.start.offset, node.position?.end.offset)
  const sign = SIGNS[name]
  const inner = /^<[^>]*>([^\n]*)<\/[^>]*>$/.exec(all)?.[1]?.trim()
  if (sign && inner) return mends(all, `${sign}${inner}${sign}`)
  if (name === 'br') return proposes(all, ' ')
  const block = nearest(name, NAMES)
  if (!block) return undefined
  const renamed = all.replace(/^<[\w.]+/, `<${block}`).replace(/<\/[\w.]+(?=>$)/, `</${block}`)
  return block.toLowerCase() === name.toLowerCase() ? mends(all, renamed) : proposes(all, renamed)
}

function unknown(element: Element, page: SitePage): Problem {
  const { name, place } = element
  const block = nearest(name, NAMES)
  // Blocks are written with capitals, so <card> is a slip of <Card> and no tag of HTML.
  const html = /^[a-z]/.test(name) && block?.toLowerCase() !== name.toLowerCase()
  const correction = correctionOf(element, page.source)
  return problemAt(page.file, place, {
    rule: 'component',
    found: name === '' ? 'an empty tag <>' : html ? `HTML tag <${name}>` : `unknown component <${name}>`,
    expected: `while pages may use ${NAMES.join(', ')}`,
    remedy:
      html || name === ''
        ? 'Write it in Markdown or use a block'
        : didYouMean(name, NAMES, (one) => `<${one}>`, 'Use one of them'),
    ...(correction ? { correction } : {}),
  })
}

function props(element: Element, name: BlockName, file: string): Problem[] {
  const tag = tagOf(element)
  const unreadable = element.given.filter((one) => !Object.hasOwn(element.props.value, one))
  const problems = schemaProblems(file, blockProps[name], element.props, propNaming(tag), 'prop')
  // A prop whose braces cannot be read has its problem already; it is not missing, too.
  const noise = unreadable.map((one) => `prop ${one} of ${tag} is missing`)
  return [...element.problems, ...problems.filter((problem) => !noise.includes(problem.found))]
}

export const checkBlocks: Check = ({ pages }) =>
  pages.flatMap((page) =>
    (page.outline?.elements ?? []).flatMap((element) =>
      isBlock(element.name) ? props(element, element.name, page.file) : [unknown(element, page)],
    ),
  )
