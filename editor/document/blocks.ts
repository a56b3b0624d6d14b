/** The blocks that can be added to a section, as texts with words to be replaced. */
import snippets from '../../.vscode/mdx.code-snippets'
import { REPLACE } from '../../check/parse/passages.ts'
import { type BlockName, blockPlaces, isBlockName } from '../../lib/content/blocks.ts'
import { BLOCK_NAMES } from './blockNames.ts'
import type { DrawableSeries } from './series.ts'

interface BlockChoice {
  name: string
  about: string
  /** What else authors may call it, to find it by. */
  aliases: string
  text: string
}

/** What stands for a series, and for the row that its drawing marks. */
const SERIES = 'series="series"'
const ROW = 'at="row"'

/** Blocks of Markdown, which need no snippet. */
const PLAIN: readonly BlockChoice[] = [
  {
    name: 'Paragraph',
    about: 'Plain text.',
    aliases: 'words, sentence',
    text: `${REPLACE} a paragraph.`,
  },
  {
    name: 'Plain list',
    about: 'Short points with check marks.',
    aliases: 'bullet points, bullets, items, ticks',
    text: `- ${REPLACE} a point\n- ${REPLACE} another point`,
  },
]

/** Blocks that show an entry of a data file, or something of which the site has only one. */
const WITHOUT_CHOICE: readonly BlockName[] = [
  'Answers',
  'Calculator',
  'Claim',
  'Clauses',
  'Particulars',
  'Results',
  'Tiles',
  'Tools',
]

/** Whether a snippet is a block that stands directly in a section: no page, no section, no entry of another block. */
function isOffered(title: string): boolean {
  const name = title.split(':')[0] ?? ''
  return (
    isBlockName(name) &&
    name !== 'Section' &&
    (blockPlaces[name]?.parent ?? 'Section') === 'Section' &&
    !WITHOUT_CHOICE.includes(name)
  )
}

/** Snippets in the words of authors who do not write MDX: those of the snippets are for the source. */
const IN_PLAIN_WORDS: Record<string, Pick<BlockChoice, 'name' | 'about'>> = {
  List: { name: BLOCK_NAMES.List, about: 'A list with crosses or arrows in place of check marks.' },
  Note: { name: 'Note', about: 'An aside, for example when not to buy this service.' },
  Table: { name: 'Table', about: 'Two to four columns, with a caption.' },
  CardGrid: {
    name: BLOCK_NAMES.CardGrid,
    about: 'Two to eight cards, each with a picture, a title and words.',
  },
  Accordion: {
    name: BLOCK_NAMES.Accordion,
    about: 'Two to eight titles; a click opens the text below.',
  },
  Figure: {
    name: `${BLOCK_NAMES.Figure}: pipeline`,
    about: 'Stages on a line, one after the other.',
  },
  'Figure: loop': {
    name: `${BLOCK_NAMES.Figure}: loop`,
    about: 'Steps that begin again after the last.',
  },
  'Figure: funnel': {
    name: `${BLOCK_NAMES.Figure}: funnel`,
    about: 'Numbers of which fewer and fewer are left.',
  },
  'Figure: timeline': {
    name: `${BLOCK_NAMES.Figure}: timeline`,
    about: 'What happens when, in order.',
  },
  'Figure: bars': {
    name: `${BLOCK_NAMES.Figure}: bars`,
    about: 'Numbers beside each other, one of which stands out.',
  },
  'Figure: anomaly': {
    name: `${BLOCK_NAMES.Figure}: numbers over time`,
    about: 'Numbers in their usual range, and the one farthest outside it.',
  },
  'Figure: quadrant': {
    name: `${BLOCK_NAMES.Figure}: points`,
    about: 'Points between two scales.',
  },
  'Figure: schedule': {
    name: `${BLOCK_NAMES.Figure}: schedule`,
    about: 'What goes on from when until when.',
  },
  'Figure: matrix': {
    name: `${BLOCK_NAMES.Figure}: grid`,
    about: 'What was tried on what, in three signs that you explain.',
  },
  'Figure: layers': {
    name: `${BLOCK_NAMES.Figure}: layers`,
    about: 'Layers, one of which is out of line.',
  },
  'Figure: lanes': { name: `${BLOCK_NAMES.Figure}: lanes`, about: 'Who does what, step by step.' },
  'Figure: tree': {
    name: `${BLOCK_NAMES.Figure}: tree`,
    about: 'A question, and where each answer leads.',
  },
  'Figure: sequence': {
    name: `${BLOCK_NAMES.Figure}: messages`,
    about: 'Who says what to whom, one after the other.',
  },
  'Figure: reconcile': {
    name: `${BLOCK_NAMES.Figure}: two lists`,
    about: 'Two lists side by side; rows that differ are marked.',
  },
  'Figure: checklist': {
    name: `${BLOCK_NAMES.Figure}: checklist`,
    about: 'What is done, and the one thing that is not.',
  },
  'Figure: tokens': {
    name: `${BLOCK_NAMES.Figure}: marked words`,
    about: 'A text with some words marked.',
  },
  'Figure: ports': {
    name: `${BLOCK_NAMES.Figure}: connections`,
    about: 'One thing in the middle, and what it connects to.',
  },
}

