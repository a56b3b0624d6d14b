import type { ComponentType, ReactNode } from 'react'
import { AboutLayout } from '../../components/layout/AboutLayout/AboutLayout.tsx'
import { CareersLayout } from '../../components/layout/CareersLayout/CareersLayout.tsx'
import { ContactLayout } from '../../components/layout/ContactLayout/ContactLayout.tsx'
import { DetailLayout } from '../../components/layout/DetailLayout/DetailLayout.tsx'
import { HomeLayout } from '../../components/layout/HomeLayout/HomeLayout.tsx'
import { IndustriesLayout } from '../../components/layout/IndustriesLayout/IndustriesLayout.tsx'
import type { LayoutProps } from '../../components/layout/PageFrame/PageFrame.tsx'
import { SiteIndexLayout } from '../../components/layout/SiteIndexLayout/SiteIndexLayout.tsx'
import { TextLayout } from '../../components/layout/TextLayout/TextLayout.tsx'
import type { Layout, Page } from '../../lib/content/schema.ts'

type LayoutOf<L extends Layout> = ComponentType<LayoutProps<L> & { lead?: ReactNode }>

const layouts: { [L in Layout]: LayoutOf<L> } = {
  about: AboutLayout,
  careers: CareersLayout,
  contact: ContactLayout,
  detail: DetailLayout,
  guide: DetailLayout,
  home: HomeLayout,
  industries: IndustriesLayout,
  landing: DetailLayout,
  siteIndex: SiteIndexLayout,
  text: TextLayout,
}

/** The component that lays out a page. */
export const layoutOf = ({ layout }: Page) => layouts[layout] as LayoutOf<Layout>
