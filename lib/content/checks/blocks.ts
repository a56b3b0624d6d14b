/** Only the blocks of the closed list, with the props they take. */
import { type BlockName, blockProps } from '../blocks.ts'
import type { Element } from '../elements.ts'
import { type Problem, problemAt } from '../errors.ts'
import { schemaProblems } from '../issues.ts'
import { propNaming } from '../naming.ts'
import { didYouMean } from '../nearest.ts'
import type { Check } from '../site.ts'

const NAMES = Object.keys(blockProps) as BlockName[]

export const isBlock = (name: string): name is BlockName => Object.hasOwn(blockProps, name)

function tagOf(element: Element): string {
  const figure = element.props.value.name
  return element.name === 'Figure' && typeof figure === 'string'
    ? `<Figure name="${figure}">`
    : `<${element.name}>`
}

function unknown(element: Element, file: string): Problem {
  const { name, place } = element
  const html = /^[a-z]/.test(name)
  return problemAt(file, place, {
    rule: 'component',
    found: name === '' ? 'an empty tag <>' : html ? `HTML tag <${name}>` : `unknown component <${name}>`,
    expected: `while pages may use ${NAMES.join(', ')}`,
    remedy:
      html || name === ''
        ? 'Write it in Markdown or use a block'
        : didYouMean(name, NAMES, (one) => `<${one}>`, 'Use one of them'),
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
      isBlock(element.name) ? props(element, element.name, page.file) : [unknown(element, page.file)],
    ),
  )
