/** Photographs have words for those who do not see them, and stand where a figure has room. */
import { type Finding, mends, type Problem, problemAt } from '../errors.ts'
import type { Photograph } from '../photographs.ts'
import type { Check, DataFile } from '../site.ts'
import { valueAt } from '../source.ts'

const rule = 'alt'
const LENGTHS = { alt: [8, 140], caption: [8, 90] } as const

const SAY = 'Say what a visitor would see: who, where, doing what'

/** Letters and digits only. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const isFileName = (alt: string, name: string) =>
  bare(alt) === bare(name) || bare(alt) === bare(name.replace(/\.[a-z]+$/i, ''))

/** What is wrong with the words for a photograph, beside their length, or nothing. */
function altFinding(alt: string, name: string): Finding | undefined {
  if (isFileName(alt, name) || /^(?:img|dsc|pxl)?[_\s-]*\d+$/i.test(alt)) {
    return {
      rule,
      found: `"${alt}" is the name of the file`,
      expected: 'while alt text says what the photograph shows',
      remedy: SAY,
    }
  }
  const announced =
    /^(?:an? |the )?(?:image|photo|photograph|picture|pic|graphic)s? (?:of|shows|showing) /i.exec(alt)
  if (!announced) return undefined
  const rest = alt.slice(announced[0].length)
  const paste = `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
  return {
    rule,
    found: `the alt text starts with "${announced[0].trim()}"`,
    why: 'Screen readers say "image" before it themselves',
    remedy: `Write "${paste}"`,
    correction: mends(alt, paste),
  }
}

function lengthFinding(what: 'alt' | 'caption', text: string): Finding | undefined {
  const [least, most] = LENGTHS[what]
  if (text.length >= least && text.length <= most) return undefined
  return {
    rule,
    found: `the ${what === 'alt' ? 'alt text' : 'caption'} "${text}" is ${text.length} characters`,
    expected: text.length < least ? `at least ${least}` : `at most ${most}`,
    remedy: text.length < least ? 'Say more' : 'Say the rest in the text',
  }
}

function inPageFindings({ name, alt, caption, apart }: Photograph): Finding[] {
  const findings: (Finding | undefined)[] = []
  if (!apart) {
    findings.push({
      rule: 'photo',
      found: `the photograph ${name} stands inside a sentence or a block`,
      expected: 'while it needs a line of its own, directly in a Section',
      remedy: 'Put it there, with an empty line above and below it',
    })
  }
  if (alt.trim() === '') {
    findings.push({
      rule,
      found: `the photograph ${name} has no alt text`,
      expected: `while one is ![what it shows](${name})`,
      remedy: SAY,
    })
  } else findings.push(altFinding(alt, name) ?? lengthFinding('alt', alt))
  if (caption !== undefined) {
    findings.push(
      bare(caption) === bare(alt)
        ? {
            rule,
            found: 'the caption says the same as the alt text',
            why: 'Who has the page read out would hear it twice',
            remedy: 'Let one say what is seen and the other what it means, or leave the caption out',
          }
        : lengthFinding('caption', caption),
    )
  }
  return findings.filter((finding) => finding !== undefined)
}

/** The words for photographs of people; their length is a rule of their schema. */
function inData({ file, yaml }: DataFile): Problem[] {
  return yaml
    .texts()
    .filter(({ path }) => path.at(-1) === 'photoAlt')
    .flatMap(({ path, value }) => {
      const name = valueAt(yaml.value, [...path.slice(0, -1), 'photo'])
      const finding = altFinding(value, typeof name === 'string' ? name : '')
      return finding ? [problemAt(file, yaml.at(path), finding)] : []
    })
}

export const checkAltTexts: Check = ({ pages, files }) => [
  ...pages.flatMap(({ file, outline }) =>
    (outline?.photographs ?? []).flatMap((photograph) =>
      inPageFindings(photograph).map((finding) => problemAt(file, photograph.place, finding)),
    ),
  ),
  ...files.flatMap(inData),
]
