import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { REFERENCE_PLACEHOLDER } from '#lib/contact/protocol.ts'
import { BUILD_MARK } from '#lib/site/finishedBuild.ts'

/** The name that the small site gives itself. */
export const SITE_NAME = 'Tester'

/** The small site's files by name: the real export in miniature. */
export const siteFiles: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title><h1>Home</h1>',
  'about-us.html': `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>About us</title><h1>About us</h1>${'<p>Curiosity. Creativity. Logic.</p>'.repeat(40)}`,
  'services/devops.html': '<!doctype html><title>DevOps</title><h1>DevOps</h1>',
  'services/ai_engineering.html':
    '<!doctype html><title>AI Engineering</title><h1>AI Engineering</h1>',
  'continous-integration.html': '<!doctype html><title>CI/CD</title><h1>CI/CD</h1>',
  'contact-us.html': '<!doctype html><title>Contact us</title><h1>Contact us</h1>',
  'contact-us/topics.json': JSON.stringify(['ETL testing', 'test automation']),
  'contact-us/sent.html': `<!doctype html><title>Sent</title><h1>Thank you for contacting us!</h1><p data-reference="" hidden="">Your reference number: <strong>${REFERENCE_PLACEHOLDER}</strong></p>`,
  '404.html': '<!doctype html><title>Not found</title><h1>Not found</h1>',
  '_next/static/chunks/Main-1a2b3c4d.js': 'export const a = 1\n',
  'photos/anna-640.3f9a2b1c.webp': 'not really a photograph',
  'robots.txt': 'User-agent: *\n',
  '.well-known/security.txt': 'Contact: mailto:a@b.co\n',
  'about-us.md': '# About us\n',
  'icon-192.png': 'not really a picture',
  'manifest.webmanifest': JSON.stringify({ short_name: SITE_NAME }),
}

/** Writes the site as a finished build, including compressed copies of one page. */
export async function writeSite(dir: string): Promise<void> {
  for (const [name, content] of Object.entries(siteFiles)) {
    const file = join(dir, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  await writeFile(join(dir, BUILD_MARK), JSON.stringify({ pages: 6, hashed: [] }))
  const page = siteFiles['about-us.html'] as string
  await writeFile(join(dir, 'about-us.html.br'), brotliCompressSync(page))
  await writeFile(join(dir, 'about-us.html.gz'), gzipSync(page))
}
