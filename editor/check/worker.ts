/** The check of the content beside the page, so that typing never waits for it. */
import { englishOf } from '#tools/lint/dictionary.ts'
import { editOf } from '#tools/lint/fix.ts'
import { lint } from '#tools/lint/lint.ts'
import { findingText, type Problem } from '#tools/lint/problems.ts'
import type { English } from '#tools/lint/rules/spelling.ts'
import type { Files } from '#tools/lint/site.ts'
import { offsetOf } from '#tools/lint/source.ts'
import snippets from '../../.vscode/mdx.code-snippets'
import { doJob } from './jobs.ts'
import type { Content, Finding, Order, Outcome } from './messages.ts'

const contents = new Map<string, Content>()
let english: English | undefined

const textOf = (file: string) => {
  const content = contents.get(file)
  return typeof content === 'string' ? content.replace(/^\uFEFF/, '') : ''
}

const files: Files = {
  list: () => [...contents.keys()].sort(),
  read: textOf,
  bytes: (file) => {
    const content = contents.get(file)
    return content instanceof Uint8Array ? content : new Uint8Array()
  },
}

function findingOf(problem: Problem): Finding {
  const { file, line, column, severity, rule, paste } = problem
  const source = textOf(file)
  // What no check counts, and every file may begin with.
  const mark = (contents.get(file) as string | undefined)?.startsWith?.('\uFEFF') ? 1 : 0
  const edit = problem.fix?.sure ? editOf(source, problem) : undefined
  const fix = edit && { ...edit, start: edit.start + mark, end: edit.end + mark }
  const offset = offsetOf(source, problem) + mark
  return { file, line, column, severity, rule, text: findingText(problem), offset, fix, paste }
}

const check = () => lint(files, { english })

function take(changes: Order['changes']): void {
  for (const [file, content] of Object.entries(changes))
    if (content === null) contents.delete(file)
    else contents.set(file, content)
}

async function load(address: string): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { body } = await fetch(address)
  return body ?? new Response('').body ?? Promise.reject(new Error(address))
}

/** The dictionary comes after the first answer: it is as large as all else. */
async function loadEnglish([trie = '', terms = '']: readonly string[]): Promise<void> {
  const unpacked = (await load(trie)).pipeThrough(new DecompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(unpacked).arrayBuffer())
  english = englishOf(bytes, [await new Response(await load(terms)).text()])
}

self.onmessage = async ({ data }: MessageEvent<Order | { dictionary: readonly string[] }>) => {
  if ('dictionary' in data) await loadEnglish(data.dictionary)
  else take(data.changes)
  const { site, problems } = check()
  const done = 'job' in data && data.job ? doJob(site, data.job, snippets) : undefined
  const outcome: Outcome = { findings: problems.map(findingOf), ...done }
  self.postMessage(outcome)
}
