import { isText } from '../../postbuild/compress.ts'
import { SPECULATION_PATH, SPECULATION_TYPE } from '../../postbuild/speculation.ts'
import {
  HASHED_FOLDER,
  HASHED_NAME,
  headersFor,
  RESOURCE_POLICY,
  SECURITY_HEADERS,
  speculationHeader,
  TWINS,
} from '../headers.ts'
import { MEDIA_TYPES } from '../mediaTypes.ts'
import { ALIASES } from '../redirects.ts'
import { SHARE_IMAGES } from '../url.ts'
import type { HostedSite, HostPlaces } from './site.ts'

const CACHING = 'Cache-Control'
const POLICY = 'Content-Security-Policy'
const ROBOTS = 'X-Robots-Tag'

/** Lines of one block, and of blocks in it. */
type Lines = readonly (string | Lines)[]

/**
 * Text of a file for nginx's `http` block (as in `conf.d/`), for any nginx from 1.18 on without further modules. It
 * belongs to one build, as the policies name the hashes of that build's styles.
 *
 * How it finds out what a request is: the path as nginx decodes it, without what pages' paths do not have, is looked up
 * in a table of all pages and aliases (nginx looks strings up without regard to letter case), which gives the canonical
 * path. Is that what was asked for, letter by letter, then it is the page; if not, it moves there.
 */
export function nginxConfig(
  site: HostedSite,
  { root, names, engine, listen = ['80', '[::]:80'] }: HostPlaces,
): string {
  const { pages, notFound, files } = site
  const pageHeaders = headersFor('page')
  const speculation = speculationHeader((path) => files.includes(path))
  const known = new Set(pages.map(({ path }) => path))
  const aliases = Object.entries(ALIASES).filter(([alias, to]) => known.has(to) && !known.has(alias))
  const textEndings = Object.keys(MEDIA_TYPES).filter((ending) => isText(`x.${ending}`))

  const lines: Lines = [
    '# Written by `npm run hosts` for one build of the site. Not to be edited; see docs/deploy.md.',
    '',
    '# Room for long paths and many pages.',
    'map_hash_bucket_size 256;',
    `map_hash_max_size ${2 ** Math.ceil(Math.log2(2048 + 2 * pages.length))};`,
    '',
    '# The path as it was sent, neither decoded nor made simpler.',
    block('map $request_uri $site_sent', ['"~^(?<site_sent_path>[^?]*)" $site_sent_path;']),
    '',
    '# The path without slash, `.html` or `/index` at its end; empty for the home page.',
    block('map $uri $site_name', [
      '"~*^(?<site_stem>.*?)(?:/index)?(?:\\.html)?/?\\z" $site_stem;',
      '# A line break is in no name.',
      'default none;',
    ]),
    '',
    '# The canonical path of the page that is meant. Letter case does not count.',
    block('map $site_name $site_meant', [
      ...pages.map(({ path }) => `${quoted(path === '/' ? '' : path)} ${quoted(path)};`),
      ...aliases.map(([alias, to]) => `${quoted(alias)} ${quoted(to)};`),
    ]),
    '',
    '# An encoded slash is a character of a name, never a separator: nothing here has such a name.',
    block('map $site_sent $site_hidden', ['"~*%(2f|5c)" 1;']),
    '',
    '# That path, if it is not the one that was sent.',
    block('map "$site_hidden|$site_meant|$site_sent" $site_move', [
      '"~^1" "";',
      '"~^\\|\\|" "";',
      '"~^\\|(?<site_same>[^|]+)\\|\\1$" "";',
      'default $site_meant;',
    ]),
    '',
    '# The file of the page.',
    block(
      'map $site_meant $site_page_file',
      pages.map(({ path, file }) => `${quoted(path)} ${quoted(file)};`),
    ),
    '',
    '# Its policy. None for files.',
    block(
      'map $site_meant $site_policy',
      pages.map(({ path, policy }) => `${quoted(path)} ${quoted(policy)};`),
    ),
    block('map $site_meant $site_speculation', [
      '"" "";',
      `default ${quoted(speculation['Speculation-Rules'] ?? '')};`,
    ]),
    '',
    '# Caching: names that change with their content for ever, pages never without asking.',
    block('map "$site_meant $uri" $site_caching', [
      `"~^/" ${quoted(pageHeaders[CACHING] ?? '')};`,
      `"~^ ${HASHED_FOLDER}" ${quoted(headersFor('hashed')[CACHING] ?? '')};`,
      `"~^ .*${HASHED_NAME.source.replace(/\$$/, '(\\.br)?$')}" ${quoted(headersFor('hashed')[CACHING] ?? '')};`,
      `default ${quoted(headersFor('file')[CACHING] ?? '')};`,
    ]),
    '',
    '# What repeats the words of pages is not for search engines.',
    block('map $uri $site_robots', [
      `${quoted(`~\\${TWINS.ending}(\\.br)?$`)} ${headersFor('twin')[ROBOTS]};`,
      ...TWINS.lists.flatMap((path) =>
        ['', '.br'].map((coding) => `${quoted(path + coding)} ${headersFor('twin')[ROBOTS]};`),
      ),
    ]),
    '',
    '# Other sites may show the pictures that stand for pages.',
    block('map $uri $site_resource', [
      `"~^/${SHARE_IMAGES}" ${headersFor('share')[RESOURCE_POLICY]};`,
      `default ${SECURITY_HEADERS[RESOURCE_POLICY]};`,
    ]),
    '',
    '# Brotli copies, for who takes them and asks for no part: bytes of a part are counted in the file itself.',
    block('map "$http_range|$http_accept_encoding" $site_br', [
      '"~*^\\|(.*,)?\\s*br\\s*(;(?!\\s*q\\s*=\\s*0(\\.0*)?\\s*(,|$))[^,]*)?(,|$)" .br;',
    ]),
    block('map $request_filename $site_coding', ['"~\\.br$" br;']),
    block('map $uri $site_vary', [`"~\\.(${textEndings.join('|')})(\\.br)?$" Accept-Encoding;`]),
    '',
    '# The site is read, and only the API is written to.',
    block('map "$request_method $uri" $site_refused', [
      '"~^(GET|HEAD) " "";',
      '"~^[A-Z]+ /api(/|$)" "";',
      'default 1;',
    ]),
    '',
    block('server', [
      ...listen.map((address) => `listen ${address};`),
      `server_name ${names.join(' ')};`,
      `root ${quoted(root)};`,
      'server_tokens off;',
      '# Redirects name a path, so that they hold behind any proxy and lead to no other host.',
      'absolute_redirect off;',
      'if_modified_since before;',
      '# What is worth it lies there compressed. On the fly, nginx would compress brotli copies once more.',
      'gzip off;',
      'gzip_static on;',
      'gzip_proxied any;',
      'gzip_vary off;',
      'default_type application/octet-stream;',
      block('types', otherTypes(textEndings)),
      '',
      ...addHeaders({
        ...SECURITY_HEADERS,
        [RESOURCE_POLICY]: '$site_resource',
        [CACHING]: '$site_caching',
        [POLICY]: '$site_policy',
      }),
      ...addHeaders({ 'Speculation-Rules': '$site_speculation', [ROBOTS]: '$site_robots' }),
      ...addHeaders({ 'Content-Encoding': '$site_coding', Vary: '$site_vary' }),
      '',
      'error_page 404 @missing;',
      'error_page 405 @refused;',
      'if ($site_refused) { return 405; }',
      'if ($site_hidden) { return 404; }',
      'if ($site_move) { return 301 $site_move$is_args$args; }',
      'if ($site_page_file) { rewrite ^ $site_page_file; }',
      '',
      '# Pages by their own names only: any other way to the files of pages has been sent away above.',
      block('location ~ \\.html$', ['internal;', ...textFile(MEDIA_TYPES.html)]),
      '',
      ...(files.includes(SPECULATION_PATH)
        ? [block(`location = ${SPECULATION_PATH}`, textFile(SPECULATION_TYPE))]
        : []),
      ...textEndings
        .filter((ending) => ending !== 'html')
        .map((ending) => block(`location ~ \\.${ending}$`, textFile(MEDIA_TYPES[ending]))),
      '',
      '# Compressed copies have no address of their own, nor have files for other hosts.',
      block('location ~ ^(?<site_original>.+)\\.(br|gz)$', [
        'if (-f $document_root$site_original) { return 404; }',
        'try_files $uri =404;',
      ]),
      ...['_headers', '_redirects', '.assetsignore'].map((name) =>
        block(`location = /${name}`, ['return 404;']),
      ),
      '',
      block('location /', ['try_files $uri =404;']),
      '',
      block('location @missing', [
        ...addHeaders({
          ...pageHeaders,
          ...speculation,
          ...(notFound && { [POLICY]: notFound.policy }),
          'Content-Encoding': '$site_coding',
          Vary: 'Accept-Encoding',
        }),
        ...textFile(MEDIA_TYPES.html, notFound?.file ?? '/404.html'),
      ]),
      block('location @refused', [
        ...addHeaders({ ...pageHeaders, Allow: 'GET, HEAD' }),
        'types { }',
        'default_type "text/plain; charset=utf-8";',
        'return 405 "This address cannot be used in that way.\\n";',
      ]),
      '',
      ...api(engine),
    ]),
  ]
  return `${print(lines)}\n`
}

