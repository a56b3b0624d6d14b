/** @jest-environment node */
/** Checks what the accessibility report and the accessibility statement say about the tests. */
import { describe, expect, it } from '@jest/globals'
import { filesOf, textOf } from '#lib/testing/tree.ts'

/** Tests by file, each by a part of its title. */
type Tests = Readonly<Record<string, string>>

/** What the report calls "axe". */
const axe: Tests = { pages: 'page ' }

/** The tests behind each row of the report. A test that moves moves here, and in the report. */
const CRITERIA: Readonly<Record<string, Tests>> = {
  '1.1.1': { ...axe, alternates: 'each has the text of its page' },
  '1.3.1': { ...axe, markup: 'every file is valid HTML' },
  '1.3.2': { ...axe, alternates: 'in the same order', tabOrder: 'in reading order' },
  '1.3.4': { focus: 'the menus, the search and the dialog put the focus where it can be seen' },
  '1.3.5': { contact: 'the email address is validated on blur' },
  '1.4.1': { reading: 'in forced colors', industries: 'instead of "+" and a blue icon' },
  '1.4.3': axe,
  '1.4.4': { header: 'at 400 % zoom', home: 'no hero line is cut off' },
  '1.4.10': axe,
  '1.4.11': { reading: 'readable lines, edges and drawings in forced colors' },
  '1.4.12': { ...axe, reading: 'supports text spacing' },
  '1.4.13': { header: 'Escape closes what hovering has opened', landing: 'on hover and on focus' },
  '2.1.1': {
    tabOrder: 'Tab moves through',
    header: 'Services works with keys',
    home: 'Know More scrolls to',
    searchKeys: 'works with the keyboard alone',
    careers: 'the dialog opens and closes',
    motion: 'testimonials change by pointer and key',
    focus: 'the form says where it is',
  },
  '2.1.2': { searchKeys: 'works with the keyboard alone', careers: 'traps and returns focus' },
  '2.1.4': { searchKeys: 'not with single characters' },
  '2.2.1': { contact: 'text and message id survive a reload', history: 'with typed text' },
  '2.2.2': { heroCube: 'pauses for the visitor' },
  '2.4.1': { header: 'a link skips it' },
  '2.4.2': { searchEngines: 'find a unique title' },
  '2.4.3': {
    tabOrder: 'in reading order',
    header: 'Tab moves through the bar in order',
    searchKeys: 'returns focus',
    careers: 'returns focus',
    focus: 'leaves the focus where it is',
  },
  '2.4.4': { searchEngines: 'each text with one target' },
  '2.4.5': { search: 'knows every page', ways: 'each page once in the site index' },
  '2.4.6': { ...axe, searchEngines: 'first heading on each page' },
  '2.4.7': {
    tabOrder: 'in view and outlined',
    header: 'Services works with keys',
    focus: 'where it can be seen',
  },
  '2.4.11': { header: 'never covers the focused element', consent: 'never covers the focused' },
  '2.5.1': { motion: 'testimonials change by pointer and key' },
  '2.5.3': axe,
  '2.5.8': axe,
  '3.1.1': { searchEngines: 'in one language' },
  '3.2.1': { header: 'Tab moves through the bar', consent: 'does not steal focus' },
  '3.2.2': { contact: 'validated on blur' },
  '3.2.3': { requirements: 'in one order on every page' },
  '3.2.4': {
    requirements: 'the same names to the same things',
    searchEngines: 'descriptive links',
  },
  '3.2.6': { requirements: 'in one order on every page' },
  '3.3.1': { contact: 'validated on blur', noscript: 'browser and server validate the form' },
  '3.3.2': { ...axe, contact: 'validated on blur' },
  '3.3.3': { contact: 'validated on blur' },
  '3.3.7': { contact: 'text and message id survive a reload' },
  '4.1.2': axe,
  '4.1.3': {
    contact: 'every state is accessible',
    search: 'reports when nothing is found',
    focus: 'the news say briefly',
  },
}

