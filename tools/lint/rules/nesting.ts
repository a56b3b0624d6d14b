/** Blocks stand where they belong, and hold what they are for. */
import type { Nodes } from 'mdast'
import { type BlockName, blockChildren, blockParents, emptyBlocks } from '#lib/content/blocks.ts'
import type { Layout } from '#lib/content/schema.ts'
import { type Element, isJsx, placeOf } from '../elements.ts'
import { type Finding, mends, type Problem, problemAt } from '../errors.ts'
import { soleImage } from '../photographs.ts'
import { type Check, layoutOf, type SitePage } from '../site.ts'
import { isBlock } from './blocks.ts'

const rule = 'nesting'

/** Comments and white space are no content. */
function isContent(node: Nodes): boolean {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'definition')
    return false
  return node.type !== 'text' || node.value.trim() !== ''
}

/** What stands directly in a block; a paragraph that only wraps blocks written on one line is looked through. */
function contents(element: Element): Nodes[] {
  return element.node.children
    .flatMap((child): Nodes[] => {
      if (child.type === 'paragraph' && child.children.filter(isContent).every(isJsx)) return child.children
      return [child]
    })
    .filter(isContent)
}

function parentFinding(name: BlockName, parent: Element | undefined): Finding | undefined {
  const around = parent ? `inside <${parent.name}>` : 'outside all blocks'
  if (name === 'Section') {
    if (!parent) return undefined
    return {
      rule,
      found: `<Section> stands ${around}`,
      expected: 'while sections stand side by side',
      remedy: `Close <${parent.name}> above it`,
    }
  }
  // The misspelt name of the block around it is the problem.
  if (parent && !isBlock(parent.name)) return undefined
  const parents = blockParents[name]
  if (!parents || (parent && parents.includes(parent.name as BlockName))) return undefined
  const wanted = parents.map((one) => `<${one}>`).join(' or ')
  return {
    rule,
    found: `<${name}> stands ${around}`,
    expected: `while it belongs directly in ${wanted}`,
    remedy: parent ? `Move it to ${wanted}` : `Put ${wanted} and </${parents[0]}> around it`,
  }
}

function childrenFindings(element: Element, name: BlockName): [Element | Nodes, Finding][] {
  const found: [Element | Nodes, Finding][] = []
  const inside = contents(element)
  const rules = blockChildren[name]
  if (rules) {
    const { of, least, most } = rules
    const wanted = inside.filter((node) => isJsx(node) && node.name === of).length
    for (const node of inside) {
      // A block in the wrong place is reported as such by its own rule.
      if (isJsx(node) && (node.name === of || blockParents[node.name as BlockName])) continue
      found.push([
        node,
        {
          rule,
          found: `something other than <${of}> in <${name}>`,
          expected: 'which holds nothing else',
          remedy: `Move it above or below <${name}>`,
        },
      ])
    }
    if (wanted < least || wanted > most) {
      found.push([
        element,
        {
          rule,
          found: `<${name}> has ${wanted} <${of}>`,
          expected: `it takes ${least} to ${most}`,
          remedy:
            wanted < least
              ? `Add ${least - wanted} or write text instead`
              : `Split it or take out ${wanted - most}`,
        },
      ])
    }
  } else if (emptyBlocks.includes(name)) {
    if (inside.length > 0) {
      found.push([
        element,
        {
          rule,
          found: `<${name}> holds text`,
          expected: 'which stands alone',
          remedy: `Write <${name} … /> and put the text outside`,
        },
      ])
    }
  } else if (inside.length === 0) {
    found.push([
      element,
      {
        rule,
        found: `<${name}> is empty`,
        why: 'An empty block leaves a gap on the page',
        remedy: 'Fill it or remove it',
      },
    ])
  } else if (name === 'List' && (inside.length !== 1 || inside[0]?.type !== 'list')) {
    found.push([
      element,
      {
        rule,
        found: '<List> holds something other than one list',
        remedy: 'Put one Markdown list in it, with an empty line above and below',
      },
    ])
  }
  return found
}

/** Parts a block that has its lines for itself from the text around it by empty lines. */
function aloneOnItsLine(source: string, node: Nodes): Pick<Finding, 'correction'> {
  const [start = 0, end = start] = [node.position?.start.offset, node.position?.end.offset]
  const first = /\n[ \t]*$/.test(source.slice(0, start))
  const last = /^[ \t\r]*(?:\n|$)/.test(source.slice(end))
  if (!first || !last) return {}
  const tag = source.slice(start, end)
  return { correction: mends(tag, `\n${tag}\n`) }
}

/** A block in the middle of a sentence would end up inside the paragraph. */
function inlineBlocks(page: SitePage): Problem[] {
  const problems: Problem[] = []
  const walk = (node: Nodes) => {
    if (node.type === 'paragraph') {
      const content = node.children.filter(isContent)
      if (!content.every(isJsx)) {
        for (const child of content) {
          if (!isJsx(child) || child.name === 'Claim' || !isBlock(child.name ?? '')) continue
          problems.push(
            problemAt(page.file, placeOf(child), {
              rule,
              found: `<${child.name}> stands in the middle of a sentence`,
              expected: 'while it needs a line of its own',
              remedy: 'Put an empty line above and below it',
              ...aloneOnItsLine(page.source, child),
            }),
          )
        }
      }
    }
    if ('children' in node) for (const child of node.children) walk(child)
  }
  if (page.outline) walk(page.outline.tree)
  return problems
}

const OUTSIDE: Partial<Record<Nodes['type'], string>> = { heading: 'a heading', list: 'a list' }

/** Layouts that show nothing but sections. */
const OF_SECTIONS: readonly string[] = ['detail', 'landing', 'text'] satisfies Layout[]

/** On these pages everything stands in a Section, which gives it its place on the grid. */
function outside(page: SitePage): Problem[] {
  if (!OF_SECTIONS.includes(layoutOf(page) ?? '')) return []
  return (page.outline?.tree.children ?? []).flatMap((node) => {
    if (!isContent(node) || isJsx(node) || node.type === 'yaml' || node.type === 'mdxjsEsm') return []
    return [
      problemAt(page.file, placeOf(node), {
        rule,
        found: `${soleImage(node) ? 'a photograph' : (OUTSIDE[node.type] ?? 'text')} outside all sections`,
        why: 'Only a Section has a place on the page',
        remedy: 'Move it into a <Section>, or put <Section> and </Section> around it',
      }),
    ]
  })
}

export const checkNesting: Check = ({ pages }) =>
  pages.flatMap((page) => [
    ...outside(page),
    ...inlineBlocks(page),
    ...(page.outline?.elements ?? []).flatMap((element) => {
      if (!isBlock(element.name)) return []
      const parent = parentFinding(element.name, element.parent)
      return [
        ...(parent ? [problemAt(page.file, element.place, parent)] : []),
        ...childrenFindings(element, element.name).map(([where, finding]) =>
          problemAt(page.file, 'place' in where ? where.place : placeOf(where), finding),
        ),
      ]
    }),
  ])
