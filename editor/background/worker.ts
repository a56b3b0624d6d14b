/** Runs the content check in a worker, so that typing never waits for it. */

import englishFile from 'virtual:english.bin'
import misspellingsFile from 'virtual:misspellings.txt'
import namesFile from 'virtual:names.txt'
import termsFile from 'virtual:terms.txt'
import snippets from '../../.vscode/mdx.code-snippets'
import { checkPage, checkSite } from '../../check/check.ts'
import { type ParsedFiles, readSite } from '../../check/parse/site.ts'
import type { Problem } from '../../check/problems.ts'
import { englishOf } from '../../check/read/english.ts'
import type { Files } from '../../check/read/files.ts'
import { linksTo } from '../../check/rules/links/addresses.ts'
import { isPageFile, pathOfFile } from '../../lib/content/files.ts'
import { doJob } from '../jobs/jobs.ts'
import { problemsOncePublished } from '../jobs/oncePublished.ts'
import type { Checking, Content, Contents, Order, Outcome } from './messages.ts'

const contents = new Map<string, Content>()
const parsed: ParsedFiles = new Map()
const english = loadEnglish()
/** Common misspellings are as large as the dictionaries together, so the first unknown word has them fetched. */
let misspellings: string | undefined
let fetching: Promise<void> | undefined
let latest = 0

function load(name: string) {
  return fetch(new URL(name, import.meta.url))
}

async function textOf(name: string) {
  return (await load(name)).text()
}

async function loadEnglish() {
  const unpacked = (await load(englishFile)).body?.pipeThrough(new DecompressionStream('gzip'))
  const trie = await new Response(unpacked ?? null).bytes()
  const terms = await textOf(termsFile)
  const names = await textOf(namesFile)
  return englishOf({ trie, terms, names, readMisspellings })
}

function readMisspellings(): string | undefined {
  fetching ??= textOf(misspellingsFile)
    // Without them, the word is unknown all the same.
    .catch(() => '')
    .then((text) => {
      misspellings = text
    })
  return misspellings
}

/** The files, given the originals of what the author changed, and with some more changed. */
function filesWith(before: Contents, changes: Contents = {}): Files {
  const now = new Map([...contents, ...Object.entries(changes)])
  const unchanged = Object.keys(changes).map((file) => [file, contents.get(file) ?? null] as const)
  const originals = { ...Object.fromEntries(unchanged), ...before }
  return {
    list: () => [...now.keys()].sort(),
    read: (file) => String(now.get(file) ?? ''),
    bytes: (file) => now.get(file) as Uint8Array,
    before: new Map(
      Object.entries(originals).map(([file, content]) => [file, content?.toString()]),
    ),
  }
}

/** Checks the open page and then the whole site. Pages are parsed a few at a time, so that later requests never wait. */
async function check(order: Checking): Promise<void> {
  const { number, before, opened } = order
  const files = filesWith(before)
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
    const findings = checkPage(files, file, parsed)
    if (file === opened) answer(findings, false)
  }
  const words = await english
  if (await isOutdated()) return
  const { site, problems } = checkSite(files, { english: words, parsed })
  const checkWith = (changes: Contents) =>
    checkSite(filesWith(before, changes), { english: words, parsed: new Map(parsed) }).problems
  const coming = isPageFile(opened)
    ? problemsOncePublished(site, pathOfFile(opened), problems, checkWith)
    : []
  if (!fetching || misspellings !== undefined) return answer([...problems, ...coming], true)
  await fetching
  await check(order)
}

self.onmessage = async ({ data, ports: [port] }: MessageEvent<Order>) => {
  const siteNow = () => readSite(filesWith({}), { parsed })
  if ('linksTo' in data) return port?.postMessage(linksTo(siteNow(), data.linksTo))
  if ('job' in data) return port?.postMessage(doJob(siteNow(), data.job, snippets))
  for (const [file, content] of Object.entries(data.changes))
    if (content === null) contents.delete(file)
    else contents.set(file, content)
  latest = data.number
  try {
    await check(data)
  } catch (error) {
    // Such as dictionaries that could not be fetched.
    const { number } = data
    self.postMessage({ number, findings: undefined, isWhole: false } satisfies Outcome)
    throw error
  }
}
