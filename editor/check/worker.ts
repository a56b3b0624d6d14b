/** The check of the content beside the page, so that typing never waits for it. */
import { englishOf } from '#tools/lint/dictionary.ts'
import { editOf } from '#tools/lint/fix.ts'
import { lint } from '#tools/lint/lint.ts'
import { findingText, type Problem } from '#tools/lint/problems.ts'
import type { English } from '#tools/lint/rules/spelling.ts'
import { type Files, readSite } from '#tools/lint/site.ts'
import { offsetOf } from '#tools/lint/source.ts'
import snippets from '../../.vscode/mdx.code-snippets'
import { doJob } from './jobs.ts'
import type { Content, Finding, Order, Outcome } from './messages.ts'

const contents = new Map<string, Content>()
let english: English | undefined
let number = 0
let waiting: ReturnType<typeof setTimeout> | undefined

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
  const { file, line, severity, rule, paste } = problem
  const source = textOf(file)
  // What no check counts, and every file may begin with.
  const mark = (contents.get(file) as string | undefined)?.startsWith?.('\uFEFF') ? 1 : 0
  const edit = problem.fix?.sure ? editOf(source, problem) : undefined
  const fix = edit && { ...edit, start: edit.start + mark, end: edit.end + mark }
  return {
    file,
    line,
    severity,
    rule,
    text: findingText(problem),
    offset: offsetOf(source, problem) + mark,
    fix,
    paste,
  }
}

const answer = (outcome: Outcome) => self.postMessage(outcome)

/** Checks once for all that has changed until then. */
function check(): void {
  clearTimeout(waiting)
  waiting = setTimeout(() => answer({ number, findings: lint(files, { english }).problems.map(findingOf) }))
}

async function load(address = ''): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { body } = await fetch(address)
  return body ?? new Blob().stream()
}

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  const { changes = {}, job, dictionary } = data
  number = data.number ?? number
  for (const [file, content] of Object.entries(changes))
    if (content === null) contents.delete(file)
    else contents.set(file, content)
  if (job) return answer(doJob(readSite(files), job, snippets))
  if (dictionary) {
    // As large as all else, so that the first answer does not wait for it.
    const unpacked = (await load(dictionary[0])).pipeThrough(new DecompressionStream('gzip'))
    const words = await new Response(await load(dictionary[1])).text()
    english = englishOf(new Uint8Array(await new Response(unpacked).arrayBuffer()), [words])
  }
  check()
}
