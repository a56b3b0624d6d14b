/** Looks at one unfinished page: takes out what the framework put in, and says what the finished page needs. */
import { type ClientModules, checkBoundaries } from './clientBoundaries.ts'
import {
  attribute,
  type Document,
  type Element,
  elements,
  insertComment,
  isCommentNode,
  isElementNode,
  isHtml,
  joinTexts,
  nodes,
  parseDocument,
  remove,
  startTag,
  writeDocument,
} from './document.ts'
import {
  clientReferences,
  type Row,
  readFlight,
  styleSheets,
  withoutResources,
  writeFlight,
} from './flight.ts'
import type { Problems } from './problems.ts'
import { classifyScript, type StartOrder } from './scripts.ts'
import { collectCodePoints, collectTokens, type Tokens } from './tokens.ts'
import { trapOfComment, trapsOf } from './traps.ts'
import { isKnownInBody, isKnownLink, isKnownMeta } from './vocabulary.ts'

/** Stands in the head of an examined page where its policy, styles and scripts will be. */
export const HEAD_MARK = '<!--finish-->'

/** What brings the islands of a page to life. */
export interface Runtime {
  /** The page's flight data, as a script. */
  flight: string
  /** The order to start. */
  start: StartOrder
  /** Paths of the framework's and the islands' files. */
  chunks: string[]
  /** Those among them that hold the islands themselves, for the words that only they know. */
  islandChunks: string[]
}

export interface ExaminedPage {
  file: string
  /** The page without framework, with HEAD_MARK in its head. */
  html: string
  /** Names of the islands, in the order of the page. */
  islands: string[]
  /** Paths of the style sheets, in the order of the cascade. */
  styleSheets: string[]
  tokens: Tokens
  /** Sources of images beyond the site itself, as a policy names them. */
  imageSources: string[]
  /** Whether the page asks search engines to leave it out. */
  hidden: boolean
  runtime?: Runtime
}

/**
 * Examines a page.
 *
 * @param file relative to `out/`.
 * @param codePoints gains every code point that the page shows.
 * @returns undefined where the page cannot be read at all; `problems` says why.
 */
export function examinePage(
  file: string,
  source: string,
  modules: ClientModules,
  codePoints: Set<number>,
  problems: Problems,
): ExaminedPage | undefined {
  try {
    return new PageReader(file, source, problems).examine(modules, codePoints)
  } catch (error) {
    const { name, message } = error as Error
    if (name !== 'MalformedError' && name !== 'FlightError') throw error
    problems.add(
      file,
      message,
      name === 'FlightError'
        ? 'rows as lib/postbuild/flight.ts knows them'
        : 'HTML that no browser has to repair',
    )
    return undefined
  }
}

class PageReader {
  private readonly document: Document
  private readonly islands: string[]
  private readonly sheets: string[] = []
  private readonly chunks = new Set<string>()
  private readonly imageSources = new Set<string>()
  private flight = ''
  private start: StartOrder | undefined
  private hasPageScript = false
  private hidden = false
  private readonly file: string
  private readonly problems: Problems

  constructor(file: string, source: string, problems: Problems) {
    this.file = file
    this.problems = problems
    this.document = parseDocument(source)
    this.islands = elements(this.document).flatMap((element) => attribute(element, 'data-island') ?? [])
  }

  examine(modules: ClientModules, codePoints: Set<number>): ExaminedPage {
    const { document, file, problems } = this
    const [head, body] = this.frame()
    for (const element of elements(head)) this.readHeadElement(element)
    for (const element of elements(body)) this.readBodyElement(element)
    this.readComments()
    if (!this.hasPageScript)
      problems.add(file, 'no script of the site', '<script src="/site.js"> in app/layout.tsx')

    const rows = readFlight(this.flight)
    const references = clientReferences(rows)
    checkBoundaries(file, references, new Set(this.islands), modules, problems)
    if (this.islands.length === 0) this.stripFrameworkMarks(body)
    this.placeMark(head)

    const tokens = collectTokens(document)
    collectCodePoints(document, codePoints)
    const islandSheets = this.islands.length > 0 ? styleSheets(rows) : []
    const runtime = this.islands.length > 0 ? this.readRuntime(rows) : undefined
    return {
      file,
      html: writeDocument(document),
      islands: this.islands,
      styleSheets: [...new Set([...this.sheets, ...islandSheets])],
      tokens,
      imageSources: [...this.imageSources],
      hidden: this.hidden,
      ...(runtime && { runtime }),
    }
  }

  /** `<head>` and `<body>`, when the document consists of a type, one `<html>` and these two. */
  private frame(): [Element, Element] {
    const root = this.document.childNodes.find(isElementNode)
    const [head, body, more] = root?.childNodes ?? []
    if (this.document.childNodes.length !== 2 || !head || !body || more) {
      this.problems.add(this.file, 'more or less than a head and a body', 'a document of a head and a body')
      this.problems.stop()
    }
    return [head as Element, body as Element]
  }

  private readHeadElement(element: Element): void {
    if (element.tagName === 'script' || element.tagName === 'link') {
      if (element.tagName === 'script') this.readScript(element)
      else this.readLink(element)
      return
    }
    if (attribute(element, 'name') === 'robots')
      this.hidden ||= attribute(element, 'content')?.includes('noindex') ?? false
    const known = element.tagName === 'title' || (element.tagName === 'meta' && isKnownMeta(element))
    if (!known) this.unknown(element, 'lib/postbuild/vocabulary.ts')
    this.checkTraps(element)
  }

