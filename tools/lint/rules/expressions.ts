/** Pages hold words and blocks, no code. Comments `{/* … *​/}` are welcome: they help editors and never ship. */
import type { Nodes } from 'mdast'
import { placeOf } from '../elements.ts'
import { mends, type Problem, problemAt } from '../errors.ts'
import type { Check } from '../site.ts'

const isComment = (value: string) => /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test(value)

function walk(node: Nodes, file: string, problems: Problem[]) {
  if (node.type === 'mdxjsEsm') {
    const word = /^\w+/.exec(node.value)?.[0] ?? 'import'
    problems.push(
      problemAt(file, placeOf(node), {
        rule: 'code',
        found: `${word === 'export' ? 'an export' : 'an import'} in a page`,
        expected: `while pages ${word} nothing`,
        remedy:
          word === 'export'
            ? 'Remove it; titles and descriptions stand between the two "---"'
            : 'Remove the line; all blocks are known without it',
        ...(word === 'import' ? { correction: mends(node.value, '') } : {}),
        ...(word === 'import' ? { correction: mends(node.value, '') } : {}),
      }),
    )
  } else if (
    (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') &&
    !isComment(node.value)
  ) {
    problems.push(
      problemAt(file, placeOf(node), {
        rule: 'code',
        found: `code in the text: {${node.value}}`,
        expected: 'while pages hold words only',
        remedy: `Write the words themselves, or \\{${node.value}\\} to show the braces`,
        correction: mends(`{${node.value}}`, `\\{${node.value}\\}`),
      }),
    )
  }
  if ('children' in node) for (const child of node.children) walk(child, file, problems)
}

export const checkExpressions: Check = ({ pages }) =>
  pages.flatMap((page) => {
    const problems: Problem[] = []
    if (page.outline) walk(page.outline.tree, page.file, problems)
    return problems
  })
