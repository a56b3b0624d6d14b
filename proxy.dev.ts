/** In development, answers for a page that cannot be shown with what the content check says about it. */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { compile } from '@mdx-js/mdx'
import type { NextRequest } from 'next/server'
import { fileOfPath } from '#lib/content/files.ts'
import { readData, readPage, UnusableFile } from '#lib/content/load.ts'
import { watchContent } from '#lib/content/watch.ts'
import { loadMdxOptions } from '#lib/mdx/options.ts'

/** Pages: no files, nothing of Next's own, and not the address that tells a tab when to try again. */
export const config = { matcher: '/((?!_next/|content-changes|.*\\.).*)' }

export async function proxy({ nextUrl }: NextRequest): Promise<Response | undefined> {
  const file = await findUnusableFile(fileOfPath(nextUrl.pathname))
  if (!file) return undefined
  return new Response(documentAbout(file, await findingsIn(file)), {
    status: 500,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

/** The page's own file or any data file, since every page shows data. */
async function findUnusableFile(page: string): Promise<string | undefined> {
  try {
    readData()
    if (!existsSync(page)) return undefined
    readPage(page)
    await compile(readFileSync(page), await loadMdxOptions())
    return undefined
  } catch (error) {
    return error instanceof UnusableFile ? error.file : page
  }
}

/** What the content check says of a file, or why it cannot run. */
const check = (file: string) =>
  new Promise<string>((resolve) => {
    const command = ['check/main.ts', '--no-spelling', file]
    // Findings are a failure, too.
    execFile(process.execPath, command, (_failure, output, errors) => resolve(output || errors))
  })

const findings = new Map<string, Promise<string>>()

watchContent(() => findings.clear())

/** The same, asked once until content changes: after a change, Next and the page itself have each tab ask several times. */
function findingsIn(file: string): Promise<string> {
  const found = findings.get(file) ?? check(file)
  findings.set(file, found)
  return found
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Its script reloads it once content has changed. */
const documentAbout = (file: string, findings: string) => `<!doctype html>
<html lang="en-US">
<meta charset="utf-8">
<title>${escaped(file)}</title>
<script defer src="/site.js"></script>
<body style="max-width: 80ch; margin: 4rem auto; padding: 0 2rem; font: 1rem/1.5 system-ui">
<h1>Unexpected Application Error!</h1>
<p>These problems keep ${escaped(file)} from being shown. Fix them, and the page appears.</p>
<pre style="white-space: pre-wrap">${escaped(findings)}</pre>
`
