import { execFile } from 'node:child_process'
import { isValidElement, type ReactNode } from 'react'
import { type BlockName, blockProps } from '#lib/content/blocks.ts'
import { getUnreadable } from '#lib/content/pages.ts'
import type { Page } from '#lib/content/schema.ts'

/** Whether a text and all its blocks can be rendered; one wrong prop may break the whole page. */
function canBeShown(text: string, { blocks, renderMdx }: typeof import('#components/mdx.tsx')): boolean {
  const names = Object.keys(blocks) as BlockName[]
  const fits = (node: ReactNode): boolean => {
    if (Array.isArray(node)) return node.every(fits)
    if (!isValidElement<{ children?: ReactNode }>(node)) return true
    const { children, ...props } = node.props
    const name = names.find((one) => blocks[one] === node.type)
    return (!name || blockProps[name].safeParse(props).success) && fits(children)
  }
  try {
    return fits(renderMdx({ text }))
  } catch {
    return false
  }
}

/** The content check's findings for some files. */
const check = (files: readonly string[]) =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, ['tools/lint/main.mjs', '--no-spelling', ...files], (_, said) => resolve(said))
  })

type Props = { page: Page; children: ReactNode }

/** In development: a page, or the findings that keep it from being rendered. */
export async function Report({ page, children }: Props) {
  const files: string[] = []
  let isShown = true
  if (process.env.NODE_ENV === 'development') {
    // Makes the development server watch the file and refresh open tabs when it changes.
    await import(`../../../content/${page.file.slice('content/'.length, -'.mdx'.length)}.mdx`)
    const unreadable = getUnreadable()
    isShown = !unreadable.includes(page.file) && canBeShown(page.body, await import('#components/mdx.tsx'))
    files.push(...unreadable.filter((file) => file.startsWith('content/data/')))
    if (!isShown) files.push(page.file)
  }
  if (files.length === 0) return children
  return (
    <>
      <div className="wrap">
        <h1>Unexpected Application Error!</h1>
        <p className="lead">What follows keeps {files.join(' and ')} from being shown, until it is mended.</p>
        <pre style={{ whiteSpace: 'pre-wrap' }}>{await check(files)}</pre>
      </div>
      {isShown && children}
    </>
  )
}
