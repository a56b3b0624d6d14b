import { SPECULATION_PATH, SPECULATION_TYPE } from '../../postbuild/speculation.ts'
import {
  HASHED_FOLDER,
  headersFor,
  isHashed,
  RESOURCE_POLICY,
  SECURITY_HEADERS,
  speculationHeader,
  TWINS,
} from '../headers.ts'
import { mediaType } from '../mediaTypes.ts'
import { ALIASES } from '../redirects.ts'
import { SHARE_IMAGES } from '../url.ts'
import type { HostedSite, HostPlaces } from './site.ts'

const CACHING = 'Cache-Control'
const POLICY = 'Content-Security-Policy'
const ROBOTS = 'X-Robots-Tag'

/**
 * Text of a Caddyfile for one build of the site, for Caddy 2.6 and later. It belongs to that build, as the policies
 * name the hashes of its styles. Caddy gets the certificates for the names by itself.
 */
export function caddyfile(site: HostedSite, { root, names, engine }: HostPlaces): string {
  const { pages, notFound, files } = site
  const speculation = speculationHeader((path) => files.includes(path))
  const known = new Map(pages.map((page) => [page.path, page]))
  const spellings = [
    ...pages.map((page) => [page.path, page] as const),
    ...Object.entries(ALIASES).flatMap(([alias, to]) => {
      const page = known.get(to)
      return page && !known.has(alias) ? [[alias, page] as const] : []
    }),
  ]
  const hashed = files.filter((path) => isHashed(path) && !path.startsWith(HASHED_FOLDER))

  return `# Written by \`npm run hosts\` for one build of the site. Not to be edited; see docs/deploy.md.
${names.join(', ')} {
	root * ${quoted(root)}

	# What is meant by a path: the page, its file and its policy. Letter case, a slash, \`.html\` and \`/index\` at its
	# end do not count. Asked of the path as it was sent, so that an encoded slash is no separator.
	map {uri} {site_page} {site_file} {site_policy} {
${spellings
  .map(
    ([path, page]) =>
      `		${quoted(`~${pattern(path)}`)} ${quoted(page.path)} ${quoted(page.file)} ${quoted(page.policy)}`,
  )
  .join('\n')}
		default "" "" ""
	}
	map {query} {site_query} {
		~^(.+)$ ?\${1}
		default ""
	}

	# The API, from the engine on one machine (\`npm run serve\`), which sends its own headers.
	@api path /api /api/*
	handle @api {
		reverse_proxy ${engine}
	}

	handle {
${header('*', SECURITY_HEADERS, 2)}

		@page expression \`{site_page} != ""\`
${header('@page', { [CACHING]: headersFor('page')[CACHING] ?? '', [POLICY]: '{site_policy}', ...speculation }, 2)}
		@hashed path ${[`${HASHED_FOLDER}*`, ...hashed].join(' ')}
${header('@hashed', { [CACHING]: headersFor('hashed')[CACHING] ?? '' }, 2)}
		@file {
			expression \`{site_page} == ""\`
			not path ${[`${HASHED_FOLDER}*`, ...hashed].join(' ')}
		}
${header('@file', { [CACHING]: headersFor('file')[CACHING] ?? '' }, 2)}
		@twin path *${TWINS.ending} ${TWINS.lists.join(' ')}
${header('@twin', { [ROBOTS]: headersFor('twin')[ROBOTS] ?? '' }, 2)}
		@share path /${SHARE_IMAGES}*
${header('@share', { [RESOURCE_POLICY]: headersFor('share')[RESOURCE_POLICY] ?? '' }, 2)}
${types(files)}
		header @page Content-Type ${quoted(mediaType('.html'))}

		@moved expression \`{site_page} != "" && {site_page} != {http.request.orig_uri.path}\`
		redir @moved {site_page}{site_query} 301

		# The site is read, and only the API is written to.
		@refused not method GET HEAD
		header @refused Allow \`GET, HEAD\`
		respond @refused \`This address cannot be used in that way.\` 405

		# Bytes of a part are counted in the file itself.
		@part header Range *
		request_header @part -Accept-Encoding

		rewrite @page {site_file}
		file_server {
			precompressed br gzip
			disable_canonical_uris
			hide _headers _redirects .assetsignore ${notFound?.file.slice(1) ?? '404.html'} *.br *.gz
		}
	}

	handle_errors {
		@away {
			path /api /api/*
			expression \`{http.error.status_code} >= 500\`
		}
		handle @away {
${header('*', { ...headersFor('api'), 'Content-Type': 'application/json; charset=utf-8' }, 3)}
			respond \`{"ok":false,"message":"Something went wrong on our side. Please try again later."}\` {http.error.status_code}
		}
		@missing expression \`{http.error.status_code} == 404\`
		handle @missing {
${header('*', { ...headersFor('page'), ...speculation, ...(notFound && { [POLICY]: notFound.policy }), 'Content-Type': mediaType('.html') }, 3)}
			rewrite * ${notFound?.file ?? '/404.html'}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}
}
`
}

/** Caddy asks the system for types, and each system knows others. */
function types(files: readonly string[]): string {
  const byType = Map.groupBy(files, mediaType)
  return [...byType]
    .map(([type, paths]) => {
      const ending = (path: string) => path.slice(path.lastIndexOf('.') + 1)
      const patterns =
        type === SPECULATION_TYPE
          ? [SPECULATION_PATH]
          : [...new Set(paths.map((path) => `*.${ending(path)}`))]
      const name = `@${type.replace(/;.*/, '').replace(/\W+/g, '-')}`
      // Where there is a rule of its own for one file of an ending, that file keeps it.
      const but = patterns.includes('*.json') ? `\n\t\t\tnot path ${SPECULATION_PATH}` : ''
      return `\t\t${name} {\n\t\t\tpath ${patterns.join(' ')}${but}\n\t\t}\n\t\theader ${name} Content-Type ${quoted(type)}`
    })
    .join('\n')
}

/** All spellings of a path, with the query that may follow. */
function pattern(path: string): string {
  const name = path === '/' ? '' : path.slice(1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return name === '' ? '(?i)^/+(index)?(\\.html)?/?(\\?.*)?$' : `(?i)^/+${name}(/index)?(\\.html)?/?(\\?.*)?$`
}

/** Between backticks Caddy takes everything as it stands, save placeholders. */
function quoted(value: string): string {
  return `\`${value}\``
}

function header(matcher: string, headers: Readonly<Record<string, string>>, depth: number): string {
  const indent = '\t'.repeat(depth)
  const lines = Object.entries(headers).map(([name, value]) => `${indent}\t${name} ${quoted(value)}`)
  return [`${indent}header ${matcher} {`, ...lines, `${indent}}`].join('\n')
}
