/** Known blocks, each with its props, in its place and with the right content. */
import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { expression } from '#check/expression.ts'
import { remedyFor } from '#check/parse/foreignTags.ts'
import { isJsx, type JsxNode, placeOf, rangeOf } from '#check/parse/nodes.ts'
import type { Block } from '#check/parse/outline.ts'
import { layoutOf, type PageRule, rulesOf } from '#check/parse/page.ts'
import { checkSchema } from '#check/parse/schema.ts'
import type { PageInSiteRule } from '#check/parse/site.ts'
import { autofix, type Finding, rule } from '#check/problems.ts'
import { type BlockName, blockPlaces, blockProps, isBlockName } from '#lib/content/blocks.ts'
import { didYouMean, nearest } from '#lib/content/nearest.ts'
import { nesting } from '../sharedRules.ts'

const component = rule('component', 'Only these blocks are part of the design')
const body = rule(
  'body',
  'Everything this layout shows comes from the front matter and content/data',
  'Everything on such a page comes from its details and the shared facts',
)

const NAMES = Object.keys(blockProps) as BlockName[]

const ASTERISKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' }

/** Words between two tags, on one line. */
const INSIDE = expression(/^<[^>]*>([^\n]*)<\/[^>]*>$/, {
  matches: ['<b>Alpha</b>', '<strong class="a">Alpha</strong>'],
  passes: ['<br />', '<b>Alpha\n</b>'],
})

/** A block under another name. */
function renamedBlock(written: string, from: string, to: string): string {
  const closing = `</${from}>`
  const isClosed = written.endsWith(closing)
  const rest = isClosed ? `${written.slice(0, -closing.length)}</${to}>` : written
  return rest.replace(`<${from}`, `<${to}`)
}

function unknownBlock(name: string, node: JsxNode, source: string): Finding {
  const written = source.slice(...rangeOf(node))
  const guess = nearest(name, NAMES)
  const isSame = guess?.toLowerCase() === name.toLowerCase()
  const isHtml = /^[a-z]/.test(name) && !isSame
  // Unlike a <Figure>, HTML's holds an image.
  const remedy = remedyFor(name === 'figure' && node.children.length > 0 ? 'img' : name)
  const block = isHtml || remedy ? undefined : guess
  const marks = ASTERISKS[name]
  const inner = INSIDE.exec(written)?.[1]?.trim()
  const bold = marks && inner ? autofix(written, `${marks}${inner}${marks}`) : undefined
  return component({
    found: `${isHtml ? 'HTML tag' : 'unknown component'} <${name}>; pages can use ${NAMES.join(', ')}`,
    remedy: remedy ?? didYouMean(block && `<${block}>`, 'Write it in Markdown or use one of them'),
    fix:
      bold ?? (block && isSame ? autofix(written, renamedBlock(written, name, block)) : undefined),
  })
}

/** Checks the names of blocks and their props. */
export const checkBlocks: PageRule = ({ outline, source }, report) => {
  for (const [block, { node }] of outline?.syntax?.written ?? []) {
    const { name, props, unreadable, place, parent } = block
    if (!isBlockName(name)) {
      // One report of pasted HTML is enough.
      const isPart = /^[a-z]/.test(name) && parent && !isBlockName(parent.name)
      if (!isPart) report(place, unknownBlock(name, node, source))
      continue
    }
    const drawing = props.value.name
    const tag =
      name === 'Figure' && typeof drawing === 'string' ? `<Figure name="${drawing}">` : `<${name}>`
    checkSchema(blockProps[name], props, report, { tag, known: unreadable })
  }
}

/** Comments and white space are not content, and a line of hyphens has its own rule. */
const isContent = (node: Nodes) =>
  node.type === 'text'
    ? node.value.trim() !== ''
    : !['mdxFlowExpression', 'mdxTextExpression', 'definition', 'thematicBreak'].includes(node.type)

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : [])

