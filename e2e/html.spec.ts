import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate, type Report } from 'html-validate/node'
import { fileOf, htmlFiles, outFiles, paths, readOut, siteOrigin } from './support/out.ts'
import { expect, type Page, test } from './support/test.ts'

const ROOT = join(import.meta.dirname, '..')

/** Why `.htmlvalidate.json` differs from the recommended rules; a difference without a reason here fails. */
const REASONS: Record<string, string> = {
  'attr-case': 'React writes charSet and popoverTarget; names of HTML attributes know no case.',
  'attribute-boolean-style': 'React writes async="": another spelling of the same.',
  'attribute-empty-style': 'React writes hidden="": another spelling of the same.',
  'void-style': 'React writes <br/>: another spelling of the same.',
  'require-sri':
    'Still asked for where a file comes from another host; our own is as trustworthy as the page.',
  'valid-id': 'An id may begin with any sign since HTML 5; the framework has one that begins with _.',
}

const validator = new HtmlValidate(new FileSystemConfigLoader())

const messages = (report: Report) =>
  report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  )

for (const file of htmlFiles) {
  test(`valid HTML: ${file}`, async () => {
    expect(messages(await validator.validateFile(join(ROOT, 'out', file)))).toEqual([])
  })
}

test('every rule of the validator that is changed has its reason', () => {
  const { rules } = JSON.parse(readFileSync(join(ROOT, '.htmlvalidate.json'), 'utf8'))
  expect(Object.keys(rules).sort()).toEqual(Object.keys(REASONS).sort())
})

type Facts = {
  ids: string[]
  links: string[]
  files: string[]
  faults: string[]
}

/** What the browser's own parser makes of a file, without running it. */
const factsOf = (page: Page, file: string): Promise<Facts> =>
  page.evaluate((html) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    const all = (selector: string) => Array.from(parsed.querySelectorAll(selector))
    const faults: string[] = []
    for (const element of all('*')) {
      for (const { name, value } of element.attributes) {
        const shown = `<${element.localName} ${name}="${value.slice(0, 80)}">`
        if (name === 'style') faults.push(`style attribute: ${shown}`)
        if (name.startsWith('on')) faults.push(`inline handler: ${shown}`)
        if (/^\s*javascript:/i.test(value)) faults.push(`script in an address: ${shown}`)
      }
    }
    // React moves what it suspends into such templates, and needs a script to bring it back.
    for (const { id } of all('template[id^="B:"]')) faults.push(`suspended content: ${id}`)
    const ids = all('[id]').map(({ id }) => id)
    const links = all('a[href]').map((link) => link.getAttribute('href') ?? '')
    const files = [
      ...all('link[href]:not([rel="canonical"])').map((link) => link.getAttribute('href') ?? ''),
      ...all('[src]').map((element) => element.getAttribute('src') ?? ''),
    ]
    for (const element of all('style, script')) element.remove()
    if (/opacity\s*[:=]\s*["']?0(?![.\d])/.test(parsed.documentElement.outerHTML)) faults.push('opacity 0')
    return { ids, links, files, faults }
  }, readOut(file))

test('no style attribute, no inline handler, nothing hidden until a script comes', async ({ page }) => {
  const found: string[] = []
  for (const file of htmlFiles) {
    const { ids, faults } = await factsOf(page, file)
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index)
    found.push(...[...faults, ...twice.map((id) => `id twice: ${id}`)].map((fault) => `${file}: ${fault}`))
  }
  expect(found).toEqual([])
})

test('every internal link leads to a page, and its fragment to an id on it', async ({ page }) => {
  const facts = new Map<string, Facts>()
  for (const file of htmlFiles) facts.set(file, await factsOf(page, file))
  const served = new Set(outFiles.map((file) => `/${file}`))
  const broken: string[] = []
  let followed = 0

  for (const [file, { links, files }] of facts) {
    const base = new URL(file.replace(/(^index)?\.html$/, ''), `${siteOrigin}/`)
    for (const href of links) {
      const { origin, pathname, search, hash } = new URL(href, base)
      if (origin !== siteOrigin) continue
      followed += 1
      const target = pathname === base.pathname ? file : fileOf(pathname)
      const fragment = decodeURIComponent(hash.slice(1))
      if (search) broken.push(`${file}: ${href} has a query`)
      else if (target !== file && !paths.includes(pathname)) broken.push(`${file}: ${href} is no page`)
      else if (fragment && !facts.get(target)?.ids.includes(fragment))
        broken.push(`${file}: ${href} has no target on its page`)
    }
    for (const href of files) {
      const { origin, pathname } = new URL(href, base)
      if (origin !== siteOrigin) broken.push(`${file}: ${href} is on another host`)
      else if (pathname !== '/' && !served.has(pathname)) broken.push(`${file}: ${href} is no file`)
    }
  }
  expect(broken).toEqual([])
  expect(followed, 'links followed').toBeGreaterThan(64 * 30)
})
