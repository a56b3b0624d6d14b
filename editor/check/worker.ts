/** The check of the content beside the page, so that typing never waits for it. */
import { get, set } from 'idb-keyval'
import { isPageFile } from '#lib/content/files.ts'
import { englishOf } from '#tools/lint/dictionary.ts'
import { editOf } from '#tools/lint/fix.ts'
import { lint, lintPage } from '#tools/lint/lint.ts'
import { findingText, type Problem } from '#tools/lint/problems.ts'
import type { English } from '#tools/lint/rules/spelling.ts'
import { type Files, readSite } from '#tools/lint/site.ts'
import { offsetOf } from '#tools/lint/source.ts'
import snippets from '../../.vscode/mdx.code-snippets'
import englishFile from '../english.bin'
import termsFile from '../terms.txt'
import { doJob } from './jobs.ts'
import type { Content, Finding, Order, Outcome } from './messages.ts'

const contents = new Map<string, Content>()
/** The pages that have been read once: each takes its time then, and hardly any later. */
const read = new Set<string>()
let latest = 0

const textOf = (file: string) => String(contents.get(file) ?? '')

const files: Files = {
  list: () => [...contents.keys()].sort(),
  read: textOf,
  bytes: (file) => contents.get(file) as Uint8Array,
}

let english: Promise<English> | undefined

async function loadEnglish(): Promise<English> {
  const load = (name: string) => fetch(new URL(name, import.meta.url))
  const unpacked = (await load(englishFile)).body?.pipeThrough(new DecompressionStream('gzip'))
  const words = await (await load(termsFile)).text()
  return englishOf(new Uint8Array(await new Response(unpacked ?? null).arrayBuffer()), [words])
}

function findingOf(problem: Problem): Finding {
  const { file, line, severity, rule, paste } = problem
  const source = textOf(file)
  const fix = problem.fix?.sure ? editOf(source, problem) : undefined
  const words = { text: findingText(problem), offset: offsetOf(source, problem), fix, paste }
  return { file, line, severity, rule, ...words }
}

/** By what the findings of a former visit are known to hold still: this check, this day, and every byte. */
async function keyOfAll(): Promise<string> {
  const day = new Date().toISOString().slice(0, 10)
  const parts = [import.meta.url, day, ...files.list().flatMap((file) => [file, contents.get(file) ?? ''])]
  const bytes = await new Blob(parts as BlobPart[]).arrayBuffer()
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex()
}

/**
 * Checks the whole site. As long as not all of it has been read, what a former visit has found is said at once, or what
 * there is to say of the opened page; the other pages follow one by one, so that a later order never waits for them.
 */
async function check(number: number, opened: string): Promise<void> {
  const answer = (findings: Finding[], isWhole = true) =>
    self.postMessage({ number, findings, isWhole } satisfies Outcome)
  const isOld = async () => {
    await new Promise((next) => setTimeout(next))
    return number !== latest
  }
  if (await isOld()) return
  const unread = () => files.list().filter((file) => isPageFile(file) && !read.has(file))
  if (unread().length > 1) {
    const kept = await get('findings')
    if (kept?.key === (await keyOfAll())) answer(kept.findings)
    else answer(lintPage(files, opened).map(findingOf), false)
  }
  // As large as all else, so that the first answer does not wait for it.
  english ??= loadEnglish()
  for (const file of unread()) {
    lintPage(files, file)
    read.add(file)
    if (await isOld()) return
  }
  const findings = lint(files, { english: await english }).problems.map(findingOf)
  if (number !== latest) return
  answer(findings)
  await set('findings', { key: await keyOfAll(), findings })
}

self.onmessage = async ({ data, ports: [port] }: MessageEvent<Order>) => {
  if ('job' in data) return port?.postMessage(doJob(readSite(files), data.job, snippets))
  for (const [file, content] of Object.entries(data.changes))
    if (content === null) contents.delete(file)
    else contents.set(file, content)
  latest = data.number
  await check(data.number, data.opened)
}
