/**
 * Does nothing. Where a build has an adapter, Next leaves it to that to say which files a server needs, and does not
 * trace a thousand modules of its own for a server that a static export never starts: a third of the whole compilation.
 */
export default { name: 'static-export' }
