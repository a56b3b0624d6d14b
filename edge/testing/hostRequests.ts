import { headersFor, SECURITY_HEADERS } from '#lib/site/headers.ts'
import { files, notFound, pages } from './finishedSite.ts'

export type HostName = 'nginx' | 'node' | 'workers'

/** What must come back. Of several values, any. */
export interface Expected {
  status: number | readonly number[]
  /** Value of the header, what it matches, null where it must not be there, undefined where it does not matter. */
  headers?: Readonly<Record<string, string | RegExp | null | undefined>>
  /** After decoding. */
  body?: string
  /** Where a host answers otherwise, and may: takes the place of what it names. */
  but?: Partial<Record<HostName, Pick<Partial<Expected>, 'status' | 'headers'>>>
}

export interface HostRequest extends Expected {
  method?: string
  /** As it goes over the wire. */
  path: string
  ask?: Readonly<Record<string, string>>
  /** Why the request is in the table, where its path does not say. */
  why?: string
}

const pageHeaders = headersFor('page')
const HTML = 'text/html; charset=utf-8'

function pageAnswer(path: string): Expected {
  const { html, policy } = pages[path] ?? notFound
  return {
    status: 200,
    headers: {
      ...pageHeaders,
      'Content-Security-Policy': policy,
      'Speculation-Rules': '"/speculation-rules.json"',
      'Content-Type': HTML,
      ETag: /^(W\/)?"[^"]+"$/,
    },
    body: html,
  }
}

const missing: Expected = {
  status: 404,
  headers: {
    ...pageHeaders,
    'Content-Security-Policy': notFound.policy,
    'Content-Type': HTML,
    Location: null,
  },
  body: notFound.html,
}

/** A place on this host, and no other: one slash at its start, and no backslash. */
const HERE = /^$|^\/(?![/\\])/

/** A path that no page can have, refused as such. */
const broken: Expected = {
  status: [400, 404],
  headers: { Location: null },
  // That host first writes each path in its own way, and then answers 404.
  but: { workers: { status: [307, 400, 404], headers: { Location: HERE } } },
}

/** Back to the canonical path in one step, for good. */
function moved(to: string): Expected {
  return { status: 301, headers: { ...SECURITY_HEADERS, Location: to } }
}

/** `_redirects` takes no patterns of that kind, so the host redirects by itself, and for the time being. */
function movedByHost(to: string): Expected {
  return { ...moved(to), but: { workers: { status: 307 } } }
}

const inner = Object.keys(pages).filter((path) => path !== '/')
const upper = (path: string) => path.toUpperCase()

/** The page itself, or a redirect to it: where dots are resolved before a host sees the path, it cannot tell. */
const dots: Expected = { status: [200, 301], headers: { Location: /^$|^\/about-us$/ } }

const TYPES: Readonly<Record<string, string | RegExp>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/speculationrules+json',
  md: 'text/markdown; charset=utf-8',
  png: 'image/png',
  svg: /^image\/svg\+xml(; charset=utf-8)?$/,
  txt: 'text/plain; charset=utf-8',
  webmanifest: /^application\/manifest\+json(; charset=utf-8)?$/,
  woff2: 'font/woff2',
  xml: /^application\/xml(; charset=utf-8)?$/,
}

function fileAnswer(path: string): Expected {
  const hashed = path.startsWith('/_next/static/') || path.startsWith('/files/')
  const twin = path.endsWith('.md') || path === '/llms.txt'
  return {
    status: 200,
    headers: {
      ...headersFor(hashed ? 'hashed' : path.startsWith('/og/') ? 'share' : 'file'),
      'X-Robots-Tag': twin ? 'noindex' : null,
      'Content-Type': TYPES[path.split('.').at(-1) ?? ''] ?? '',
    },
    body: files[path] ?? '',
    // A rule for each file would not fit into `_headers`; what has none, that host lets be asked for each time.
    ...(!hashed && {
      but: { workers: { headers: { 'Cache-Control': headersFor('page')['Cache-Control'] } } },
    }),
  }
}

const FONT = '/_next/static/media/grotesk.f60752f6fcc8bb00.woff2'

