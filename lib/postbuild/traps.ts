/** Known traps: HTML that costs a page its text, its policy or its paint. None of it may be in the export. */
import type { Element } from './document.ts'
import { startTag } from './document.ts'

export interface Trap {
  found: string
  expected: string
}

/** Attributes that carry an address which a browser may follow. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster'])

/** Whether an address is a script; browsers pass over white space and control characters in it. */
function isScript(address: string): boolean {
  return /^javascript:/i.test(address.replace(/[^!-~]/g, ''))
}

/** The traps that one element lays. */
export function trapsOf(element: Element): Trap[] {
  const traps: Trap[] = []
  const tag = startTag(element)
  if (element.tagName === 'template') {
    traps.push({
      found: `${tag}, where React keeps content that a script has to put in place`,
      expected:
        'the content itself. No Suspense and no loading.tsx around content: without script the text is gone',
    })
  }
  for (const { name, value } of element.attrs) {
    if (name === 'style') {
      const hidden = /opacity:\s*0(?![.\d])/.test(value)
      traps.push({
        found: `style="${value}" on ${tag}`,
        expected: hidden
          ? 'content that is visible before scripts run. An animation starts from a state that can be read (framer-motion: initial={false})'
          : 'a class: the policy forbids style attributes',
      })
    } else if (/^on[a-z]/.test(name)) {
      traps.push({
        found: `the handler ${name} on ${tag}`,
        expected: 'a listener in lib/client or in an island: the policy forbids scripts in attributes',
      })
    } else if (ADDRESSES.has(name) && isScript(value)) {
      traps.push({
        found: `${name}="${value}" on ${tag}`,
        expected: 'an address: the policy forbids scripts in links',
      })
    }
  }
  return traps
}

/** React's marks for content that is not in its place: streamed later, or given up. */
const MISPLACED = new Map([
  ['$?', 'a part that was still loading when the page was written'],
  ['$!', 'a part that failed while the page was written'],
  ['$~', 'a part that was still loading when the page was written'],
])

/** Comments of React that say nothing to a reader: edges of texts, of boundaries and of activities. */
const FRAMEWORK_COMMENTS = new Set(['', ' ', '$', '/$', '&', '/&', 'html', 'head', 'body'])

/** The trap of a comment, if it is one, or if it is unknown. */
export function trapOfComment(data: string): Trap | undefined {
  if (FRAMEWORK_COMMENTS.has(data)) return undefined
  const meaning = MISPLACED.get(data)
  if (meaning === undefined) {
    return {
      found: `the comment "<!--${data}-->"`,
      expected: "React's own marks only (lib/postbuild/traps.ts)",
    }
  }
  return {
    found: `"<!--${data}-->", ${meaning}`,
    expected: 'content in its place. No Suspense and no loading.tsx around content',
  }
}
