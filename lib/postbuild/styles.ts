/** The styles of each page: of all rules those that it uses, in the page itself. */
import { transform } from 'esbuild'
import { PurgeCSS } from 'purgecss'
import type { Tokens } from './tokens.ts'

/** Attributes that scripts or browsers set later, so that no page shows them when it is written. */
const STATES = [
  'aria-busy',
  'aria-current',
  'aria-expanded',
  'aria-hidden',
  'aria-invalid',
  'aria-pressed',
  'aria-selected',
  'checked',
  'data-alive',
  'data-current',
  'data-half-seen',
  'disabled',
  'hidden',
  'open',
]

/** Elements that are there although no page names them. */
const ALWAYS = ['html', 'head', 'body']

/** What is known of the style sheets of some pages. */
interface Sheet {
  number: number
  /** Every word, and with them all that selectors can ask for. */
  vocabulary: ReadonlySet<string>
  /** Attributes of which selectors ask for a part of the value, such as `[href^=mailto]`. */
  partly: readonly string[]
}

/** What one page asks of the styles. */
export interface StyleRequest {
  /** Contents of the style sheets, in the order of the cascade. */
  css: string
  tokens: Tokens
  /** Words of the scripts that come to life on the page: names of what they show only then. Empty without islands. */
  scriptWords: ReadonlySet<string>
}

/**
 * Prunes style sheets page by page. Pages that use the same of what the style sheets ask for have the same styles, so
 * that the work is done once for each kind of page, however many pages there are.
 */
export class StyleBook {
  private readonly sheets = new Map<string, Sheet>()
  private readonly pruned = new Map<string, Promise<string>>()

  /** The rules that the page uses, minified. */
  prune({ css, tokens, scriptWords }: StyleRequest): Promise<string> {
    const { number, vocabulary, partly } = this.sheetOf(css)
    const used = (words: Iterable<string>) => [...words].filter((word) => vocabulary.has(word)).sort()
    const page = {
      tags: [...used(tokens.tags), ...ALWAYS],
      classes: used(tokens.classes),
      ids: used(tokens.ids),
      attributes: { names: used(tokens.attributes), values: used(tokens.values) },
      undetermined: used(scriptWords),
    }
    const variables = [
      ...used(tokens.variables),
      ...page.undetermined.filter((word) => word.startsWith('--')),
    ]
    const states = [...STATES, ...partly.filter((name) => tokens.attributes.has(name))]
    const key = JSON.stringify([number, page, variables])
    let pruned = this.pruned.get(key)
    if (!pruned) {
      pruned = purge(css, page, variables, states)
      this.pruned.set(key, pruned)
    }
    return pruned
  }

  private sheetOf(css: string): Sheet {
    let sheet = this.sheets.get(css)
    if (!sheet) {
      const partly = [...css.matchAll(/\[([\w-]+)[~^$*|]=/g)].map(([, name = '']) => name)
      sheet = {
        number: this.sheets.size,
        vocabulary: wordsOf(unescapeCss(css)),
        partly: [...new Set(partly)],
      }
      this.sheets.set(css, sheet)
    }
    return sheet
  }
}

/** Words as style sheets use them for names. */
export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\w-]+/g))
}

/** Names may begin with a digit only as an escape, as in `.-\\38 qosa_faqs`. */
function unescapeCss(css: string): string {
  return css.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, hex?: string, sign = '') =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : sign,
  )
}

type Extracted = {
  tags: string[]
  classes: string[]
  ids: string[]
  attributes: { names: string[]; values: string[] }
  undetermined: string[]
}

async function purge(
  css: string,
  page: Extracted,
  variables: string[],
  dynamicAttributes: string[],
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'page' }],
    extractors: [{ extensions: ['page'], extractor: () => page }],
    css: [{ raw: css }],
    keyframes: true,
    variables: true,
    // A selector that starts with a pseudo-class, such as `:focus-visible`, names no element that could be looked up.
    safelist: { standard: [/^:/], variables },
    dynamicAttributes,
  })
  const { code } = await transform(result?.css ?? '', { loader: 'css', minify: true, legalComments: 'none' })
  const text = code.trim()
  if (/<\/style/i.test(text)) throw new Error('"</style" in a style sheet would end the styles of a page')
  return text
}
