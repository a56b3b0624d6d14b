/**
 * Does nothing. If a build has an adapter, Next lets it list the files a server needs and skips tracing a thousand
 * modules itself, a third of the whole compilation, for a server that a static export never starts.
 */
export default { name: 'static-export' }
