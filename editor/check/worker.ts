/** Runs the content check in a worker, so that typing never waits for it. */
import { clear, get, set } from 'idb-keyval'
import { isPageFile } from '#lib/content/files.ts'
import { englishOf } from '#tools/lint/dictionary.ts'
import { lint, lintPage } from '#tools/lint/lint.ts'
import type { Problem } from '#tools/lint/problems.ts'
import type { English } from '#tools/lint/rules/spelling.ts'
import { readSite } from '#tools/lint/site.ts'
import snippets from '../../.vscode/mdx.code-snippets'
import englishFile from '../english.bin'
import atBuild from '../findings.json'
import termsFile from '../terms.txt'
import { digestsOf, filesOf, type Known, stillTrue } from './findings.ts'
import { doJob } from './jobs.ts'
import type { Content, Order, Outcome } from './messages.ts'

const contents = new Map<string, Content>()
let files = filesOf(contents)
const lastVisit = get<Known>(import.meta.url)
let latest = 0
let english: Promise<English> | undefined

async function loadEnglish(): Promise<English> {
  const load = (name: string) => fetch(new URL(name, import.meta.url))
  const unpacked = (await load(englishFile)).body?.pipeThrough(new DecompressionStream('gzip'))
  const words = await (await load(termsFile)).text()
  return englishOf(await new Response(unpacked ?? null).bytes(), [words])
}

/**
 * Checks the whole site. Until all of it has been parsed, findings from the build or an earlier visit are reported for
 * unchanged files. Changed pages are parsed next, starting with the open one, and then the others, a few at a time, so
 * that later requests never wait for them.
 */
async function check(number: number, opened: string): Promise<void> {
  const answer = (findings: Problem[], isWhole = true) =>
    self.postMessage({ number, findings, isWhole } satisfies Outcome)
  const isOld = async () => {
    await new Promise((next) => setTimeout(next))
    return number !== latest
  }
  if (await isOld()) return
  const pages = files.list().filter(isPageFile)
  let known = { changed: new Set<string>(), findings: [] as Problem[] }
  // What was parsed once is cheap to check again.
  const isRead = (file: string) => files.parsed.has(file)
  if (pages.filter((file) => !isRead(file)).length > 1) {
    const digests = await digestsOf(contents)
    const built = stillTrue(atBuild, digests)
    const last = stillTrue((await lastVisit) ?? atBuild, digests)
    known = last.changed.size < built.changed.size ? last : built
  }
  const { changed, findings: found } = known
  const turn = (file: string) => (changed.has(file) ? 0 : 2) + (file === opened ? 0 : 1)
  const asked = pages.filter((file) => changed.has(file) || !isRead(file)).sort((a, b) => turn(a) - turn(b))
  if (asked.length > 1 && !(changed.has(opened) && isPageFile(opened))) answer(found, changed.size === 0)
  // As large as everything else, so the first answer does not wait for it.
  english ??= loadEnglish()
  for (const file of asked) {
    const problems = lintPage(files, file)
    if (changed.has(file)) {
      found.push(...problems)
      answer(found, false)
    }
    // Browsers clamp each timeout to four milliseconds.
    if (files.parsed.size % 4 === 0 && (await isOld())) return
  }
  const { problems: findings } = lint(files, { english: await english })
  if (number !== latest) return
  answer(findings)
  // Drop the findings of an earlier check.
  await clear()
  await set(import.meta.url, { digests: await digestsOf(contents), findings } satisfies Known)
}

self.onmessage = async ({ data, ports: [port] }: MessageEvent<Order>) => {
  if ('job' in data) return port?.postMessage(doJob(readSite(files), data.job, snippets))
  for (const [file, content] of Object.entries(data.changes))
    if (content === null) contents.delete(file)
    else contents.set(file, content)
  files = filesOf(contents, data.before)
  latest = data.number
  await check(data.number, data.opened)
}