/** That host sends the whole file, and leaves caching to its network. */
const wholeOnWorkers = {
  workers: {
    status: 200,
    headers: {
      'Cache-Control': undefined,
      'Content-Range': null,
      'Content-Encoding': undefined,
      'Content-Length': undefined,
    },
  },
}

/** One table for all hosts: what a request is, and what must come back. */
export const hostRequests: readonly HostRequest[] = [
  // Each route.
  ...Object.keys(pages).map((path) => ({ path, ...pageAnswer(path) })),
  { path: '/about-us?utm_source=a', ...pageAnswer('/about-us') },

  // Its other spellings.
  ...inner.map((path) => ({ path: `${path}/`, ...moved(path) })),
  ...inner.map((path) => ({ path: upper(path), ...moved(path) })),
  ...inner.map((path) => ({ path: `${upper(path)}/`, ...moved(path) })),
  ...inner.map((path) => ({ path: `${path}.html`, ...moved(path) })),
  { path: '/About-Us.HTML', ...moved('/about-us') },
  { path: '/index', ...moved('/') },
  { path: '/index.html', ...moved('/') },
  { path: '/Index.html', ...moved('/') },
  { path: '/about-us/?utm_source=a&b=%2F', ...moved('/about-us?utm_source=a&b=%2F') },
  { path: '/%61bout-us', ...movedByHost('/about-us'), why: 'needless encoding' },
  { path: '//about-us', ...movedByHost('/about-us'), why: 'a slash too many' },
  { path: '/services//devops', ...movedByHost('/services/devops') },
  { path: '/about-us/index.html', ...movedByHost('/about-us') },

  // Aliases.
  { path: '/continuous-integration', ...moved('/continous-integration') },
  { path: '/continuous-integration/', ...moved('/continous-integration') },
  { path: '/continuous-integration.html', ...moved('/continous-integration') },
  { path: '/Continuous-Integration', ...moved('/continous-integration') },
  { path: '/services/ai-engineering?a=b', ...moved('/services/ai_engineering?a=b') },
  { path: '/ai-ml', ...missing, why: 'an alias of a page that this site does not have' },

  // Missing pages, folders, and what is no file for visitors.
  ...[
    '/missing',
    '/Missing',
    '/missing/',
    '/missing.html',
    '/missing.js',
    '/services',
    '/services/',
    '/_next',
    '/_next/',
    '/about-us/more',
    '/404',
    '/_headers',
    '/_redirects',
    '/.assetsignore',
    '/about-us.html.br',
    '/about-us.html.gz',
    '/robots.txt.gz',
    '/ROBOTS.TXT',
    '/about-us.html.html.txt',
    '/missing.md',
    '/About-Us.md',
    '/about-us.md.br',
  ].map((path) => ({ path, ...missing })),

  {
    path: '/404.html',
    ...missing,
    but: {
      workers: {
        status: 307,
        headers: { Location: '/404', 'Cache-Control': undefined, 'Content-Type': undefined },
      },
    },
  },

  // Odd encodings, ways out of the folder, other hosts.
  ...[
    '/about-us%00',
    '/%zz',
    '/%',
    '/about-us%0a',
    '/about-us%0d%0aX-Injected:%201',
    '/services%2fdevops',
    '/services%5cdevops',
  ].map((path) => ({ path, ...broken })),
  ...[
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/_next/..%5c..%5cetc/passwd',
  ].map((path) => ({ path, ...broken })),
  ...[
    '//evil.example',
    '//evil.example/',
    '//evil.example/about-us',
    '/\\evil.example',
    '/https://evil.example',
  ].map((path) => ({ path, ...broken })),
  { path: '/services/../about-us', ...dots },
  { path: '/./about-us', ...dots },
  { path: '/__proto__', ...missing },

  // Files, their types and their caching.
  ...Object.keys(files).map((path) => ({ path, ...fileAnswer(path) })),

  // Methods.
  ...['/', '/about-us'].map((path) => ({ ...pageAnswer(path), method: 'HEAD', path, body: '' })),
  { method: 'HEAD', path: '/about-us/', ...moved('/about-us') },
  { ...missing, method: 'HEAD', path: '/missing', body: '' },
  ...['POST', 'PUT', 'DELETE', 'PATCH'].map((method) => ({
    method,
    path: '/about-us',
    status: 405,
    headers: { ...SECURITY_HEADERS, Allow: 'GET, HEAD' },
    but: { workers: { headers: { Allow: undefined } } },
  })),

  // Accepted encodings.
  ...(
    [
      ['br', 'br'],
      ['gzip, deflate, br, zstd', 'br'],
      ['BR', 'br'],
      ['br;q=1.0', 'br'],
      ['br;q=0.5', 'br'],
      ['gzip', 'gzip'],
      ['gzip, br;q=0', 'gzip'],
      ['gzip, br;q=0.0', 'gzip'],
      ['identity', null],
      ['br;q=0', null],
      ['abr, brx', null],
      ['', null],
    ] as const
  ).flatMap(([accepted, coding]) =>
    [
      { path: '/about-us', answer: pageAnswer('/about-us') },
      { path: '/missing', answer: missing },
      { path: '/robots.txt', answer: fileAnswer('/robots.txt') },
    ].map(({ path, answer }) => ({
      path,
      ask: { 'Accept-Encoding': accepted },
      ...answer,
      headers: { ...answer.headers, 'Content-Encoding': coding, Vary: 'Accept-Encoding' },
      // That host's network compresses; on one machine its runtime does, as it likes.
      but: {
        workers: {
          headers: { ...answer.but?.workers?.headers, 'Content-Encoding': undefined, Vary: undefined },
        },
      },
    })),
  ),
  {
    path: '/icon-192.png',
    ask: { 'Accept-Encoding': 'br, gzip' },
    ...fileAnswer('/icon-192.png'),
    why: 'compressed already',
  },

  // Ranges, which a host may ignore.
  ...(
    [
      ['bytes=11-14', 'bytes 11-14/17', 'a fo'],
      ['bytes=-4', 'bytes 13-16/17', 'font'],
      ['bytes=13-', 'bytes 13-16/17', 'font'],
    ] as const
  ).map(([Range, part, body]) => ({
    path: FONT,
    ask: { Range },
    status: 206,
    headers: { ...headersFor('hashed'), 'Content-Range': part },
    body,
    but: wholeOnWorkers,
  })),
  {
    path: '/about-us',
    ask: { Range: 'bytes=0-8', 'Accept-Encoding': 'br' },
    status: 206,
    headers: { 'Content-Range': /^bytes 0-8\/\d+$/, 'Content-Encoding': null, 'Content-Length': '9' },
    body: '<!DOCTYPE',
    but: wholeOnWorkers,
    why: 'bytes of a part are counted in the file itself',
  },
  {
    path: '/about-us',
    ask: { Range: 'bytes=999999-' },
    status: 416,
    headers: { 'Content-Range': /^bytes \*\/\d+$/ },
    but: wholeOnWorkers,
  },
  {
    ...pageAnswer('/about-us'),
    path: '/about-us',
    ask: { Range: 'lines=1-2' },
    but: wholeOnWorkers,
    why: 'an unknown unit',
  },

  // Conditions.
  { ...pageAnswer('/about-us'), path: '/about-us', ask: { 'If-None-Match': '"other"' } },
  {
    ...pageAnswer('/about-us'),
    path: '/about-us',
    ask: { 'If-Modified-Since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
  },
  { ...missing, path: '/missing', ask: { 'If-None-Match': '*' }, why: 'nothing is there to be unchanged' },

  // The API, which answers as data with its own headers.
  ...['/api', '/api/none', '/api/none.js', '/api/none.html'].map((path) => ({
    path,
    status: 404,
    headers: {
      ...headersFor('api'),
      'Content-Type': 'application/json; charset=utf-8',
      'Speculation-Rules': null,
    },
  })),
  { path: '/api/health', status: 200, headers: headersFor('api') },
  { method: 'DELETE', path: '/api/contact', status: 405, headers: { Allow: 'POST, OPTIONS' } },
]