function parentFinding(name: BlockName, parent: Block | undefined): Finding | undefined {
  if ((name === 'Section' || name === 'Calculator') && parent)
    return nesting({
      found: `<${name}> inside <${parent.name}>; sections cannot be nested`,
      remedy: `Close <${parent.name}> above it`,
      inEditor: { remedy: `Move it out of <${parent.name}>` },
    })
  const wanted = blockPlaces[name]?.parent
  // If the block around it is misspelled, that is the problem.
  if (!wanted || (parent && (!isBlockName(parent.name) || parent.name === wanted))) return undefined
  if (parent)
    return nesting({
      found: `<${name}> inside <${parent.name}>; it belongs directly in <${wanted}>`,
      remedy: `Move it to <${wanted}>`,
    })
  return nesting({
    found: `<${name}> outside any block; it belongs directly in <${wanted}>`,
    remedy: `Put <${wanted}> and </${wanted}> around it`,
    inEditor: { remedy: `Move it into <${wanted}>` },
  })
}

/** Blocks that contain a single list or table. */
const CONTAINED: Partial<Record<BlockName, 'list' | 'table'>> = { List: 'list', Table: 'table' }

/** As short as a sentence of a card can be. */
const MIN_CARD = 32

/** Whether words come from a block, such as a claim. */
const holdsBlock = (node: Nodes): boolean => isJsx(node) || childrenOf(node).some(holdsBlock)

function contentFinding(name: BlockName, inside: readonly Nodes[]): Finding | undefined {
  if (blockPlaces[name]?.isEmpty) {
    if (inside.length === 0) return undefined
    return nesting({
      found: `<${name}> contains text; it cannot have content`,
      remedy: `Write <${name} … /> and put the text outside`,
      inEditor: { remedy: 'Put the text outside' },
    })
  }
  if (inside.length === 0)
    return nesting({
      found: `<${name}> is empty`,
      why: 'Empty blocks leave a gap on the page',
      remedy: 'Fill it or remove it',
    })
  if (inside.every(({ type }) => type === 'heading'))
    return nesting({
      found: `<${name}> contains nothing but its heading`,
      why: 'Readers would find nothing under it',
      remedy: 'Write the text, or remove the section',
    })
  if (
    name === 'Card' &&
    !inside.some(holdsBlock) &&
    textOf({ type: 'root', children: inside }).length < MIN_CARD
  )
    return nesting({
      found: '<Card> says hardly more than its title',
      why: 'Readers would learn nothing from it',
      remedy: `Write a sentence of at least ${MIN_CARD} characters`,
    })
  const kind = CONTAINED[name]
  // A rule for text reports rows that are not recognized as a table.
  if (kind === 'table' && inside.some((node) => textOf(node).startsWith('|'))) return undefined
  if (!kind || (inside.length === 1 && inside[0]?.type === kind)) return undefined
  return nesting({
    found: `<${name}> must contain exactly one ${kind}`,
    remedy: `Put one Markdown ${kind} in it, with an empty line above and below`,
    inEditor: { remedy: `Put one ${kind} in it, and everything else outside` },
  })
}

/** Checks what is in each block. */
export const checkContents: PageRule = ({ outline }, report) => {
  for (const [{ name, place }, { node }] of outline?.syntax?.written ?? []) {
    if (!isBlockName(name)) continue
    const inside = node.children.filter(isContent)
    const only = blockPlaces[name]?.entries?.name
    if (!only) report(place, contentFinding(name, inside))
    // Its own rule reports a block in the wrong place.
    for (const child of only ? inside : [])
      if (!isJsx(child) || (child.name !== only && !blockPlaces[child.name as BlockName]?.parent))
        report(
          placeOf(child),
          nesting({
            found: `<${name}> can contain only <${only}>`,
            remedy: `Move this above or below <${name}>`,
          }),
        )
  }
}

/** Checks how many blocks are in each that takes a certain number. */
export const checkCounts: PageInSiteRule = ({ outline }, report, site) => {
  const { blocks = [] } = outline ?? {}
  for (const block of blocks) {
    const { name, place } = block
    const entries = isBlockName(name) ? blockPlaces[name]?.entries : undefined
    if (!entries) continue
    const { name: kind, min, max } = entries
    // A card is hidden until its page is published.
    const pages = blocks
      .filter(({ parent, name: inner }) => parent === block && inner === kind)
      .map(({ props }) => site.page(String(props.value.href)))
    const late = pages.filter((page) => page && site.publishedOn(page) !== '').length
    const count = pages.length - late
    if (count >= min && count <= max) continue
    const waiting = late > 0 ? ` plus ${late} that will appear along with its page` : ''
    report(
      place,
      nesting({
        found: `<${name}> has ${count} <${kind}>${waiting}; it takes ${min} to ${max}`,
        remedy: 'Add what is missing or write text instead; split it if it has too many',
      }),
    )
  }
}

