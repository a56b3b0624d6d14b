/** What the configuration of a host is made of: the finished site, and where things are. */
export interface HostedSite {
  pages: readonly HostedPage[]
  /** Undefined where the build has no 404 page. */
  notFound: HostedPage | undefined
  /** Paths of all other files, with a leading slash; compressed copies are not among them. */
  files: readonly string[]
}

export interface HostedPage {
  /** Canonical path. */
  path: string
  /** Path of its file, with a leading slash. */
  file: string
  /** Value of its `Content-Security-Policy` header. */
  policy: string
}

export interface HostPlaces {
  /** Folder of the site on the host. */
  root: string
  /** Names of the site, without scheme. */
  names: readonly string[]
  /** Addresses and ports at which nginx listens; port 80 of all where none is given. */
  listen?: readonly string[]
  /** Address and port of the engine that answers `/api/`. */
  engine: string
}
