import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { isText } from '#lib/postbuild/compress.ts'
import { SPECULATION_RULES } from '#lib/postbuild/speculation.ts'
import { headerPolicy, metaPolicy, type PageNeeds } from '#lib/site/policy.ts'

/** A page in the shape that `lib/postbuild` gives it: its policy first, by hash what it uses. */
function page(title: string): { html: string; policy: string } {
  const style = `h1::after{content:"${title}"}`
  const hash = createHash('sha256').update(style).digest('base64')
  const needs: PageNeeds = { styles: [`sha256-${hash}`], scripts: true, islands: [], images: [] }
  const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${metaPolicy(needs)}"><style>${style}</style>`
  const body = `<h1>${title}</h1>${'<p>Curiosity. Creativity. Logic.</p>'.repeat(40)}`
  return {
    html: `<!DOCTYPE html><html lang="en-US"><head>${head}</head><body>${body}</body></html>`,
    policy: headerPolicy(needs),
  }
}

/** Pages by their paths: odd names, one in a folder that is no page, one beside a folder of its name. */
export const pages: Readonly<Record<string, { file: string; html: string; policy: string }>> = {
  '/': { file: 'index.html', ...page('Home') },
  '/about-us': { file: 'about-us.html', ...page('About us') },
  '/contact-us': { file: 'contact-us.html', ...page('Contact us') },
  '/contact-us/sent': { file: 'contact-us/sent.html', ...page('Sent') },
  '/services/devops': { file: 'services/devops.html', ...page('DevOps') },
  '/services/ai_engineering': { file: 'services/ai_engineering.html', ...page('AI Engineering') },
  '/continous-integration': { file: 'continous-integration.html', ...page('CI/CD') },
}

export const notFound = { file: '404.html', ...page('Not found') }

/** All other files, by their paths. */
export const files: Readonly<Record<string, string>> = {
  '/_next/static/site.c4d092a48cc871c5.js': `const a = ${JSON.stringify('a'.repeat(500))}\n`,
  '/_next/static/chunks/Turbo-2U1d16ho.js': 'const b = 1\n',
  '/_next/static/media/grotesk.f60752f6fcc8bb00.woff2': 'not really a font',
  '/files/report.3f9a2b1c.txt': 'A file whose name changes with its content.\n',
  '/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(40)}</svg>\n`,
  '/icon-192.png': 'not really a picture',
  '/og/services/devops.png': 'not really a picture either',
  '/.well-known/security.txt': 'Contact: mailto:hello@plumbline.example\n',
  '/robots.txt': `User-agent: *\n${'# Welcome\n'.repeat(40)}`,
  '/sitemap.xml': `<urlset>${'<url/>'.repeat(80)}</urlset>\n`,
  '/about-us.md': `# About us\n${'\nCuriosity. Creativity. Logic.\n'.repeat(40)}`,
  '/services/devops.md': '# DevOps\n',
  '/llms.txt': '# Plumbline\n',
  '/manifest.webmanifest': '{"name":"Plumbline"}\n',
  '/speculation-rules.json': `${JSON.stringify(SPECULATION_RULES)}\n`,
}

/** Writes the site with its compressed copies. */
export async function writeFinishedSite(dir: string): Promise<void> {
  const all = [
    ...[...Object.values(pages), notFound].map(({ file, html }) => [file, html] as const),
    ...Object.entries(files),
  ]
  for (const [name, content] of all) {
    const file = join(dir, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
    if (!isText(file)) continue
    await writeFile(`${file}.br`, brotliCompressSync(content))
    await writeFile(`${file}.gz`, gzipSync(content))
  }
}