/** Every drawing is found by these. */
const DRAWING = 'chart, diagram, graph, graphic, picture, image, illustration, figure, visual'

/** What else authors may call a block: by the name of its snippet. */
const ALIASES: Record<string, string> = {
  List: 'bullet points, bullets, items',
  Note: 'aside, callout, box, hint, tip, warning, quote',
  Table: 'grid, rows, columns, cells, spreadsheet, comparison, matrix',
  CardGrid: 'tiles, boxes, links, teasers',
  Accordion: 'fold, collapse, expand, questions, FAQ, details',
  Figure: 'flow chart, process, workflow, stages, steps, gates',
  'Figure: loop': 'flow chart, cycle, circle, process, feedback',
  'Figure: funnel': 'bar chart, narrowing, selection, conversion',
  'Figure: timeline': 'time line, schedule, milestones, dates, history, roadmap, plan',
  'Figure: bars': 'bar chart, column chart, histogram, comparison, values',
  'Figure: anomaly': 'line chart, curve, trend, time series, outlier, measurements, range',
  'Figure: quadrant': 'scatter plot, matrix, two axes, portfolio, priorities, risk map',
  'Figure: schedule': 'Gantt chart, timeline, calendar, plan, phases, weeks, days, bars',
  'Figure: matrix': 'table, coverage, heat map, ticks, combinations',
  'Figure: layers': 'stack, architecture, levels, pyramid',
  'Figure: lanes': 'swimlane, flow chart, process, roles, responsibilities, teams, handover',
  'Figure: tree': 'decision tree, flow chart, fault tree, branches, hierarchy',
  'Figure: sequence': 'sequence diagram, flow, calls, requests, protocol, communication',
  'Figure: reconcile': 'comparison, difference, columns, table, match',
  'Figure: checklist': 'to-do list, tasks, ticks, open item',
  'Figure: tokens': 'highlight, annotation, code, log, labels',
  'Figure: ports': 'network, hub, interfaces, integration, architecture, flow',
}

const aliasesOf = (title: string) =>
  [ALIASES[title] ?? '', ...(title.startsWith('Figure') ? [DRAWING] : [])].join(', ')

/** A snippet's text, with the words of its placeholders and the first of its choices. */
const filled = (body: string) =>
  body.replace(/\$\{\d+:([^}]*)\}/g, '$1').replace(/\$\{\d+\|([^,|]*)[^}]*\}/g, '$1')

export const BLOCK_CHOICES: readonly BlockChoice[] = [
  ...PLAIN,
  ...Object.entries(snippets)
    .filter(([title]) => isOffered(title))
    .map(([title, { description, body }]) => ({
      ...(IN_PLAIN_WORDS[title] ?? { name: title, about: description }),
      aliases: aliasesOf(title),
      text: filled(body),
    })),
]

/** Whether a block shows a series, so that there has to be one that no page shows yet. */
export const needsSeries = (block: string) => block.includes(SERIES)

/** A block that shows a series. */
export const withSeries = (block: string, { name, at }: DrawableSeries) =>
  block.replace(SERIES, `series="${name}"`).replace(ROW, `at="${at}"`)
