import type { IncomingMessage, ServerResponse } from 'node:http'
import { REPOSITORY, type Repository } from './repository.ts'

/** The path of the URL for `git clone`. */
export const CLONES = `/${REPOSITORY}.git`

/** Answers `git clone` with git's own CGI program. */
export function serveClone(
  { dir, git }: Repository,
  { url = '', method = '', headers }: IncomingMessage,
  input: Buffer,
  to: ServerResponse,
) {
  const [path = '', query = ''] = url.split('?')
  const output = git(['http-backend'], input, {
    PATH_TRANSLATED: dir + path.slice(CLONES.length),
    REQUEST_METHOD: method,
    QUERY_STRING: query,
    CONTENT_TYPE: headers['content-type'] ?? '',
    HTTP_CONTENT_ENCODING: headers['content-encoding'] ?? '',
    GIT_HTTP_EXPORT_ALL: '1',
  })
  const end = output.indexOf('\r\n\r\n')
  for (const [, name = '', value = ''] of output
    .toString('latin1', 0, end)
    .matchAll(/^(.+?): (.+?)\r?$/gm))
    to.setHeader(name, value)
  to.end(output.subarray(end + 4))
}
