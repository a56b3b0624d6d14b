/**
 * The data files in content/data/: facts that several pages, or the frame of every page, use. As with pages, the
 * schema is the documentation.
 */
import type { z } from 'zod'
import { contract, redirects, released } from './data/addresses.ts'
import { claims, facts, statistics } from './data/claims.ts'
import { dictionary } from './data/dictionary.ts'
import { dueDiligence } from './data/dueDiligence.ts'
import { evidence } from './data/evidence.ts'
import { navigation } from './data/navigation.ts'
import {
  industries,
  legal,
  offices,
  people,
  site,
  strengths,
  testimonials,
} from './data/provider.ts'
import { notes, synonyms } from './data/search.ts'

/** The schema of each data file, keyed by file name without `.yaml`. */
export const dataSchemas = {
  site,
  navigation,
  offices,
  people,
  testimonials,
  claims,
  facts,
  statistics,
  strengths,
  industries,
  legal,
  'due-diligence': dueDiligence,
  synonyms,
  notes,
  redirects,
  contract,
  released,
  dictionary,
  evidence,
} as const

export type DataName = keyof typeof dataSchemas
export type Data = { [N in DataName]: z.infer<(typeof dataSchemas)[N]> }
export type Person = Data['people'][number]
export type Redirect = Data['redirects'][number]
export type FigureClaim = Data['claims']['figures'][number]
export type DueDiligenceLine = Data['due-diligence']['lines'][number]
export type Certificate = Data['due-diligence']['certificates'][number]
export type Result = Data['evidence'][number]
export type ResultName = Result['of']

/** Path of a data file, relative to the repository's root. The edge imports the redirects and cannot read YAML. */
export const fileOfData = (name: DataName) =>
  `content/data/${name}.${name === 'redirects' ? 'json' : 'yaml'}`
