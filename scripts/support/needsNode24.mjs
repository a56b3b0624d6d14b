/** Loaded first by every command and program of ours: an older Node cannot say why it fails. */
if (Number.parseInt(process.versions.node, 10) < 24) {
  // In a release, this is a part of another file, and there is no npm.
  const remedy = import.meta.url.endsWith('/needsNode24.mjs')
    ? ' "npm ci" installs one, "npm ci --omit=dev" does not.'
    : ''
  process.stderr.write(
    `This needs Node 24 or newer, and finds Node ${process.versions.node}.${remedy}\n`,
  )
  process.exit(2)
}
