/** @jest-environment node */
/** Each regular expression of the check says in texts what it is for. */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { type Node, type ObjectExpression, parse } from 'acorn'
import { transformSync } from 'esbuild'
import { textOf } from '#lib/testing/tree.ts'
import { EXPRESSIONS } from './expression.ts'

const FILES = globSync('check/**/*.ts').filter(
  (file) => !/\.test\.ts$|^check\/(?:mistakes|testing)\//.test(file),
)

for (const file of FILES) await import(join(process.cwd(), file))

describe.each(EXPRESSIONS)('$pattern', ({ pattern, matches, passes }) => {
  it('finds what it is for, and nothing in similar texts', () => {
    expect(matches.filter((text) => text.search(pattern) === -1)).toEqual([])
    expect(passes.filter((text) => text.search(pattern) !== -1)).toEqual([])
  })
})

/** A single character or class, repeated or at an end of the text, which says itself what it is for. */
const PLAIN = /^\^?(?:\[(?:\\.|[^\]])*\]|\\.(?:\{[^}]*\})?|[^\\[(|])(?:[+*?]|\{\d+(?:,\d*)?\})?\$?$/

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const isCallOf = (node: Node, name: string) =>
  'callee' in node && isNode(node.callee) && 'name' in node.callee && node.callee.name === name

/** Whether a node has the examples of the expressions in it: it declares one, or a mistake that is found by one. */
const hasExamples = (node: Node) =>
  isCallOf(node, 'expression') ||
  (node.type === 'ObjectExpression' &&
    (node as ObjectExpression).properties.some(
      (property) => 'key' in property && 'name' in property.key && property.key.name === 'matches',
    ))

/** The regular expressions in a part of a program that have no examples. */
function withoutExamples(node: Node): string[] {
  if (hasExamples(node)) return []
  if ('regex' in node) {
    const { pattern } = node.regex as { pattern: string }
    return PLAIN.test(pattern) ? [] : [`/${pattern}/`]
  }
  if (isCallOf(node, 'RegExp')) return ['new RegExp']
  return Object.values(node).flat().filter(isNode).flatMap(withoutExamples)
}

const readProgram = (source: string) =>
  parse(transformSync(source, { loader: 'ts', target: 'esnext' }).code, {
    ecmaVersion: 'latest',
    sourceType: 'module',
  })

/** Where expressions are made of others, which have examples. */
const DERIVED = ['check/rules/prose.ts']

it.each(FILES.filter((file) => !DERIVED.includes(file)))('%s has none without examples', (file) => {
  expect(withoutExamples(readProgram(textOf(file)))).toEqual([])
})

it('would notice one without', () => {
  const examples = "{ matches: ['aa'], passes: ['b'] }"
  expect(withoutExamples(readProgram('const A = /a{2}b/'))).toEqual(['/a{2}b/'])
  expect(withoutExamples(readProgram('f(new RegExp(a))'))).toEqual(['new RegExp'])
  expect(withoutExamples(readProgram(`const A = expression(/aa|b/, ${examples})`))).toEqual([])
  expect(withoutExamples(readProgram('/[^a-z]+/.test(b)'))).toEqual([])
})
