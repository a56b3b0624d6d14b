import { autofix, correction, type Finding } from '../../problems.ts'
import { type Cause, htmlFinding, mdx, wordsAt } from './findings.ts'

/** What comes before a character inside a tag, on its line. */
const IN_TAG = /<(?:\/|\/?[A-Z][^<>]*)$/

/** What has a meaning only at the start of its line. */
const STARTS_LINE = /^[ \t]*(?:\||#+ |- |\d+\. )/

/** A `<` with which authors write something else than a tag, by the text from there on, and that before it on its line. */
function angleFinding(text: string, before: string): Finding | undefined {
  const [placeholder] = /^<[^<>\n]{1,60}>>/.exec(text) ?? []
  if (placeholder)
    return mdx({
      found: `${placeholder}, which stands for something that is still missing`,
      why: 'Visitors would read it',
      remedy: 'Write the words themselves',
    })
  const [comment, note = ''] = /^<!--\s*([\s\S]*?)\s*-->/.exec(text) ?? []
  if (comment) {
    // In a tag it would be a prop, and before a row, an item or a heading it would make text of them.
    const isUnwanted = IN_TAG.test(before) || STARTS_LINE.test(text.slice(comment.length))
    return mdx({
      found: 'an HTML comment, which MDX cannot read',
      remedy: isUnwanted ? 'Remove it' : `Write it as {/* ${note} */} or remove it`,
      fix: isUnwanted ? undefined : autofix(comment, `{/* ${note} */}`),
    })
  }
  const [open] = /^<!--[^\n]*/.exec(text) ?? []
  if (open) return htmlFinding(open, 'End it with -->, or remove it')
  const [declaration] = /^<[!?][^>]*>/.exec(text) ?? []
  if (declaration) return htmlFinding(declaration, undefined, correction(declaration, ''))
  const [address, target = ''] = /^<((?:https?:\/\/|mailto:)[^\s>]+)>/i.exec(text) ?? []
  const [mailbox, name = ''] = /^<([^\s<>@]+@[^\s<>]+)>/.exec(text) ?? []
  const found = address ?? mailbox
  if (!found) return undefined
  return mdx({
    found: `an address in angle brackets: ${found}, which MDX reads as a tag`,
    remedy: `Write a link whose words say where it leads: [words](${address ? target : `mailto:${name}`})`,
  })
}

/** A `<` that starts no tag, for all the reasons authors write one. */
export function strayAngle(text: string, offset: number): Cause {
  const before = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  const known = angleFinding(text.slice(offset), before)
  if (known) {
    const length = known.fix?.from.length ?? /^<[^>\n]*>*/.exec(text.slice(offset))?.[0].length
    return { offset, finding: known, blank: length ?? 1 }
  }
  const after = wordsAt(text, offset).slice(1).trim()
  // With a capital after it, or after a character that slipped in, it is meant as a tag.
  if (/^<[^\p{L}\d\s=]?\/?[^\p{L}\d\s=]?[A-Z]/u.test(text.slice(offset)))
    return {
      offset,
      finding: mdx({
        found: `a tag that cannot be read: ${wordsAt(text, offset)}`,
        remedy: 'Look for a wrong character in it; every tag is <Name prop="text">',
      }),
      blank: 1,
    }
  // Alone on its line, or inside a tag, it has slipped in.
  const isSlip = /^\s*$/.test(before + after) || IN_TAG.test(before)
  const finding = mdx({
    found: `a stray < before "${after}", which MDX reads as the start of a tag`,
    remedy: isSlip ? 'Remove it' : 'Write \\< to show the character, or use words: "less than"',
    fix: isSlip ? undefined : autofix('<', '\\<'),
  })
  return { offset, finding, blank: 1 }
}
