/** The lines of "At a glance". */
import type { FrontMatterOf } from './schema.ts'

export type Glance = FrontMatterOf<'detail'>['glance']

/** What each line is called on the page and in the editor, in the order of the page. */
export const GLANCE_TERMS: Readonly<Record<keyof Glance, string>> = {
  result: 'What you get',
  start: 'How it starts',
  people: 'Who takes part',
  needs: 'What we need from you',
  price: 'What drives the price',
  not: 'When you do not need it',
  length: 'How long it takes',
  from: 'From',
}