/** The API, from the engine on one machine (`npm run serve`), which sends its own headers. */
function api(engine: string): Lines {
  const proxied: Lines = [
    '# With a line of its own, a location takes none of those above.',
    'add_header X-None "";',
    `proxy_pass http://${engine};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'error_page 502 504 @engine_away;',
  ]
  return [
    block('location = /api', proxied),
    block('location ^~ /api/', proxied),
    block('location @engine_away', [
      ...addHeaders(headersFor('api')),
      'types { }',
      'default_type "application/json; charset=utf-8";',
      `return 502 '{"ok":false,"message":"Something went wrong on our side. Please try again later."}';`,
    ]),
  ]
}

/** A file with compressed copies beside it. By its ending nginx would take a brotli copy for something unknown. */
function textFile(type = 'application/octet-stream', path = '$uri'): Lines {
  return ['types { }', `default_type ${quoted(type)};`, `try_files ${path}$site_br ${path} =404;`]
}

/** Types of what lies there uncompressed. */
function otherTypes(textEndings: readonly string[]): Lines {
  return Object.entries(MEDIA_TYPES)
    .filter(([ending]) => !textEndings.includes(ending))
    .map(([ending, type]) => `${quoted(type)} ${ending};`)
}

/** `always`: with errors and redirects, too. A header without a value is not sent. */
function addHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
}

/** `$` cannot be escaped in nginx; no value of ours has one that is not meant as a variable. */
function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

function block(head: string, body: Lines): Lines {
  return [`${head} {`, body, '}']
}

function print(lines: Lines, depth = 0): string {
  return lines
    .map((line) => {
      if (typeof line === 'string') return line && '  '.repeat(depth) + line
      // What `block` gives stands in line with what is around it; its second entry is what goes deeper.
      const [head, body, end] = line as readonly [string, Lines, string]
      return [print([head], depth), print(body, depth + 1), print([end], depth)].filter(Boolean).join('\n')
    })
    .join('\n')
}
