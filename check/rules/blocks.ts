/** Pages contain only words and known blocks, each with its props, in its place and with the right content. */
import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import {
  type BlockName,
  blockChildren,
  blockParents,
  blockProps,
  emptyBlocks,
} from '#lib/content/blocks.ts'
import { nearest } from '#lib/content/nearest.ts'
import { insteadOf } from '../mdx.ts'
import { type Block, isJsx, type JsxNode, placeOf, rangeOf } from '../page.ts'
import { autofix, counted, type Finding, say, suggestion } from '../problems.ts'
import { checkSchema } from '../schemas.ts'
import { layoutOf, type PageInSiteRule, type PageRule, rulesOf } from '../site.ts'

const NAMES = Object.keys(blockProps) as BlockName[]

const isBlock = (name: string | null): name is BlockName =>
  name !== null && Object.hasOwn(blockProps, name)

const ASTERISKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' }

function unknownBlock(name: string, node: JsxNode, source: string): Finding {
  const all = source.slice(...rangeOf(node))
  const guess = nearest(name, NAMES)
  const isCase = guess?.toLowerCase() === name.toLowerCase()
  const isHtml = /^[a-z]/.test(name) && !isCase
  // Unlike a <Figure>, HTML's holds an image.
  const instead = insteadOf(name === 'figure' && node.children.length > 0 ? 'img' : name)
  const block = isHtml || instead ? undefined : guess
  const values = {
    what: `${isHtml ? 'HTML tag' : 'unknown component'} <${name}>`,
    names: NAMES.join(', '),
    remedy:
      instead ?? (block ? `Did you mean <${block}>?` : 'Write it in Markdown or use one of them'),
  }
  const marks = ASTERISKS[name]
  const inner = /^<[^>]*>([^\n]*)<\/[^>]*>$/.exec(all)?.[1]?.trim()
  if (marks && inner)
    return say('component.unknown', values, autofix(all, `${marks}${inner}${marks}`))
  const to = all.replace(/^<[\w.]+/, `<${block}`).replace(/<\/[\w.]+(?=>$)/, `</${block}`)
  return say('component.unknown', values, block ? { from: all, to, sure: isCase } : undefined)
}

export const checkBlocks: PageRule = ({ outline, source }, report) => {
  for (const [{ name, props, unreadable, place, parent }, { node }] of outline?.syntax?.written ??
    []) {
    if (!isBlock(name)) {
      // One report of pasted HTML is enough.
      const isPart = /^[a-z]/.test(name) && parent && !isBlock(parent.name)
      if (!isPart) report(place, unknownBlock(name, node, source))
      continue
    }
    const drawing = props.value.name
    const tag =
      name === 'Figure' && typeof drawing === 'string' ? `<Figure name="${drawing}">` : `<${name}>`
    checkSchema(blockProps[name], props, report, { tag, known: unreadable })
  }
}

/** Notes to colleagues, which never ship. */
const isNote = (value: string) => /^\s*(?:\/\*(?:(?!\*\/)[\s\S])*\*\/\s*)+$/.test(value)

