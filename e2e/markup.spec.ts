/** Checks the markup of every file in `out/` without a browser. */
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { commentIn } from '#lib/contact/protocol.ts'
import { expectNone } from './support/expectNone.ts'
import { all, get, linksOf, treeOf } from './support/html.ts'
import { fileOf, htmlFiles, outFiles, paths, readOut, siteOrigin } from './support/out.ts'

// One worker parses each page once.
test.describe.configure({ mode: 'default' })

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes charSet, async="", hidden="" and <br/>, which mean the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // Our own files are as trustworthy as the page.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Authors write telephone numbers with plain spaces, and a browser may break them.
    'tel-non-breaking': 'off',
    // HTML5 allows an id to start with any character.
    'valid-id': ['error', { relaxed: true }],
  },
})

test('every file is valid HTML', () => {
  expectNone(
    (file) =>
      validator
        .validateStringSync(readOut(file))
        .results.flatMap(({ messages }) => messages)
        .map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    htmlFiles,
  )
})

test('every file has no inline styles or handlers and hides nothing until a script runs', () => {
  expectNone((file) => {
    const faults: string[] = []
    for (const element of all(treeOf(file), '*')) {
      for (const [name, value] of Object.entries(element.properties)) {
        if (name === 'style' || /^on[A-Z]/.test(name) || /^\s*javascript:/i.test(String(value)))
          faults.push(`<${element.tagName} ${name}="${value}">`)
      }
    }
    if (
      /opacity\s*[:=]\s*["']?0(?![.\d])/.test(
        readOut(file).replace(/<(style|script)\b.*?<\/\1>/gs, ''),
      )
    )
      faults.push('opacity 0')
    return faults
  }, htmlFiles)
})

test('every file links to canonical pages and existing ids, and loads only existing files', () => {
  const idsOf = new Map(
    htmlFiles.map((file) => [file, all(treeOf(file), '[id]').map((element) => get(element, 'id'))]),
  )
  const topics: string[] = JSON.parse(readOut('contact-us/topics.json'))
  const isTopic = (path: string, search: string) =>
    path === '/contact-us' && topics.includes(new URLSearchParams(search).get('about') ?? '')
  let followed = 0
  expectNone((file) => {
    const faults: string[] = []
    const base = new URL(file.replace(/(^index)?\.html$/, ''), `${siteOrigin}/`)
    for (const [, href] of linksOf(treeOf(file))) {
      const { origin, pathname, search, hash } = new URL(href, base)
      if (origin !== siteOrigin) continue
      followed += 1
      const target = pathname === base.pathname ? file : fileOf(pathname)
      // What follows the # of a link to the form may be the beginning of a comment.
      const id = commentIn(hash) ? '' : decodeURIComponent(hash.slice(1))
      if (outFiles.includes(pathname.slice(1))) continue
      if ((search && !isTopic(pathname, search)) || (target !== file && !paths.includes(pathname)))
        faults.push(`${href} is not a page`)
      else if (id && !idsOf.get(target)?.includes(id))
        faults.push(`${href} has no target on its page`)
    }
    const loaded = [
      ...all(treeOf(file), 'link:not([rel="canonical"])').map((link) => get(link, 'href')),
      ...all(treeOf(file), '[src]').map((element) => get(element, 'src')),
    ]
    for (const href of loaded) {
      const { origin, pathname } = new URL(href, base)
      if (origin !== siteOrigin) faults.push(`${href} is on another host`)
      else if (!outFiles.includes(pathname.slice(1) || 'index.html'))
        faults.push(`${href} is not a file`)
    }
    return faults
  }, htmlFiles)
  expect(followed, 'links followed').toBeGreaterThan(paths.length * 30)
  test.info().annotations.push({ type: 'links', description: `${followed} ${htmlFiles.length}` })
})
