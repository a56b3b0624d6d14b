/** The props of a block. Those in braces are literals, which are read and never run. */
import { parseExpressionAt } from 'acorn'
import { literalOf, NoLiteral, type PositionedNode } from '#lib/content/literal.ts'
import { expression } from '../expression.ts'
import { autofix, correction, type Finding, type ReportFinding, rule } from '../problems.ts'
import { afterSpace, restOfLine } from './lines.ts'
import { type JsxNode, rangeOf } from './nodes.ts'
import { numberMeant } from './numbers.ts'
import { propRule } from './schema.ts'
import { placesAt, type Source, type ValueText } from './source.ts'

const quotes = rule('quotes', 'A block would show them as a single text')

/** As the build reads a page: what it refuses, such as a number with a zero before it, must not pass here. */
const AS_COMPILED = { ecmaVersion: 'latest', sourceType: 'module' } as const

function expressionIn(source: string, from: number, end: number): PositionedNode {
  let start = from
  try {
    const literal = parseExpressionAt(source.slice(0, end), from, AS_COMPILED)
    start = afterSpace(source.slice(0, end), literal.end)
    if (start === end) return literal as PositionedNode
  } catch (error) {
    start = (error as { pos: number }).pos
  }
  throw new NoLiteral({ type: 'EmptyStatement', start })
}

/** Props of drawings that show sample data, a line of input or characters in a grid, or name a file of it and its row. */
const SPECIMENS: readonly PropertyKey[] = ['lines', 'cells', 'text', 'series', 'at']

/** Whether a prop shows a specimen, such as a log line, whose words are not those of the site. */
export const isSpecimen = (path: readonly PropertyKey[]) =>
  path.some((key) => SPECIMENS.includes(key))

/** Two texts that have become one, because the quotes around them differ. */
const MIXED_QUOTES = expression(/["'](,\s*)["']/g, {
  matches: ['row stamped", "load reads', "one', 'two"],
  passes: ['Rows, read', '"one" and "two"'],
})

/** The quotes in a list that are no apostrophes become those of the first text. */
function mixedQuotes(value: string, written: string): Finding {
  const quote = written.charAt(0)
  const to = written.replace(MIXED_QUOTES, `${quote}$1${quote}`)
  return quotes({
    found: `two texts that run together, ${value}, because the quotes around them differ`,
    remedy: `Write the same quotes around each: ${to}`,
    fix: correction(written, to),
  })
}

/** Enough of a literal to find the place. */
const EXCERPT = 40

