/** What the check expects of the pages with each layout. */
import type { DataName } from '#lib/content/data.ts'
import type { Layout } from '#lib/content/schema.ts'

export interface LayoutRules {
  /** The address of its only page, if it has its own route. */
  path?: string
  /** The ids that the layout in components/layout adds. */
  anchors: readonly string[]
  /** Whether its pages show only sections, or nothing below their front matter. Default: any text. */
  body?: 'sections' | 'none'
  sections?: Range
  /** Words in its sections, without tables and cards: about half of what a detail page says all told. */
  words?: {
    /** Outside of it is an error. */
    required: Range
    /** Outside of it gets advice. */
    advised: Range
  }
  /** The data file whose links are on its page. */
  data?: DataName
}

interface Range {
  minimum: number
  maximum: number
}

const range = (minimum: number, maximum: number): Range => ({ minimum, maximum })

/** The rules of each layout. */
export const LAYOUTS: Readonly<Record<Layout, LayoutRules>> = {
  detail: {
    anchors: ['related'],
    body: 'sections',
    sections: range(2, 5),
    words: { required: range(300, 650), advised: range(350, 550) },
  },
  landing: {
    anchors: ['related'],
    body: 'sections',
    sections: range(1, 8),
    words: { required: range(200, 600), advised: range(250, 500) },
  },
  guide: { anchors: ['related'], body: 'sections' },
  home: {
    path: '/',
    anchors: ['why', 'offers', 'symptoms'],
    body: 'none',
    data: 'strengths',
  },
  industries: { path: '/industries', anchors: ['related'], body: 'none', data: 'industries' },
  about: { path: '/about-us', anchors: ['related'] },
  careers: { path: '/careers', anchors: ['values', 'positions'] },
  contact: { path: '/contact-us', anchors: ['email', 'comment', 'related'], body: 'none' },
  text: { anchors: [], body: 'sections' },
  siteIndex: { path: '/site-index', anchors: [], body: 'none' },
}

/** The ids of the frame around every page. */
export const FRAME_ANCHORS: readonly string[] = ['main', 'menu', 'footer-services', 'footer-quick']
