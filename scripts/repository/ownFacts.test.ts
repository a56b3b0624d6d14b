/** @jest-environment node */
/**
 * No test names what belongs to the owner of the site: it would fail as soon as somebody makes the site his own. Tests read
 * such facts from the data, and words that the specification fixes from the content check.
 */
import { expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { WORDS } from '#check/rules/specification/specifiedWords.ts'
import { getData } from '#lib/content/pages.ts'
import { filesOf, textOf } from '#lib/testing/tree.ts'
import samples from '#scripts/preflight/samples.json' with { type: 'json' }

/** Data of everybody: measured by commands, words of the trade, published standards, and addresses. */
const SHARED = /\/(?:evidence|synonyms|notes|dictionary|claims|contract|released)\.yaml$/

/** Data whose texts are names: these count however short they are. */
const NAMES = /\/(?:site|people|offices|testimonials|legal)\.yaml$/

const CODE = '{app,build,check,components,e2e,edge,editor,lib,scripts}/**/*.{ts,tsx}'
const TEST = /\.(?:test|spec)\.tsx?$|^e2e\/support\/|^check\/mistakes\/|\/testing\/[^/]+\.tsx?$/
/** All texts in a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.trim()]
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : []
}

const holds = (text: string, words: string) => {
  const at = text.indexOf(words)
  if (at < 0) return false
  const around = `${text[at - 1] ?? ''}${text[at + words.length] ?? ''}`
  return !/[\p{L}\p{N}]/u.test(around)
}

const files = filesOf(CODE)
const tests = files.filter((file) => TEST.test(file))
const code = files
  .filter((file) => !TEST.test(file))
  .map(textOf)
  .join('\n')

/** The facts of the owner, each with its file. What the code says, too, are words of the site, whoever its owner is. */
function ownFacts(): Map<string, string> {
  const facts = new Map<string, string>()
  for (const file of filesOf('content/data/*.yaml').filter((name) => !SHARED.test(name)))
    for (const text of textsIn(parse(textOf(file)))) {
      const isName = NAMES.test(file) && /^\S{4}/.test(text) && !/^[a-z-]+$/.test(text)
      if (isName || (text.length >= 8 && text.includes(' '))) facts.set(text, file)
    }
  const specified = new Set(textsIn(WORDS).map((text) => text.toLowerCase()))
  for (const fact of facts.keys())
    if (specified.has(fact.toLowerCase()) || holds(code, fact)) facts.delete(fact)
  return facts
}

it('quotes no fact of the owner in a test', () => {
  // The facts of the next owner may be in a test by chance, such as the country of an office.
  if (!Object.hasOwn(samples.texts, getData().site.name)) return

  const facts = ownFacts()
  expect([...new Set(facts.values())]).toEqual(
    expect.arrayContaining(
      ['site', 'people', 'offices'].map((name) => `content/data/${name}.yaml`),
    ),
  )
  const quoted = tests.flatMap((file) => {
    const text = textOf(file)
    return [...facts]
      .filter(([fact]) => holds(text, fact))
      .map(([fact, from]) => `${file} quotes "${fact}" of ${from}`)
  })
  expect(quoted).toEqual([])
})
