import type { Root, RootContent } from 'hast'

/**
 * Inserts `<AskLink between ask={props.ask} />` in the middle of a page, since a buyer who has read that far
 * should not have to search for a way to ask. What they ask about comes from whoever renders the body.
 */
export default function rehypeAskLink() {
  return (tree: Root) => {
    // The figure before the first section is shown in the page's head.
    const parts = tree.children.filter(
      (node) => node.type === 'mdxJsxFlowElement' && node.name !== 'Figure',
    )
    const middle = parts[Math.ceil(parts.length / 2) - 1]
    if (parts.length > 1 && middle)
      tree.children.splice(tree.children.indexOf(middle) + 1, 0, askLink)
  }
}

const askLink: RootContent = {
  type: 'mdxJsxFlowElement',
  name: 'AskLink',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'between', value: null },
    {
      type: 'mdxJsxAttribute',
      name: 'ask',
      value: {
        type: 'mdxJsxAttributeValueExpression',
        value: 'props.ask',
        data: {
          estree: {
            type: 'Program',
            sourceType: 'module',
            body: [
              {
                type: 'ExpressionStatement',
                expression: {
                  type: 'MemberExpression',
                  object: { type: 'Identifier', name: 'props' },
                  property: { type: 'Identifier', name: 'ask' },
                  computed: false,
                  optional: false,
                },
              },
            ],
          },
        },
      },
    },
  ],
  children: [],
}