export const checkCode: PageRule = ({ outline }, report) => {
  for (const node of outline?.syntax?.nodes ?? []) {
    if (
      (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') ||
      isNote(node.value)
    )
      continue
    const { value } = node
    const isOpen = value.trimStart().startsWith('/*')
    const code = say(
      'code.braces',
      {},
      suggestion(`{${value}}`, `{${value}}`.replace(/[{}]/g, '\\$&')),
    )
    report(placeOf(node), isOpen ? say('mdx.note', { words: `{${value}}` }) : code)
  }
}

/** Comments and white space are not content, and a line of hyphens has its own rule. */
const isContent = (node: Nodes) =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : !/^(?:mdxFlowExpression|mdxTextExpression|definition|thematicBreak)$/.test(node.type)

function parentFinding(name: BlockName, parent: Block | undefined): Finding | undefined {
  const values = { name, outer: parent?.name }
  if ((name === 'Section' || name === 'Calculator') && parent) return say('nesting.section', values)
  const wanted = blockParents[name]
  // If the block around it is misspelled, that is the problem.
  if (!wanted || (parent && (!isBlock(parent.name) || parent.name === wanted))) return undefined
  return say(parent ? 'nesting.misplaced' : 'nesting.alone', { ...values, wanted })
}

const ONE_OF: Partial<Record<BlockName, 'list' | 'table'>> = { List: 'list', Table: 'table' }

function contentFinding(name: BlockName, inside: readonly Nodes[]): Finding | undefined {
  if (emptyBlocks.includes(name))
    return inside.length > 0 ? say('nesting.holds', { name }) : undefined
  if (inside.length === 0) return say('nesting.empty', { name })
  if (inside.every(({ type }) => type === 'heading')) return say('nesting.only-heading', { name })
  const one = ONE_OF[name]
  // A rule for text reports rows that are not recognized as a table.
  if (one === 'table' && inside.some((node) => textOf(node).startsWith('|'))) return undefined
  return one && (inside.length > 1 || inside[0]?.type !== one)
    ? say('nesting.one', { name, one })
    : undefined
}

export const checkContents: PageRule = ({ outline }, report) => {
  for (const [{ name, place }, { node }] of outline?.syntax?.written ?? []) {
    if (!isBlock(name)) continue
    const inside = node.children.filter(isContent)
    const { child: of } = blockChildren[name] ?? {}
    if (!of) report(place, contentFinding(name, inside))
    // Its own rule reports a block in the wrong place.
    for (const child of of ? inside : [])
      if (!isJsx(child) || (child.name !== of && !blockParents[child.name as BlockName]))
        report(placeOf(child), say('nesting.other', { name, only: of }))
  }
}

export const checkCounts: PageInSiteRule = ({ outline }, report, site) => {
  const { blocks = [] } = outline ?? {}
  for (const block of blocks) {
    const { name, place } = block
    const { child: of, min: least, max: most } = (isBlock(name) && blockChildren[name]) || {}
    if (!of || !least || !most) continue
    // A card is hidden until its page is published.
    const pages = blocks
      .filter((one) => one.parent === block && one.name === of)
      .map(({ props }) => site.page(String(props.value.href)))
    const late = pages.filter((page) => page && site.publishedOn(page) !== '').length
    const count = pages.length - late
    const waiting = late > 0 ? ` plus ${late} that will appear along with its page` : ''
    if (count < least || count > most)
      report(place, say('nesting.count', { name, count, of, waiting, least, most }))
  }
}

export const checkNesting: PageRule = (page, report) => {
  if (!page.outline?.syntax) return
  const { tree, nodes, written } = page.outline.syntax
  for (const node of rulesOf(page).body === 'sections' ? tree.children : []) {
    // Its own rule reports a code block.
    if (isContent(node) && !isJsx(node) && node.type !== 'code')
      report(placeOf(node), say('nesting.outside'))
  }
  for (const node of nodes) {
    if (!('children' in node)) continue
    // A block in the middle of a sentence would end up inside the paragraph.
    for (const child of node.type === 'paragraph' ? node.children : []) {
      if (!isJsx(child) || child.name === 'Claim' || !isBlock(child.name)) continue
      report(placeOf(child), say('nesting.in-sentence', { name: child.name }))
    }
    const isPlain =
      node.type === 'listItem' ||
      (isJsx(node) && /^(?:Note|Card|AccordionItem)$/.test(node.name ?? ''))
    for (const inner of node.children) {
      if (isPlain && inner.type === 'list') report(placeOf(inner), say('nesting.list'))
      if (inner.type !== 'table') continue
      const [head, ...rows] = inner.children
      const columns = head?.children.length ?? 0
      const unnamed = head?.children.find((cell) => cell.children.length === 0)
      if (unnamed) report(placeOf(unnamed), say('nesting.unnamed'))
      if (columns < 2 || columns > 4) report(placeOf(inner), say('nesting.columns', { columns }))
      for (const row of rows.filter(({ children }) => children.length !== columns))
        report(
          placeOf(row),
          say('nesting.cells', { cells: counted(row.children.length, 'cell'), columns }),
        )
      if (!isJsx(node) || node.name !== 'Table') report(placeOf(inner), say('nesting.table'))
    }
  }
  const [first] = tree.children.filter(isContent)
  for (const [{ name, place, parent }, { node }] of written) {
    // A detail page's first figure may precede its sections: it is shown next to the title.
    const isHead = name === 'Figure' && node === first && (layoutOf(page) ?? 'detail') === 'detail'
    if (isBlock(name) && !isHead) report(place, parentFinding(name, parent))
  }
}

export const checkBody: PageRule = (page, report) => {
  const first = page.outline?.syntax?.tree.children.find(({ type }) => type !== 'mdxFlowExpression')
  if (first && rulesOf(page).body === 'none')
    report(placeOf(first), say('body.unseen', { layout: layoutOf(page) }))
}
