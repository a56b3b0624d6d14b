/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { formatProblem } from './errors.ts'
import { fixSite } from './fix.ts'
import { proofread } from './proofread.ts'
import { DATA, DETAIL, LANDING, makeTestSite, type TestSite, TODAY } from './testing/testSite.ts'

const POINT = '- A point on alpha at first with four words'

let site: TestSite
beforeEach(() => {
  site = makeTestSite()
})
afterEach(() => site.dispose())

const fix = (asked: string[] = []) =>
  fixSite(site.root, () => proofread(site.root, [], new Date(TODAY)), asked)
const changed = (asked?: string[]) =>
  fix(asked).changes.map(({ file, line, before, after }) => `${file}:${line}: ${before} → ${after}`)

describe('mends', () => {
  it('nothing in a site that is right', () => {
    const before = site.read(DETAIL)
    expect(fix().changes).toEqual([])
    expect(site.read(DETAIL)).toBe(before)
  })

  it('several slips of one file, and says which', () => {
    site.edit(DETAIL, POINT, '- The colour of a [point](/Beta/), don\'t say "never"')
    site.edit(DETAIL, '- Another', '* Another')
    expect(changed()).toEqual([
      `${DETAIL}:26: colour → color`,
      `${DETAIL}:26: [point](/Beta/), → [point](/beta),`,
      `${DETAIL}:26: don't → don’t`,
      `${DETAIL}:26: "never" → “never"`,
      `${DETAIL}:26: "never" → "never”`,
      `${DETAIL}:27: * → -`,
    ])
    expect(site.read(DETAIL)).toContain('- The color of a [point](/beta), don’t say “never”\n- Another')
    expect(site.report()).toBe('')
  })

  it('what comes to light behind a broken tag', () => {
    site.edit(DETAIL, POINT, '- Answers in <5 ms, whatever the behaviour')
    site.edit(DETAIL, 'intro:', 'into:')
    fix()
    expect(site.read(DETAIL)).toContain('- Answers in \\<5 ms, whatever the behavior\n')
    expect(site.report()).toBe('')
  })

  it('the same once: a second run finds nothing to do', () => {
    site.edit(DETAIL, POINT, "• The colour of <b>it</b> &nbsp;don't {fade}\n<!-- note -->")
    site.edit(LANDING, 'icon="gear"', 'icno=“gear”')
    site.edit(`${DATA}navigation.yaml`, 'label: Alpha', 'lable: Alpha')
    expect(fix().changes.length).toBeGreaterThan(6)
    const files = [DETAIL, LANDING, `${DATA}navigation.yaml`]
    const after = files.map(site.read)
    expect(changed()).toEqual([])
    expect(files.map(site.read)).toEqual(after)
  })

  it('a file with line ends of Windows in its own way', () => {
    site.edit(DETAIL, 'a longer one\n\n<Figure', 'a longer one\n<Figure')
    site.edit(DETAIL, /\n/g, '\r\n')
    fix()
    expect(site.read(DETAIL)).toContain('a longer one\r\n\r\n<Figure')
    expect(site.read(DETAIL)).not.toMatch(/[^\r]\n/)
  })

  it('the files that were asked for alone', () => {
    site.edit(DETAIL, POINT, '- The colour of a point')
    site.edit('content/beta.mdx', '- A point on beta at first with four words', '- The flavour of a point')
    expect(changed(['/beta'])).toEqual(['content/beta.mdx:26: flavour → flavor'])
    expect(site.read(DETAIL)).toContain('colour')
  })
})

describe('leaves alone', () => {
  it('what more than one word could mend, and says so', () => {
    site.edit(DETAIL, POINT, '- We recieve a [point](/betta) in 35% of all cases')
    const before = site.read(DETAIL)
    const { changes, checked } = fix()
    expect(changes).toEqual([])
    expect(site.read(DETAIL)).toBe(before)
    expect(checked.problems.map(({ rule }) => rule)).toEqual(['spelling', 'link', 'claim'])
  })

  it('a file that would be worse', () => {
    // As a second-level heading the line would be one too many in its section.
    site.edit(DETAIL, POINT, `# Parts of the whole\n\n${POINT}`)
    const before = site.read(DETAIL)
    const { changes, checked } = fix()
    expect(changes).toEqual([])
    expect(site.read(DETAIL)).toBe(before)
    expect(checked.problems.map(formatProblem).join()).toContain(
      'a first-level heading: # Parts of the whole',
    )
  })

  it('a correction whose mark YAML needs', () => {
    site.edit(DETAIL, 'title: All about alpha', 'title: "All \\"about\\" alpha"')
    const before = site.read(DETAIL)
    expect(fix().changes).toEqual([])
    expect(site.read(DETAIL)).toBe(before)
  })
})
