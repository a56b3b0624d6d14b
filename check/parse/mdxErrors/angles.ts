import { expression } from '#check/expression.ts'
import { autofix, correction, type Finding } from '#check/problems.ts'
import { beforeOnLine, restOfLine } from '../lines.ts'
import { type Cause, htmlFinding, mdx, wordsAt } from './findings.ts'

/** What comes before a character inside a tag, on its line. */
const IN_TAG = expression(/<(?:\/|\/?[A-Z][^<>]*)$/, {
  matches: ['<Card title="Alpha" ', '</', '</CardG'],
  passes: ['<Card>', 'a < b', '<5'],
})

/** What has a meaning only at the start of its line. */
export const STARTS_LINE = expression(/^[ \t]*(?:\||#+ |- |\d+\. |<\/?[A-Z])/, {
  matches: ['| a | b |', '## How', '- one', ' 1. one', '<Figure'],
  passes: ['Alpha', '#one', '-one'],
})

/** Words between two pairs of angle brackets, or one and a pair. */
const PLACEHOLDER = expression(/^<[^<>\n]{1,60}>>/, {
  matches: ['<client name>> is'],
  passes: ['<Card>', '<Card> >>'],
})

/** A comment of HTML, and the words in it. */
const COMMENT = expression(/^<!--\s*([\s\S]*?)\s*-->/, {
  matches: ['<!-- a note --> and more', '<!--\na note\n-->'],
  passes: ['<!-- a note', '<!doctype html>'],
})

/** `<!doctype html>`, `<?xml version="1.0"?>` */
const DECLARATION = expression(/^<[!?][^>]*>/, {
  matches: ['<!doctype html>', '<?xml version="1.0"?>'],
  passes: ['<Card>', '< !>'],
})

const ADDRESS = expression(/^<((?:https?:\/\/|mailto:)[^\s>]+)>/i, {
  matches: ['<https://w3.org>', '<mailto:hello@tester.example> or'],
  passes: ['<https>', 'https://w3.org'],
})

const MAILBOX = expression(/^<([^\s<>@]+@[^\s<>]+)>/, {
  matches: ['<hello@tester.example>'],
  passes: ['<hello>', '<@tester>'],
})

/** From a `<` to the `>` after it, or to the end of the line. */
const UP_TO_ANGLE = expression(/^<[^>\n]*>*/, {
  matches: ['<client name>> is', '<https://w3.org>'],
  passes: ['a < b'],
})

/** A `<` with a capital after it, or after a character that has slipped in: it is meant as a tag. */
const MEANT_AS_TAG = expression(/^<(?:&\w+;|[^\p{L}\d\s=])?\/?(?:&\w+;|[^\p{L}\d\s=])?[A-Z]/u, {
  matches: ['<Card', '<"Card', '</–Card', '<\u200B/Card', '<&nbsp;Card', '</&nbsp;Card'],
  passes: ['<card', '< B', '<5', '<='],
})

/** A `<` with which authors write something else than a tag, by the text from there on, and that before it on its line. */
function angleFinding(text: string, before: string): Finding | undefined {
  const [placeholder] = PLACEHOLDER.exec(text) ?? []
  if (placeholder)
    return mdx({
      found: `${placeholder}, which stands for something that is still missing`,
      why: 'Visitors would read it',
      remedy: 'Write the words themselves',
    })
  const [comment, note = ''] = COMMENT.exec(text) ?? []
  if (comment) {
    // In a tag it would be a prop, and before a row, an item or a heading it would make text of them.
    const isUnwanted = IN_TAG.test(before) || STARTS_LINE.test(text.slice(comment.length))
    return mdx({
      found: 'an HTML comment, which MDX cannot read',
      remedy: isUnwanted ? 'Remove it' : `Write it as {/* ${note} */} or remove it`,
      fix: isUnwanted ? undefined : autofix(comment, `{/* ${note} */}`),
    })
  }
  if (text.startsWith('<!--'))
    return htmlFinding(restOfLine(text, 0), 'End it with -->, or remove it')
  const [declaration] = DECLARATION.exec(text) ?? []
  if (declaration) return htmlFinding(declaration, undefined, correction(declaration, ''))
  const [address, target = ''] = ADDRESS.exec(text) ?? []
  const [mailbox, name = ''] = MAILBOX.exec(text) ?? []
  const found = address ?? mailbox
  if (!found) return undefined
  return mdx({
    found: `an address in angle brackets: ${found}, which MDX reads as a tag`,
    remedy: `Write a link whose words say where it leads: [words](${address ? target : `mailto:${name}`})`,
  })
}

/** A `<` that starts no tag, for all the reasons authors write one. */
export function strayAngle(text: string, offset: number): Cause {
  const before = beforeOnLine(text, offset)
  const known = angleFinding(text.slice(offset), before)
  if (known) {
    const length = known.fix?.from.length ?? UP_TO_ANGLE.exec(text.slice(offset))?.[0].length
    return { offset, finding: known, blank: length ?? 1 }
  }
  const after = wordsAt(text, offset).slice(1).trim()
  if (MEANT_AS_TAG.test(text.slice(offset)))
    return {
      offset,
      finding: mdx({
        found: `a tag that cannot be read: ${wordsAt(text, offset)}`,
        remedy: 'Look for a wrong character in it; every tag is <Name prop="text">',
      }),
      blank: 1,
    }
  const isAtStart = before.trim() === ''
  // Alone on its line, before what starts one, or inside a tag, it has slipped in.
  const isSlip =
    (isAtStart && (after === '' || STARTS_LINE.test(text.slice(offset + 1)))) || IN_TAG.test(before)
  const finding = mdx({
    found: `a stray < before "${after}", which MDX reads as the start of a tag`,
    remedy: isSlip ? 'Remove it' : 'Write \\< to show the character, or use words: "less than"',
    fix: isSlip ? undefined : autofix('<', '\\<'),
  })
  return { offset, finding, blank: 1 }
}
