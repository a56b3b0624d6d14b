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
  /**
   * Characters of a page in all, with its data file, up to which the browser tests of phones and paper pass: measured by
   * adding text to the pages with the most drawings until one failed.
   */
  characters?: number
  /** Lines that its texts may take on a phone, up to which the same holds; measured with items of lists. */
  lines?: number
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
    characters: 6500,
    lines: 185,
  },
  landing: {
    anchors: ['related'],
    body: 'sections',
    sections: range(1, 8),
    words: { required: range(200, 600), advised: range(250, 500) },
    characters: 6500,
    lines: 185,
  },
  guide: { anchors: ['related'], body: 'sections', characters: 8500 },
  home: {
    path: '/',
    anchors: ['why', 'offers', 'symptoms'],
    body: 'none',
    characters: 3500,
    data: 'strengths',
  },
  industries: {
    path: '/industries',
    anchors: ['related'],
    body: 'none',
    characters: 7500,
    data: 'industries',
  },
  about: { path: '/about-us', anchors: ['related'], characters: 8000, lines: 150 },
  careers: {
    path: '/careers',
    anchors: ['values', 'positions'],
    words: { required: range(150, 500), advised: range(150, 500) },
    characters: 4800,
    lines: 94,
  },
  contact: {
    path: '/contact-us',
    anchors: ['email', 'comment', 'related'],
    body: 'none',
  },
  text: { anchors: [], body: 'sections', characters: 13_000, lines: 300 },
  siteIndex: { path: '/site-index', anchors: [], body: 'none' },
}

/** The ids of the frame around every page. */
export const FRAME_ANCHORS: readonly string[] = ['main', 'menu', 'footer-services', 'footer-quick']