/** The tests behind each point of "How each release is tested" in the statement. */
const STATEMENT: Readonly<Record<string, Tests>> = {
  'Every page, by rules': axe,
  'Every page, narrow': axe,
  'Keyboard alone': {
    tabOrder: 'Tab moves through',
    focus: 'put the focus where it can be seen',
    motion: 'testimonials change by pointer and key',
  },
  Zoom: { header: 'at 400 % zoom the fixed bar never covers' },
  'Without scripts': { ...axe, noscript: 'accordions open one at a time' },
  'Less motion': { ...axe, motion: 'under reduced motion', heroCube: 'under reduced motion' },
  'Valid markup': { markup: 'every file is valid HTML' },
}

// Their owner may have removed them.
const reports = filesOf('content/evidence/accessibility-report.mdx').map(textOf)
const statements = filesOf('content/accessibility-statement.mdx').map(textOf)

/** The files that a cell names, with what it calls "axe" as the file that it means. */
const namedIn = (cell: string) => [
  ...(cell.includes('axe') ? Object.keys(axe) : []),
  ...Array.from(cell.matchAll(/`([a-z]+)`/gi), ([, name = '']) => name),
]

const titlesIn = (file: string) =>
  Array.from(
    textOf(file).matchAll(/\b(?:test|walk)\(\s*(['`])(.*?)\1,/gs),
    ([, , title = '']) => title,
  )

describe('the report', () => {
  it('names the tests that there are for each criterion', () => {
    for (const report of reports) {
      const rows = [...report.matchAll(/^\| (\d\.\d\.\d+) [^|]*\|[^|]*\| ([^|]*) \|/gm)]
      for (const [, criterion = '', cell = ''] of rows)
        expect([criterion, ...new Set(namedIn(cell).sort())]).toEqual([
          criterion,
          ...Object.keys(CRITERIA[criterion] ?? {}).sort(),
        ])
    }
  })

  it('lists each WCAG 2.2 A and AA criterion once', () => {
    for (const report of reports) {
      const rows = [...report.matchAll(/^\| (\d\.\d\.\d+) .*? \| ([^|]+) \|/gm)]
      expect(new Set(rows.map(([, criterion]) => criterion)).size).toBe(55)
      expect(rows).toHaveLength(55)
      const results = ['Supports', 'Partially supports', 'Does not support', 'Not applicable']
      expect(rows.filter(([, , result = '']) => !results.includes(result))).toEqual([])
    }
  })

  it('states the contrast of the palette', () => {
    const palette = textOf('lib/styles/_settings.scss')
    const colors = (name: string) =>
      new RegExp(`^  ${name}: (#\\w{6}) (#\\w{6})`, 'm').exec(palette)?.slice(1) ?? []
    const luminance = (color = '') => {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
        const share = Number.parseInt(color.slice(start, start + 2), 16) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (scheme: number) => {
      const [dark = 0, light = 0] = [colors('line')[scheme], colors('paper')[scheme]]
        .map(luminance)
        .sort((a, b) => a - b)
      return ((light + 0.05) / (dark + 0.05)).toFixed(2)
    }
    for (const report of reports) {
      // In other words, or left out, by whoever writes the report.
      const [, ...stated] = /([\d.]+) to 1 on light paper and ([\d.]+) on dark/.exec(report) ?? []
      if (stated.length > 0) expect(stated).toEqual([contrast(0), contrast(1)])
    }
  })
})

it('the statement lists nothing but what is tested, each point with its tests', () => {
  for (const statement of statements) {
    const [, method = ''] = /<Section id="method">(.*?)<\/Section>/s.exec(statement) ?? []
    const points = Array.from(method.matchAll(/^- \*\*(.+?)\.\*\*/gm), ([, point]) => point)
    expect(points.filter((point) => !Object.hasOwn(STATEMENT, point ?? ''))).toEqual([])
  }
})

it.each(Object.entries({ ...CRITERIA, ...STATEMENT }))(
  '%s is tested where it says so',
  (_, tests) => {
    for (const [name, words] of Object.entries(tests))
      expect(titlesIn(`e2e/${name}.spec.ts`)).toContainEqual(expect.stringContaining(words))
  },
)
