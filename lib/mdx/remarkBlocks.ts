import type { Program } from 'estree-jsx'
import type { Nodes, Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { z } from 'zod'
import { blockProps, isBlockName } from '#lib/content/blocks.ts'
import { literalOf, NoLiteral } from '#lib/content/literal.ts'

type Block = MdxJsxFlowElement | MdxJsxTextElement

/**
 * Keeps code out of pages: besides Markdown and comments they may contain the blocks of `lib/content/blocks.ts`, with
 * literals as props. Anything else stops the compilation at its line and column, before any of it could run.
 */
export default function remarkBlocks() {
  return (tree: Root, file: VFile) =>
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') file.fail('Pages cannot import or export anything.', node)
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        if (!isComment(node.data?.estree))
          file.fail('Braces in text are for comments: {/* like this */}.', node)
      }
      if (isBlock(node)) checkBlock(node, file)
    })
}

const isBlock = (node: Nodes): node is Block =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'

const isComment = (program: Program | null | undefined) => program?.body.length === 0

function checkBlock(block: Block, file: VFile): void {
  const { name } = block
  if (!isBlockName(name)) {
    const names = Object.keys(blockProps).join(', ')
    file.fail(`There is no block <${name ?? ''}>. There are: ${names}.`, block)
  }
  const result = blockProps[name].safeParse(propsOf(block, file))
  if (!result.success)
    file.fail(`The props of <${name}> are wrong.\n${z.prettifyError(result.error)}`, block)
}

function propsOf({ name: block, attributes }: Block, file: VFile): Record<string, unknown> {
  const props = new Map<string, unknown>()
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute')
      file.fail(`<${block}> takes props by name, not {${attribute.value}}.`, attribute)
    try {
      props.set(attribute.name, propValue(attribute))
    } catch (error) {
      if (!(error instanceof NoLiteral)) throw error
      file.fail(
        `The prop ${attribute.name} of <${block}> is code. Write a text, a number, true, false, a list or a group.`,
        attribute,
      )
    }
  }
  return Object.fromEntries(props)
}

/** The value of a prop: in braces, in quotes, or `true` for a name alone. Throws NoLiteral for code. */
function propValue({ value }: MdxJsxAttribute): unknown {
  if (typeof value !== 'object' || value === null) return value ?? true
  const [statement] = value.data?.estree?.body ?? []
  if (statement?.type !== 'ExpressionStatement') throw new NoLiteral({ type: 'EmptyStatement' })
  return literalOf(statement.expression)
}
