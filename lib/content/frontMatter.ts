/** Splits a page into front matter and body, and reads the front matter. */
import matter from 'gray-matter'
import { type Problem, problemAt } from './errors.ts'
import type { SourceFile } from './files.ts'
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
            found: 'the page has no front matter',
            expected: 'which starts with a line "---"',
            why: 'The lines between the two "---" tell the page its title, its description and its place on the site',
            remedy:
              'Start the file with "---", the keys, and "---" again; copy them from a page of the same kind',
            paste: OPENING,
          },
        ),
      ],
    }
  }
  if (!/\r?\n---[ \t]*(?:\r?\n|$)/.test(source.slice(OPENING.length))) {
    return {
      body: '',
      problems: [
        problemAt(
          file,
          { line: 1, column: 1 },
          {
            rule,
            found: 'the front matter is not closed',
            expected: 'which takes a second line "---"',
            remedy: 'Add a line with "---" above the text of the page',
            paste: OPENING,
          },
        ),
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
