/** Small finished pages for tests. */
import { type FinishedPage, readFinishedPage } from '../finishedPage.ts'

export interface Written {
  title?: string
  description?: string
  head?: string
  styles?: string
  /** HTML of `<header>` and of `<main>`. */
  frame?: string
  main: string
}

/** The HTML of a page. */
export function pageHtml(path: string, written: Written): string {
  const {
    title = 'A title',
    description = 'A description',
    head = '',
    styles = '',
    frame = '',
    main,
  } = written
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}"><link rel="canonical" href="https://site.example${path}"><style>${styles}</style>${head}</head><body><header>${frame}</header><main>${main}</main></body></html>`
}

/** Pages by path, as an export has them. */
export function pagesOf(written: Readonly<Record<string, Written>>): Map<string, FinishedPage> {
  return new Map(
    Object.entries(written).map(([path, page]) => [path, readFinishedPage(path, pageHtml(path, page))]),
  )
}