/** Reports words and pictures outside of sections. */
const checkOutside: PageRule = (page, report) => {
  if (rulesOf(page).body !== 'sections') return
  const { children = [] } = page.outline?.syntax?.tree ?? {}
  const isOutside = (node: Nodes | undefined) =>
    // Its own rule reports a code block.
    node !== undefined && isContent(node) && !isJsx(node) && node.type !== 'code'
  // Of several paragraphs in a row, the first.
  const found = children.filter((node, index) => isOutside(node) && !isOutside(children[index - 1]))
  for (const node of found)
    report(
      placeOf(node),
      nesting({
        found: 'text or a picture outside any section',
        why: 'Everything on the page belongs in a Section',
        remedy: 'Move it into a <Section>, or put <Section> and </Section> around it',
        inEditor: {
          why: 'Everything on the page belongs in a section',
          remedy: 'Move it into one',
        },
      }),
    )
}

/** Reports blocks in the middle of a sentence, which would end up inside its paragraph. */
const checkSentences: PageRule = ({ outline }, report) => {
  const paragraphs = outline?.syntax?.nodes.filter(({ type }) => type === 'paragraph') ?? []
  for (const child of paragraphs.flatMap(childrenOf)) {
    if (!isJsx(child) || child.name === 'Claim' || !isBlockName(child.name)) continue
    report(
      placeOf(child),
      nesting({
        found: `<${child.name}> in the middle of a sentence; it needs its own line`,
        remedy: 'Put an empty line above and below it',
        inEditor: {
          found: `<${child.name}> in the middle of a sentence`,
          remedy: 'Move it above or below the paragraph',
        },
      }),
    )
  }
}

/** Blocks whose text is as plain as that of a list item. */
const PLAIN = ['Note', 'Card', 'AccordionItem']

/** Reports lists where they would have no markers. */
const checkLists: PageRule = ({ outline }, report) => {
  const isPlain = (node: Nodes) =>
    node.type === 'listItem' || (isJsx(node) && PLAIN.includes(node.name ?? ''))
  const inside = outline?.syntax?.nodes.filter(isPlain).flatMap(childrenOf) ?? []
  for (const list of inside.filter(({ type }) => type === 'list'))
    report(
      placeOf(list),
      nesting({
        found: 'a list inside a list item, <Note>, <Card> or <AccordionItem>',
        why: 'Lists have one level, and those in blocks would have no markers',
        remedy: 'Write it as sentences, or move it out',
      }),
    )
}

/** Reports blocks outside of the one that they belong in. */
const checkPlaces: PageRule = (page, report) => {
  const { tree, written = [] } = page.outline?.syntax ?? {}
  const first = tree?.children.find(isContent)
  const misplaced: string[] = []
  for (const [{ name, place, parent }, { node }] of written) {
    // A detail page's first figure may precede its sections: it is shown next to the title.
    const isHead = name === 'Figure' && node === first && (layoutOf(page) ?? 'detail') === 'detail'
    const finding = isBlockName(name) && !isHead ? parentFinding(name, parent) : undefined
    // All cards of a grid that has lost its tags have the same cause.
    const cause = `${name} in ${parent?.place.offset}`
    if (!misplaced.includes(cause)) report(place, finding)
    if (finding) misplaced.push(cause)
  }
}

/** Checks that each block, list and text is where it can be. */
export const checkNesting: PageRule = (page, report) => {
  for (const check of [checkOutside, checkSentences, checkLists, checkPlaces]) check(page, report)
}

/** Reports text that the layout does not show. */
export const checkBody: PageRule = (page, report) => {
  const first = page.outline?.syntax?.tree.children.find(({ type }) => type !== 'mdxFlowExpression')
  if (first && rulesOf(page).body === 'none')
    report(
      placeOf(first),
      body({
        found: `text below the front matter of a page with the layout ${layoutOf(page)}, which doesn't show any`,
        remedy: 'Move the text there or to another page',
        inEditor: { found: 'a text on a page that shows none of its own' },
      }),
    )
}
