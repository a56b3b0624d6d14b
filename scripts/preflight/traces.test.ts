/** @jest-environment node */
import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { DATA, DETAIL, makeTestSite, TODAY } from '#check/testing/testSite.ts'
import { Logo } from '#components/ui/Logo.tsx'
import { getData } from '#lib/content/pages.ts'
import { filesIn } from '#lib/site/folder.ts'
import { filesOf, textOf } from '#lib/testing/tree.ts'
import samples from './samples.json' with { type: 'json' }
import { tracesIn } from './traces.ts'

const [SAMPLE = ''] = Object.keys(samples.texts)

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'traces-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

function traces(site = makeTestSite()): string[] {
  return tracesIn(folder, site.check(TODAY).site).map((line) => line.replace(folder, 'out'))
}

it('finds nothing in pages without a sample', () => {
  write('index.html', '<title>Tester</title><a href="https://tester.biz">Tester</a>')
  expect(traces()).toEqual([])
})

it.each([
  'about-us.html',
  'manifest.webmanifest',
  'llms.txt',
  'sitemap.xml',
  'about-us.md',
  '_next/static/search.1a2b3c4d.js',
  'logo.svg',
])('finds the name of the sample in %s, in any letter case', (file) => {
  write(file, `… ${SAMPLE.toUpperCase()}…`)
  expect(traces()).toEqual([
    `out/ has "${SAMPLE}", ${samples.texts[SAMPLE as keyof typeof samples.texts]}, in 1 file: ${file}. Visitors would take it for yours. No file in content/ has it: look in components/, lib/ and public/.`,
  ])
})

it('finds it in the name of a file, but in no picture, copy or longer word', () => {
  write('og/index.png', Buffer.from(`\x89PNG\0${SAMPLE}`))
  write('index.html.br', SAMPLE)
  write('index.html', `not${SAMPLE}`)
  expect(traces()).toEqual([])
  write(`${SAMPLE}.txt`, 'empty')
  expect(traces()).toHaveLength(1)
})

it('says where authors can replace it', () => {
  const site = makeTestSite()
  site.edit(DETAIL, '- A point', `- A point of ${SAMPLE}`)
  for (const page of ['a', 'b', 'c', 'd', 'e']) write(`${page}.html`, SAMPLE)
  expect(traces(site)).toEqual([
    expect.stringMatching(
      /in 5 files: a\.html, b\.html, c\.html and 2 more\..* Replace it in content\/alpha\.mdx:26\.$/,
    ),
  ])
})

it('finds every other host that is reserved for examples', () => {
  write(
    'index.html',
    '<a href="https://www.acme.example/x">A</a> <a href="mailto:me@example.com">B</a>',
  )
  write('page.js', 'const files = import("./log.test.js"), local = a.localhost')
  expect(traces().map((line) => line.split(', in ')[0])).toEqual([
    'out/ has "www.acme.example", a host reserved for examples',
    'out/ has "example.com", a host reserved for examples',
  ])
})

it('finds the cities of the samples until an office is there', () => {
  const [city = ''] = samples.cities
  write('about-us.html', `With offices in ${city}`)
  const site = makeTestSite()
  expect(traces(site)).toEqual([expect.stringContaining('the city of a sample office')])
  const [office = ''] = /city: .+/.exec(site.read(`${DATA}offices.yaml`)) ?? []
  site.edit(`${DATA}offices.yaml`, office, `city: ${city}`)
  expect(traces(site)).toEqual([])
})

it('takes a sample person for one until somebody of that name is there', () => {
  const [name = ''] =
    Object.entries(samples.texts).find(([, what]) => what === 'a sample person') ?? []
  write('about-us.html', `Led by ${name}`)
  const site = makeTestSite()
  expect(traces(site)).toEqual([expect.stringContaining('a sample person')])
  const [colleague = ''] = /name: .+/.exec(site.read(`${DATA}people.yaml`)) ?? []
  site.edit(`${DATA}people.yaml`, colleague, `name: ${name}`)
  expect(traces(site)).toEqual([])
})

it('finds icons of the sample, whatever they are called, and no others', () => {
  const site = makeTestSite().check(TODAY).site
  const icon = Buffer.from('\x89PNG\0 of the sample')
  write('icon.png', Buffer.from('\x89PNG\0 of the owner'))
  const find = () => tracesIn(folder, site, [hash('sha256', icon)])
  expect(find()).toEqual([])
  write('icon-192.png', icon)
  write('logos/ours.png', icon)
  expect(find()).toEqual([
    `${folder}/ has icons of the sample provider: icon-192.png, logos/ours.png. Replace them in public/.`,
  ])
})

it('knows the mark and the icons as long as the name is that of the sample', () => {
  if (!Object.hasOwn(samples.texts, getData().site.name)) return
  write('index.html', renderToStaticMarkup(createElement(Logo, getData().site)))
  for (const file of filesIn('public').filter((name) => /\.(?:ico|png|svg)$/.test(name)))
    write(file, readFileSync(join('public', file)))
  const icons = filesIn(folder).filter((file) => file !== 'index.html')
  expect(traces()).toEqual([
    expect.stringContaining('the mark of the sample provider, in 1 file: index.html'),
    `out/ has icons of the sample provider: ${icons.join(', ')}. Replace them in public/.`,
  ])
})

const known = [...Object.keys(samples.texts), ...samples.cities]

it('knows the names and the words of all samples that are left', () => {
  const { people, testimonials } = getData()
  const left = [...people, ...testimonials].filter(({ placeholder }) => placeholder)
  expect(known).toEqual(expect.arrayContaining(left.map(({ name }) => name)))
  const words = left.map((sample) => ('bio' in sample ? sample.bio : sample.text))
  const unknown = words.filter(
    (text) => !known.some((trace) => trace !== SAMPLE && text.includes(trace)),
  )
  expect(unknown).toEqual([])
})

it('knows each line of a page that names the place of a sample office', () => {
  const places = getData()
    .offices.filter(({ placeholder }) => placeholder)
    .flatMap(({ city, region, country }) => [city, country, ...(region ? [region] : [])])
  const lines = filesOf('content/**/*.mdx').flatMap((file) => textOf(file).split('\n'))
  const naming = lines.filter((line) => places.some((place) => line.includes(place)))
  expect(naming.filter((line) => !known.some((trace) => line.includes(trace)))).toEqual([])
})
