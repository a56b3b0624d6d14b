/** The front matter of a page, and what is said if it does not begin or end as it should. */
import { splitPage } from '#lib/content/frontMatter.ts'
import { expression } from '../expression.ts'
import { autofix, type ReportFinding, rule } from '../problems.ts'
import type { Source } from './source.ts'
import { readYaml, withPlainSpaces, type Yaml } from './yaml.ts'

const frontMatter = rule(
  'front-matter',
  'The lines between the two "---" give the page its title, its description and its place on the site',
)

const OPEN = "Without that line, the page's text is read as keys"

const FIRST_LINE = expression(/^---[ \t]*\r?\n/, {
  matches: ['---\nlayout: detail', '--- \r\n'],
  passes: ['----\n', '\n---\n'],
})

/** Reads a page's front matter; returns undefined if it has none that could be read. */
export function readFrontMatter(
  source: string,
  report: ReportFinding,
  place: Source['place'],
): Yaml | undefined {
  const page = splitPage(withPlainSpaces(source))
  if (page) return readYaml(page.head, report, place, page.start, page.document)
  if (FIRST_LINE.test(source)) reportOpen(source, report, place)
  else reportStart(source, report)
  return undefined
}

/** A line of another mark than three hyphens at the start, or the first key without one. */
const NOT_FIRST_LINE = expression(/^\s*[-–—*_=]+[ \t]*(?=\r?\n)|^(?=(?:layout|title): )/, {
  matches: ['----\nlayout: detail', '\n---\nlayout: detail', '***\n', 'layout: detail\n'],
  passes: ['--- yaml\n', 'All about alpha\n', 'Text\n---\n'],
})

/** The first line of front matter further down: a chat assistant's answer puts words above the page. */
const LATER_FIRST_LINE = expression(/^---[ \t]*\r?\n(?:layout|title|intro):/m, {
  matches: ['Here it is:\n---\nlayout: detail'],
  passes: ['Text\n---\nMore text', 'layout: detail\n---\n'],
})

/** Hyphens with the name of a language. */
const OTHER_LANGUAGE = expression(/^\uFEFF?---[ \t]*[a-z]\w*[ \t]*(?=\r?\n)/i, {
  matches: ['---js\n', '--- toml\n'],
  passes: ['---\n', '--- of it\n'],
})

/** Reports a page that does not start with its front matter. */
function reportStart(source: string, report: ReportFinding): void {
  const first = NOT_FIRST_LINE.exec(source)?.[0]
  const isBelow = LATER_FIRST_LINE.test(source)
  const language = OTHER_LANGUAGE.exec(source)?.[0]
  if (first !== undefined)
    report(
      undefined,
      frontMatter({
        found: 'the file does not start with a line of exactly three hyphens',
        remedy: 'Write "---" there, with nothing before, above or after it',
        fix: autofix(first, first ? '---' : '---\n'),
      }),
    )
  else if (language)
    report(
      undefined,
      frontMatter({
        found: `${language} as the first line, which takes three hyphens only`,
        why: 'Front matter is YAML; no other language is read, and no code in it runs',
        remedy: 'Write "---" there, and the keys as YAML below it',
      }),
    )
  else if (isBelow)
    report(
      undefined,
      frontMatter({
        found: 'words above the line --- with which the page starts',
        remedy: 'Remove everything above it, and a line of backticks at the end if there is one',
      }),
    )
  else
    report(
      undefined,
      frontMatter({
        found: 'the page has no front matter, which starts with a line "---"',
        remedy:
          'Start the file with "---", the keys, and "---" again; copy them from a page of the same kind',
      }),
    )
}

/** A tag or a heading, with which the text of a page begins. */
const START_OF_TEXT = expression(/^(?:<[A-Za-z]|#+ )/m, {
  matches: ['title: Alpha\n<Section>', '## How'],
  passes: ['title: <Alpha>', '#note'],
})

/** A line without words in which there are dashes or the like, and what may stand right behind it. */
const NOT_LAST_LINE = expression(
  /(?<=\n)(?=[^\p{L}\p{N}\n]*(?:[-–—*_=][^\p{L}\p{N}\n]*[-–—*_=]|[–—]))(?:[^\p{L}\p{N}\r\n#<]|<(?!\/?[A-Za-z]))+(?=\r?\n|<\/?[A-Za-z]|#+ )/u,
  {
    matches: [
      'icon: box\n--\n',
      'icon: box\n—\n',
      'icon: box\n---<Section>',
      'icon: box\n---"\n',
      'icon: box\n--<-\n',
      'icon: box\n-- -\n',
    ],
    passes: ['icon: box\n- one\n', '---\nicon: box\n', 'icon: --\n'],
  },
)

/** Reports front matter that is not closed above the text. */
function reportOpen(source: string, report: ReportFinding, place: Source['place']): void {
  const text = source.search(START_OF_TEXT)
  const last = NOT_LAST_LINE.exec(source.slice(0, text))
  if (last) {
    const [line] = last
    report(
      place(last.index),
      frontMatter({
        found: `${line} where the front matter should end, which takes a line of exactly three hyphens`,
        why: OPEN,
        remedy: 'Write "---" there, on a line of its own',
        fix: autofix(line, line === '---' ? '---\n\n' : '---'),
      }),
    )
    return
  }
  report(
    place(text === -1 ? source.length : text),
    frontMatter({
      found: 'the front matter is not closed; it ends with a second line "---" above the text',
      why: OPEN,
      remedy: 'Add a line "---" here, above the text',
      fix: text === -1 ? undefined : autofix('', '---\n\n'),
    }),
  )
}
