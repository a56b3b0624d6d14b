import type { ReactNode } from 'react'
import { getData, getTrail, hasPage } from '#lib/content/pages.ts'
import type { Page as ContentPage, Layout } from '#lib/content/schema.ts'
import { Frame } from './Frame.tsx'
import { Onward } from './Onward.tsx'
import './Page.scss'

/** A layout's props: its page, and the page's rendered MDX. */
export type LayoutProps<L extends Layout> = { page: ContentPage<L>; children: ReactNode }

/** A page in its frame, with links onward; also for addresses without a page. */
export function Page({
  page,
  children,
}: {
  page: ContentPage | { path: string }
  children: ReactNode
}) {
  const { path } = page
  const { site, navigation, offices } = getData()
  const above = hasPage(path) ? getTrail(path).map((one) => one.path) : []
  return (
    <Frame {...{ path, above, site, navigation, offices }}>
      {children}
      {'layout' in page && <Onward page={page} />}
    </Frame>
  )
}
