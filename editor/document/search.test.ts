/** @jest-environment node */
import { expect, it } from '@jest/globals'
import { reworded } from './reworded.ts'
import { matchesIn, replacing } from './search.ts'

const FILE = 'content/a.mdx'
const found = (paragraph: string, wanted: string) => {
  const [match] = matchesIn({ [FILE]: `---\ntitle: A\n---\n\n${paragraph}\n` }, [FILE], wanted)
  return match && `${match.before}[${match.words}]${match.after}`
}

it('shows whole words around what it finds, and where others are left out', () => {
  const long = 'a row that was stamped before the extract but committed after it'
  expect(found(`${long} watermark ${long}`, 'watermark')).toBe(
    '… before the extract but committed after it [watermark] a row that was stamped before the extract but …',
  )
  expect(found('A watermark.', 'watermark')).toBe('A [watermark].')
})

it('finds the words of a link and not its address, and shows neither as syntax', () => {
  const linked = 'It sets [no cookies](/cookies#kept) of **its own**.'
  expect(found(linked, 'cookies')).toBe('It sets no [cookies] of its own.')
  expect(found(linked, '/cookies')).toBeUndefined()
  expect(found(linked, 'own')).toBe('It sets no cookies of its [own].')
})

it('finds neither the name of a claim nor words that reach into syntax', () => {
  const claimed = 'A load saves <Claim id="load-time" /> of [each load](/etl).'
  const words = matchesIn({ [FILE]: `---\ntitle: A\n---\n\n${claimed}\n` }, [FILE], 'load')
  expect(words.map(({ index }) => index)).toEqual([2, claimed.indexOf('load]')])
  expect(found(claimed, 'load](/etl')).toBeUndefined()
})

it('replaces all in one text and in others, with a capital where there was one', () => {
  const source = '---\ntitle: A\n---\n\nLoad tests and load tests.\n\n- A load test\n'
  const replaced = (wanted: string) => {
    const matches = matchesIn({ [FILE]: source }, [FILE], wanted)
    return reworded(FILE, source, replacing(matches, wanted, 'stress test'))
  }
  expect(replaced('load test')).toContain('Stress tests and stress tests.\n\n- A stress test\n')
  expect(replaced('LOAD TEST')).toContain('Stress tests and stress tests.')
  // Who looks for a capital says how the words are to be written.
  expect(replaced('Load test')).toContain('stress tests and stress tests.')
})

it('replaces all in the facts of one file', () => {
  const menu = 'content/data/navigation.yaml'
  const source =
    'links:\n  - label: A test\n    href: /a # kept\n  - label: Two tests\n    href: /b\n'
  const matches = matchesIn({ [menu]: source }, [menu], 'test')
  expect(reworded(menu, source, replacing(matches, 'test', 'check'))).toBe(
    source.replaceAll('test', 'check'),
  )
})

it('deletes words with the space beside them, wherever they stand', () => {
  const source = '---\ntitle: A\n---\n\nVery fast, very fast, and it is very.\n'
  const matches = matchesIn({ [FILE]: source }, [FILE], 'very')
  expect(reworded(FILE, source, replacing(matches, 'very', ''))).toContain(
    '\n\nfast, fast, and it is.\n',
  )
})

it('leaves out parts of longer words if asked', () => {
  const source = '---\ntitle: A\n---\n\nA suite, suites, and a subsuite: suite.\n'
  const isWhole = matchesIn({ [FILE]: source }, [FILE], 'suite', true).map(({ before }) => before)
  expect(isWhole).toEqual(['A ', 'A suite, suites, and a subsuite: '])
})