function excerpt(text: string): string {
  const line = restOfLine(text, 0).trimEnd()
  return line === text && line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT).trimEnd()} …`
}

/** A text of a list between typographic quotes. */
const TYPOGRAPHIC = expression(/[‘’“”„](.*?)[‘’“”](?=\s*[,\]}])/g, {
  matches: ['‘one’, ‘two’]', '“one”}', '„one“ ]'],
  passes: ["'it’s one', 'two']", '“one” of'],
})

/** A number with a zero before it, as hours and months are often written. */
const PADDED_NUMBER = expression(/^0+(\d[\d.]*)/, {
  matches: ['08, to: 9', '00 }', '007.5'],
  passes: ['0, to: 5', '0.5', '80'],
})

/** A number in a notation of programs: to another base, in powers of ten, with its digits in groups. */
const PROGRAM_NUMBER = expression(
  /^(?:0[box][\da-f]+|[\d.]+(?:_\d+)*(?:e[-+]?\d+|n)|[\d.]+(?:_\d+)+)/i,
  { matches: ['0x1F }', '1_000, to: 9', '1.5e3 }', '8n'], passes: ['10 }', '10 20', "'10'"] },
)

/** Explains a literal that cannot be read from some place on. */
function unreadableProp(name: string, block: string, rest: string): Finding {
  const [padded, number = ''] = PADDED_NUMBER.exec(rest) ?? []
  if (padded)
    return propRule({
      found: `prop ${name} of <${block}> has a number with a zero before it, ${padded}`,
      why: 'The build would stop here',
      remedy: `Write ${number}`,
      fix: autofix(padded, number),
    })
  const [written = ''] = PROGRAM_NUMBER.exec(rest) ?? []
  const meant = numberMeant(String(Number(written.replace(/[_n]/g, ''))))
  if (written)
    return propRule({
      found: `prop ${name} of <${block}> has a number as programs write it, ${written}`,
      why: 'Whoever reads it here would take it for another number',
      remedy: meant ? `Write ${meant}` : 'Write all of its digits',
      fix: meant ? correction(written, meant) : undefined,
    })
  const lines = rest.split('\n')
  const straight = lines.map((line) => line.replace(TYPOGRAPHIC, "'$1'"))
  const end = lines.findLastIndex((line, index) => line !== straight[index]) + 1
  if (end > 0) {
    const from = lines.slice(0, end).join('\n')
    const to = straight.slice(0, end).join('\n')
    return propRule({
      found: `prop ${name} of <${block}> has typographic quotes around a text: ${excerpt(from)}`,
      remedy: `Write straight ones: ${excerpt(to)}`,
      fix: correction(from, to),
    })
  }
  const found =
    rest.trim() === ''
      ? `prop ${name} of <${block}> ends before all its quotes and brackets are closed`
      : `prop ${name} of <${block}> cannot be read from here on: ${excerpt(rest)}`
  return propRule({
    found,
    remedy: `Look for a missing quote, comma or bracket; write text in quotes, and a number without them, a comma or a unit: ${name}="text", ${name}={40} or ${name}={['one', 'two']}`,
    inEditor: { remedy: 'Look for a missing quote, comma or bracket in the source' },
  })
}

/** Reads the props of a tag, with the places of all values in them; reports those that are no literals. */
export function readProps(node: JsxNode, { source, place }: Source, report: ReportFinding) {
  // Without a prototype, a prop __proto__ is one like any other.
  const value: Record<string, unknown> = Object.create(null)
  const unreadable: string[] = []
  const texts: ValueText[] = []
  const places = placesAt(place)
  places.add([], rangeOf(node)[0])
  type Part = Pick<PositionedNode, 'start' | 'end'>
  const add = (value: unknown, path: PropertyKey[], { start = 0, end = 0 }: Part, key?: Part) => {
    places.add(path, start, key && (key.start ?? 0))
    // Quotes of two kinds close each other's texts: ['one", "two'].
    if (typeof value === 'string' && value.search(MIXED_QUOTES) !== -1 && !isSpecimen(path))
      report(place(start), mixedQuotes(value, source.slice(start, end)))
    if (typeof value === 'string')
      texts.push({ path, value, range: [start, end], place: place(start) })
  }
  for (const attribute of node.attributes) {
    const [start, end] = rangeOf(attribute)
    const key = place(start)
    const block = node.name
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      report(
        key,
        propRule({
          found: `{${attribute.value}} in <${block}>; props hold only texts, numbers and lists of them`,
          remedy: 'Write each prop as name="text"',
          inEditor: {
            found: `code in <${block}>, whose fields hold only texts, numbers and lists of them`,
            remedy: 'Remove it in the source',
          },
        }),
      )
      continue
    }
    const { name, value: written } = attribute
    if (Object.hasOwn(value, name) || unreadable.includes(name))
      report(
        key,
        propRule({
          found: `the prop ${name} appears twice in <${block}>`,
          remedy: 'Keep one',
          inEditor: { found: `the field ${name} appears twice in <${block}>` },
        }),
      )
    else if (typeof written === 'object' && written) {
      const from = source.indexOf('{', start) + 1
      try {
        value[name] = literalOf(expressionIn(source, from, end - 1), add, [name], {
          start,
        } as PositionedNode)
      } catch (error) {
        if (!(error instanceof NoLiteral)) throw error
        unreadable.push(name)
        const wrong = error.node.start ?? from
        const rest = source.slice(wrong, end - 1)
        report(place(wrong), unreadableProp(name, String(block), rest))
      }
    } else {
      value[name] = written ?? true
      // The text follows the name and the equals sign.
      if (written) add(written, [name], { start: start + name.length + 1, end }, { start })
      else places.add([name], start)
    }
  }
  return { props: { value, at: places.at }, texts, unreadable }
}
