/** Runs the content check in a worker, so that typing never waits for it. */

import englishFile from 'virtual:english.bin'
import termsFile from 'virtual:terms.txt'
import snippets from '../../.vscode/mdx.code-snippets'
import { englishOf } from '../../check/dictionary.ts'
import { lint, lintPage } from '../../check/lint.ts'
import type { Problem } from '../../check/problems.ts'
import { type Files, readSite } from '../../check/site.ts'
import { isPageFile } from '../../lib/content/files.ts'
import { doJob } from '../actions/actions.ts'
import type { Content, Contents, Order, Outcome } from './messages.ts'

const contents = new Map<string, Content>()
const parsed: Files['parsed'] = new Map()
const english = loadEnglish()
let latest = 0

async function loadEnglish() {
  const load = (name: string) => fetch(new URL(name, import.meta.url))
  const unpacked = (await load(englishFile)).body?.pipeThrough(new DecompressionStream('gzip'))
  const words = await (await load(termsFile)).text()
  return englishOf(await new Response(unpacked ?? null).bytes(), [words])
}

const filesWith = (before: Contents): Files => ({
  list: () => [...contents.keys()].sort(),
  read: (file) => String(contents.get(file) ?? ''),
  bytes: (file) => contents.get(file) as Uint8Array,
  before: new Map(Object.entries(before).map(([file, content]) => [file, content?.toString()])),
  parsed,
})

/** Checks the open page and then the whole site. Pages are parsed a few at a time, so that later requests never wait. */
async function check(number: number, files: Files, opened: string): Promise<void> {
  const answer = (findings: Problem[], isWhole: boolean) =>
    self.postMessage({ number, findings, isWhole } satisfies Outcome)
  const isOutdated = async () => {
    await new Promise((next) => setTimeout(next))
    return number !== latest
  }
  const unread = files.list().filter((file) => isPageFile(file) && !parsed.has(file))
  unread.sort((a, b) => Number(b === opened) - Number(a === opened))
  for (const [index, file] of unread.entries()) {
    if (index % 4 === 0 && (await isOutdated())) return
    const findings = lintPage(files, file)
    if (file === opened) answer(findings, false)
  }
  const words = await english
  if (!(await isOutdated())) answer(lint(files, { english: words }).problems, true)
}

self.onmessage = async ({ data, ports: [port] }: MessageEvent<Order>) => {
  if ('job' in data) return port?.postMessage(doJob(readSite(filesWith({})), data.job, snippets))
  for (const [file, content] of Object.entries(data.changes))
    if (content === null) contents.delete(file)
    else contents.set(file, content)
  latest = data.number
  await check(data.number, filesWith(data.before), data.opened)
}
