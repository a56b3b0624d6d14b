/** What each script of an unfinished page is. Only these kinds are known; any other one stops the build. */
import type { ModulePath } from '../search/addresses.ts'
import { attribute, type Element, textOf } from './document.ts'
import { excerpt } from './problems.ts'

export type Script =
  /** A file of the framework or of an island. */
  | { kind: 'chunk'; src: string }
  /** For browsers that know no modules and could not show the page anyway. */
  | { kind: 'polyfill' }
  /** Tells the runtime which module to start with. */
  | { kind: 'start'; order: StartOrder }
  /** A part of the flight data; the first one only opens the list. */
  | { kind: 'flight'; text: string }
  /** The script of every page, `lib/client`. */
  | { kind: 'page' }
  /** Structured data, which no browser runs. */
  | { kind: 'data' }
  | { kind: 'unknown'; found: string }

/** What the runtime is told to do. */
export interface StartOrder {
  /** Files to wait for, relative to `/_next/`. */
  otherChunks: string[]
  /** Numbers of the modules to run then. */
  runtimeModuleIds: number[]
}

/** Where the unfinished export has the script of every page. */
export const PAGE_SCRIPT = '/site.js'

const CHUNK = /^\/_next\/static\/chunks\/[\w~.-]+\.js$/
const START = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s
const FLIGHT_OPEN = '(self.__next_f=self.__next_f||[]).push([0])'
const FLIGHT = /^self\.__next_f\.push\((\[1,".*"\])\)$/s

/** Says what a script is. */
export function classifyScript(script: Element): Script {
  const src = attribute(script, 'src')
  const type = attribute(script, 'type')
  const code = textOf(script)
  if (type === 'application/ld+json' && src === undefined) return readData(code)
  if (type !== undefined) return { kind: 'unknown', found: `a script of the type "${type}"` }
  if (src !== undefined) {
    if (src === PAGE_SCRIPT) return { kind: 'page' }
    if (!CHUNK.test(src)) return { kind: 'unknown', found: `a script from "${src}"` }
    return attribute(script, 'nomodule') === undefined ? { kind: 'chunk', src } : { kind: 'polyfill' }
  }
  if (code === FLIGHT_OPEN) return { kind: 'flight', text: '' }
  return (
    readStart(code) ?? readFlightPush(code) ?? { kind: 'unknown', found: `the script "${excerpt(code)}"` }
  )
}

function readData(code: string): Script {
  try {
    JSON.parse(code)
    return { kind: 'data' }
  } catch {
    return { kind: 'unknown', found: `structured data that is no JSON: "${excerpt(code)}"` }
  }
}

function readStart(code: string): Script | undefined {
  const data = parseJson(START.exec(code)?.[1])
  if (typeof data !== 'object' || data === null || !('otherChunks' in data && 'runtimeModuleIds' in data)) {
    return undefined
  }
  const { otherChunks, runtimeModuleIds } = data
  if (!isListOf(otherChunks, 'string') || !isListOf(runtimeModuleIds, 'number')) return undefined
  return { kind: 'start', order: { otherChunks, runtimeModuleIds } as StartOrder }
}

const isListOf = (value: unknown, type: string) =>
  Array.isArray(value) && value.every((one) => typeof one === type)

/** An order to the runtime, as a script: once the chunks are there, run these modules. */
export function startOrder(order: StartOrder): string {
  return `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(${JSON.stringify(order)});\n`
}

function readFlightPush(code: string): Script | undefined {
  const data = parseJson(FLIGHT.exec(code)?.[1])
  if (!Array.isArray(data) || data.length !== 2 || typeof data[1] !== 'string') return undefined
  return { kind: 'flight', text: data[1] }
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/** A script with the finished addresses of the modules that it names. */
export function withModules(code: string, finished: Readonly<Partial<Record<ModulePath, string>>>): string {
  return Object.entries(finished).reduce(
    (text, [module, path]) => text.replaceAll(`"${module}"`, `"${path}"`),
    code,
  )
}
