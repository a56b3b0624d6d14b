/** Splits a page into front matter and body, and reads the front matter. */
import matter from 'gray-matter'
import { mends, type Problem, problemAt } from './errors.ts'
import type { SourceFile } from './files.ts'
import { placesOf } from './source.ts'
import { readYaml, type Yaml } from './yaml.ts'

export interface Split {
  /** Absent where there is no front matter that could be read. */
  yaml?: Yaml
  /** The MDX under it. */
  body: string
  problems: Problem[]
}

const OPENING = '---'

/**
 * Reads the front matter with gray-matter, whose YAML engine is replaced by ours: one parser for pages and data
 * files, with the place of each value. Other languages (`---js` runs code) are refused before gray-matter sees them.
 */
export function splitPage({ file, source }: SourceFile): Split {
  const rule = 'front-matter'
  if (!/^---[ \t]*\r?\n/.test(source)) {
    return {
      body: source,
      problems: [
        problemAt(
          file,
          { line: 1, column: 1 },
          {
            rule,
            found: source.trim() === '' ? 'the file is empty' : 'the page has no front matter',
            expected: 'which starts with a line "---"',
            why: 'The lines between the two "---" tell the page its title, its description and its place on the site',
            remedy:
              'Start the file with "---", the keys, and "---" again; copy them from a page of the same kind',
          },
        ),
      ],
    }
  }
  if (!/\r?\n---[ \t]*(?:\r?\n|$)/.test(source.slice(OPENING.length))) {
    const text = Math.max(0, source.search(/^(?:<[A-Za-z]|#+ )/m))
    return {
      body: '',
      problems: [
        problemAt(file, placesOf(source)(text), {
          rule,
          found: 'the front matter is not closed',
          expected: 'which takes a second line "---" above the text',
          why: 'Without it the text of the page is read as keys',
          remedy: 'Add a line with "---" above this one',
          ...(text > 0 ? { correction: mends('', '---\n\n') } : {}),
        }),
      ],
    }
  }
  let yaml: Yaml | undefined
  const { content } = matter(source, {
    engines: {
      yaml: {
        parse: (text: string) => {
          yaml = readYaml(text, file, source, OPENING.length)
          return {}
        },
      },
    },
  })
  // gray-matter asks no engine about front matter that is empty or all comments.
  yaml ??= readYaml('', file, source, OPENING.length)
  return { yaml, body: content, problems: yaml.problems }
}