  private readBodyElement(element: Element): void {
    if (element.tagName === 'script' && isHtml(element)) {
      this.readScript(element)
      return
    }
    this.checkTraps(element)
    if (element.tagName !== 'template' && !isKnownInBody(element))
      this.unknown(element, 'lib/postbuild/vocabulary.ts')
    if (/^[A-Z]:\d/.test(attribute(element, 'id') ?? '')) {
      this.problems.add(
        this.file,
        `${startTag(element)}, content that a script has to put in place`,
        'content in its place. No Suspense and no loading.tsx around content',
      )
    }
    if (element.tagName === 'img' || element.tagName === 'source') this.readImage(element)
  }

  private readScript(script: Element): void {
    const read = classifyScript(script)
    switch (read.kind) {
      case 'data':
        return
      case 'unknown':
        this.problems.add(
          this.file,
          read.found,
          'only scripts that lib/postbuild/scripts.ts knows. What a page needs belongs into lib/client or an island',
        )
        return
      case 'page':
        this.hasPageScript = true
        break
      case 'chunk':
        this.chunks.add(read.src)
        break
      case 'start':
        this.start = read.order
        for (const chunk of read.order.otherChunks) this.chunks.add(`/_next/${chunk}`)
        break
      case 'flight':
        this.flight += read.text
        break
    }
    remove(script)
  }

  private readLink(link: Element): void {
    const rel = attribute(link, 'rel')
    const href = attribute(link, 'href') ?? ''
    const as = attribute(link, 'as')
    if (rel === 'stylesheet' && /^\/_next\/static\/chunks\/[\w~.-]+\.css$/.test(href)) this.sheets.push(href)
    // The framework's preloads of what is now in the page or comes by the loader, and its connection to the site itself.
    else if (rel === 'preload' && (as === 'style' || as === 'script') && href.startsWith('/_next/')) void 0
    else if (rel === 'preconnect' && href === '/') void 0
    else {
      // React names images ahead that stand high in the page.
      if (!isKnownLink(link) && !(rel === 'preload' && as === 'image'))
        this.unknown(link, 'lib/postbuild/page.ts')
      return
    }
    remove(link)
  }

  private readImage(image: Element): void {
    for (const name of ['src', 'srcset']) {
      const value = attribute(image, name) ?? ''
      if (value.startsWith('data:')) this.imageSources.add('data:')
      for (const [origin] of value.matchAll(/\bhttps?:\/\/[^/\s,]+/g)) this.imageSources.add(origin)
    }
  }

  private readComments(): void {
    for (const node of nodes(this.document)) {
      if (!isCommentNode(node)) continue
      const trap = trapOfComment(node.data)
      if (trap) this.problems.add(this.file, trap.found, trap.expected)
    }
  }

  /** Takes out what only React reads. Pages with islands keep it, as React finds its way by it. */
  private stripFrameworkMarks(body: Element): void {
    for (const node of nodes(this.document)) if (isCommentNode(node)) remove(node)
    for (const node of [...body.childNodes]) {
      if (!isElementNode(node) || node.tagName !== 'div' || node.childNodes.length > 0) continue
      if (node.attrs.length === 1 && attribute(node, 'hidden') !== undefined) remove(node)
    }
    joinTexts(this.document)
  }

  /** The policy rules only what comes after it, and the charset has to stand within the first 1024 bytes. */
  private placeMark(head: Element): void {
    const charset = head.childNodes.findIndex(
      (node) => isElementNode(node) && attribute(node, 'charset') !== undefined,
    )
    if (charset < 0)
      this.problems.add(this.file, 'no <meta charset>', 'the charset, first of all in the head')
    insertComment(head, 'finish', head.childNodes[charset + 1])
  }

  private readRuntime(rows: readonly Row[]): Runtime {
    const framework = new Set(this.chunks)
    const islandChunks = new Set<string>()
    for (const { chunks } of clientReferences(rows)) {
      for (const chunk of chunks) {
        islandChunks.add(chunk)
        framework.add(chunk)
      }
    }
    const runtimes = [...framework].filter((chunk) => chunk.includes('/turbopack-'))
    if (runtimes.length !== 1 || !this.start) {
      this.problems.add(
        this.file,
        `${runtimes.length} runtimes and ${this.start ? 'an' : 'no'} order to start`,
        'one chunk turbopack-*.js and one inline script that names the module to start with',
      )
    }
    const flight = JSON.stringify(writeFlight(withoutResources(rows)))
    return {
      flight: `(self.__next_f=self.__next_f||[]).push([0],[1,${flight}]);\n`,
      start: this.start ?? { otherChunks: [], runtimeModuleIds: [] },
      chunks: [...framework],
      islandChunks: [...islandChunks],
    }
  }

  private checkTraps(element: Element): void {
    for (const { found, expected } of trapsOf(element)) this.problems.add(this.file, found, expected)
  }

  private unknown(element: Element, table: string): void {
    this.problems.add(
      this.file,
      startTag(element),
      `an element that the finisher knows; the list is in ${table}`,
    )
  }
}
