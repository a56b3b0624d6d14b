/// <reference types="mdast-util-mdx" />
import type { Expression } from 'estree-jsx'
import type { Root, RootContent } from 'hast'
import { toEstree } from 'hast-util-to-estree'

/**
 * Takes the figure before the first section out of the body, and has the page's module export it as a component:
 * the layout shows it next to the title.
 */
export default function rehypeLead() {
  return (tree: Root) => {
    const figure = tree.children.find(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === 'Figure',
    )
    if (!figure) return
    const [statement] = toEstree(figure).body
    if (statement?.type !== 'ExpressionStatement') return
    tree.children = tree.children.filter((node) => node !== figure)
    tree.children.unshift(exportComponent('Lead', statement.expression))
  }
}

/** `export function Lead() { return … }` */
const exportComponent = (name: string, argument: Expression): RootContent => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ExportNamedDeclaration',
          specifiers: [],
          attributes: [],
          declaration: {
            type: 'FunctionDeclaration',
            id: { type: 'Identifier', name },
            params: [],
            body: { type: 'BlockStatement', body: [{ type: 'ReturnStatement', argument }] },
          },
        },
      ],
    },
  },
})
