import { execFile } from 'node:child_process'
import type { ReactNode } from 'react'
import type { Page as ContentPage } from '#lib/content/schema.ts'
import { Page } from './Page.tsx'

const findingsIn = (file: string) =>
  new Promise<string>((resolve) => {
    execFile(process.execPath, ['check/main.mjs', '--no-spelling', file], (_, said) =>
      resolve(said),
    )
  })

/** A page; in development, if it cannot be rendered, the findings instead. */
export async function Report({
  page,
  children: render,
}: {
  page: ContentPage
  children: () => ReactNode
}) {
  if (process.env.NODE_ENV !== 'development') return render()
  // Makes the development server watch the file and refresh open tabs when it changes.
  await import(`../../../content/${page.file.slice('content/'.length, -'.mdx'.length)}.mdx`)
  try {
    return render()
  } catch {
    return (
      <Page page={{ path: page.path }}>
        <div className="wrap">
          <h1>Unexpected Application Error!</h1>
          <p className="lead">
            These problems keep {page.file} from being shown. Fix them, and the page appears.
          </p>
          <pre style={{ whiteSpace: 'pre-wrap' }}>{await findingsIn(page.file)}</pre>
        </div>
      </Page>
    )
  }
}
